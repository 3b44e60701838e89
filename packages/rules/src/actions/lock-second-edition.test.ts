import { describe, expect, test } from "vitest";
import { says, windowCard } from "../abilities/cards.testing.ts";
import { objectsOf, unitsOf } from "../board/objects.ts";
import type { Ability } from "../contract/ability.ts";
import { at, type TestShip } from "../testing.ts";
import { loseLock } from "../tokens/locks.ts";
import { act, failures, HELD, isOwn } from "./acting.testing.ts";
import { holdersOfLocksOn, lockable, lockObject } from "./lock-second-edition.ts";

const tie = (x: number, y: number): TestShip => ({ pilot: "academypilot", pose: at(x, y) });

describe("lock", () => {
  test("[2E-ACT-32] a ship may lock any object at range 0-3, but none farther away", () => {
    expect(failures(act({ enemies: [tie(450, 761)] }).say("lock"))).toEqual(["lock"]);
    const table = act({
      enemies: [tie(450, 759), tie(450, 600)],
      friends: [tie(450, 380)],
      obstacles: [{ token: "core2asteroid0", pose: at(300, 420) }],
    });
    expect(table.say("lock").keys).toEqual(["B3", "B2", "A2", "obstacle 1"]);
    expect(table.say("obstacle 1").ship("A1").locks).toEqual(["obstacle 1"]);
  });

  test("[2E-ACT-32] a card may limit what the lock action may choose without limiting other locks", () => {
    const card: Ability = {
      answers: {
        permissions: { lockByAction: (_, self, { ship, object }) => (ship === self.ship && object.id === "B2" ? false : undefined) },
      },
    };
    const table = act({ enemies: [tie(450, 600), tie(450, 700)], cards: { "pilot:redsquadronveteran": card } });
    expect(lockable(table.game, table.ship("A1")).map(({ id }) => id)).toEqual(["B2", "B3"]);
    expect(table.say("lock").ship("A1").locks).toEqual(["B3"]);
  });

  test("[2E-ACT-33] a ship must lock an object if any can be locked", () => {
    const table = act({ friends: [tie(450, 600)] }).say("lock");
    expect([table.ship("A1").locks, table.kind]).toEqual([["A2"], HELD]);
  });

  test("[2E-ACT-34, 2E-ACT-35] a new lock replaces the old one, many ships may lock one object, and no ship may lock itself", () => {
    const friends: readonly TestShip[] = [
      { ...tie(300, 420), locks: ["B3"] },
      { ...tie(600, 420), locks: ["B3"] },
    ];
    const table = act({ ship: { locks: ["B2"] }, friends, enemies: [tie(450, 600), tie(450, 700)] }).say("lock");
    expect(table.keys).toEqual(["B2", "B3", "A2", "A3"]);
    table.say("B3");
    expect(["A1", "A2", "A3"].map((id) => table.ship(id).locks)).toEqual([["B3"], ["B3"], ["B3"]]);
    expect(holdersOfLocksOn(table.game, "B2")).toEqual([]);
  });

  test("[2E-ACT-36] a card of the locked ship may remove the lock, and the lock also goes if its target is removed", () => {
    const sheds = windowCard("lockAcquired", {
      may: true,
      when: (self, { target }) => self.ship.id === target,
      does: (game, { ship }) => {
        for (const holder of holdersOfLocksOn(game, ship.id)) loseLock(game, holder, ship.id);
        return undefined;
      },
    });
    const table = act({ enemies: [tie(450, 600)], cards: { "pilot:academypilot": sheds } }).say("lock");
    expect(table.ship("A1").locks).toEqual(["B2"]);
    expect(table.say("B2/pilot:academypilot").ship("A1").locks).toEqual([]);
    const rock = act({ obstacles: [{ token: "core2asteroid0", pose: at(300, 420) }] }).say("lock");
    expect(rock.ship("A1").locks).toEqual(["obstacle 1"]);
    rock.game.set({ obstacles: [] });
    expect(rock.ship("A1").locks).toEqual([]);
  });

  test("[2E-ACT-05] a lock through a card isn't an action, but triggers effects of acquiring a lock", () => {
    const locks = windowCard("maneuverExecuted", {
      when: isOwn,
      *does(game, { ship }) {
        yield* lockObject(game, ship, "obstacle 1");
      },
    });
    const cards = { "upgrade:r2astromech": locks, "upgrade:squadleader": windowCard("lockAcquired", { does: says("locked") }) };
    const ship = { upgrades: ["r2astromech", "squadleader"], tokens: { stress: 2 } };
    const table = act({ ship, cards, obstacles: [{ token: "core2asteroid0", pose: at(300, 420) }] });
    expect([table.ship("A1").locks, table.ship("A1").actions, table.madeUp("says").length]).toEqual([["obstacle 1"], [], 1]);
  });
});

describe("objects and units", () => {
  const table = act({
    friends: [tie(300, 420)],
    obstacles: [100, 300, 600].map((x) => ({ token: "core2asteroid0", pose: at(x, 700) }) as const),
    setup: { remotes: [{ kind: "probeDroid", number: 1, seat: 1 }] },
    state: {
      devices: [{ id: "device 1", token: "proximityMine", kind: "proximity mine", pose: at(700, 600), seat: 1, ship: "B1", round: 1 }],
    },
  });
  table.game.setShip(table.ship("R1"), { status: "inPlay", pose: at(450, 600) });

  test("[2E-COMP-12] objects are ships, obstacles and devices, including remotes", () => {
    const ids = objectsOf(table.game).map(({ id }) => id);
    expect(ids).toEqual(["A1", "A2", "B1", "R1", "obstacle 1", "obstacle 2", "obstacle 3", "device 1"]);
    expect(lockable(table.game, table.ship("A1")).map(({ id }) => id)).toEqual(["A2", "R1", "obstacle 2", "obstacle 3", "device 1"]);
  });

  test("[2E-COMP-13] units are ships and remotes", () => {
    expect(unitsOf(table.game).map(({ id }) => id)).toEqual(["A1", "A2", "B1", "R1"]);
  });
});
