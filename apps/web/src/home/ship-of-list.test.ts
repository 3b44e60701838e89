import { expect, test } from "vitest";
import { shipOfList } from "./ship-of-list.ts";

test("a list's picture is its huge ship, or if it has none, a ship of its faction", () => {
  const squad = (faction: string, ...pilots: readonly string[]) => [{ faction, ships: pilots.map((pilot) => ({ pilot, upgrades: [] })) }];
  expect(shipOfList(squad("imperial", "academypilot", "raiderclasscorvette"))).toBe("dagger");
  expect(shipOfList(squad("imperial", "academypilot"))).toBe("panel");
  expect(shipOfList(squad("unheard-of"))).toBe("crosswing");
});
