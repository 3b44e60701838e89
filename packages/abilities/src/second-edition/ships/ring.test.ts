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

test("Hyperspace Docking Ring: it flies by the dial of the fighter aboard, at speed 1", () => {
  const table = flying("3FB");
  expect(table.ship("A1").pose).toEqual(at(400, 380));
  expect(table.game.factsOf(table.ship("A1")).dial.size).toBeGreaterThan(5);
});

test("Hyperspace Docking Ring: of an advanced maneuver it makes a stop, and may turn", () => {
  const table = flying("4KR");
  expect([table.kind, table.keys]).toEqual(["choose one", ["stay", "right", "left", "about"]]);
  expect(table.say("about").ship("A1").pose).toEqual(at(400, 300, 180));
});

test("Hyperspace Docking Ring: with nothing aboard it has no dial and does not move", () => {
  const table = flying("3FB", false);
  expect(table.ship("A1").pose).toEqual(at(400, 300));
  table.untilPhase("planning");
  expect(table.asks.filter(({ seat }) => seat === 0)).toEqual([]);
});
