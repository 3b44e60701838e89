/** The end of a game: the result, the score of each side, and the result for an event. */
export const END = {
  isOver: "The game is over",
  rounds: "{rounds, plural, =0 {during set-up} one {# round} other {# rounds}}",
  draw: "A draw",
  won: "{names} won",
  /** The text of a result has no full stop. */
  sentence: "{text}.",
  whatDecided: "What decided it:",
  scoreIn: { point: "Score in points", threat: "Score in threat", "mission point": "Score in mission points", other: "Score in {unit}s" },
  loading: "Reviewing the game…",
  back: "Back to the result",
  showTable: "Show the table",
  swap: "Swap sides",
  watch: "Watch",
  save: "Save the replay",
  newGame: "New game",
  home: "Home",
  again: "Play again",
} as const;

/** The score of each side, and how it adds up. */
export const ACCOUNT = {
  side: "{name}: {score}",
  winner: "{name} (won): {score}",
  tieBreak: "Tie-break: {text}",
} as const;

/** The result for an event. */
export const EVENT = {
  title: "For the event",
  none: "No event format covers this game. You can still save its replay and copy its result.",
  score: "Full score",
  claim: "Enter the result in an event",
  command: "Save the replay and run this command:",
  result: "The command reads this result:",
  copy: "Copy the result",
} as const;
