import type { ListProblem, ShipDraft, SquadDraft } from "@broadside/squads";
import { describe, expect, test } from "vitest";
import { matchingShips } from "./groups.ts";

const ship = (pilot: string, ...upgrades: readonly string[]): ShipDraft => ({ pilot, upgrades: upgrades.map((id) => ({ id })) });
const squad = (...ships: readonly ShipDraft[]): SquadDraft => ({ faction: "rebel", ships });
const groups = (of: SquadDraft, problems: readonly ListProblem[] = []) => matchingShips(of, 0, problems, () => false);

describe("matching ships", () => {
  test("are grouped where the first of them is, whatever the order of their cards", () => {
    const list = squad(ship("green", "a", "b"), ship("wedge"), ship("green", "b", "a"));
    expect(groups(list)).toEqual([[0, 2], [1]]);
  });

  test("must have the same cards", () => {
    expect(groups(squad(ship("green", "a"), ship("green")))).toEqual([[0], [1]]);
  });

  test("aren't grouped if they have a problem, fly in a wing, or are docked", () => {
    const problem: ListProblem = {
      rule: "X",
      weight: "illegal",
      place: { list: 0, ship: 1 },
      problem: "no wing leader",
      fix: { fix: "dissolve the wing" },
    };
    expect(groups(squad(ship("luke"), ship("luke")), [problem])).toEqual([[0], [1]]);
    const wing = {
      ...squad(ship("tie"), ship("tie"), ship("tie"), ship("tie")),
      wings: [{ leader: 0, wingmates: [{ ship: 1, position: 2 }] }],
    };
    expect(groups(wing)).toEqual([[0], [1], [2, 3]]);
    expect(groups(squad(ship("carrier"), { ...ship("tie"), dockedTo: 0 }, ship("tie")))).toEqual([[0], [1], [2]]);
  });

  test("can be shown one by one", () => {
    expect(matchingShips(squad(ship("tie"), ship("tie"), ship("tie")), 0, [], (at) => at === 1)).toEqual([[0, 2], [1]]);
  });
});
