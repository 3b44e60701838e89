/** What the page says where a recorded game is watched. */
import type { Verdict } from "@broadside/rules";
import { keyboardHelp } from "@broadside/table";
import type { EditionId, Phase } from "@broadside/telling";
import { EDITION_TERMS, inUnits } from "@broadside/telling/words";
import { spoken } from "../spoken.ts";

export const WORDS = spoken({
  title: "Watch",
  watching: "Watching",
  noRecord: "There is no such recorded game, or it could not be loaded.",
  stop: "Stop watching",
  region: "Replay",
  play: "Play",
  pause: "Pause",
  moment: "Moment",
  stepBack: "One step back",
  stepOn: "One step on",
  attackBack: "To the attack before",
  attackOn: "To the next attack",
  speed: "Speed",
  copyLink: "Copy a link",
  linkOnlyHere: "This record comes from a file, which only this page knows: a link would not open it. Send the file.",
  goOn: "Go on from here",
  goesOn: "A new game begins at this moment; this one stays as it is",
  isOver: "The game is over here: go back to a moment before its end",
  verify: "Verify the dice",
  verifying: "The whole game is played again…",
  close: "Close the message",
  log: "Log",
  account: "What each side has, and for what",
  asked: "Asked",
  answered: "Answered next:",
  nothingAsked: "Nothing is asked.",
  /** `Ana, Ben: Planning` while they decide in secret. */
  deciding: (names: readonly string[], edition: EditionId, phase: Phase): string =>
    `${names.join(", ")}: ${EDITION_TERMS[edition].phases[phase]}`,
  verdict: verdictInWords,
});

/** Keys of the page, then those of the table. */
export const KEYS = spoken([
  { keys: "← →", does: "one step back or on" },
  { keys: "Shift A, A", does: "to the attack before, or the next one" },
  { keys: "Page Up, Page Down", does: "one round back or on" },
  { keys: "Home, End", does: "to the start or the end" },
  { keys: "Space", does: "play or pause" },
  ...keyboardHelp,
]);

/** Whether a record proves its game, for people. */
function verdictInWords(verdict: Verdict): string {
  switch (verdict.verdict) {
    case "same":
      return [
        `✓ Yes: ${inUnits(verdict.inputs, "input")}, played again by the rules, came to the same, and all dice follow from the seed that was fixed before the first of them.`,
        ...verdict.beyond.map((limit) => `Lists go beyond the format, as friends may agree: ${limit}.`),
      ].join(" ");
    case "not proven":
      return `Not proven: ${verdict.what}. Apart from that ${inUnits(verdict.inputs, "input")}, played again by the rules, came to the same.`;
    case "other rules":
      return `Not checked: the game was played by version ${verdict.rulesVersion} of the rules, and these are ${verdict.here}.`;
    case "differs":
      return `✗ No: from ${placeInWords(verdict.input)} on the rules come to something else: ${verdict.what}.`;
    case "cut short":
      return `✗ No: it ends too early, after ${placeInWords(verdict.input)}: ${verdict.what}.`;
  }
}

const placeInWords = (input: number): string => (input === 0 ? "the start" : `input ${input}`);
