/** Determines the size of a round's play area, in feet. */
import { type ScenarioType, scenarioFacts, TABLES, tableFor } from "@broadside/formats";
import type { TournamentEvent } from "../event/event.ts";
import type { EventFormat, Unit } from "../settings/formats.ts";
import type { RoundPlan } from "../settings/settings.ts";
import { USUAL_POD } from "./pods.ts";

/** The type of scenario that each kind of side plays. */
const TYPE_OF: Readonly<Record<Unit, ScenarioType>> = { players: "head-to-head", teams: "team-battle", pods: "free-for-all" };

/** Uses the round's own area, or else the event's, the scenario's or the format's, in that order. */
export function areaOf({ format, settings }: TournamentEvent, plan: RoundPlan): EventFormat["area"] {
  const scenario = plan.scenario === undefined ? undefined : scenarioFacts(plan.scenario);
  const seats = { players: 2, teams: 2 * format.teamSize, pods: settings.podSize ?? USUAL_POD }[plan.unit];
  const table = scenario && tableFor(scenario, seats, TYPE_OF[plan.unit]);
  return plan.area ?? settings.area ?? (table === undefined ? format.area : TABLES[table]);
}

export const areaInWords = ({ width, depth }: EventFormat["area"]): string => `${width} by ${depth} feet`;
