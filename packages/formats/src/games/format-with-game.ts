/** A list format that is also a game. It has both list limits and a game sheet. */
import type { SquadFormatFacts } from "../squad-format-facts.ts";
import type { GameSheet } from "./sheet.ts";

export interface FormatWithGame extends Omit<SquadFormatFacts, "id" | "game"> {
  readonly game: GameSheet;
}
