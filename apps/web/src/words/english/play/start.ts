/** The form before a game starts: the game, its settings, and what the players agree on. */
export const START = {
  lead: "Two to eight players share one screen. Broadside handles the rules and rolls the dice, and nobody sees anyone else's dials.",
  newGame: "New game",
  loadingGames: "Loading games…",
  edition: "Edition",
  game: "Game",
  families: {
    "first-edition": "First edition",
    dogfight: "Second edition, without a scenario",
    standard: "Standard scenarios, 2.5",
    epic: "Epic Battles",
  },
  notYet: "{game} (not playable yet)",
  tier: "Tier",
  tierOf: "Tier {tier}: {points} points",
  seats: "Seats",
  matchup: "Matchup",
  types: { "head-to-head": "Head to head", "free-for-all": "Free-for-all", "team-battle": "Teams" },
  players: "Players",
  more: "More settings",
  deck: "Damage deck",
  drawsNumbers: "Broadside draws the player numbers when the game starts. They decide each player's area and colour.",
  pageOnly: "You can't play {game} yet. Its scenario page explains how it works.",
  cannotStart: "✗ The game can't start like this.",
  noGame: "That game doesn't exist. Choose one here.",
} as const;

/** The bar at the bottom of the form. */
export const START_BAR = {
  game: "{name} · {edition} · {seats, plural, one {# seat} other {# seats}}",
  people: "{count, plural, one {# person} other {# people}}",
  bots: "{count, plural, one {# bot} other {# bots}}",
  checking: "Checking lists…",
  notYet: "Not legal yet",
  play: "Play",
} as const;

/** What is known about a game. */
export const FACTS = {
  players: "Players",
  between: "{least} to {most}",
  type: "Type",
  types: { "head-to-head": "head to head", "free-for-all": "free-for-all", "team-battle": "teams" },
  table: "Table",
  limit: "Limit",
  source: "From the source",
  allParts: "{count, plural, one {its only part} other {all # parts}}",
  someParts: "{known} of {count} parts; the rest is our reconstruction",
  page: "Scenario page",
} as const;

export const ORGANISER = {
  title: "Organiser settings",
  titleChanged: "Organiser settings ({count} changed)",
  range: "{least} to {most}, usually {usual}",
  defaults: "Use defaults",
} as const;

export const AGREEMENTS = {
  title: "Agreements",
  titleChanged: "Agreements ({count} changed)",
  agreed: {
    aids: { label: "Assistance", names: { open: "Full", strict: "Tournament" } },
    unknownDamage: { label: "Damage cards with unknown text", names: { ours: "Use our text", "by hand": "Resolve by hand" } },
    standIn: { label: "When a player is away", names: { defaults: "Use the default answers", cadet: "A Cadet plays for them" } },
    undo: { label: "Undo", names: { consent: "If the others agree", free: "Always", never: "Never" } },
  },
  clocks: { phase: "Phase timer", seat: "Time per seat", match: "Time for the game" },
  off: "Off",
  minutes: "{count, plural, one {# minute} other {# minutes}}",
  about:
    "Agreements are saved with the game. An event only accepts games played with its own settings. We don't have the printed text of some Damage cards for first-edition huge ships. They either do what our own text says, or Broadside only counts them and you follow the printed card.",
  eventSettings: "Event settings",
  defaults: "Use defaults",
} as const;

/** Saved games, below the form. */
export const SAVED_GAMES = {
  title: "Continue a game",
  round: "round {round}",
  settingUp: "setting up",
  over: "over in round {round}",
  delete: "Delete",
  deleteOne: "Delete {players}",
  watch: "Watch a replay",
  all: "All saved games",
  about: "Games are saved in this browser automatically. Save a game as a file to continue it on another device.",
} as const;
