/** Settings for the look and language of the pages. */
export const LOOK = {
  theme: "Theme",
  themes: { light: "Light", dark: "Dark", system: "Same as system" },
  textSize: "Text size",
  sizes: { usual: "Normal", larger: "Large", largest: "Very large" },
  language: "Language",
} as const;
