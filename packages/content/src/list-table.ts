/** A table before its lists are chosen, and the lists that players can hand in. */
import type { FormatOptions, SquadDraft } from "@broadside/squads";
import type { FormatChoice, ScenarioChoice } from "./choice.ts";

/** The game and its seats, before lists are chosen. */
export type ListTable = FormatTable | ScenarioTable;

export interface Teams {
  /** Each seat's team. Undefined for a player without a team. */
  readonly teams: readonly (number | undefined)[];
}
export interface FormatTable extends Pick<FormatChoice, "edition" | "format">, Teams {}
export interface ScenarioTable extends Pick<ScenarioChoice, "edition" | "scenario" | "options">, Teams {}

/** Lists that belong together: one squad, a team's squads, or all tiers of one player. */
export interface OfferedSquads {
  readonly title: string;
  readonly squads: readonly SquadDraft[];
  /** Options set by an organiser, in addition to the format's rules. */
  readonly options?: FormatOptions | undefined;
}
