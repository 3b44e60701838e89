/** Choices about how the pages look. */
import type { TextSize } from "../look/text-size.ts";
import type { ThemeChoice } from "../look/theme.ts";
import { spoken } from "./spoken.ts";

const THEMES: Readonly<Record<ThemeChoice, string>> = { light: "Light", dark: "Dark", system: "As the system" };
const SIZES: Readonly<Record<TextSize, string>> = { usual: "usual", larger: "larger", largest: "largest" };

export const WORDS = spoken({ theme: "Theme", themes: THEMES, textSize: "Size of text", sizes: SIZES });
