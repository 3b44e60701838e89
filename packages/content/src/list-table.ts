/** A table before its lists are chosen: the game and its seats. */
import type { Catalogue } from "@broadside/cards";
import type { Sheet } from "@broadside/scenarios";
import type { FormatChoice, ScenarioChoice } from "./choice.ts";

export type ListTable = FormatTable | ScenarioTable;

interface Teams {
  /** Each seat's team. Undefined for a player without a team. */
  readonly teams: readonly (number | undefined)[];
}
export interface FormatTable extends Pick<FormatChoice, "edition" | "format">, Teams {}
interface ScenarioTable extends Pick<ScenarioChoice, "edition" | "scenario" | "options">, Teams {}

/** A scenario's table with the scenario's sheet, and the cards of its edition with their current points. */
export interface SheetTable extends Omit<ScenarioTable, "scenario"> {
  readonly sheet: Sheet;
  readonly catalogue: Catalogue;
}
