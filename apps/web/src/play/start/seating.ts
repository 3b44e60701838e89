/** Who sits with whom before a game, in teams. */
import { type ScenarioType, teamsFor } from "@broadside/formats";
import type { GameOffer } from "./start-protocol.ts";

export { typesFor } from "@broadside/formats";

/** The teams that seats begin with; undefined of who plays alone. */
export const teamsIn = ({ teams }: GameOffer, type: ScenarioType, seats: number): readonly (number | undefined)[] =>
  "fixed" in teams ? teams.fixed : teamsFor(type, seats);

/** Teams a seat may choose from; undefined where there is no choice. */
export const teamChoices = ({ teams }: GameOffer, type: ScenarioType, seats: number): readonly number[] | undefined =>
  "fixed" in teams || type !== "team-battle" ? undefined : Array.from({ length: Math.min(teams.most, seats) }, (_, at) => at + 1);

/** Which of its team's lists a seat flies, from 1: the captain, who sits first, the first (ET-TLIST-06). */
export const memberOf = (teams: readonly (number | undefined)[], at: number): number =>
  teams.slice(0, at + 1).filter((team) => team === teams[at]).length;
