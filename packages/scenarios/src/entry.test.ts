import type { ScenarioType } from "@broadside/formats";
import { describe, expect, test } from "vitest";
import { typeFor } from "./areas.ts";
import { checkObstacles, checkPlayers, checkSquads, limitFor } from "./entry.ts";
import { findSheet } from "./find.ts";
import type { Sheet } from "./sheet.ts";
import { SHEETS } from "./sheets.ts";

const sheet = (id: string): Sheet => {
  const found = findSheet(id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
};

/** Returns the rules that forbid a game with this many players. In a team battle, the two teams are as even as possible. */
function against(id: string, type: ScenarioType, count: number, organiserAllows = false): readonly string[] {
  const squads = type === "team-battle" ? [Math.floor(count / 2), Math.ceil(count / 2)] : Array.from({ length: count }, () => 1);
  return checkPlayers(sheet(id), { type, squads }, organiserAllows).map(({ rule }) => rule);
}

/** Returns the numbers of players that are allowed, up to nine. */
const fitting = (id: string, type: ScenarioType): readonly number[] =>
  [2, 3, 4, 5, 6, 7, 8, 9].filter((count) => against(id, type, count).length === 0);

describe("players", () => {
  test.each([
    ["EB-LIST-02", "epic-escalation", "free-for-all", [2, 3, 4, 5, 6, 7, 8]],
    ["EB-LIST-03", "fog-of-war", "free-for-all", [2, 3, 4, 5, 6]],
    ["EB-LIST-04", "aces-high", "free-for-all", [2, 3, 4, 5, 6, 7, 8]],
    ["EB-LIST-05", "atmospheric-entry", "head-to-head", [2]],
    ["EB-LIST-06", "passing-engagement", "head-to-head", [2]],
    ["EB-LIST-08", "cover-the-evacuation", "team-battle", [2, 3, 4, 5, 6]],
    ["EB-LIST-10", "strategic-salvo", "team-battle", [2, 3, 4, 5, 6]],
    ["EB-LIST-11", "all-wings-report-in", "team-battle", [3, 4, 5]],
    ["EB-LIST-12", "fortified-position", "team-battle", [3]],
  ] as const)("[%s] %s is a %s for %j", (rule, id, type, counts) => {
    expect(sheet(id).players.types).toEqual([type]);
    expect(fitting(id, type)).toEqual(counts);
    expect(against(id, type, 9)).toEqual([rule]);
  });

  test("[EB-LIST-09] Intel Pickup is head-to-head for two players and free-for-all for three or four", () => {
    const intel = sheet("intel-pickup");
    expect([2, 3, 4].map((count) => typeFor(intel, count))).toEqual(["head-to-head", "free-for-all", "free-for-all"]);
    expect(fitting("intel-pickup", "head-to-head")).toEqual([2]);
    expect(against("intel-pickup", "free-for-all", 5)).toEqual(["EB-LIST-09"]);
  });

  test("[EB-LIST-07, EB-LIST-13-Q] Key Cargo Retrieval is for two players, and three fit only if the organiser allows it", () => {
    expect(sheet("key-cargo-retrieval").players.unless).toBe("EB-LIST-13-Q");
    expect(against("key-cargo-retrieval", "head-to-head", 2)).toEqual([]);
    expect(against("key-cargo-retrieval", "head-to-head", 3)).toEqual(["EB-LIST-13-Q"]);
    expect(against("key-cargo-retrieval", "head-to-head", 3, true)).toEqual([]);
    expect(against("key-cargo-retrieval", "head-to-head", 4, true)).toEqual(["EB-DEPLOY-01"]);
  });

  test("[EB-TYPE-03] a team battle has exactly two teams", () => {
    const evacuation = sheet("cover-the-evacuation");
    expect(checkPlayers(evacuation, { type: "team-battle", squads: [1, 1, 1] }).map(({ rule }) => rule)).toEqual(["EB-TYPE-03"]);
    expect(checkPlayers(evacuation, { type: "team-battle", squads: [1, 2] })).toEqual([]);
    expect(checkPlayers(evacuation, { type: "team-battle", squads: [1, 4] }).map(({ rule }) => rule)).toEqual(["EB-LIST-08"]);
  });

  test("in a free-for-all each player is alone, and head-to-head is for two players", () => {
    expect(checkPlayers(sheet("dogfight"), { type: "free-for-all", squads: [2, 1] }).map(({ rule }) => rule)).toEqual(["EB-TYPE-01"]);
    expect(against("dogfight", "head-to-head", 3)).toEqual(["EB-TYPE-02"]);
    expect(against("fog-of-war", "team-battle", 4)).toEqual(["EB-LIST-03"]);
    expect(fitting("dogfight", "free-for-all")).toEqual(fitting("dogfight", "team-battle"));
  });

  test("[SC-COMMON-70-Q] standard scenarios are only for two players", () => {
    for (const { id } of SHEETS.filter(({ family }) => family === "standard")) {
      expect(against(id, "head-to-head", 2), id).toEqual([]);
      expect(against(id, "head-to-head", 3), id).toEqual(["SC-COMMON-70-Q"]);
    }
  });
});

describe("squads", () => {
  test("[EB-SETUP-01] can only be checked once the scenario is chosen", () => {
    expect(checkSquads(undefined, [{ points: 300 }])).toEqual([{ rule: "EB-SETUP-01", problem: "scenario missing" }]);
  });

  test("[EB-SETUP-02] must keep to the scenario's limit, or to the organiser's", () => {
    const passing = sheet("passing-engagement");
    expect(checkSquads(passing, [{ points: 300 }])).toEqual([]);
    expect(checkSquads(passing, [{ points: 301 }])).toEqual([
      { rule: "EB-SETUP-02", problem: "squad over the limit", counts: "points", spent: 301, limit: 300, squad: 0 },
    ]);
    expect(checkSquads(passing, [{ points: 301 }], { points: 400 })).toEqual([]);
    expect(checkSquads(sheet("aces-high"), [{ points: 60, ships: 2 }])).toMatchObject([
      { problem: "wrong number of ships", ships: 2, least: 1, most: 1 },
    ]);
    expect(checkSquads(sheet("fog-of-war"), [{ points: 200 }])).toMatchObject([{ problem: "no limit", scenario: "Fog of War" }]);
  });

  test("[EB-TEAM-01, EB-TEAM-02, EB-TEAM-03] in a team share its limit, rounded down, and a player alone has the whole limit", () => {
    const evacuation = sheet("cover-the-evacuation");
    expect([1, 2, 3].map((members) => limitFor(evacuation, "points", members))).toEqual([500, 250, 166]);
    expect([1, 3].map((members) => limitFor(evacuation, "threat", members))).toEqual([20, 6]);
    expect(checkSquads(evacuation, [{ points: 166 }, { points: 167 }, { points: 160 }])).toEqual([
      { rule: "EB-TEAM-01", problem: "squad over the limit", counts: "points", spent: 167, limit: 166, squad: 2 },
    ]);
    expect(checkSquads(evacuation, [{ threat: 6 }, { threat: 7 }, { threat: 6 }]).map(({ rule }) => rule)).toEqual(["EB-TEAM-02"]);
    expect(checkSquads(evacuation, [{ points: 500 }])).toEqual([]);
  });
});

test("[SC-COMMON-04] standard scenarios have six obstacles: only asteroids, debris and gas clouds", () => {
  const six = ["asteroid", "asteroid", "debris", "debris", "gascloud", "gascloud"] as const;
  for (const standard of SHEETS.filter(({ family }) => family === "standard")) {
    const rules = (kinds: Parameters<typeof checkObstacles>[2]): readonly string[] =>
      checkObstacles(standard, 2, kinds).map(({ rule }) => rule);
    expect(rules(six)).toEqual([]);
    expect(rules(six.slice(1))).toEqual(["SC-COMMON-04"]);
    expect(rules([...six, "debris"])).toEqual(["SC-COMMON-04"]);
    expect(rules([...six.slice(1), "hugeShip"])).toEqual(["SC-COMMON-04"]);
  }
});
