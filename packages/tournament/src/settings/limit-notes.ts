/** Where a scenario is planned at another limit than it is made for: an organiser may want that, or has mistyped it. */
import { limitsIn } from "@broadside/formats";
import { countsOf, scenarioOf } from "../results/match-rules.ts";
import type { EventFormat } from "./formats.ts";
import type { RoundPlan, Settings } from "./settings.ts";

export const limitNotes = (format: EventFormat, { rounds }: Settings): readonly string[] =>
  rounds.flatMap((plan, at) => {
    const note = limitNote(format, plan);
    return note === undefined ? [] : [`Round ${at + 1}: ${note}`];
  });

function limitNote(format: EventFormat, plan: RoundPlan): string | undefined {
  const scenario = plan.scenario === undefined ? undefined : scenarioOf(format, plan);
  const limits = scenario && limitsIn(scenario, format.edition);
  if (!scenario || !limits) return undefined;
  const counts = countsOf(format, plan);
  const own = limits[counts];
  const planned = `${scenario.name} is planned at ${plan.limit} ${counts}`;
  if (own === undefined) return `${planned}, and has no limit in ${counts}`;
  const isShared = plan.unit === "teams" && limits.binds === "player";
  const due = isShared ? own * format.teamSize : own;
  const whose = plan.unit === "teams" ? " a team" : "";
  return due === plan.limit ? undefined : `${planned}${whose}; it is made for ${due}`;
}
