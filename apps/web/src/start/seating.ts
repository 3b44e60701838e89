/** The seats before a game, and how they are assigned to teams. */
import { type ScenarioType, teamsFor } from "@broadside/formats";
import type { GameOffer } from "../game-worker/shared/start-protocol.ts";

export { typesFor } from "@broadside/formats";

export interface SeatFields {
  readonly name: string;
  /** The id of the chosen list; undefined for the default one. */
  readonly list: string | undefined;
  /** The level of the bot that plays the seat; undefined for a person. */
  readonly level?: string | undefined;
  /** The PIN, if a person wants to protect their secrets with one. */
  readonly pin?: string | undefined;
}

/** The default team for each seat; undefined for a player without a team. */
export const teamsIn = ({ teams }: GameOffer, type: ScenarioType, seats: number): readonly (number | undefined)[] =>
  "fixed" in teams ? teams.fixed : teamsFor(type, seats);

/** The teams that each seat can choose from; undefined if there is no choice. */
export const teamChoices = ({ teams }: GameOffer, type: ScenarioType, seats: number): readonly number[] | undefined =>
  "fixed" in teams || type !== "team-battle" ? undefined : Array.from({ length: Math.min(teams.most, seats) }, (_, at) => at + 1);

/**
 * Returns which of its team's lists a seat flies, counted from 1. The captain has the first seat and flies the first list (ET-TLIST-06).
 */
export const memberOf = (teams: readonly (number | undefined)[], at: number): number =>
  teams.slice(0, at + 1).filter((team) => team === teams[at]).length;
