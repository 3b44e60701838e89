import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/2.5";
import { canRecoverCharge, holdersOfLocksOn } from "@broadside/rules/procedures";
import type { TestShip } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { at, hugeTable } from "../../huge-ships.testing.ts";
import { chargesLeft, LATER, use } from "../upgrades.testing.ts";

const ID = "trackingtorpedoes";
const REMOTES = [1, 2, 3].map((number) => ({ kind: "trackingTorpedoes" as const, number, seat: 0 }));

const launching = (ship: Partial<TestShip> = {}, more: object = {}) =>
  hugeTable(
    [
      [{ pilot: "colicoiddestroyer", pose: at(900, 300), upgrades: [ID], dial: "2FW", ...ship }],
      [
        { pilot: "redsquadronveteran", pose: at(300, 860, 180), dial: "2FB" },
        { pilot: "redsquadronveteran", pose: at(1500, 860, 180), dial: "2FB" },
      ],
    ],
    { phase: "system", ...LATER, setup: { remotes: REMOTES }, ...more },
  );
const flying = (table: ReturnType<typeof launching>) => table.game.state.remotes.filter(({ status }) => status === "inPlay");

test("Tracking Torpedoes: the card has three charges and a remote", () => {
  expect(catalogueOf(pack).upgrades.get(ID)).toMatchObject({
    charges: { value: 3 },
    device: { name: "Tracking Torpedoes", type: "remote" },
  });
});

test("Tracking Torpedoes: the ship launches up to three with different templates, and they lock what it has locked", () => {
  const table = launching({ locks: ["B2"] })
    .until("use at systemPhase")
    .say(use(ID));
  expect(table.keys).toEqual(["launch straight 4", "launch bank 3 left", "launch bank 3 right"]);
  table.say("launch bank 3 left");
  expect(table.keys).toEqual(["done", "launch straight 4", "launch bank 3 right"]);
  table.say("launch straight 4").say("done");
  expect([chargesLeft(table), table.kind, table.keys]).toEqual([1, "lock", ["none", "B2"]]);
  table.say("B2").say("none");
  expect(flying(table).map(({ locks, pose }) => [locks, pose?.heading])).toEqual([
    [["B2"], 315_000],
    [[], 0],
  ]);
});

test("Tracking Torpedoes: they need charges and no other device that round, and charges can't be recovered", () => {
  expect(launching({ active: [0] }).keys).not.toContain(use(ID));
  const table = launching().until("use at systemPhase").say(use(ID)).say("launch straight 4").say("done");
  expect(flying(table)).toHaveLength(1);
  expect(table.keys).not.toContain(use(ID));
  expect(canRecoverCharge(table.game, table.ship("A1"), 0)).toBe(false);
});

test("Tracking Torpedoes: they can't lock an object in a gas cloud (2E-OBST-18)", () => {
  const gas = { obstacles: [{ token: "gascloud1", pose: at(1500, 860) }] };
  const table = launching({ locks: ["B2"] }, gas)
    .until("use at systemPhase")
    .say(use(ID))
    .say("launch straight 4")
    .say("done");
  expect(flying(table).map(({ locks }) => locks)).toEqual([[]]);
  expect(table.kind).not.toBe("lock");
});

test("Tracking Torpedoes: their lock counts as the target's red token, and a gas cloud breaks it", () => {
  const gas = { obstacles: [{ token: "gascloud1", pose: at(1500, 790) }] };
  const table = launching({ locks: ["B2"] }, gas)
    .until("use at systemPhase")
    .say(use(ID))
    .say("launch straight 4")
    .say("done")
    .say("B2");
  const [torpedo] = flying(table);
  expect(holdersOfLocksOn(table.game, "B2").map(({ id }) => id)).toEqual(["A1", torpedo?.id]);
  while (table.notes("met obstacle").length === 0) table.pass();
  expect(holdersOfLocksOn(table.game, "B2")).toEqual([]);
});
