/** An event of a scenario accepts the scenario's default lists, under its own limit and default settings. */
import { catalogueFor, lineUpFor } from "@broadside/content";
import { limitsIn, type ScenarioFacts, type SecondEdition, scenariosOf, teamsFor, typesFor } from "@broadside/formats";
import { type EntryDraft, writeXws } from "@broadside/squads";
import { READY_MADE } from "@broadside/squads/ready-made/2.0";
import type { RoundPlan } from "@broadside/tournament";
import { describe, expect, test } from "vitest";
import { workplace } from "../shared/broadside.ts";
import { emptyEvent, linesOf, put } from "./small-events.ts";

const { file, broadside } = workplace();

const EVENTS: readonly { readonly format: string; readonly edition: SecondEdition; readonly squads: string }[] = [
  { format: "epic-battles", edition: "2.0", squads: "epic-battles" },
  { format: "scenario-event", edition: "2.5", squads: "standard-20" },
];

/** One round of the scenario under its own limit: for teams if it is a team battle, otherwise for two players. */
function planOf(scenario: ScenarioFacts, edition: SecondEdition): RoundPlan {
  const limits = limitsIn(scenario, edition);
  const unit = scenario.types.includes("team-battle") ? "teams" : "players";
  return { unit, limit: limits?.points ?? limits?.threat ?? 0, minutes: 90, squad: 0, scenario: scenario.id };
}

describe.each(EVENTS)("$format", ({ format, edition, squads }) => {
  test.each(scenariosOf(edition))("$id", async (scenario) => {
    const plan = planOf(scenario, edition);
    const seats = plan.unit === "teams" ? Math.min(4, scenario.seats[1]) : 2;
    const [type = "free-for-all"] = typesFor(scenario, seats);
    const teams = teamsFor(type, seats);
    const lineUp = await lineUpFor({ scenario: scenario.id, edition, teams });
    const log = emptyEvent(format, { rounds: [plan] });
    if (log.event.format.publishes) put(log, { kind: "published" });
    lineUp.forEach((_, seat) => void put(log, { kind: "registered", person: `p${seat + 1}`, name: `Player ${seat + 1}` }));
    for (const side of plan.unit === "teams" ? [1, 2] : []) {
      const members = teams.flatMap((team, seat) => (team === side ? [`p${seat + 1}`] : []));
      put(log, { kind: "teamed", team: `t${side}`, name: `Team ${side}`, members });
    }
    const name = file(`${scenario.id}.jsonl`, linesOf(log));
    const catalogue = await catalogueFor(edition);
    expect(lineUp).toHaveLength(seats);
    for (const [seat, { title, squads: flown }] of lineUp.entries()) {
      const entry: EntryDraft = { format: squads, squads: flown };
      const list = file(`${scenario.id}-${seat}.xws`, writeXws(entry, catalogue));
      const { code, stderr } = await broadside(["event", "list", name, `p${seat + 1}`, list]);
      expect([code, code === 0 ? "" : stderr], `${scenario.id}: ${title}`).toEqual([0, ""]);
    }
  });
});

const MADE_FOR = READY_MADE.filter(({ entry }) => entry.options?.scenario !== undefined && entry.squads.length === 1);

test.each(MADE_FOR)("$id is accepted in an event with the scenario it was made for", async ({ id, entry: { options } }) => {
  const scenario = scenariosOf("2.0").find((one) => one.id === options?.scenario);
  if (!scenario) throw new Error(`no scenario ${options?.scenario}`);
  const plan = planOf(scenario, "2.0");
  const rounds = [{ ...plan, limit: options?.points ?? plan.limit, unit: "players", despite: "for one list" } as const];
  const log = put(emptyEvent("epic-battles", { rounds }), { kind: "published" }, { kind: "registered", person: "p1", name: "Ana" });
  const name = file(`${id}.jsonl`, linesOf(log));
  const list = file(`${id}.xws`, (await broadside(["lists", id])).stdout);
  const { code, stderr } = await broadside(["event", "list", name, "Ana", list]);
  expect([code, code === 0 ? "" : stderr]).toEqual([0, ""]);
});
