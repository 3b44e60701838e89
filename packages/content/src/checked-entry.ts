/** Lists that were checked together for a game, and what is wrong with them as faults of the game. */
import type { Catalogue } from "@broadside/cards";
import type { Seat } from "@broadside/rules";
import { type EntryDraft, type Format, placeInWords, type Verdict } from "@broadside/squads";
import type { ChoiceFault } from "./choice.ts";

export interface CheckedEntry {
  /** Who would fly them. */
  readonly seats: readonly Seat[];
  readonly entry: Pick<EntryDraft, "squads" | "options">;
  readonly format: Format;
  /** As people call it, where it is no whole format. */
  readonly name?: string;
  readonly catalogue: Catalogue;
  readonly verdict: Verdict;
}

/** Every fault that makes them illegal, with the place of the list that has it. */
export const entryFaults = ({ entry, format, catalogue, verdict }: Omit<CheckedEntry, "seats">) =>
  verdict.faults
    .filter(({ weight }) => weight === "illegal")
    .map(({ rule, text, mend, place }): { readonly list: number; readonly fault: ChoiceFault } => ({
      list: place.list ?? 0,
      fault: { rule, words: text, mend, where: placeInWords(place, entry, format, catalogue) },
    }));
