/** Everything that the home page says. */
import { spoken } from "./spoken.ts";

export const WORDS = spoken({
  claim: "Bring the big ships.",
  lead: "Corvettes with fore and aft, wings, scenarios, two to eight seats. The rules are kept for you.",
  edition: "Edition",
  editions: { "1e": "First edition", "2.0": "2.0", "2.5": "2.5" },
  whatToPlay: "What to play",
  scenario: "Scenario",
  points: (least: number, most: number) => (least === most ? `${least} points` : `${least} to ${most} points`),
  threat: (threat: number) => `threat ${threat}`,
  twoASide: (limit: string) => `${limit}, two a side`,
  ofASide: (limit: string) => `${limit} a side`,
  others: (count: number) => `${count} more to choose from`,
  otherGame: (name: string, limit: string) => `${name} (${limit})`,
  otherChosen: (limit: string) => `${limit} · change`,

  choosing: "A list is being chosen …",
  change: "Change",
  changeList: "Change the list",
  yourList: "your list",
  readyMade: "ready-made",
  quickBuilds: "quick builds",
  chosenForYou: "chosen for you",
  ships: (count: number) => (count === 1 ? "1 ship" : `${count} ships`),
  legal: "legal",
  notLegal: (faults: readonly string[]) => `not legal here: ${faults.join("; ")}`,
  against: (title: string) => `against ${title}`,
  noList: "No list could be loaded. Check your connection and load the page again.",

  firstGame: "First game: five minutes",
  firstGameAbout: "a corvette, two fighters and a guide that tells you what to press",

  computer: "Play the computer",
  atOnce: "starts at once",
  oneScreen: "One screen",
  passRound: "pass it round",
  starting: "Setting up the table …",
  strength: "The computer plays as",
  moreChoices: "More choices",
  failed: "The game could not begin. Check your connection and try again.",

  lists: "Lists for this game",
  forMe: "Choose for me",
  forMeAbout: "a ready-made list, of another faction than the other side",
  yourLists: "Your lists",
  readyMadeLists: "Ready-made",
  quickBuildLists: "Quick builds",
  chosen: "chosen",
  loading: "Loading …",
  noLists: "No list fits this game.",
  buildOne: "Build one",

  goOn: "Go on",
  keptHere: "All that is kept",
  noGames: "No game yet. What you begin is kept here by itself.",
  notKept:
    "This browser keeps nothing: a private window, or storage is switched off. You can play; save a game to a file before you close it.",
  watch: "Watch",
  openRecord: "Open a record",

  more: "More",
});

/** Games that were recorded, by the ids of their files. */
export const SHOWN_GAMES = spoken({
  "epic-dogfight": { name: "Two corvettes a side", about: "Epic Dogfight" },
  "ace-epic-dogfight": { name: "Ace against ace", about: "Epic Dogfight" },
  "team-epic": { name: "Two a side", about: "Team Epic" },
  "cover-the-evacuation": { name: "Cover the Evacuation", about: "three against two, 2.0" },
  "aces-high": { name: "Aces High", about: "four aces, 2.0" },
  "salvage-mission": { name: "Salvage Mission", about: "standard play, 2.5" },
});

/** Everything else that is here, by its sign. */
export const PAGES = spoken({
  build: { name: "Build a fleet", about: "checked as you go" },
  judge: { name: "Judge’s table", about: "range, arcs, sections" },
  odds: { name: "Odds", about: "exact, of any attack" },
  rules: { name: "Rules", about: "search by words" },
  kept: { name: "Kept here", about: "games and lists, to a file" },
});
