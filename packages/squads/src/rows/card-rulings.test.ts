/** Rulings on which ships may carry a card. */
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { expect, test } from "vitest";
import { ship, squad } from "../ready-made/ready-made.ts";
import { checkerOf, problemsIn } from "./testing.ts";

const check = checkerOf(catalogueOf(pack));
const problems = (faction: "rebel" | "imperial" | "scum", pilot: string, ...upgrades: readonly string[]) =>
  problemsIn(check("standard-100", squad(faction, ship(pilot, ...upgrades))).verdict);
const PROTOTYPE = "sienartestpilot";

test("ruling 143.1 Tactician: a ship can carry only one", () => {
  expect(problems("imperial", "omicrongrouppilot", "tactician")).toEqual([]);
  expect(problems("imperial", "omicrongrouppilot", "tactician", "tactician")).not.toEqual([]);
  expect(problems("imperial", "omicrongrouppilot", "tactician", "gunner")).toEqual([]);
});

test("ruling 145.1 Zuckuss: only Scum ships may carry this crew", () => {
  expect(problems("scum", "trandoshanslaver", "zuckuss")).toEqual([]);
  expect(problems("imperial", "omicrongrouppilot", "zuckuss")).not.toEqual([]);
  expect(problems("rebel", "outerrimsmuggler", "zuckuss")).not.toEqual([]);
});

test("ruling 253.1 TIE/v1: Darth Vader can't equip it", () => {
  expect(problems("imperial", PROTOTYPE, "tiev1")).toEqual([]);
  expect(problems("imperial", "darthvader", "tiev1")).not.toEqual([]);
});

test("ruling 253.2 TIE/v1: no TIE Advanced can equip it", () => {
  expect(problems("imperial", "tempestsquadronpilot", "tiev1")).not.toEqual([]);
});

test("ruling 254.1 TIE/x1: Darth Vader may equip it", () => {
  expect(problems("imperial", "darthvader", "tiex1")).toEqual([]);
});

test("ruling 254.2 TIE/x1: a TIE Adv. Prototype can't equip it", () => {
  expect(problems("imperial", PROTOTYPE, "tiex1")).not.toEqual([]);
});
