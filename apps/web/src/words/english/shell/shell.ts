/** Texts around every page, and the pages for errors. */
export const SHELL = {
  skip: "Skip to content",
  home: "Broadside, home page",
  navigation: "Main",
  notice:
    "Unofficial fan project, not affiliated with or endorsed by any publisher or licensor. Broadside uses no art, no card pictures and no card text. Names belong to their owners.",
  about: "About",
} as const;

/** For the navigation, by address. */
export const PAGE_NAMES = {
  "/play": "Play",
  "/build": "Build",
  "/judge": "Judge's table",
  "/odds": "Odds",
  "/rules": "Rules",
} as const;

export const NOTICES = {
  notFound: "Page not found",
  nothingHere: "There's nothing at this address. Check it for typos, or start from one of these pages:",
  startPage: "Home page",
  searchRules: "Search the rules",
  problem: "Something went wrong",
  problemAbout: "This page couldn't be shown. Check your connection and reload. If that doesn't help, go back to the home page.",
  reload: "Reload",
  loading: "Loading…",
} as const;
