/** A game's saved result: plain data, one line in a run's file. */
import { LOSS_KINDS, type LossKind } from "@broadside/formats";
import {
  failure,
  JsonReader,
  listOf,
  number,
  objectOf,
  oneOf,
  optional,
  type Result,
  type Shape,
  success,
  text,
  wholeNumber,
} from "@broadside/kit";
import { ENDINGS, type Ending, MOST_SEATS, type Seat } from "@broadside/rules";

/** The fate of one ship in the list. */
export interface ShipFate {
  /** How the ship was lost; absent if not even half of it was lost. */
  readonly as?: LossKind;
  /** The round in which the ship was destroyed, fled or escaped. */
  readonly round?: number;
  /** The points that opponents scored for the ship. */
  readonly lost: number;
}

export interface MatchResult {
  readonly game: number;
  /** For each round, the seat that went first. */
  readonly first: readonly Seat[];
  /** Each side's score at the end of each round, in the order of the sides. */
  readonly scores: readonly (readonly number[])[];
  readonly ending: Ending;
  /** The sides that won; empty for a draw. */
  readonly winners: readonly number[];
  /** The ships in the list, in its order. */
  readonly ships: readonly ShipFate[];
  readonly answers: number;
  /** How often a bot failed and the default answer was used. */
  readonly defaults: number;
  /** How often the rules failed and skipped a step. */
  readonly losses: number;
}

/** A game that could not be finished. */
export interface FailedMatch {
  readonly game: number;
  readonly failed: string;
}

export type MatchLine = MatchResult | FailedMatch;

const MOST = { games: 1_000_000_000, rounds: 10_000, ships: 200, score: 1_000_000, answers: 10_000_000, text: 2000 } as const;
const gameNumber = wholeNumber(0, MOST.games);
const counted = wholeNumber(0, MOST.answers);

const fate = objectOf<ShipFate>({
  as: optional(oneOf(LOSS_KINDS)),
  round: optional(wholeNumber(0, MOST.rounds)),
  lost: number(0, MOST.score),
});

const result = objectOf<MatchResult>({
  game: gameNumber,
  first: listOf(wholeNumber(0, MOST_SEATS - 1), MOST.rounds),
  scores: listOf(listOf(number(-MOST.score, MOST.score), MOST_SEATS), MOST.rounds),
  ending: oneOf(ENDINGS),
  winners: listOf(wholeNumber(0, MOST_SEATS - 1), MOST_SEATS),
  ships: listOf(fate, MOST.ships),
  answers: counted,
  defaults: counted,
  losses: counted,
});

const failed = objectOf<FailedMatch>({ game: gameNumber, failed: text(MOST.text) });

/** Reads a line of a run's file, which may contain anything. */
export function readMatchLine(value: unknown): Result<MatchLine> {
  const reader = new JsonReader();
  const shape: Shape<MatchLine> = typeof value === "object" && value !== null && "failed" in value ? failed : result;
  const read = shape.read(reader, value, "");
  return read && reader.problems.length === 0 ? success(read) : failure(reader.problems);
}

export const isPlayed = (line: MatchLine): line is MatchResult => !("failed" in line);

/** An error in the form in which a line stores it. */
export const failedMatch = (game: number, error: unknown): FailedMatch => ({
  game,
  failed: (error instanceof Error ? error.message : String(error)).slice(0, MOST.text) || "unknown reason",
});
