import { expect, test } from "vitest";
import { CR90, EDITIONS, GR75 } from "../maneuver/huge.testing.ts";
import { startSetUp } from "../testing.ts";

for (const edition of EDITIONS)
  test(`[2E-HUGE-10] ${edition}: huge ships are placed before all others, the highest initiative first`, () => {
    const lists = [{ ships: ["academypilot", GR75, CR90] }, { ships: ["redsquadronveteran", "syndicatesmugglers"] }];
    const table = startSetUp(lists, { edition, setup: { table: "6x3" } }).until("dial");
    const order = table.notes("placed").map((event) => event.ship);
    expect(order[0]).toBe("A3");
    expect([...order.slice(1, 3)].sort()).toEqual(["A2", "B2"]);
    expect(order.slice(3)).toEqual(["A1", "B1"]);
  });

test("[2E-HUGE-45, 2E-HUGE-39] hardpoints begin online, and each turret indicator is set separately", () => {
  const upgrades = ["ioncannonbattery", "pointdefensebattery"];
  const lists = [{ ships: [{ pilot: CR90, upgrades }] }, { ships: ["redsquadronveteran"] }];
  const table = startSetUp(lists, { edition: "2.0", setup: { table: "6x3" } }).until("turret indicator");
  expect(table.keys).toEqual(["front", "right", "rear", "left"]);
  table.say("rear");
  expect(table.keys).toEqual(["front", "left"]);
  table.say("left").until("dial");
  expect(table.ship("A1").upgrades).toMatchObject([
    { side: "front", quarter: "rear" },
    { side: "front", quarter: "left" },
  ]);
});
