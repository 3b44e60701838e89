/** A list on its way to a game, wherever it comes from: ready-made lists, quick builds, drafts, files or pasted text. */
import type { Seat } from "@broadside/rules";
import { type FormatOptions, type ReadyMadeList, type SquadDraft, titleOfSquad } from "@broadside/squads";
import type { Unit } from "./squad-check.ts";
import type { SquadNames } from "./squad-names.ts";

/** Where a list comes from, in the order in which sources are shown. */
export const LIST_SOURCES = ["Put together", "Ready-made", "Quick builds", "My drafts", "Opened here", "Chosen here"] as const;
export type ListSource = (typeof LIST_SOURCES)[number];

export interface ListOffer {
  readonly id: string;
  readonly title: string;
  readonly source: ListSource;
  /** The list format that it was built for. Undefined if it was built for a table. */
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

/** Returns a ready-made list as one list for a game. */
export const readyMadeOffer = ({ id, title, entry }: ReadyMadeList, names: SquadNames): ListOffer => ({
  id,
  title: names.readyMade(id, title),
  source: "Ready-made",
  ...entry,
});

/** Returns each squad of a ready-made list as a list for a game. */
export const readyMadeSquads = (list: ReadyMadeList, names: SquadNames): readonly ListOffer[] =>
  offersBySquad(readyMadeOffer(list, names), (at) => titleOfSquad({ ...list, ...list.entry }, at, names));

/** Returns each squad of a list as a list with its own id. Without `titleOf`, they all have the title of the whole list. */
export const offersBySquad = (list: ListOffer, titleOf: (at: number) => string = () => list.title): readonly ListOffer[] =>
  list.squads.map((squad, at) => ({ ...list, id: `${list.id} ${at}`, title: titleOf(at), squads: [squad] }));
