/** The judge's table: the bar, the windows, the palette, and the panels about one piece. */
export const TOP = {
  title: "Judge's table",
  shown: "Shown on the table",
  layers: { ruler: "Ruler", arcs: "Arcs", template: "Template" },
  pieces: "Pieces",
  fromGame: "From a game…",
  back: "Back to the game",
  /** On a small screen. */
  shortBack: "Back",
  open: "Open…",
  save: "Save",
  saveFile: "Save file",
  share: "Share",
  copyLink: "Copy link",
} as const;

export const PROBLEMS = {
  noLink: "This link doesn't contain a position.",
  noFile: "This file doesn't contain a position.",
  isCut: "is incomplete or was changed",
  unchanged: "Nothing on the table changed.",
  problem: "{part} {reason}",
  problemOfAll: "It {reason}",
} as const;

export const OPEN = {
  title: "Open a table",
  examples: {
    corvetteRaid: "Attack on a corvette",
    broadsides: "Two corvettes",
    wingAttack: "A wing against a corvette",
    empty: "Empty table",
  },
  example: "{edition}, {ships, plural, one {# ship} other {# ships}}, {obstacles, plural, one {# obstacle} other {# obstacles}}",
  file: "Open file",
  fromGame: "From a game",
  fileAbout: "Opens a position that you saved here or wrote for the broadside judge command.",
} as const;

export const GAMES = {
  title: "From a game",
  notMeasured: "You can't measure here yet, because the game isn't over and uses tournament assistance.",
  none: "No saved games.",
  which: "Choose a game.",
  loading: "Loading games…",
  game: "{game}, {when}, {date}",
  gameWithoutName: "{when}, {date}",
  settingUp: "setting up",
  round: "round {round}",
  openRecord: "Open a replay",
  moment: "Moment",
  setUp: "Set-up",
  roundAndPhase: "Round {round}, {phase}",
  after: "After answer {at} of {of}",
  take: "Open this moment",
} as const;

export const PALETTE = {
  title: "Add to the table",
  find: "Find a ship",
  shipOrPilot: "Ship or pilot",
  found: "Ships found",
  dragIt: "drag it to the table",
  nothing: "No ship or pilot in this edition matches.",
  loading: "Loading cards…",
  noCards: "The cards didn't load.",
  bases: "Bases",
  seat: "Seat",
  seatOfNew: "Seat of new ships",
  wing: "Wing of {count}",
  shortWing: "wing {count}",
  obstacles: "Obstacles",
  all: "All…",
  allAbout: "All obstacles and tokens…",
  obstaclesAndTokens: "Obstacles and tokens",
  onTable: "On the table",
  ships: "{count, plural, one {# ship} other {# ships}}",
} as const;

export const PANELS = {
  table: "Table",
  judge: "Judge",
  hint: "Select two ships to see the range, the arcs and the reasons.",
  edition: "Edition",
  size: "Size",
  otherSize: "Custom",
  keyboard: "Keyboard",
  keys: {
    find: { keys: "/", does: "find a ship" },
    layers: { keys: "r, a, t", does: "show or hide the ruler, the arcs or the template" },
    remove: { keys: "Delete", does: "remove the selected piece" },
    undo: { keys: "Ctrl+Z", does: "undo (with Shift: redo)" },
  },
  unofficial: "Unofficial fan project.",
  about: "About Broadside",

  selected: "Selected piece",
  ship: "{base}. Select another ship to measure to it.",
  other: "{piece}. To measure, select a ship.",
  turnOver: "Turn over",
  remove: "Remove",
  name: "Name",
  seat: "Seat",
  seatOf: "Seat {seat}",
  arcs: "Arcs",

  placeOf: "Position of {name}",
  change: "Edit",
  turn: "turn",
} as const;
