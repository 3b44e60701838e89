/** The words in a diagram. An app passes them in the reader's language. */
import type { PlayAreaId } from "@broadside/geometry";
import type { OptionValues } from "./option.ts";
import type { Area, Pieces, Sheet, SheetMap, Zone } from "./sheet.ts";
import { mapWords, obstaclesWords, ownerWords, piecesWords } from "./words.ts";

export interface DiagramWords {
  title(sheet: Sheet): string;
  /** The number of players, the types of game, and the table. */
  caption(map: SheetMap, sheet: Sheet): string;
  owner(of: Area["of"]): string;
  zone(sheet: Sheet, zone: Zone): string;
  /** Which pieces there are, and who places them. The positions may be an example. */
  pieces(pieces: Pieces, values: OptionValues, isExample: boolean): string;
  /** What a number on a line means. */
  ranges(): string;
  /** What a square means, and how obstacles are placed. */
  square(sheet: Sheet, table: PlayAreaId, values: OptionValues): string;
}

export const ENGLISH_DIAGRAM: DiagramWords = {
  title: ({ name }) => `Set-up of ${name}`,
  caption: mapWords,
  owner: ownerWords,
  zone: (_, { name }) => name,
  pieces: (pieces, values, isExample) => `${piecesWords(pieces, values)}${isExample ? " (in dashed rings: an example)" : ""}.`,
  ranges: () => "A number on a line is its range from the table edge it runs along.",
  square: (sheet, table, values) => `One square is range 1. ${obstaclesWords(sheet, table, values)}.`,
};
