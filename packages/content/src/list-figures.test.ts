import { describe, expect, test } from "vitest";
import { availableLists, withFigures } from "./available-lists.ts";
import type { ListTable } from "./list-table.ts";

const STANDARD: ListTable = { edition: "1e", format: "standard-100", teams: [undefined, undefined] };
const TEAM: ListTable = { edition: "1e", format: "team-epic", teams: [1, 1, 2, 2] };
const BATTLE: ListTable = { edition: "2.5", scenario: "aces-high", teams: [undefined, undefined, undefined] };

describe("ready-made lists", () => {
  test("show their faction and points", async () => {
    const lists = await availableLists(STANDARD);
    expect(lists.find(({ id }) => id === "1e-red-squadron")?.figures).toEqual({
      factions: ["Rebel Alliance"],
      ships: [3],
      unit: "points",
      costs: [100],
    });
    for (const { figures } of lists) expect(figures?.costs[0]).toBeGreaterThan(80);
  });

  test("for teams show the points of each member", async () => {
    const [first] = await availableLists(TEAM);
    expect(first?.figures?.costs).toHaveLength(2);
  });

  test("of quick builds show threat, and all ships of a build", async () => {
    const quick = (await availableLists(BATTLE)).filter(({ source }) => source === "Quick builds");
    expect(quick.length).toBeGreaterThan(0);
    for (const { figures, squads } of quick) {
      expect(figures?.unit).toBe("threat");
      expect(figures?.costs[0]).toBeGreaterThan(0);
      expect(figures?.ships[0]).toBeGreaterThanOrEqual(squads[0]?.builds?.length ?? 0);
    }
  });
});

test("a list that is too expensive still shows what it costs", async () => {
  const ships = Array.from({ length: 9 }, () => ({ pilot: "academypilot", upgrades: [] }));
  const swarm = { id: "swarm", title: "Swarm", source: "My drafts", squads: [{ faction: "imperial", ships }] } as const;
  const [list] = await withFigures(STANDARD, [swarm]);
  expect(list?.figures).toMatchObject({ factions: ["Galactic Empire"], ships: [9], costs: [108] });
});
