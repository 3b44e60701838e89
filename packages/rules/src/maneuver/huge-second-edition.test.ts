import type { ObstacleId } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import { freeAction } from "../actions/perform-action.ts";
import { at, startTable } from "../testing.ts";
import { CROC, EDITIONS, fly, GR75 } from "./huge.testing.ts";

const TRIDENT = "colicoiddestroyer";

describe("where a huge ship ends", () => {
  test("[2E-HUGE-06] a huge ship may bank at speed 0 or stop, and the Trident may go backward or turn around", () => {
    expect(fly({ dial: "0NR" }).ship("A1").pose).toEqual(at(900 - 16.569, 340, 45));
    expect(fly({ dial: "0OR" }).ship("A1").pose).toEqual(at(900, 300));
    const trident = { edition: "2.5" } as const;
    expect(fly({ pilot: TRIDENT, dial: "2SR" }, trident).ship("A1").pose).toEqual(at(900, 220));
    expect(fly({ pilot: TRIDENT, dial: "4KR" }, trident).ship("A1").pose).toEqual(at(900, 460, 180));
  });

  test("[2E-HUGE-58-Q] a mine on the way isn't affected, only one under the final position", () => {
    const mine = (x: number, y: number) => ({
      devices: [{ id: "device 1", token: "proximityMine", kind: "proximity mine", pose: at(x, y), seat: 1, ship: "B1", round: 1 }] as const,
    });
    // The mine is in the path of the ship's centre, but behind its final position.
    expect(fly({ dial: "3FB", pose: at(900, 150) }, { state: mine(900, 100) }).game.state.devices).toHaveLength(1);
    expect(fly({ dial: "3FB", pose: at(900, 150) }, { state: mine(990, 300) }).game.state.devices).toHaveLength(1);
    expect(fly({ dial: "3FB", pose: at(900, 150) }, { state: mine(930, 300) }).game.state.devices).toHaveLength(0);
  });
});

describe("red maneuvers", () => {
  test("[2E-HUGE-15] cost one energy and no stress, even while stressed", () => {
    const table = fly({ dial: "4FR", energy: 4 });
    expect(table.ship("A1")).toMatchObject({ energy: 3, tokens: { stress: 0 }, pose: at(900, 460) });
    expect(fly({ dial: "4FR", energy: 4, tokens: { stress: 1 } }).ship("A1").pose).toEqual(at(900, 460));
  });

  test("[2E-HUGE-16] without energy, they give one stress", () => {
    expect(fly({ dial: "4FR", energy: 0 }).ship("A1")).toMatchObject({ energy: 0, tokens: { stress: 1 }, pose: at(900, 460) });
  });

  test("[2E-HUGE-17] without energy, they are replaced by a white straight 2 if the ship is stressed", () => {
    const table = fly({ dial: "4FR", energy: 0, tokens: { stress: 1 } });
    expect(table.ship("A1")).toMatchObject({ tokens: { stress: 1 }, pose: at(900, 380) });
  });
});

describe("obstacles under a huge ship's final position", () => {
  const on = (token: ObstacleId, edition: "2.0" | "2.5" = "2.0") =>
    fly({ dial: "2FB", energy: 3, shields: 5 }, { edition, obstacles: [{ token, pose: at(900, 380) }] });

  for (const edition of EDITIONS)
    test(`[2E-HUGE-23, 2E-HUGE-03] ${edition}: an asteroid is removed and deals one critical and stress, but costs no action`, () => {
      const table = on("coreasteroid1", edition);
      expect(table.game.state.obstacles).toEqual([]);
      expect(table.ship("A1")).toMatchObject({ shields: 4, energy: 2, tokens: { stress: 0 } });
      expect(table.kind).toBe("action");
      expect(table.keys).toContain("focus");
    });

  test("[2E-HUGE-23, 2E-HUGE-59-Q] debris and cargo do the same, clouds and chaff give a jam token, and a blaze does nothing", () => {
    const after = (token: ObstacleId) => {
      const table = on(token);
      const { shields, energy, tokens } = table.ship("A1");
      return { left: table.game.state.obstacles.length, shields, energy, jam: tokens.jam };
    };
    const struck = { left: 0, shields: 4, energy: 2, jam: 0 };
    const jammed = { left: 0, shields: 5, energy: 3, jam: 1 };
    expect([after("yt2400debris1"), after("loosecargo")]).toEqual([struck, struck]);
    expect([after("gascloud1"), after("electrochaff")]).toEqual([jammed, jammed]);
    expect(after("blaze")).toEqual({ left: 0, shields: 5, energy: 3, jam: 0 });
  });
});

describe("a huge ship that would end on another huge ship", () => {
  // The other ship is placed crosswise, so that the speed 2 bank ends on it and the speed 1 bank doesn't.
  const across = { pilot: CROC, pose: at(1000, 525, 90), shields: 4 };
  const crossing = () => fly({ dial: "2NB", shields: 7, pose: at(900, 300) }, { theirs: [[across]] });

  test("[2E-HUGE-24] reduces its speed until it is clear", () => {
    const table = crossing();
    expect(table.ship("A1").pose).toEqual(at(900 + 6.766, 363.335, 45));
    expect(table.ship("A1").speed).toBe(1);
  });

  test("[2E-HUGE-24] stops if even a bank of speed 0 isn't clear", () => {
    const table = fly({ dial: "1NW", pose: at(900, 300) }, { theirs: [[{ pilot: CROC, pose: at(900, 460, 90) }]] });
    expect(table.ship("A1").pose).toEqual(at(900, 300));
  });

  test("[2E-HUGE-25] and the other ship suffer criticals equal to the speed on the dial", () => {
    const table = crossing();
    expect([table.ship("A1").shields, table.ship("B1").shields]).toEqual([5, 2]);
    expect(table.notes("damage")).toMatchObject([
      { ship: "A1", amount: 2 },
      { ship: "B1", amount: 2 },
    ]);
  });
});

test("[2E-HUGE-26] a standard ship that overlaps a huge ship backs up, and in 2.0 loses its action", () => {
  const table = startTable({
    edition: "2.0",
    ships: [[{ pilot: "academypilot", pose: at(300, 300), dial: "5FW" }], [{ pilot: GR75, pose: at(300, 520, 90), dial: "1FB" }]],
    phase: "activation",
  });
  const { pose, skipsAction } = table.ship("A1");
  expect(pose?.y).toBeLessThan(at(0, 480 - 20).y + 1);
  expect(pose?.y).toBeGreaterThan(at(0, 450).y);
  expect(skipsAction).toBe(true);
  expect(table.ship("B1").shields).toBe(3);
});

test("[2E-HUGE-07] a huge ship can't boost, roll, cloak or SLAM, even if a card grants it", () => {
  const table = fly(
    { dial: "2FB", upgrades: ["tibannareserves"] },
    {
      cards: {
        "upgrade:tibannareserves": {
          windows: [
            {
              at: "maneuverExecuted",
              optional: false,
              when: () => true,
              *perform(game, { ship }) {
                yield* freeAction(game, ship, { names: ["boost", "barrel-roll", "cloak", "slam", "focus"], rule: "2E-ACT-20" });
              },
            },
          ],
        },
      },
    },
  );
  expect(table.keys).toEqual(["skip", "focus"]);
  expect(table.say("focus").ship("A1").pose).toEqual(at(900, 380));
});
