/** What surrounds every question: who decides, how to answer, and what else you can do. */
export const QUESTION = {
  /** For the only person at the screen. */
  yours: "Your decision",
  decides: "{name} decides",
  showAll: "Show all answers",
  /** Beside an answer. */
  isDefault: "· default",
  isSuggested: "· suggested",
  spendTokens: "Spend tokens automatically when they help",
  report: "Report a problem",
  answerFirst: "Answer this first",
  /** Standing orders for the same question, now and later. */
  usualOrder: "Always use the default order",
  never: "Always pass on this for this ship",
} as const;

/** A bot suggests an answer. */
export const ADVICE = {
  ask: "Get a hint",
  /** Begins like the button that it names. */
  askAbout: "Get a hint ({about})",
  thinking: "Thinking…",
  place: "Found a place",
  because: "{answer}: {reasons}",
  show: "Show it on the table",
} as const;

/** Ships of one type or one wing can do the same. */
export const TOGETHER = {
  toggle: "Same order for matching ships",
  dials: "Matching ships without a maneuver get the one you set",
  actions: "{ships, plural, one {# other matching ship takes} other {# other matching ships take}} the same action this round if possible",
} as const;

export const PLACE = {
  hands: "Drag it on the table, or use the keys: arrow keys move it, Q and E turn it.",
  handsAtEdge: "Drag it on the table, or use the keys: arrow keys move it, Q and E turn it. It stays at its edge.",
  handsOnLine: "Drag it along the line, or use the arrow keys.",
  right: "Right, mm",
  up: "Up, mm",
  heading: "Heading, °",
  alongLine: "Position on the line",
  checking: "Checking…",
  notChecked: "Broadside couldn't check whether this fits.",
  fits: "✓ Fits here",
  doesNotFit: "✗ Doesn't fit here",
  doesNotFitBecause: "✗ Doesn't fit here: {reason}.",
  isUnjudged: "You'll see whether it fits when you place it.",
  put: "Put it here",
  toDefault: "Back to the default place",
} as const;

/** A bot sets up for players who want to start right away. */
export const SET_UP_FOR_ME = {
  region: "Set-up",
  isSettingUp: "A bot is setting up for {players}.",
  stop: "Stop",
  forMe: "Set up for me",
  forPlayer: "Set up for {name}",
} as const;

/** A change that others must agree to. */
export const PROPOSAL = {
  asks: "{name} asks",
  reason: "Reason: {reason}",
  /** For the only person at the screen. */
  agree: "Agree",
  decline: "Decline",
  agrees: "{name} agrees",
  declines: "{name} declines",
} as const;

/** Abilities of all players that wait for their turn. */
export const QUEUE = {
  region: "Waiting abilities",
  inOrder: "Waiting abilities, in order:",
  isNext: "· next",
} as const;
