/** Watching a recorded game. */
export const REPLAY = {
  title: "Replay",
  watching: "Watching",
  noRecord: "This replay doesn't exist, or it couldn't be loaded.",
  stop: "Stop watching",
  controls: "Replay controls",
  play: "Play",
  pause: "Pause",
  moment: "Moment",
  stepBack: "One step back",
  stepForward: "One step forward",
  attackBack: "Previous attack",
  attackForward: "Next attack",
  speed: "Speed",
  copyLink: "Copy link",
  fileOnly: "This replay comes from a file on your device, so a link wouldn't open it. Send the file instead.",
  continue: "Continue from here",
  continues: "Starts a new game from this moment. The replay stays as it is.",
  isOver: "The game is over here. Go back to an earlier moment first.",
  verify: "Verify the dice",
  verifying: "Replaying the whole game…",
  close: "Close this message",
  log: "Log",
  score: "Full score",
  decision: "Decision",
  answer: "Next answer:",
  noDecision: "There's nothing to decide.",
  /** While they decide in secret. */
  deciding: "{names}: {phase}",
} as const;

/** Whether a record proves its game. */
export const VERDICTS = {
  same: "✓ Verified. Replaying {inputs, plural, one {# input} other {# inputs}} by the rules gives the same results, and every die follows from the seed that was fixed before the first roll.",
  beyond: "The lists go beyond the format, which is fine if the players agreed: {difference}.",
  notProven:
    "This isn't proven: {reason}. Apart from that, replaying {inputs, plural, one {# input} other {# inputs}} by the rules gives the same results.",
  otherRules: "Broadside can't check this. The game was played with version {played} of the rules, and this is version {here}.",
  differs:
    "{input, plural, =0 {✗ Not verified. From the start, the rules give a different result: {reason}.} other {✗ Not verified. From input # on, the rules give a different result: {reason}.}}",
  cutShort:
    "{input, plural, =0 {✗ Not verified. The record has no inputs: {reason}.} other {✗ Not verified. The record ends too early, after input #: {reason}.}}",
} as const;

export const REPLAY_KEYS = {
  steps: { keys: "← →", does: "one step back or forward" },
  attacks: { keys: "Shift A, A", does: "previous or next attack" },
  rounds: { keys: "Page Up, Page Down", does: "previous or next round" },
  ends: { keys: "Home, End", does: "start or end of the game" },
  play: { keys: "Space", does: "play or pause" },
} as const;
