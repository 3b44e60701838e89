/** The page's theme, light or dark. It is the one that the user has chosen. Until the user chooses, it is the page's default. */
import { storedText, storeText } from "../browser/stored-text.ts";

export const THEME_CHOICES = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export type Theme = "light" | "dark";

const KEY = "broadside-theme";

/** Undefined until the user has chosen. */
export const chosenTheme = (): ThemeChoice | undefined => THEME_CHOICES.find((choice) => choice === storedText(KEY));

export function chooseTheme(choice: ThemeChoice): void {
  storeText(KEY, choice);
  showTheme(choice);
  for (const tell of listeners) tell();
}

const listeners = new Set<() => void>();

/** Calls `tell` when a theme is chosen, with any switch or in another tab. Returns a function that stops the calls. */
export function onThemeChosen(tell: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent): void => {
    if (key !== KEY) return;
    showTheme();
    tell();
  };
  listeners.add(tell);
  window.addEventListener("storage", elsewhere);
  return () => {
    listeners.delete(tell);
    window.removeEventListener("storage", elsewhere);
  };
}

/** The list builder is light by default, because people read it for hours next to printed lists. All other pages are dark. */
export const themeOfPage = (path: string): Theme => (path.startsWith("/build") ? "light" : "dark");

/** A page's theme, given the user's choice and the system's preference. */
export const themeFor = (choice: ThemeChoice | undefined, path: string, systemIsLight: boolean): Theme =>
  choice === undefined ? themeOfPage(path) : choice === "system" ? (systemIsLight ? "light" : "dark") : choice;

/** Applies the theme to the open page. */
export function showTheme(choice: ThemeChoice | undefined = chosenTheme()): void {
  const system = window.matchMedia("(prefers-color-scheme: light)").matches;
  document.documentElement.dataset["theme"] = themeFor(choice, window.location.pathname, system);
}
