/** The words in documents about lists. This package writes the printed sheets and plain texts, and gets their sentences from `telling`. */
import type { Catalogue } from "@broadside/cards";
import type { FormatOptions } from "./draft.ts";
import type { NamedPlace, Spent } from "./figures.ts";
import type { Fix } from "./fix.ts";
import type { ListWord, Problem } from "./problem.ts";

export interface DocumentWords {
  /** A whole sentence. */
  problem(problem: Problem): string;
  /** A whole sentence. */
  fix(fix: Fix): string;
  /** The name of a place, such as "tier 2, Wedge Antilles, R2-D2". */
  place(place: NamedPlace): string;
  /** What a list has spent, such as "284 of 300 points, 16 left". */
  spent(spent: Spent): string;
  /** Such as "tier 2". */
  list(called: ListWord, number: number): string;
  /** A few words on each option. */
  options(options: FormatOptions, catalogue: Catalogue): readonly string[];
}
