/** What the formats of lists have in common. */
import type { EditionId } from "./edition.ts";
import type { GameSheet } from "./games/sheet.ts";

export interface SquadFormatFacts<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly edition: EditionId;
  /** How many lists an entry has, and what one is called. */
  readonly lists: { readonly least: number; readonly most: number; readonly called: "list" | "tier" | "member" };
  /** Points of each list; one figure for all, or none where only a scenario or organiser sets it. */
  readonly points?: readonly number[];
  /** The limit counts quick builds by threat. */
  readonly threat?: number;
  readonly ships: { readonly least: number; readonly most?: number };
  /** A first-edition game that is played by this format alone. */
  readonly game?: GameSheet;
}
