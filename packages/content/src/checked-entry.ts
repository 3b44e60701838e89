/** An entry: lists that are checked together for a game. Their problems count as problems of the game. */
import type { Catalogue } from "@broadside/cards";
import type { Seat } from "@broadside/rules";
import { type EntryDraft, type Format, namePlace, type Verdict } from "@broadside/squads";
import type { GameProblem } from "./choice.ts";

export interface CheckedEntry {
  /** The seats that these lists are for. */
  readonly seats: readonly Seat[];
  readonly entry: Pick<EntryDraft, "squads" | "options">;
  readonly format: Format;
  /** The name to show instead of the format's name if only a part of the format applies, such as one tier. */
  readonly name?: string;
  readonly catalogue: Catalogue;
  readonly verdict: Verdict;
}

/** Returns every problem that makes the lists illegal. Each one names its list. */
export const entryProblems = ({ entry, format, catalogue, verdict }: Omit<CheckedEntry, "seats">) =>
  verdict.problems
    .filter(({ weight }) => weight === "illegal")
    .map(({ rule, weight, place, fix, ...found }): { readonly list: number; readonly problem: GameProblem } => ({
      list: place.list ?? 0,
      problem: { rule, problem: "list", found, where: namePlace(place, entry, format, catalogue), fix },
    }));
