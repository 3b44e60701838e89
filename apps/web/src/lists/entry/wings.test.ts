import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/2.0";
import type { SquadDraft } from "@broadside/squads";
import { expect, test } from "vitest";
import { addWingmate, dissolveWing, possibleWingmates, removeWingmate, setPosition, wingCardOf } from "./wings.ts";

const catalogue = catalogueOf(pack);
const fighter = { pilot: "academypilot", upgrades: [] };
const SQUAD: SquadDraft = {
  faction: "galacticempire",
  ships: [
    { pilot: "howlrunner", upgrades: [{ id: "veteranwingleader" }] },
    fighter,
    fighter,
    fighter,
    fighter,
    { pilot: "darthvader", upgrades: [] },
  ],
};
const grow = (...ships: readonly number[]) => ships.reduce((squad, ship) => addWingmate(squad, 0, ship), SQUAD);
const positions = (squad: SquadDraft) => squad.wings?.[0]?.wingmates.map(({ ship, position }) => [ship, position]);

test("a wing card makes its ship the leader", () => {
  expect(wingCardOf(SQUAD, 0, catalogue)?.name).toBe("Veteran Wing Leader");
  expect(wingCardOf(SQUAD, 1, catalogue)).toBeUndefined();
});

test("ships of the leader's type can join unless they are in a wing", () => {
  expect(possibleWingmates(SQUAD, 0, catalogue)).toEqual([1, 2, 3, 4]);
  expect(possibleWingmates(grow(1, 2), 0, catalogue)).toEqual([3, 4]);
});

test("[EB-WSET-11-Q] a wing that grows changes to the usual formation for its size", () => {
  expect(positions(grow(1, 2))).toEqual([
    [1, 2],
    [2, 3],
  ]);
  expect(positions(grow(1, 2, 3, 4))).toEqual([
    [1, 2],
    [2, 3],
    [3, 5],
    [4, 6],
  ]);
});

test("a formation that the player has chosen stays, and a new ship takes the first free position", () => {
  expect(positions(addWingmate(setPosition(grow(1, 2), 0, 2, 6), 0, 3))).toEqual([
    [1, 2],
    [2, 6],
    [3, 3],
  ]);
});

test("two wingmates swap positions", () => {
  expect(positions(setPosition(grow(1, 2), 0, 1, 3))).toEqual([
    [1, 3],
    [2, 2],
  ]);
});

test("a wing that loses its last wingmate is removed", () => {
  expect(removeWingmate(grow(1), 0, 1).wings).toEqual([]);
  expect(dissolveWing(grow(1, 2), 0).wings).toEqual([]);
});
