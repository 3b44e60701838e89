/**
 * Reasons why a game can't be played as chosen, and differences between a record's set-up and its lists. The `telling` package writes the
 * sentences.
 */
import type { SetUpProblem } from "@broadside/formats";
import type { Fix, NamedPlace, Problem } from "@broadside/squads";
import type { Seat } from "./seat.ts";

/** A problem, the rule that decides it, and the seat whose list or name it is about. */
export type GameProblem = (SetUpProblem | ProblemInList) & {
  /** Absent if the problem breaks no rule of the game. */
  readonly rule?: string;
  readonly seat?: Seat;
};

export interface ProblemInList {
  readonly problem: "list";
  readonly found: Problem;
  readonly where: NamedPlace;
  readonly fix: Fix;
}

/** The differences between a record's set-up and the cards. */
export type SetUpDifference =
  | { readonly difference: "unknown points update"; readonly date: string }
  | { readonly difference: "format of another edition"; readonly format: string }
  | { readonly difference: "no scenario" }
  | { readonly difference: "unknown scenario"; readonly scenario: string }
  | { readonly difference: "another value"; readonly path: string; readonly said: string; readonly made: string }
  | { readonly difference: "error"; readonly detail: string }
  | { readonly difference: "problem"; readonly found: GameProblem }
  /** A list exceeds a limit. Friends may have agreed on that. `player` is the name of its player, if that is known. */
  | { readonly difference: "over a limit"; readonly seat: Seat; readonly player?: string; readonly rule: string; readonly found: Problem };
