/** What Broadside says of itself and of the fonts that it is shipped with. */
import { spoken } from "./spoken.ts";

export const WORDS = spoken({
  title: "About Broadside",
  lead: "Broadside is an unofficial fan project. It is not affiliated with or endorsed by any publisher or licensor. The names of the game, of its ships, pilots and cards belong to their owners. No art, no card pictures and no card text are used: rules and cards are told in our own words, and the ships on the table are our own drawings.",
  whereItRuns:
    "It runs in your browser. Games and lists are kept there, and nothing is fetched from anywhere but where the app itself came from.",
  reading: "Reading",
  fonts: "Fonts",
  fontsAbout: "Two fonts of others are shipped with the app, cut to the characters that it shows.",
  inter: "all text",
  miniatures:
    "icons of actions, tokens, dice, maneuvers and upgrades, and pictures of ships in lists; the emblems of factions are left out",
  /** Around the names of who made it, the link to its home and that to its licence. */
  font: (use: string) => [`For ${use}. By `, " (", "its home", "), under the ", "."] as const,
  licenceOf: (font: string) => `The licence of ${font}`,
});
