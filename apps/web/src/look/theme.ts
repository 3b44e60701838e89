/** Light or dark: what a person has chosen, else what suits the page. */
import { keepText, keptText } from "./kept-text.ts";

export const THEME_CHOICES = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export type Theme = "light" | "dark";

const KEY = "broadside-theme";

/** Undefined until a person has chosen. */
export const chosenTheme = (): ThemeChoice | undefined => THEME_CHOICES.find((choice) => choice === keptText(KEY));

export function chooseTheme(choice: ThemeChoice): void {
  keepText(KEY, choice);
  showTheme(choice);
  for (const tell of listeners) tell();
}

const listeners = new Set<() => void>();

/** Tells every switch on the page of a choice at any of them, and of one in another tab; gives a way to stop that. */
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

/** Lists are read for hours beside printed ones: they are light until somebody wants them dark. */
export const themeOfPage = (path: string): Theme => (path.startsWith("/build") ? "light" : "dark");

/** What a choice comes to on a page, on a system that prefers light or not. */
export const themeFor = (choice: ThemeChoice | undefined, path: string, systemIsLight: boolean): Theme =>
  choice === undefined ? themeOfPage(path) : choice === "system" ? (systemIsLight ? "light" : "dark") : choice;

/** Puts the theme on the page that is open. */
export function showTheme(choice: ThemeChoice | undefined = chosenTheme()): void {
  const system = window.matchMedia("(prefers-color-scheme: light)").matches;
  document.documentElement.dataset["theme"] = themeFor(choice, window.location.pathname, system);
}
