import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/2.5";
import { areaDistance, mm } from "@broadside/geometry";
import { invariant } from "@broadside/kit";
import { describe, expect, test } from "vitest";
import { freeAction } from "../actions/perform-action.ts";
import type { Procedure } from "../contract/ask.ts";
import { shipOf } from "../state/state.ts";
import { at, type Table } from "../testing.ts";
import { ACTIVATED, type Flight, fly, mayDo, must } from "./flight.testing.ts";
import { executeManeuver } from "./maneuver.ts";

/** A ship in the path of a straight 3 that would end at 460; the two ships touch at 410. */
const BLOCKER = { pilot: "academypilot", pose: at(400, 450) };
const FRIEND = { pilot: "redsquadronveteran", pose: at(400, 450) };
const EDITIONS = ["2.0", "2.5"] as const;
const gap = (table: Table, one: string, other: string): number => {
  const { board } = table.game;
  return areaDistance(board.base(table.ship(one)), board.base(table.ship(other)));
};

describe("overlapping a ship", () => {
  for (const edition of EDITIONS) {
    const bump = (given: Partial<Flight> = {}) => fly({ edition, dial: "3FW", enemies: [BLOCKER], ...given });

    test(`[2E-BUMP-01, 2E-BUMP-06] ${edition}: the ship backs up until the two touch, and they are at range 0`, () => {
      const table = bump();
      expect(gap(table, "A1", "B1")).toBeLessThanOrEqual(mm(0.1));
      expect(table.ship("A1").pose?.y).toBeLessThan(mm(411));
      expect(table.game.board.range(table.ship("A1"), table.ship("B1"))).toBe(0);
      expect(table.ship("A1").touching).toEqual(["B1"]);
    });

    test(`[2E-BUMP-03] ${edition}: the ship may back up all the way to its start`, () => {
      const table = bump({ dial: "1FB", enemies: [{ pilot: "omicrongrouppilot", pose: at(400, 360) }] });
      expect(table.ship("A1").pose).toEqual(at(400, 300));
    });

    test(`[2E-BUMP-04] ${edition}: the maneuver still counts as executed`, () => {
      const table = bump({ dial: "3YR" });
      const turned = fly({ edition, dial: "3YR", enemies: [{ pilot: "academypilot", pose: at(510, 410) }] });
      expect(table.ship("A1").tokens.stress).toBe(1);
      expect(turned.ship("A1")).toMatchObject({ speed: 3, tokens: { stress: 1 }, touching: ["B1"] });
    });

    test(`[2E-BUMP-05, 2E-BUMP-15] ${edition}: a maneuver over ships and obstacles is full if no ship is under its end`, () => {
      const over = bump({
        dial: "4FW",
        enemies: [{ pilot: "academypilot", pose: at(400, 390) }],
        obstacles: [{ token: "gascloud1", pose: at(400, 500) }],
      });
      expect(over.ship("A1")).toMatchObject({ pose: at(400, 500), touching: [] });
      expect(over.notes("overlapped")).toEqual([]);
    });

    test(`[2E-BUMP-17] ${edition}: obstacles beyond the final position don't count`, () => {
      const table = bump({
        enemies: [{ pilot: "academypilot", pose: at(400, 430) }],
        obstacles: [{ token: "coreasteroid0", pose: at(400, 440) }],
      });
      expect(table.notes("met obstacle")).toEqual([]);
    });

    test(`[2E-BUMP-16] ${edition}: a ship that ends partly outside flees, and triggers only effects of fleeing`, () => {
      const told: string[] = [];
      const windows = [
        must("maneuverExecuted", function* (): Procedure {
          told.push("executed");
          yield* [];
        }),
      ];
      const fled = must(
        "leftTable",
        function* (_game, _self, { how }): Procedure {
          told.push(how);
          yield* [];
        },
        "any",
      );
      const table = fly({
        edition,
        dial: "3FW",
        ship: { pose: at(400, 785) },
        enemies: [{ pilot: "bossk", pose: at(400, 960) }],
        ability: { windows },
        cards: { "pilot:bossk": { windows: [fled] } },
      });
      expect(table.ship("A1").status).toBe("fled");
      expect([...new Set(told)]).toEqual(["fled"]);
    });

    test(`[2E-BUMP-18] ${edition}: a boost onto a ship fails, and the ship stays`, () => {
      const table = fly({
        edition,
        pilot: "alphasquadronpilot",
        dial: "2FB",
        enemies: [{ pilot: "academypilot", pose: at(400, 500) }],
      });
      table.until("action").say("boost").say("straight");
      expect(table.ship("A1").pose).toEqual(at(400, 420));
    });

    test(`[2E-BUMP-21] ${edition}: a remote stops nobody`, () => {
      const setup = { remotes: [{ kind: "probeDroid" as const, number: 1, seat: 1 }] };
      const waits = mayDo("beforeReveal", function* (): Procedure {
        yield* [];
      });
      const table = fly({ edition, dial: "2FB", setup, ability: { windows: [waits] } });
      const there = { change: "ship", ship: "R1", set: { status: "inPlay", pose: at(400, 420) } } as const;
      table.give({ input: "set", changes: [there], reason: "a droid ahead" });
      table.say("pass");
      expect(table.ship("R1")).toMatchObject({ status: "inPlay", pose: at(400, 420) });
      expect(table.ship("A1")).toMatchObject({ pose: at(400, 420), touching: [] });
    });
  }
});

describe("overlapping in 2.0", () => {
  test("[2E-BUMP-07] costs the action step, but not actions that other effects grant", () => {
    const give = must("maneuverExecuted", function* (game, { ship }): Procedure {
      yield* freeAction(game, ship, { names: ["focus"], rule: "2E-ACT-20" });
    });
    const table = fly({ edition: "2.0", dial: "3FW", enemies: [BLOCKER], ability: { windows: [give] } });
    table.until("free action").say("focus");
    expect(table.ship("A1")).toMatchObject({ skipsAction: true, tokens: { focus: 1 } });
    expect(table.notes("rolled")).toEqual([]);
  });

  test("[2E-BUMP-19] outside the Execute Maneuver step costs no action", () => {
    const extra = must("beforeReveal", function* (game, { ship }): Procedure {
      yield* executeManeuver(game, ship, "1NB", { revealed: false });
    });
    const enemies = [{ pilot: "academypilot", pose: at(440, 400) }];
    const table = fly({ edition: "2.0", dial: "1BB", enemies, ability: { windows: [extra] } });
    expect(table.notes("overlapped")).toHaveLength(1);
    expect(table.kind).toBe("action");
  });
});

describe("overlapping in 2.5", () => {
  const bump = (given: Partial<Flight> = {}) => fly({ edition: "2.5", dial: "3FW", ...given });

  test("[2E-BUMP-09] a friendly ship costs the action, and a die that may deal one hit damage", () => {
    for (const [face, shields] of [
      ["crit", 1],
      ["hit", 1],
      ["focus", 2],
    ] as const) {
      const table = bump({ friends: [FRIEND], dice: [face] });
      expect([table.ship("A1").shields, table.kind]).toEqual([shields, ACTIVATED]);
    }
    const dealt = bump({ friends: [FRIEND], ship: { shields: 0 }, draws: [3, 0] });
    expect(dealt.ship("A1").damage.map(({ faceup }) => faceup)).toEqual([false]);
  });

  test("[2E-BUMP-10] an enemy allows a red focus or calculate action instead of the action step", () => {
    const table = bump({ enemies: [BLOCKER] });
    expect([table.kind, table.keys]).toEqual(["free action", ["skip", "focus"]]);
    table.say("focus");
    expect(table.ship("A1").tokens).toMatchObject({ focus: 1, stress: 1 });
    expect(table.kind).toBe(ACTIVATED);
    expect(bump({ pilot: "ig88a", dial: "3FB", enemies: [BLOCKER] }).keys).toEqual(["skip", "calculate"]);
  });

  test("[2E-BUMP-11, 2E-BUMP-23-Q] an enemy forbids all further actions in that activation; a friendly ship doesn't", () => {
    const give = must("maneuverExecuted", function* (game, { ship }): Procedure {
      yield* freeAction(game, ship, { names: ["evade"], rule: "2E-ACT-20" });
    });
    const table = bump({ enemies: [BLOCKER], ability: { windows: [give] } });
    table.say("skip");
    expect(table.kind).toBe(ACTIVATED);
    const friendly = bump({ friends: [FRIEND], dice: ["blank"], ability: { windows: [give] } });
    expect([friendly.kind, friendly.keys]).toEqual(["free action", ["skip", "evade"]]);
  });

  test("[2E-BUMP-11] an enemy forbids no actions once that activation is over", () => {
    const give = must("maneuverExecuted", function* (game): Procedure {
      yield* freeAction(game, shipOf(game.state, "A1"), { names: ["evade"], rule: "2E-ACT-20" });
    });
    const friends = [{ pilot: "wedgeantilles", pose: at(100, 100), activated: false, dial: "2FB" }];
    const table = bump({ enemies: [BLOCKER], friends, cards: { "pilot:wedgeantilles": { windows: [give] } } });
    table.say("skip").say("pass");
    expect([table.kind, table.keys]).toEqual(["free action", ["skip", "evade"]]);
  });

  test("[2E-BUMP-08] is judged by the ship at the maneuver's end, not by the ship touched later", () => {
    // An enemy ship is where the maneuver would end. Backing up, the ship meets a friendly ship.
    const friends = [{ ...FRIEND, pose: at(400, 445) }];
    const table = bump({ dial: "4FW", friends, enemies: [{ pilot: "academypilot", pose: at(400, 500) }] });
    expect(table.ship("A1").touching).toEqual(["A2"]);
    expect(table.notes("rolled")).toEqual([]);
    expect([table.kind, table.keys]).toEqual(["free action", ["skip", "focus"]]);
  });

  test("[2E-BUMP-12, 2E-BUMP-22-Q] a friend and an enemy at once counts as overlapping a friend", () => {
    const friends = [{ ...FRIEND, pose: at(375, 470) }];
    const table = bump({ friends, enemies: [{ pilot: "academypilot", pose: at(425, 470) }], dice: ["blank"] });
    expect(table.notes("rolled")).toHaveLength(1);
    expect(table.kind).toBe(ACTIVATED);
  });

  test("[2E-BUMP-13] in a red maneuver gives stress first, so the ship can't act", () => {
    const table = bump({ dial: "3YR", enemies: [{ pilot: "academypilot", pose: at(510, 410) }] });
    expect(table.ship("A1").tokens).toMatchObject({ stress: 1, focus: 0 });
    expect(table.kind).toBe(ACTIVATED);
  });

  test("[2E-BUMP-14] an enemy allows no action to a ship without focus and calculate on its bar", () => {
    const whole = catalogueOf(pack);
    const xwing = whole.ships.get("t65xwing");
    invariant(xwing, "the X-wing is there");
    const ships = new Map([...whole.ships, ["t65xwing", { ...xwing, actions: ["white lock", "white barrel-roll"] }]]);
    const table = bump({ enemies: [BLOCKER], catalogue: { ...whole, ships } });
    expect(table.ship("A1").touching).toEqual(["B1"]);
    expect(table.kind).toBe(ACTIVATED);
  });
});
