/** What stands around every page, and the pages shown when there is no page to show. */
import { spoken } from "./spoken.ts";

export const WORDS = spoken({
  skip: "Skip to the content",
  /** The way to the start, where a page has no navigation. */
  home: "Broadside, to the start",
  navigation: "Main",
  notice:
    "Unofficial fan project. Not affiliated with or endorsed by any publisher or licensor; no art, no card pictures and no card text are used. Names belong to their owners.",
  about: "About",
});

/** By address, as the navigation has them. */
export const PAGE_NAMES = spoken({
  "/play": "Play",
  "/build": "Build",
  "/judge": "Judge’s table",
  "/odds": "Odds",
  "/rules": "Rules",
});

export const NOTICES = spoken({
  notFound: "Page not found",
  nothingHere: "There is nothing at this address. It may be mistyped, or the page may have moved.",
  /** Around the two links. */
  goTo: ["Go to the ", "start page", " or ", "search the rules", "."] as const,
  problem: "Something went wrong",
  problemAbout: "This page could not be shown. Check your connection and load it again; if that does not help, go back to the start page.",
  loadAgain: "Load again",
  startPage: "Start page",
  loading: "Loading…",
});
