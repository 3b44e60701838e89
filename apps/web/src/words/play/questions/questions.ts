/** What the page says around every question: who decides, how it can be answered, and what stands beside it. Dials, attacks, dice and energy have files of their own. */
import { spoken } from "../../spoken.ts";

export const QUESTION = spoken({
  decides: (name: string) => `${name} decides`,
  showAll: "Show every answer",
  /** Beside an answer. */
  isDefault: "· default",
  isSuggested: "· suggested",
  spendTokens: "From now on spend tokens when they help",
  report: "Report a problem",
  answerFirst: "Answer this first",
  usualOrder: "Always in the usual order",
  never: "Never, for this ship",
});

/** A program answers for a learner. */
export const ADVICE = spoken({
  ask: "What would you do?",
  thinking: "Thinking…",
  aPlace: "A place",
  /** After what it would answer; programs give their reasons in words. */
  reason: (reason: string) => `: ${reason}`,
  show: "Show it on the table",
});

/** Ships that are alike do the same. */
export const TOGETHER = spoken({
  toggle: "Alike ships together",
  dials: "A maneuver is set for every ship of its type whose dial is still open",
  actions: (ships: number) => `${ships} more like it do the same this round, where they can`,
});

const HANDS = "Drag it on the table, or use its keys: arrows move it, q and e turn it.";

export const PLACE = spoken({
  hands: HANDS,
  handsAtEdge: `${HANDS} It stays at its edge.`,
  handsOnLine: "Drag it along the line, or use the arrow keys.",
  right: "Right, mm",
  up: "Up, mm",
  heading: "Heading, °",
  alongLine: "Along the line",
  fits: "✓ It may stand there.",
  fitsNot: (why: string) => `✗ It may not stand there: ${why}.`,
  isUntold: "Whether it fits is seen then.",
  put: "Put it here",
  toDefault: "Back to the default place",
});

export const SET_UP = spoken({
  region: "Set-up",
  /** Before, between and after the names. */
  setsUp: ["A program sets up for ", " and ", "."] as const,
  stop: "Stop",
  forMe: "Set up for me",
  forSeat: (name: string) => `Set up for me (${name})`,
});

export const PROPOSAL = spoken({
  /** Around the name. */
  asks: ["", " asks"] as const,
  reason: (reason: string) => `Reason: ${reason}`,
  agrees: (name: string) => `${name} agrees`,
  refuses: (name: string) => `${name} refuses`,
});

/** Abilities that wait. */
export const QUEUE = spoken({
  region: "Abilities that wait",
  inOrder: "Abilities that wait, in order:",
  isNext: "· next",
});
