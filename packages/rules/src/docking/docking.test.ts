import { mm } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import { says, windowCard } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import { destroy } from "../damage/destruction.ts";
import { enemiesOf, otherFriendsOf } from "../queries/relation.ts";
import { shipOf } from "../state/state.ts";
import { at, startSetUp, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";

const carrier = (set: Partial<TestShip> = {}): TestShip => ({
  pilot: "lothalrebel",
  upgrades: ["ghost"],
  pose: at(457, 400),
  dial: "2FG",
  ...set,
});
const docked = (set: Partial<TestShip> = {}): TestShip => ({
  pilot: "zeborrelios-attackshuttle",
  pose: undefined,
  status: "docked",
  carrier: "A1",
  shields: 2,
  ...set,
});
const enemy = (set: Partial<TestShip> = {}): TestShip => ({ pilot: "darthvader", pose: at(100, 850, 180), dial: "2FG", ...set });

const flying = (own: readonly TestShip[], others: readonly TestShip[] = [enemy()], more: Partial<TestTable> = {}): Table =>
  startTable({ phase: "activation", ships: [own, others], ...more });

/** The enemy's card removes the first ship at the start of combat. */
const strikes = (how: "destroyed" | "fled"): Readonly<Record<string, Ability>> => ({
  "pilot:darthvader": {
    windows: [
      {
        at: "startOfCombat",
        optional: false,
        when: (game) => shipOf(game.state, "A1").status === "inPlay",
        *perform(game) {
          yield* destroy(game, shipOf(game.state, "A1"), how);
        },
      },
    ],
  },
});

const anotherDeploys: Readonly<Record<string, Ability>> = {
  "upgrade:ghost": { answers: { sums: { deployments: (_game, self, { ship }) => (ship === self.ship ? 1 : 0) } } },
};

describe("docked ships", () => {
  test("[1E-DOCK-01] are inactive: they have no dial and no tokens, and can't be targeted", () => {
    const table = startTable({ ships: [[carrier(), docked()], [enemy()]] });
    expect(table.game.open.map(({ ask }) => ask.about?.ship)).toEqual(["A1", "B1"]);
    expect(Object.values(table.ship("A2").tokens).every((count) => count === 0)).toBe(true);
    expect(enemiesOf(table.game, table.ship("B1")).map(({ id }) => id)).toEqual(["A1"]);
  });

  test("[1E-DOCK-01] use no abilities, and don't count as friendly ships on the table", () => {
    const speaks = windowCard("startOfActivation", { does: says("here") });
    const ships = (aboard: Partial<TestShip>) =>
      flying([carrier(), docked(aboard)], [enemy()], { cards: { "pilot:zeborrelios-attackshuttle": speaks } });
    const inside = ships({});
    expect(inside.madeUp("says")).toEqual([]);
    expect(otherFriendsOf(inside.game, inside.ship("A1"))).toEqual([]);
    const outside = ships({ status: "inPlay", carrier: undefined, pose: at(700, 400), dial: "2FG" });
    expect(outside.madeUp("says")).toHaveLength(1);
    expect(otherFriendsOf(outside.game, outside.ship("A1")).map(({ id }) => id)).toEqual(["A2"]);
  });

  test("[1E-DOCK-01] cannot be locked", () => {
    const table = flying([carrier({ activated: true }), docked()], [enemy({ pose: at(457, 640, 180) })]);
    table.until("action").say("lock");
    expect([table.ship("B1").locks, table.notes("lock")]).toMatchObject([["A1"], [{ ship: "B1", target: "A1" }]]);
  });

  test("[1E-DOCK-01] count in their squad's total, which decides initiative", () => {
    const shuttle = { pilot: "zeborrelios-attackshuttle", points: 18, dockedTo: 0 };
    const table = startSetUp([
      { ships: [{ pilot: "lothalrebel", upgrades: ["ghost"], points: 35 }, shuttle], points: 53 },
      { ships: ["darthvader"], points: 50 },
    ]);
    expect(table.asks).toMatchObject([{ kind: "initiative", seat: 1 }]);
  });

  test("[1E-DOCK-02] may be deployed after the carrier's maneuver and before its action, but aren't by default", () => {
    const table = flying([carrier(), docked()]);
    expect(table.asks).toEqual([{ kind: "deploy", seat: 0, keys: ["none", "A2"] }]);
    expect(table.ship("A1").actions).toEqual([]);
    expect(table.pass().ship("A2").status).toBe("docked");
  });

  test("[1E-DOCK-02] may be deployed after an overlap, and as many as the carrier's cards allow", () => {
    const table = flying([carrier(), docked(), docked(), docked()], [enemy({ pose: at(457, 520, 180) })], { cards: anotherDeploys });
    expect([table.ship("A1").touching, table.kind]).toEqual([["B1"], "deploy"]);
    table.say("A3").say("2FG").until("deploy").say("A2").say("3FW");
    expect(table.game.state.ships.map(({ status }) => status)).toEqual(["inPlay", "inPlay", "inPlay", "docked", "inPlay"]);
    const asked: string[] = [];
    for (; table.game.state.round === 1; table.pass()) asked.push(...table.asks.map(({ kind }) => kind));
    expect(asked).not.toContain("deploy");
  });

  test.each(["coreasteroid0", "yt2400debris0"] as const)("[1E-DOCK-02] may be deployed after an obstacle: %s", (token) => {
    const table = flying([carrier(), docked()], [enemy()], { obstacles: [{ token, pose: at(457, 500) }] });
    expect(table.notes("met obstacle")).toMatchObject([{ ship: "A1" }]);
    expect(table.asks).toEqual([{ kind: "deploy", seat: 0, keys: ["none", "A2"] }]);
  });

  test("[1E-DOCK-04] choose any maneuver from their dial, which doesn't count as revealing it", () => {
    const reveals: Ability = {
      windows: [{ at: "dialRevealed", optional: true, when: (_game, self, { ship }) => ship === self.ship.id, *perform() {} }],
    };
    const table = flying([carrier(), docked()], [enemy()], { cards: { "pilot:zeborrelios-attackshuttle": reveals } }).say("A2");
    expect([table.kind, table.keys.length]).toEqual(["deploy maneuver", 17]);
    table.say("2BW");
    expect(table.notes("revealed")).toMatchObject([{ ship: "A1" }]);
    expect(table.kind).not.toBe("use at dialRevealed");
  });

  test("[1E-DOCK-05] end 100 mm behind the carrier, facing away, after a straight 2 from the rear guides", () => {
    const table = flying([carrier(), docked()]).say("A2").say("2FG");
    expect(table.ship("A1").pose).toEqual(at(457, 560));
    expect(table.ship("A2").pose).toEqual({ x: mm(457), y: mm(560 - 40 - 100), heading: 180_000 });
  });

  test("[1E-DOCK-05] get stress as in any maneuver", () => {
    expect(flying([carrier(), docked()]).say("A2").say("3TR").ship("A2").tokens.stress).toBe(1);
  });

  test("[1E-DOCK-05] are affected by obstacles: debris under the base gives stress, and a die after the action", () => {
    const table = flying([carrier(), docked()], [enemy()], { obstacles: [{ token: "yt2400debris0", pose: at(457, 390) }] });
    table.attackDice("focus").say("A2").say("2FG");
    expect([table.ship("A2").tokens.stress, table.unused]).toEqual([1, 0]);
    expect(table.notes("rolled")).toMatchObject([{ ship: "A2", reason: "debris" }]);
  });

  test("[1E-DOCK-06] don't act after an overlap", () => {
    const table = flying([carrier(), docked()], [enemy({ pose: at(457, 420), activated: true })]);
    table.say("A2").say("2FG");
    expect(table.ship("A2").touching).toEqual(["B1"]);
    expect(table.game.open.map(({ ask }) => [ask.kind, ask.about?.ship])).toEqual([["action", "A1"]]);
  });

  test("[1E-DOCK-06] don't act while stressed, or after an asteroid", () => {
    const stressed = flying([carrier(), docked()]).say("A2").say("3TR");
    const rock = [{ token: "coreasteroid0", pose: at(457, 390) }] as const;
    const met = flying([carrier(), docked()], [enemy()], { obstacles: rock }).attackDice("focus").say("A2").say("2FG");
    for (const table of [stressed, met]) expect(table.game.open.map(({ ask }) => [ask.kind, ask.about?.ship])).toEqual([["action", "A1"]]);
  });

  test("[1E-DOCK-06] may act after deploying, and may attack in that round", () => {
    const prey = enemy({ pilot: "academypilot", pose: at(457, 180) });
    const table = flying([carrier(), docked()], [prey]).until("deploy").say("A2").say("2FG");
    expect(table.asks).toMatchObject([{ kind: "action", seat: 0 }]);
    table.say("focus");
    expect(table.ship("A2").tokens.focus).toBe(1);
    table.until("next ship").say("A2");
    expect(table.asks).toMatchObject([{ kind: "attack", seat: 0 }]);
    expect(table.keys).toContain("primary>B1");
  });

  test("[1E-DOCK-07] are destroyed if they fit nowhere along the template", () => {
    const wall = enemy({ pilot: "lothalrebel", pose: at(457, 520 - 42), activated: true });
    const table = flying([carrier(), docked()], [wall]);
    table.say("A2").say("1FG");
    expect(table.ship("A2").status).toBe("destroyed");
  });

  test("[1E-DOCK-08] don't activate again in that round, and can't dock again", () => {
    const table = flying([carrier(), docked({ pilot: "herasyndulla-attackshuttle" })])
      .say("A2")
      .say("2FG");
    table.until("dial");
    expect(table.notes("activated")).toMatchObject([{ ship: "A1" }, { ship: "B1" }]);
    expect(table.ship("A2").carrier).toBeUndefined();
  });

  test("[1E-DOCK-03] leave a destroyed carrier with one facedown Damage card each, and can't attack that round", () => {
    const ships = [[carrier(), docked(), docked()], [enemy({ pose: at(457, 180) })]];
    const table = startTable({ phase: "combat", ships, cards: strikes("destroyed") });
    table.until("deploy").say("A2").say("1FG").until("deploy maneuver").say("3FW");
    const attackers = new Set<string | undefined>();
    while (table.game.state.round === 1) {
      for (const { ask } of table.game.open) if (ask.kind === "attack") attackers.add(ask.about?.ship);
      table.pass();
    }
    expect([...attackers]).toEqual(["B1"]);
    for (const id of ["A2", "A3"]) {
      expect(table.ship(id)).toMatchObject({ status: "inPlay", shields: 2, mayAttackFrom: 2 });
      expect(table.ship(id).damage.map(({ faceup }) => faceup)).toEqual([false]);
    }
  });

  test("[1E-DOCK-03] are destroyed if the carrier flees", () => {
    const table = startTable({ phase: "combat", ships: [[carrier(), docked(), docked()], [enemy()]], cards: strikes("fled") });
    expect(table.game.state.ships.map(({ status }) => status)).toEqual(["fled", "destroyed", "destroyed", "inPlay"]);
  });

  test("[1E-SQUAD-09] choose the sides of double-sided cards when they are deployed", () => {
    const table = flying([carrier(), docked({ upgrades: ["adaptability"] })]).say("A2");
    expect(table.asks).toMatchObject([{ kind: "card side", seat: 0 }]);
    expect(table.say("back").ship("A2").upgrades).toMatchObject([{ id: "adaptability", side: "back" }]);
    expect(table.kind).toBe("deploy maneuver");
  });

  test("[1E-DOCK-02, HS-ACTIV-01] of a Gozanti deploy after its own maneuver, when small and large ships have activated", () => {
    const gozanti = carrier({ pilot: "gozanticlasscruiser", upgrades: ["dockingclamps"], dial: "2F2" });
    const table = flying([gozanti, docked({ pilot: "academypilot" })]).until("deploy");
    expect(table.ship("A1").pose).toEqual(at(457, 480));
    expect(table.ship("B1").activated).toBe(true);
    table.say("A2").say("rear").say("2FG");
    expect(table.ship("A2")).toMatchObject({ status: "inPlay", activated: true });
  });

  test("[1E-GAP-04-Q] of a Gozanti use its front or rear guides, as the owner chooses", () => {
    const gozanti = carrier({ pilot: "gozanticlasscruiser", upgrades: ["dockingclamps"], dial: undefined });
    const table = startTable({
      phase: "combat",
      ships: [[gozanti, docked({ pilot: "academypilot" })], [enemy()]],
      cards: strikes("destroyed"),
    });
    expect(table.asks).toMatchObject([{ kind: "deploy guides", keys: ["rear", "front"] }]);
    expect(table.say("front").say("2FG").ship("A2").pose).toEqual(at(457, 400 + 97.5 + 100));
  });
});
