/** What the worker says by itself: why a game or a record does not open, and what is offered. What a game tells stands in `telling`. */
import { type ChoiceFault, faultInWords } from "@broadside/content";
import type { DamageDeckId, GameFormatId, GameSheet } from "@broadside/formats";
import type { Problem } from "@broadside/kit";
import { formatById } from "@broadside/squads";
import { inUnits } from "@broadside/telling/words";
import { PIN_DIGITS } from "../play/hot-seat.ts";
import { spoken } from "../spoken.ts";

/** Problems that are told of one game. */
const MOST_PROBLEMS = 5;

export const WORKER = spoken({
  noSuchGame: "This browser keeps no such game. A saved file can be loaded.",
  noRecord: "No record is open.",
  noMoment: (why: string): string => `This moment of the record cannot be shown: ${why}.`,
  noRoom: "This browser has no room for it.",
  noFile: (problems: readonly Problem[]): string => problems.map(({ reason }) => `This file ${reason}.`).join(" "),
  pinDigits: PIN_DIGITS,
  hasPin: "This seat has a PIN already.",
  noLongerAsked: "this is no longer asked",
  /** An answer that is a place on the table. */
  thisPlace: "this place",
  /** After why it cannot be gone on with. */
  canBeWatched: (refused: string): string => `${refused} It can be watched.`,
  faults: (faults: readonly ChoiceFault[], seats: readonly { readonly name: string }[]): string =>
    faults.map((fault) => `${faultInWords(fault, seats)}${fault.rule === undefined ? "" : ` (${fault.rule})`}`).join("; "),
  problems: problemsInWords,
  /** A kept game in a list. */
  game: (names: string | undefined, scenario: string | undefined): string =>
    [names ?? "A game", scenario].filter((word) => word !== undefined).join(", "),
});

function problemsInWords(problems: readonly Problem[]): string {
  const version = problems.find(({ path }) => path === "rulesVersion" || path === "formatVersion");
  if (version)
    return `This game is of another version of Broadside: its ${version.path === "rulesVersion" ? "rules version" : "format version"} ${version.reason}. Go on with it in the version that saved it.`;
  const said = problems.slice(0, MOST_PROBLEMS).map(({ path, reason }) => `${path === "" ? "it" : path} ${reason}`);
  return `This is no game that can be loaded: ${said.join("; ")}.`;
}

const DECK_NAMES: Readonly<Record<DamageDeckId, string>> = { "core-tfa": "The Force Awakens", core: "Original core set" };
const SHARE_WORDS = { list: "", member: " a member", tier: " by tier" } as const;

/** Games before they start. */
export const OFFERS = spoken({
  aim: (format: GameFormatId): string => formatById(format)?.about ?? "",
  decks: DECK_NAMES,
  limits: (points: readonly number[], lists: keyof typeof SHARE_WORDS): string => `${points.join(", ")} points${SHARE_WORDS[lists]}`,
  obstacles: ({ filled: by, each, total }: GameSheet["obstacles"]): string =>
    by === "each side"
      ? `Each side brings ${figureInWords(each)} obstacles; where a list brings none, they are chosen for it.`
      : `Obstacles come from the lists; where lists bring none, ${figureInWords(total)} asteroids of the core set are used.`,
  threat: (threat: number): string => `threat ${threat}`,
  points: (points: number): string => inUnits(points, "point"),
  /** What stands against a choice, as whoever has checked it says it. */
  fault: (words: string): string => words,
});

function figureInWords(count: number): string {
  return count === 6 ? "six" : String(count);
}
