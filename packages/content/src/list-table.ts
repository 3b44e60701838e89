/** A table before lists are chosen, and the lists submitted for it. */
import type { FormatOptions, SquadDraft } from "@broadside/squads";
import type { FormatChoice, ScenarioChoice } from "./choice.ts";

/** The game and seating before lists are chosen. */
export type ListTable = FormatTable | ScenarioTable;

export interface Teams {
  /** The team of each seat; undefined for a player without a team. */
  readonly teams: readonly (number | undefined)[];
}
export interface FormatTable extends Pick<FormatChoice, "edition" | "format">, Teams {}
export interface ScenarioTable extends Pick<ScenarioChoice, "edition" | "scenario" | "options">, Teams {}

/** Lists submitted together: one squad, a team's squads, or all tiers of a player. */
export interface OfferedSquads {
  readonly title: string;
  readonly squads: readonly SquadDraft[];
  /** List-building options beyond the format's rules. */
  readonly options?: FormatOptions | undefined;
}
