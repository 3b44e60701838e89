/** Texts from the worker that aren't about a running game: why a game, replay or file doesn't open, and what you can play. */
export const WORKER = {
  noSuchGame: "This game isn't saved in this browser. If you have it as a file, load the file.",
  noGame: "No game is open.",
  noRecord: "No replay is open.",
  noMoment: "This moment of the replay can't be shown: {why}.",
  noRoom: "There's no room for it in this browser.",
  pinDigits: "A PIN has four to eight digits.",
  hasPin: "This seat already has a PIN.",
  /** An answer that is a place on the table. */
  thisPlace: "this place",
  canBeWatched: "{refused} You can still watch it.",
  /** With the id of the rule. */
  problemByRule: "{problem} ({rule})",
  otherRules: "This game comes from another version of Broadside: its rules version {reason}. Continue it in the version that saved it.",
  otherFormat: "This game comes from another version of Broadside: its format version {reason}. Continue it in the version that saved it.",
  unreadable: "This game can't be loaded: {problems}.",
  problem: "{part} {reason}",
  problemOfAll: "it {reason}",
  /** Each follows its part of the file. */
  reasons: {
    noGame: "isn't a game",
    noGameInRows: "hold no game",
    damaged: "are damaged",
    notWatchable: "can't be replayed: {why}",
    unknownScenario: "is unknown here: {scenario}",
  },
  /** A saved game in a list. */
  game: "{players}, {scenario}",
  unnamed: "A game",
} as const;

/** Why a file isn't one that holds all games and lists. */
export const UNREADABLE_FILES = {
  incomplete: "This isn't a Broadside file, or it's incomplete.",
  "single game": "This file holds a single game. To load it, go to Play.",
  "another file": "This isn't a file with all games and lists.",
  "another version": "This file uses format version {found}, but this Broadside reads format version {read}.",
} as const;

/** Games before they start. */
export const OFFERS = {
  decks: { "core-tfa": "The Force Awakens", core: "Original core set" },
  limits: { list: "{points} points", member: "{points} points per player", tier: "{points} points by tier" },
  obstaclesBySide: "Each side brings {count, plural, =6 {six} other {#}} obstacles. If a list has none, Broadside chooses them.",
  obstaclesOfLists:
    "The obstacles come from the lists. If the lists have none, {count, plural, =6 {six} other {#}} asteroids from the core set are used.",
  /** The limits of a scenario. */
  either: "{one} or {other}",
  perTeam: "{limit} per team",
  inEditions: "{limit} ({editions})",
  threat: "threat {threat}",
  points: "{count, plural, one {# point} other {# points}}",
} as const;
