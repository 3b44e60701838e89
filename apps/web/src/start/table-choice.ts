/** Turns the form's fields into the chosen game. */
import type { FormatChoice, GameChoice, ListOffer, ListTable, ScenarioChoice, SeatChoice } from "@broadside/content";
import { type DamageDeckId, type EditionId, type GameFormatId, playsScenarios, type SomeAgreements } from "@broadside/formats";
import type { FormatOptions } from "@broadside/squads";
import type { GameOffer } from "../game-worker/shared/start-protocol.ts";
import { memberOf } from "./seating.ts";

export interface ChosenTable {
  readonly offer: GameOffer;
  readonly edition: EditionId;
  /** Settings that the organiser has changed. */
  readonly options: Readonly<Record<string, number>>;
  /** Counted from 1. */
  readonly tier: number;
  readonly deck: string | undefined;
  readonly teams: readonly (number | undefined)[];
  readonly agreements: SomeAgreements;
}

/** These ids come from the worker's own offers, and the worker checks them again. */
type FormatIds = Pick<FormatChoice, "edition" | "format">;
type ScenarioIds = Pick<ScenarioChoice, "edition" | "scenario" | "options">;

const idsOf = ({ offer, edition, options }: ChosenTable): FormatIds | ScenarioIds =>
  playsScenarios(edition) ? { edition, scenario: offer.id, options } : { edition, format: offer.id as GameFormatId };

export const listTable = (table: ChosenTable): ListTable => ({ ...idsOf(table), teams: table.teams });

export function gameChoice(table: ChosenTable, names: readonly string[], lists: readonly ListOffer[]): GameChoice {
  const { offer, tier, deck, teams, agreements } = table;
  const seats = lists.map((list, at): SeatChoice => ({ name: names[at] ?? "", team: teams[at], ...flownBy(table, list, at) }));
  const ids = idsOf(table);
  if ("scenario" in ids) return { ...ids, seats, agreements };
  const options = optionsOf(lists);
  return {
    ...ids,
    seats,
    agreements,
    ...(offer.handedIn === "tiers" && { tier }),
    ...(deck !== undefined && { deck: deck as DamageDeckId }),
    ...(options && { options }),
  };
}

/**
 * If an entry has several lists, picks the one to fly. For a team, this is the member's list. For Escalation, picks the tier's list and
 * also returns the lists of all tiers.
 */
function flownBy({ offer, tier, teams }: ChosenTable, { squads }: ListOffer, at: number): Pick<SeatChoice, "squad" | "tiers"> {
  const [first = NO_SQUAD] = squads;
  if (offer.handedIn === "team") return { squad: squads[memberOf(teams, at) - 1] ?? NO_SQUAD };
  if (offer.handedIn === "tiers" && squads.length > 1) return { squad: squads[tier - 1] ?? NO_SQUAD, tiers: squads };
  return { squad: first };
}
const NO_SQUAD = { faction: "", ships: [] } as const;

/** Options that a list was built with apply to all players. */
function optionsOf(lists: readonly ListOffer[]): FormatOptions | undefined {
  const given = lists.flatMap(({ options }) => options ?? []);
  const epicPoints = Object.assign({}, ...given.map((options) => options.epicPoints ?? {})) as NonNullable<FormatOptions["epicPoints"]>;
  const all = Object.assign({}, ...given, Object.keys(epicPoints).length > 0 ? { epicPoints } : {}) as FormatOptions;
  return Object.keys(all).length > 0 ? all : undefined;
}
