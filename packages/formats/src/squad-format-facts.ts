/** Facts that all list formats have in common. */
import type { EditionId } from "./edition.ts";
import type { GameSheet } from "./games/sheet.ts";

export interface SquadFormatFacts<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly edition: EditionId;
  /** The minimum and maximum number of lists in an entry, and what they are called. */
  readonly lists: { readonly least: number; readonly most: number; readonly called: "list" | "tier" | "member" };
  /** The points limit of each list: one number for all lists, or absent if only a scenario or organiser sets it. */
  readonly points?: readonly number[];
  /** The threat limit, if the format counts quick builds by threat. */
  readonly threat?: number;
  readonly ships: { readonly least: number; readonly most?: number };
  /** The game sheet, if the format is also a first-edition game without a scenario. */
  readonly game?: GameSheet;
}
