import { pack as firstEdition } from "@broadside/cards/1e";
import { pack as secondEdition } from "@broadside/cards/2.0";
import { pack as latest } from "@broadside/cards/2.5";
import { expect, test } from "vitest";
import { SHIP_CHARACTERS, shipCharacter } from "./ship-pictures.ts";

const SHIPS = [firstEdition, secondEdition, latest].flatMap(({ ships }) =>
  ships.flatMap(({ id, sections }) => [id, ...(sections ?? []).map((section) => section.id)]),
);

test("every ship has a picture, except ships newer than the font", () => {
  expect([...new Set(SHIPS)].filter((ship) => shipCharacter(ship) === undefined).toSorted()).toEqual([
    "btanr2ywing",
    "gauntletfighter",
    "rogueclassstarfighter",
    "st70assaultship",
    "tiesebomber",
    "tiewiwhispermodifiedinterceptor",
    "tridentclassassaultship",
  ]);
});

test("only ships in the catalogues have a picture", () => {
  expect(Object.keys(SHIP_CHARACTERS).filter((ship) => !SHIPS.includes(ship))).toEqual([]);
  expect(shipCharacter("constructor")).toBeUndefined();
});
