import { expect, test } from "vitest";
import { SHOWN_GAME_IDS } from "../start/shown-games.ts";
import { SHOWN_GAMES } from "../words/home.ts";
import { shipOfList } from "./ship-of-list.ts";

test("every sample replay has its file in the app", () => {
  expect(Object.keys(SHOWN_GAMES)).toEqual(SHOWN_GAME_IDS);
});

test("a list's picture is its huge ship, or if it has none, a ship of its faction", () => {
  const squad = (faction: string, ...pilots: readonly string[]) => [{ faction, ships: pilots.map((pilot) => ({ pilot, upgrades: [] })) }];
  expect(shipOfList(squad("imperial", "academypilot", "raiderclasscorvette"))).toBe("dagger");
  expect(shipOfList(squad("imperial", "academypilot"))).toBe("panel");
  expect(shipOfList(squad("unheard-of"))).toBe("crosswing");
});
