import { describe, expect, test } from "vitest";
import {
  currentScenarioId,
  EVENT_FORMAT_IDS,
  eventFormatFacts,
  FORMER_SCENARIO_IDS,
  GAME_FORMAT_IDS,
  gameSheet,
  limitsIn,
  SCENARIO_IDS,
  SCENARIOS,
  scenarioFacts,
  scenariosOf,
  squadFormatFacts,
  tableFor,
} from "./index.ts";

describe("the scenarios", () => {
  test("number sixteen, each with one id, in the order of the books", () => {
    expect(SCENARIOS.map(({ id }) => id)).toEqual(SCENARIO_IDS);
    expect(scenariosOf("2.5")).toHaveLength(4);
    expect(scenariosOf("2.0")).toHaveLength(11);
    expect(scenariosOf("1e")).toEqual([]);
  });

  test("have a table for every game type and every number of seats that it allows", () => {
    for (const scenario of SCENARIOS)
      for (let seats = scenario.seats[0]; seats <= scenario.seats[1]; seats += 1)
        for (const type of scenario.types)
          if (type !== "head-to-head" || seats === 2) expect(tableFor(scenario, seats, type)).toBeDefined();
  });

  test("have a limit in each edition; the bare game has one in both 2.0 and 2.5", () => {
    for (const scenario of SCENARIOS)
      for (const { edition, points, threat } of scenario.limits) {
        expect(limitsIn(scenario, edition)).toBeDefined();
        expect(points ?? threat).toBeGreaterThan(0);
      }
    expect(scenarioFacts("dogfight")?.limits.map(({ edition }) => edition)).toEqual(["2.0", "2.5"]);
  });

  test("are found by their former ids, none of which is a current id", () => {
    for (const [former, id] of FORMER_SCENARIO_IDS) {
      expect(scenarioFacts(former)?.id).toBe(id);
      expect(SCENARIO_IDS).not.toContain(former);
    }
    expect(currentScenarioId("satellite-array")).toBe("assault-at-the-satellite-array");
    expect(["fog-of-war", "nothing", "constructor"].map(currentScenarioId)).toEqual(["fog-of-war", "nothing", "constructor"]);
    expect(scenarioFacts("constructor")).toBeUndefined();
  });
});

describe("formats", () => {
  test("[ET-MOV-01] the limit for one side in an event is the sum of its members' limits", () => {
    expect(EVENT_FORMAT_IDS.map((id) => `${id} ${eventFormatFacts(id).limits.join()}`)).toEqual([
      "epic-dogfight 300",
      "team-epic 400",
      "escalation 60,90,120,150",
      "scenario-event 20",
      "epic-battles 300",
      "free-for-all 300",
    ]);
  });

  test("an event with tiers asks for one squad per tier", () => {
    expect(EVENT_FORMAT_IDS.map((id) => eventFormatFacts(id).lists.squads)).toEqual([1, 1, 4, 1, 1, 1]);
  });

  test("a game without a scenario has as many seats as its sides have players", () => {
    for (const id of GAME_FORMAT_IDS) {
      const { seats, sides } = gameSheet(id);
      expect(squadFormatFacts(id).game).toEqual(gameSheet(id));
      if (sides) expect(seats).toEqual([sides.count * sides.seats, sides.count * sides.seats]);
    }
  });
});
