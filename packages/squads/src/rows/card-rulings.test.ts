/** Rulings that say which ships may carry a card. */
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { expect, test } from "vitest";
import { ship, squad } from "../ready-made/ready-made.ts";
import { checkerOf, faultsIn } from "./testing.ts";

const check = checkerOf(catalogueOf(pack));
const faults = (faction: "rebel" | "imperial" | "scum", pilot: string, ...upgrades: readonly string[]) =>
  faultsIn(check("standard-100", squad(faction, ship(pilot, ...upgrades))).verdict);
const PROTOTYPE = "sienartestpilot";

test("ruling 143.1 Tactician: one a ship", () => {
  expect(faults("imperial", "omicrongrouppilot", "tactician")).toEqual([]);
  expect(faults("imperial", "omicrongrouppilot", "tactician", "tactician")).not.toEqual([]);
  expect(faults("imperial", "omicrongrouppilot", "tactician", "gunner")).toEqual([]);
});

test("ruling 145.1 Zuckuss: aboard Scum ships alone", () => {
  expect(faults("scum", "trandoshanslaver", "zuckuss")).toEqual([]);
  expect(faults("imperial", "omicrongrouppilot", "zuckuss")).not.toEqual([]);
  expect(faults("rebel", "outerrimsmuggler", "zuckuss")).not.toEqual([]);
});

test("ruling 253.1 TIE/v1: not for Darth Vader", () => {
  expect(faults("imperial", PROTOTYPE, "tiev1")).toEqual([]);
  expect(faults("imperial", "darthvader", "tiev1")).not.toEqual([]);
});

test("ruling 253.2 TIE/v1: nor for any TIE Advanced", () => {
  expect(faults("imperial", "tempestsquadronpilot", "tiev1")).not.toEqual([]);
});

test("ruling 254.1 TIE/x1: for Darth Vader", () => {
  expect(faults("imperial", "darthvader", "tiex1")).toEqual([]);
});

test("ruling 254.2 TIE/x1: not for a TIE Adv. Prototype", () => {
  expect(faults("imperial", PROTOTYPE, "tiex1")).not.toEqual([]);
});
