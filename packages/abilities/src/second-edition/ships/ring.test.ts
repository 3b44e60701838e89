import { expect, test } from "vitest";
import { at, cardTable, LATER } from "../card-table.testing.ts";

const RING = "transgalmegcontrollink";
const AWAY = { pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB" };

const flying = (dial: string, isCarrying = true) =>
  cardTable(
    [
      [
        { pilot: RING, pose: at(400, 300), dial },
        ...(isCarrying ? [{ pilot: "jediknight", pose: undefined, status: "docked", carrier: "A1" } as const] : []),
      ],
      [AWAY],
    ],
    { ...LATER, phase: "activation" },
  );

test("Hyperspace Docking Ring: the ring flies at speed 1 with the dial of its docked fighter", () => {
  const table = flying("3FB");
  expect(table.ship("A1").pose).toEqual(at(400, 380));
  expect(table.game.factsOf(table.ship("A1")).dial.size).toBeGreaterThan(5);
});

test("Hyperspace Docking Ring: an advanced maneuver becomes a stop, after which the ring can turn", () => {
  const table = flying("4KR");
  expect([table.kind, table.keys]).toEqual(["choose one", ["stay", "right", "left", "about"]]);
  expect(table.say("about").ship("A1").pose).toEqual(at(400, 300, 180));
});

test("Hyperspace Docking Ring: without a fighter, the ring has no dial and doesn't move", () => {
  const table = flying("3FB", false);
  expect(table.ship("A1").pose).toEqual(at(400, 300));
  table.untilPhase("planning");
  expect(table.asks.filter(({ seat }) => seat === 0)).toEqual([]);
});
