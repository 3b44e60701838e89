/** The home page. */
export const HOME = {
  claim: "Bring the big ships.",
  lead: "Play corvettes with fore and aft sections, wings and scenarios, with two to eight players. Broadside handles the rules.",
  edition: "Edition",
  editions: { "1e": "First edition", "2.0": "2.0", "2.5": "2.5" },
  whatToPlay: "What to play",
  scenario: "Scenario",
  points: "{points} points",
  pointsBetween: "{least} to {most} points",
  threat: "threat {threat}",
  twoPerSide: "{limit}, two per side",
  perSide: "{limit} per side",
  others: "{count} more to choose from",
  otherGame: "{name} ({limit})",
  otherChosen: "{limit} · change",

  choosing: "Choosing a list…",
  change: "Change",
  yourList: "your list",
  readyMade: "ready-made",
  quickBuilds: "quick builds",
  chosenForYou: "chosen for you",
  ships: "{count, plural, one {# ship} other {# ships}}",
  legal: "legal",
  notLegal: "not legal here: {problems}",
  against: "against {list}",
  noList: "Couldn't load a list. Check your connection and reload the page.",

  firstGame: "First game: five minutes",
  firstGameAbout: "a corvette, two fighters, and a guide that tells you what to press",

  computer: "Play the computer",
  atOnce: "starts right away",
  sameScreen: "Same screen",
  passAround: "pass the device around",
  starting: "Setting up the table…",
  strength: "The computer plays as",
  moreOptions: "More options",
  failed: "The game couldn't start. Check your connection and try again.",

  lists: "Lists for this game",
  forMe: "Choose for me",
  forMeAbout: "a ready-made list from a different faction than your opponent's",
  yourLists: "Your lists",
  readyMadeLists: "Ready-made",
  quickBuildLists: "Quick builds",
  chosen: "selected",
  loading: "Loading…",
  noLists: "No list fits this game.",
  buildOne: "Build a list",

  continue: "Continue",
  savedGames: "Saved games",
  noGames: "No games yet. Games you start are saved here automatically.",
  notSaving:
    "Your browser isn't saving anything. This may be a private window, or storage is turned off. You can still play, but save your game to a file before you close the page.",
  watch: "Watch",
  openReplay: "Open a replay",

  more: "More",
} as const;

/** Recorded games, by the ids of their files. */
export const SHOWN_GAMES = {
  "epic-dogfight": { name: "Two corvettes per side", about: "Epic Dogfight" },
  "ace-epic-dogfight": { name: "Ace against Ace", about: "Epic Dogfight" },
  "team-epic": { name: "Two players per side", about: "Team Epic" },
  "cover-the-evacuation": { name: "Cover the Evacuation", about: "three against two, 2.0" },
  "aces-high": { name: "Aces High", about: "four aces, 2.0" },
  "salvage-mission": { name: "Salvage Mission", about: "standard play, 2.5" },
} as const;

/** The other pages, by their icons. */
export const PAGES = {
  build: { name: "Build a list", about: "checked as you go" },
  judge: { name: "Judge's table", about: "range, arcs, sections" },
  odds: { name: "Odds", about: "exact, for any attack" },
  rules: { name: "Rules", about: "searchable, with ids" },
  saved: { name: "Saved games", about: "plus your lists and backups" },
} as const;
