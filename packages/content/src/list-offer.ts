/** A list on its way to a game, wherever it comes from: ready-made lists, quick builds, drafts, files or pasted text. */
import type { Seat } from "@broadside/rules";
import type { FormatOptions, SquadDraft } from "@broadside/squads";
import type { Unit } from "./squad-check.ts";

/** Where a list comes from, in the order in which sources are shown. */
export const LIST_SOURCES = ["Put together", "Ready-made", "Quick builds", "My drafts", "Opened here", "Chosen here"] as const;
export type ListSource = (typeof LIST_SOURCES)[number];

export interface ListOffer {
  readonly id: string;
  readonly title: string;
  readonly source: ListSource;
  /** The list format that it was built for. Undefined if the list is only offered for a table. */
  readonly format?: string;
  /** One squad, a team's squads, or all tiers of one player. */
  readonly squads: readonly SquadDraft[];
  /** Options set by an organiser, in addition to the format's rules. */
  readonly options?: FormatOptions | undefined;
  /** The seats that can use the list. Undefined if it hasn't been checked for each seat. */
  readonly fits?: readonly Seat[] | undefined;
  /** Undefined until the figures are known. */
  readonly figures?: ListFigures | undefined;
}

/** The main facts about a list: its factions, number of ships and cost. */
export interface ListFigures {
  /** By name, each once. */
  readonly factions: readonly string[];
  readonly unit: Unit;
  /** Each squad's cost and number of ships, whether the squad is legal or not. */
  readonly costs: readonly number[];
  readonly ships: readonly number[];
}

/** True if the seat can use the list. */
export const fitsSeat = ({ fits }: Pick<ListOffer, "fits">, seat: Seat): boolean => fits?.includes(seat) ?? true;
