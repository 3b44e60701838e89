import type { Fault, ShipDraft, SquadDraft } from "@broadside/squads";
import { describe, expect, test } from "vitest";
import { equalShips } from "./groups.ts";

const ship = (pilot: string, ...upgrades: readonly string[]): ShipDraft => ({ pilot, upgrades: upgrades.map((id) => ({ id })) });
const squad = (...ships: readonly ShipDraft[]): SquadDraft => ({ faction: "rebel", ships });
const groups = (of: SquadDraft, faults: readonly Fault[] = []) => equalShips(of, 0, faults, () => false);

describe("equal ships", () => {
  test("stand together where the first of them stands, whatever the order of their cards", () => {
    const list = squad(ship("green", "a", "b"), ship("wedge"), ship("green", "b", "a"));
    expect(groups(list)).toEqual([[0, 2], [1]]);
  });

  test("are not equal with other cards", () => {
    expect(groups(squad(ship("green", "a"), ship("green")))).toEqual([[0], [1]]);
  });

  test("stand alone with a fault, in a wing, or docked", () => {
    const fault: Fault = { rule: "X", weight: "illegal", place: { list: 0, ship: 1 }, text: "", mend: "" };
    expect(groups(squad(ship("luke"), ship("luke")), [fault])).toEqual([[0], [1]]);
    const wing = {
      ...squad(ship("tie"), ship("tie"), ship("tie"), ship("tie")),
      wings: [{ leader: 0, wingmates: [{ ship: 1, position: 2 }] }],
    };
    expect(groups(wing)).toEqual([[0], [1], [2, 3]]);
    expect(groups(squad(ship("carrier"), { ...ship("tie"), dockedTo: 0 }, ship("tie")))).toEqual([[0], [1], [2]]);
  });

  test("can be looked at one by one", () => {
    expect(equalShips(squad(ship("tie"), ship("tie"), ship("tie")), 0, [], (at) => at === 1)).toEqual([[0, 2], [1]]);
  });
});
