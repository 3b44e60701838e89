/** The page's theme, light or dark. It is the one that the user has chosen. Until the user chooses, it is the page's default. */
import { createStore, useStore } from "zustand";
import { storedText, storeText } from "../browser/stored-text.ts";

export const THEME_CHOICES = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export type Theme = "light" | "dark";

const KEY = "broadside-theme";

const stored = (): ThemeChoice | undefined => THEME_CHOICES.find((choice) => choice === storedText(KEY));

/** Undefined until the user has chosen. */
const chosen = createStore<{ readonly choice: ThemeChoice | undefined }>(() => ({ choice: stored() }));

export const useChosenTheme = (): ThemeChoice | undefined => useStore(chosen, ({ choice }) => choice);

export function chooseTheme(choice: ThemeChoice): void {
  storeText(KEY, choice);
  chosen.setState({ choice });
}

/** The list builder is light by default, because people read it for hours next to printed lists. All other pages are dark. */
export const themeOfPage = (path: string): Theme => (path.startsWith("/build") ? "light" : "dark");

/** A page's theme, given the user's choice and the system's preference. */
export const themeFor = (choice: ThemeChoice | undefined, path: string, systemIsLight: boolean): Theme =>
  choice === undefined ? themeOfPage(path) : choice === "system" ? (systemIsLight ? "light" : "dark") : choice;

/** Applies the theme to the open page. */
export function showTheme(): void {
  document.documentElement.dataset["theme"] = themeFor(chosen.getState().choice, window.location.pathname, systemIsLight().matches);
}

/** Applies the theme now, and whenever it is chosen, here or in another tab, or the system's preference changes. */
export function followTheme(): void {
  showTheme();
  chosen.subscribe(showTheme);
  systemIsLight().addEventListener("change", showTheme);
  window.addEventListener("storage", ({ key }) => key === KEY && chosen.setState({ choice: stored() }));
}

const systemIsLight = (): MediaQueryList => window.matchMedia("(prefers-color-scheme: light)");
