/** Sensors in standard loadouts. */
import type { TargetId } from "@broadside/rules";
import type { TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { chargesLeft, FIGHTER, finish, flown, LATER, rolling, use, X_WING } from "../upgrades.testing.ts";

describe("Long-Range Scanners", () => {
  const id = "longrangescanners-alphaclassstarwing";
  const FAR: TestShip = { pilot: FIGHTER, pose: at(850, 850, 180), activated: true };
  const locking = (active: number) => flown(id, "2FB", { active: [active] }, LATER, [FAR]).say("lock");

  test("a charge extends one lock action to any range", () => {
    const table = locking(2).say(use(id));
    expect([table.ship("A1").locks, chargesLeft(table), table.game.state.effects]).toEqual([["B1"], 1, []]);
  });

  test("without the charge, the lock action has its usual range", () => {
    expect(locking(2).pass().ship("A1").locks).toEqual([]);
    expect([locking(0).ship("A1").locks, locking(0).notes("action failed").length]).toEqual([[], 1]);
  });
});

describe("Relay System", () => {
  const id = "relaysystem-tiephphantom";
  const locked = (x: number) => {
    const table = cardTable(
      [
        [
          { pilot: X_WING, pose: at(400, 300), dial: "1FB" },
          { pilot: X_WING, pose: at(x, 380), activated: true, upgrades: [id] },
        ],
        [{ pilot: FIGHTER, pose: at(500, 450, 180), activated: true }],
      ],
      { ...LATER, phase: "activation" },
    );
    table.until("action").say("lock");
    return table.kind === "lock" ? table.say("B1") : table;
  };

  test("the ship locks an object that a friendly ship at range 0-2 locks", () => {
    expect(locked(550).say(use(id, "A2")).ship("A2").locks).toEqual(["B1"]);
    expect(locked(550).pass().ship("A2").locks).toEqual([]);
    expect(locked(850).keys).not.toContain(use(id, "A2"));
  });

  test("the ship can't do so when an enemy locks an object", () => {
    const table = cardTable(
      [
        [{ pilot: X_WING, pose: at(400, 300), dial: "1FB" }],
        [
          { pilot: FIGHTER, pose: at(500, 450, 180), activated: true, upgrades: [id] },
          { pilot: FIGHTER, pose: at(400, 500, 180), activated: true },
        ],
      ],
      { ...LATER, phase: "activation" },
    );
    expect(table.until("action").say("lock").say("B2").keys).not.toContain(use(id, "B1"));
  });

  const fired = (x: number, locks: readonly TargetId[], hits: "hit" | "blank") =>
    finish(
      rolling(
        cardTable(
          [
            [
              { pilot: X_WING, pose: at(400, 300), upgrades: [id], locks },
              { pilot: X_WING, pose: at(x, 300), engaged: true },
            ],
            [{ pilot: X_WING, pose: at(400, 490, 180), engaged: true }],
          ],
          LATER,
        ).until("attack"),
        [hits, "blank", "blank"],
        ["blank", "blank"],
      ),
    );

  test("after a hit, its lock on the defender goes to a friendly ship at range 0-1", () => {
    const table = fired(480, ["B1"], "hit").say(use(id));
    expect([table.ship("A1").locks, table.ship("A2").locks]).toEqual([[], ["B1"]]);
    expect(fired(480, ["B1"], "blank").keys).not.toContain(use(id));
    expect(fired(480, [], "hit").keys).not.toContain(use(id));
    expect(fired(620, ["B1"], "hit").keys).not.toContain(use(id));
  });
});
