/** What Broadside is and isn't, where its rules come from, and the fonts it ships with. */
export const ABOUT = {
  title: "About Broadside",
  whatItIs: "What it is",
  game: "Broadside plays Epic X-Wing in your browser: huge ships, wings and scenarios in all three editions, for two to eight players, with bots for any seat.",
  tools: "You can also build and check lists, work out the odds of an attack, settle a dispute at the judge's table and search the rules.",
  saved:
    "Broadside saves your games and lists in this browser and works offline after your first visit. It needs no account and sends nothing about you anywhere.",
  whatItIsNot: "What it isn't",
  unofficial:
    "Broadside is an unofficial fan project. It is not affiliated with or endorsed by any publisher or licensor. The names of the game, its ships, pilots and cards belong to their owners.",
  noArt:
    "It contains no art, no card pictures and no card text. We drew the ships on the table ourselves, and we left out the factions' emblems.",
  oneScreen: "It isn't an online service: players share one screen and pass the device around.",
  rules: "Where the rules come from",
  ownWords: "We wrote the rules and card effects in our own words, following the published rules.",
  rows: "Each rule has an id, such as HS-TGT-03, and names the document it comes from. When Broadside allows or refuses something, it can show you the rule.",
  openPoints:
    "Where the published rules leave a question open or contradict each other, we made a decision. The rule's page in Broadside says so. Your group can decide differently.",
  searchRules: "Search the rules",
  settings: "Settings",
  fonts: "Fonts",
  fontsAbout: "Broadside ships with two fonts by other people, cut down to the characters it uses.",
  inter: "all text",
  miniatures: "icons for actions, tokens, dice, maneuvers and upgrades, and ship pictures in lists",
  usedFor: "Used for {use}.",
  madeBy: "Made by {names}.",
  website: "Website",
  licence: "Licence:",
  licenceOf: "Licence for {font}",
} as const;
