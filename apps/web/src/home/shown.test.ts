import { expect, test } from "vitest";
import { SHOWN_GAME_IDS } from "../play/start/shown-games.ts";
import { SHOWN_GAMES } from "../words/home.ts";
import { signOf } from "./sign-of-list.ts";

test("every shown game has its file with the app", () => {
  expect(Object.keys(SHOWN_GAMES)).toEqual(SHOWN_GAME_IDS);
});

test("a list is shown by its huge ship, else by its faction", () => {
  const squad = (faction: string, ...pilots: readonly string[]) => [{ faction, ships: pilots.map((pilot) => ({ pilot, upgrades: [] })) }];
  expect(signOf(squad("imperial", "academypilot", "raiderclasscorvette"))).toBe("dagger");
  expect(signOf(squad("imperial", "academypilot"))).toBe("panel");
  expect(signOf(squad("unheard-of"))).toBe("crosswing");
});
