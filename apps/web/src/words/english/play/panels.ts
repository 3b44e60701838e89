/** Around the table: the bar, the log, the map, settings, the menu of the game, and the scenario. */
export const PANELS = {
  drawers: {
    ships: { title: "Ships", close: "Close ships" },
    log: { title: "Log", close: "Close log" },
    game: { title: "Game", close: "Close menu" },
  },
  latest: "Latest events",
  wholeLog: "Open the log",
  keyboard: "Keyboard shortcuts",
  map: "Map",
  follow: "Follow",
  undo: "Undo",
  askToUndo: "Ask to undo",
  timeLeft: "{clock} left in this phase",
  phaseIsUp: "Time for this phase is up",
  oneMinuteMore: "Add a minute",
} as const;

/** Phases where there is little room. */
export const PHASES = {
  setup: "Set-up",
  planning: "Planning",
  system: "System",
  activation: "Activation",
  combat: "Combat",
  /** The combat of second edition. */
  engagement: "Engagement",
  end: "End",
  over: "The game is over",
} as const;

/** How far the game is, and who decides. */
export const STATE = {
  setUp: "Set-up",
  round: "Round {round}",
  roundOf: "Round {round} of {last}",
  phases: "Phases",
  order: "Order of ships",
  done: "{ship} (done)",
  timeIsUp: "time is up, this is the last round",
  away: "{count, plural, one {{names} is away} other {{names} are away}}",
  bot: "{name} is a bot",
  botPlays: "{level} plays as {name}",
  botStandsIn: "{level} plays for {name}",
  /** Too many to name. */
  bots: "bots play {count, plural, one {# seat} other {# seats}}",
  waitingFor: "waiting for {names}",
  /** After "waiting for". */
  you: "you",
} as const;

export const SETTINGS = {
  title: "Settings",
  pace: "Animation speed",
  paces: { slow: "Slow", usual: "Normal", fast: "Fast", "at once": "Instant" },
  sounds: "Sounds",
  soundsOff: "Sounds: off",
  spent: "Broadside spends your tokens when they help.",
  askAgain: "Ask me again",
} as const;

export const TOOLS = {
  region: "Game",
  save: "Save game",
  byHand: "Change by hand",
  players: "Players",
  ownDials: "Look at my dials",
  time: "Call time",
  concede: "Concede",
  watch: "Watch from the start",
  report: "Report a problem",
  leave: "Leave the table",
  judge: "Open at the judge's table",
  noJudge: "This game uses tournament assistance, so you can't measure now.",
  judgeFailed: "The judge's table didn't load. Check your connection and try again.",

  timeTitle: "Call time?",
  timeAbout: "This round becomes the last one, then points decide the game. You can only undo this if the others agree.",
  playOn: "Keep playing",

  concedeAbout: "Conceding removes your ships from the game.",
  whoConcedes: "Conceding removes a player's ships from the game. Who concedes?",
  concedeForTeam: "Concede for the team",
  concedes: "{name} concedes",
  concedesForTeam: "{name} concedes for the team",
  cancel: "Cancel",
} as const;

/** A scenario and its score. */
export const SCORE = {
  region: "Score",
  scores: "Scores",
  firstPlayer: "First player",
  first: "1st",
  playerNumber: "Player number",
  /** Read out after a name. */
  numbered: ", player number {number}",
  setUp: "set-up",
  setUpOf: "set-up, {last, plural, one {# round} other {# rounds}}",
  round: "round {round}",
  roundOf: "round {round} of {last}",
  goal: "{goal} {scoring} to win",
  /** Read out after the score. */
  counters: ", {count, plural, one {# victory counter} other {# victory counters}}",
  diagramOf: "Set-up diagram of {scenario}",
} as const;
