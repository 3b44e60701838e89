/** A table before anybody has a list, and what is handed in for it. */
import type { FormatOptions, SquadDraft } from "@broadside/squads";
import type { FormatChoice, ScenarioChoice } from "./choice.ts";

/** What is played and who sits with whom, before anybody has a list. */
export type ListTable = FormatTable | ScenarioTable;

export interface Teams {
  /** By seat; undefined of who plays alone. */
  readonly teams: readonly (number | undefined)[];
}
export interface FormatTable extends Pick<FormatChoice, "edition" | "format">, Teams {}
export interface ScenarioTable extends Pick<ScenarioChoice, "edition" | "scenario" | "options">, Teams {}

/** What is handed in together: one squad, those of a team, or all tiers of a player. */
export interface HandedLists {
  readonly title: string;
  readonly squads: readonly SquadDraft[];
  /** What they were built with beyond the format's rules. */
  readonly options?: FormatOptions | undefined;
}
