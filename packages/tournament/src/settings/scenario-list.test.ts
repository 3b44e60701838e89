import { teamsFit } from "@broadside/formats";
import { describe, expect, test } from "vitest";
import { eventFormatById, type ScenarioName, type Unit } from "./formats.ts";
import { type RoundPlan, usualPlan } from "./settings.ts";
import { settingsRefusal } from "./settings-check.ts";

const formatOf = (id: string) => {
  const format = eventFormatById(id);
  if (!format) throw new Error(`no format ${id}`);
  return format;
};
const BATTLES = formatOf("epic-battles");
const STANDARD = formatOf("scenario-event");
const scenario = (id: string): ScenarioName | undefined => BATTLES.scenarios.find((known) => known.id === id);

/** Whether an Epic Battles event may plan a round of this scenario with this many players at a table. */
function planned(id: string, unit: Unit, podSize?: number, despite?: string): boolean {
  const plan: RoundPlan = { unit, limit: 300, minutes: 90, squad: 0, scenario: id, ...(despite !== undefined && { despite }) };
  return settingsRefusal(BATTLES, "casual", "2026-11-15", { rounds: [plan], ...(podSize !== undefined && { podSize }) }) === undefined;
}

describe("the scenarios of Epic Battles", () => {
  test("[EB-LIST-01] number eleven", () => {
    expect(BATTLES.scenarios).toHaveLength(11);
    expect(new Set(BATTLES.scenarios.map(({ name }) => name)).size).toBe(11);
  });

  test.each([
    ["[EB-LIST-02]", "epic-escalation", 8],
    ["[EB-LIST-03]", "fog-of-war", 6],
    ["[EB-LIST-04]", "aces-high", 8],
    ["[EB-LIST-09]", "intel-pickup", 4],
  ] as const)("%s %s is a free-for-all for up to %i players", (_, id, most) => {
    expect([scenario(id)?.least, scenario(id)?.most]).toEqual([2, most]);
    for (let seats = 3; seats <= 9; seats += 1) expect(planned(id, "pods", seats), `${seats}`).toBe(seats <= most);
    expect([planned(id, "players"), planned(id, "teams")]).toEqual([true, false]);
  });

  test.each([
    ["[EB-LIST-05]", "atmospheric-entry"],
    ["[EB-LIST-06]", "passing-engagement"],
    ["[EB-LIST-07]", "key-cargo-retrieval"],
  ] as const)("%s %s is head-to-head, and for more players the organiser must give a reason", (_, id) => {
    expect([planned(id, "players"), planned(id, "teams"), planned(id, "pods", 3)]).toEqual([true, false, false]);
    expect(planned(id, "pods", 3, "three friends want it so")).toBe(true);
  });

  test.each([
    ["[EB-LIST-08]", "cover-the-evacuation", 2, 6, true],
    ["[EB-LIST-10]", "strategic-salvo", 2, 6, true],
    ["[EB-LIST-11]", "all-wings-report-in", 3, 5, true],
    ["[EB-LIST-12]", "fortified-position", 3, 3, false],
  ] as const)("%s %s is a team battle for %i to %i players, and teams of two fit: %s", (_, id, least, most, fits) => {
    expect([scenario(id)?.least, scenario(id)?.most]).toEqual([least, most]);
    expect([planned(id, "teams"), planned(id, "players"), planned(id, "pods")]).toEqual([true, false, false]);
    expect(teamsFit({ seats: [least, most] }, 2, 2)).toBe(fits);
  });
});

describe("the scenarios for standard play", () => {
  test("[SC-COMMON-01, SC-COMMON-70-Q] number four, for two players", () => {
    expect(STANDARD.scenarios.map(({ name }) => name)).toEqual([
      "Assault at the Satellite Array",
      "Chance Engagement",
      "Salvage Mission",
      "Scramble the Transmissions",
    ]);
    const [duel] = usualPlan(STANDARD, 1, 1);
    for (const unit of ["teams", "pods"] as const) {
      const rounds = duel ? [{ ...duel, unit }] : [];
      expect(settingsRefusal(STANDARD, "casual", "2026-11-15", { rounds })).toMatchObject({ key: "unit is not for the format", unit });
    }
  });

  test("[SC-COMMON-02] can be chosen for each round or drawn, and each is drawn first about equally often", () => {
    const chosen: RoundPlan = { unit: "players", limit: 20, minutes: 75, squad: 0, scenario: "salvage-mission" };
    expect(settingsRefusal(STANDARD, "casual", "2026-11-15", { rounds: [chosen] })).toBeUndefined();
    const first = new Map<string, number>();
    for (let seed = 0; seed < 4000; seed += 1) {
      const drawn = usualPlan(STANDARD, 1, seed)[0]?.scenario ?? "";
      first.set(drawn, (first.get(drawn) ?? 0) + 1);
    }
    for (const { id } of STANDARD.scenarios) expect(Math.abs((first.get(id) ?? 0) - 1000), id).toBeLessThanOrEqual(100);
  });

  test("are all played before one is repeated, and none is played twice in a row", () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const order = usualPlan(STANDARD, 12, seed).map((plan) => plan.scenario);
      for (const from of [0, 4, 8]) expect(new Set(order.slice(from, from + 4)).size).toBe(4);
      order.forEach((one, at) => void expect(one).not.toBe(order[at - 1]));
    }
  });

  test("can't be planned by hand to repeat too early, unless the organiser gives a reason", () => {
    const plan = (scenario: string, despite?: string): RoundPlan => ({
      ...{ unit: "players", limit: 20, minutes: 75, squad: 0, scenario },
      ...(despite !== undefined && { despite }),
    });
    const refusal = (...rounds: readonly RoundPlan[]) => settingsRefusal(STANDARD, "casual", "2026-11-15", { rounds });
    expect(refusal(plan("salvage-mission"), plan("salvage-mission"))).toMatchObject({ key: "scenario comes too early again" });
    expect(refusal(plan("salvage-mission"), plan("salvage-mission", "a favourite"))).toBeUndefined();
  });
});
