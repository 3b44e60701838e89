/** A format that lists are built for and that is a game by itself: what a list may count, and the sheet of the game. */
import type { SquadFormatFacts } from "../squad-format-facts.ts";
import type { GameSheet } from "./sheet.ts";

export interface FormatWithGame extends Omit<SquadFormatFacts, "id" | "game"> {
  readonly game: GameSheet;
}
