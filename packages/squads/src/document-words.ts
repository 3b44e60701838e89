/** The words for documents about lists. This package writes the sheets and plain texts; `telling` makes their sentences. */
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
  /** A place, such as "tier 2, Wedge Antilles, R2-D2". */
  place(place: NamedPlace): string;
  /** A total, such as "284 of 300 points, 16 left". */
  spent(spent: Spent): string;
  /** Such as "tier 2". */
  list(called: ListWord, number: number): string;
  /** Describes each option in a few words. */
  options(options: FormatOptions, catalogue: Catalogue): readonly string[];
}
