/** Facts that every list format has. */
import type { EditionId } from "./edition.ts";
import type { GameSheet } from "./games/sheet.ts";

export interface SquadFormatFacts<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly edition: EditionId;
  /** How many lists an entry has, at least and at most, and what each list is called. */
  readonly lists: { readonly least: number; readonly most: number; readonly called: "list" | "tier" | "member" };
  /** The points limit of each list, or one for all lists. Absent if only a scenario or an organiser sets it. */
  readonly points?: readonly number[];
  /** The threat limit, if lists in this format can consist of quick builds. */
  readonly threat?: number;
  readonly ships: { readonly least: number; readonly most?: number };
  /** The game sheet, if the format is also a first-edition game. */
  readonly game?: GameSheet;
}
