/**
 * Adds a note for each round whose limit isn't the one that its scenario is made for. The organiser may want that limit or may have
 * mistyped it.
 */
import { limitsIn } from "@broadside/formats";
import type { LimitNote } from "../reasons/pairing-reasons.ts";
import { countsOf, scenarioOf } from "../results/match-rules.ts";
import type { EventFormat } from "./formats.ts";
import type { RoundPlan, Settings } from "./settings.ts";

export const limitNotes = (format: EventFormat, { rounds }: Settings): readonly LimitNote[] =>
  rounds.flatMap((plan, at) => limitNote(format, plan, at + 1) ?? []);

function limitNote(format: EventFormat, plan: RoundPlan, round: number): LimitNote | undefined {
  const scenario = plan.scenario === undefined ? undefined : scenarioOf(format, plan);
  const limits = scenario && limitsIn(scenario, format.edition);
  if (!scenario || !limits) return undefined;
  const counts = countsOf(format, plan);
  const own = limits[counts];
  const planned = { round, scenario: scenario.name, limit: plan.limit, counts };
  if (own === undefined) return { key: "scenario has no such limit", ...planned };
  const isShared = plan.unit === "teams" && limits.binds === "player";
  const due = isShared ? own * format.teamSize : own;
  const perTeam = plan.unit === "teams";
  return due === plan.limit ? undefined : { key: "scenario is made for another limit", ...planned, perTeam, due };
}
