import { describe, expect, test } from "vitest";
import { windowCard } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import { type ShipId, shipOf } from "../state/state.ts";
import { at, type TestShip } from "../testing.ts";
import { act, failures, HELD, isOwn } from "./acting.testing.ts";
import { coordinateShip } from "./coordinate-second-edition.ts";

const tie = (x: number, y: number, more: Partial<TestShip> = {}): TestShip => ({ pilot: "academypilot", pose: at(x, y), ...more });

describe("jam", () => {
  /** The jammer's base is 60 mm long. After the maneuver, the ship is at (450, 440), and its front edge is at y 470. */
  const jammer = { pilot: "gandfindsman" };
  const ahead = tie(450, 470 + 150 + 20);
  const aside = tie(540, 470 + 130 + 20);
  const jam = (enemy: TestShip, more: Parameters<typeof act>[0] = {}) => act({ ship: jammer, enemies: [enemy], ...more }).say("jam");

  const farAhead = tie(450, 470 + 250 + 20);
  const isJammed = (enemy: TestShip, more: Parameters<typeof act>[0]) => {
    const table = jam(enemy, more);
    const { jam: count } = table.ship("B2").tokens;
    expect(failures(table)).toEqual(count === 1 ? [] : ["jam"]);
    return count === 1;
  };
  const near = tie(540, 540);
  const nearAhead = tie(450, 540);
  const places = [near, nearAhead, aside, ahead, farAhead];

  test.each([
    ["1.1.0", false],
    ["1.2.0", false],
    ["1.3.0", true],
    ["1.3.2", true],
  ] as const)(
    "[2E-ACT-41] %s: reaches an enemy at range 1; at range 2 in the bullseye arc: %s; none farther away",
    (reference, reaches) => {
      expect(places.map((enemy) => isJammed(enemy, { reference }))).toEqual([true, true, false, reaches, false]);
    },
  );

  test("[2E-ACT-42] in 2.5, reaches an enemy at range 1, or at range 2 in the bullseye arc, but none farther away", () => {
    expect(places.map((enemy) => isJammed(enemy, { edition: "2.5" }))).toEqual([true, true, false, true, false]);
  });

  test("[2E-ACT-43] fails if no enemy can be chosen; one in contact can't be", () => {
    expect(failures(jam(tie(450, 490)))).toEqual(["jam"]);
    expect(failures(act({ ship: jammer, friends: [tie(540, 540)] }).say("jam"))).toEqual(["jam"]);
  });
});

describe("coordinate", () => {
  const leader = { pilot: "ap5" };

  test("[2E-ACT-44] another friendly ship at range 1-2 may be chosen, and the action fails without one", () => {
    const friends = [tie(300, 420), tie(450, 650), tie(450, 720), tie(350, 480), tie(410, 420)];
    const table = act({ ship: leader, friends, enemies: [tie(600, 420)] }).say("coordinate");
    // A4 is at range 3, and A6 is in contact.
    expect(table.keys.toSorted()).toEqual(["A2", "A3", "A5"]);
    expect(table.say("A3").asks).toEqual([{ kind: "free action", seat: 0, keys: ["skip", "focus", "evade", "barrel-roll"] }]);
    expect(table.say("evade").ship("A3").tokens.evade).toBe(1);
    expect(failures(act({ ship: leader, friends: [tie(490, 420)] }).say("coordinate"))).toEqual(["coordinate"]);
  });

  test("[2E-COMP-16] an allied ship isn't friendly, so it can't be chosen", () => {
    const table = act({ ship: leader, others: [[tie(300, 420)]], teams: [0, 1, 0] }).say("coordinate");
    expect(failures(table)).toEqual(["coordinate"]);
  });

  test("[2E-COMP-16] if a card lets a ship choose an allied ship, that ship's player picks the action", () => {
    const card: Ability = { answers: { permissions: { coordinateOther: (_, self, { ship }) => ship === self.ship || undefined } } };
    const table = act({ ship: leader, others: [[tie(300, 420)]], teams: [0, 1, 0], cards: { "pilot:ap5": card } }).say("coordinate");
    expect(table.asks).toMatchObject([{ kind: "free action", seat: 2 }]);
  });

  test("[2E-ACT-20] the chosen ship may decline the action", () => {
    const table = act({ ship: leader, friends: [tie(300, 420)] })
      .say("coordinate")
      .say("skip");
    expect([failures(table), table.ship("A2").actions, table.ship("A1").actions]).toEqual([[], [], ["coordinate"]]);
  });

  test("[2E-ACT-45] since 1.2.0, a card may coordinate an enemy ship, and its player picks the action", () => {
    const card: Ability = windowCard("maneuverExecuted", {
      when: isOwn,
      *does(game, { ship }) {
        const [enemy] = game.state.ships.filter(({ id }) => id === "B2");
        if (enemy) yield* coordinateShip(game, ship, enemy);
      },
    });
    const given = { ship: { upgrades: ["squadleader"] }, enemies: [tie(450, 600)], cards: { "upgrade:squadleader": card } };
    expect(act({ ...given, reference: "1.2.0" }).asks).toEqual([
      { kind: "free action", seat: 1, keys: ["skip", "focus", "evade", "barrel-roll"] },
    ]);
    expect(act({ ...given, reference: "1.1.0" }).kind).toBe("action");
  });

  test("[2E-ACT-45] since 1.2.0, a card may coordinate an ally, who may decline; a friendly ship could always be chosen", () => {
    const coordinates = (id: ShipId): Ability =>
      windowCard("maneuverExecuted", {
        when: isOwn,
        *does(game, { ship }) {
          yield* coordinateShip(game, ship, shipOf(game.state, id));
        },
      });
    const asked = (id: ShipId, reference: "1.1.0" | "1.2.0") => {
      const cards = { "upgrade:squadleader": coordinates(id) };
      const ship = { upgrades: ["squadleader"] };
      return act({ ship, friends: [tie(300, 420)], others: [[tie(450, 600)]], teams: [0, 1, 0], cards, reference });
    };
    const keys = ["skip", "focus", "evade", "barrel-roll"];
    expect(asked("C1", "1.2.0").asks).toEqual([{ kind: "free action", seat: 2, keys }]);
    expect(asked("C1", "1.2.0").say("skip").ship("C1").actions).toEqual([]);
    expect(asked("C1", "1.1.0").kind).toBe("action");
    expect(asked("A2", "1.2.0").asks).toEqual([{ kind: "free action", seat: 0, keys }]);
    expect(asked("A2", "1.1.0").asks).toEqual([{ kind: "free action", seat: 0, keys }]);
  });

  test("[2E-ACT-46] coordinating doesn't fail if the other ship's action fails", () => {
    const friend: TestShip = { pilot: "nashwindrider", pose: at(300, 420) };
    const table = act({
      ship: { ...leader, upgrades: ["commsteam"] },
      friends: [friend],
      obstacles: [{ token: "core2asteroid0", pose: at(300, 480) }],
    })
      .say("coordinate")
      .say("boost")
      .say("straight");
    expect(failures(table)).toEqual(["boost"]);
    expect(table.asks).toEqual([{ kind: "free action", seat: 0, keys: ["skip", "calculate"] }]);
  });

  test("[2E-ACT-47, 2E-ACT-54-Q] a stressed ship may be chosen and performs nothing, but coordinating doesn't fail", () => {
    const table = act({ ship: leader, friends: [tie(300, 420, { tokens: { stress: 1 } })] }).say("coordinate");
    expect([table.kind, failures(table), table.ship("A1").actions]).toEqual([HELD, [], ["coordinate"]]);
    expect(table.notes("coordinated")).toHaveLength(1);
  });
});

describe("rotate", () => {
  test("[2E-ACT-37] turns to another arc, or with a double indicator to the other pair of arcs", () => {
    const single = act({ ship: { pilot: "nomlumb" } }).say("focus");
    expect(single.say("rotate-arc").keys).toEqual(["right", "rear", "left"]);
    expect(single.say("rear").ship("A1").quarter).toBe("rear");
    const turned = act({ ship: { pilot: "nomlumb", quarter: "rear" } }).say("focus");
    expect(turned.say("rotate-arc").keys.toSorted()).toEqual(["front", "left", "right"]);
    const double = act({ ship: { pilot: "patrolleader" } }).say("rotate-arc");
    expect([double.kind, double.ship("A1").quarter]).toEqual([HELD, "left"]);
    const back = act({ ship: { pilot: "patrolleader", quarter: "right" } }).say("rotate-arc");
    expect(back.ship("A1").quarter).toBe("front");
  });
});

describe("reload", () => {
  const bomber = { pilot: "nusquadronpilot", upgrades: ["barragerockets", "seismiccharges", "protontorpedoes"] };
  const [rockets, charges, torpedoes] = ["barragerockets@0", "seismiccharges@1", "protontorpedoes@2"];

  test("[2E-ACT-38, 2E-COMP-25] recovers a charge of a torpedo, missile or device card, and gives a disarm token", () => {
    const table = act({ ship: { ...bomber, active: [1, 0, 1] } }).say("reload");
    expect(table.keys).toEqual([rockets, charges, torpedoes]);
    table.say("barragerockets@0");
    expect(table.ship("A1").upgrades.map((card) => card.charges)).toEqual([2, 0, 1]);
    expect(table.ship("A1").tokens.disarm).toBe(1);
  });

  test("[2E-ACT-38] recovers a charge on cards of these three types that lack one, and on no other card", () => {
    const droid = { ...bomber, upgrades: [...bomber.upgrades, "r2astromech"] };
    const after = (at: number, key: string | undefined) =>
      act({ ship: { ...droid, active: [0, 0, 0, 0] } })
        .say("reload")
        .say(key ?? "")
        .ship("A1")
        .upgrades.map((card) => card.charges)
        .indexOf(1) === at;
    expect(act({ ship: { ...droid, active: [0, 0, 0, 0] } }).say("reload").keys).toEqual([rockets, charges, torpedoes]);
    expect([after(0, rockets), after(1, charges), after(2, torpedoes)]).toEqual([true, true, true]);
    expect(
      act({ ship: { ...droid, active: [5, 0, 2, 0] } })
        .say("reload")
        .ship("A1").upgrades[1]?.charges,
    ).toBe(1);
    expect(act({ ship: { ...droid, active: [5, 2, 2, 0] } }).keys).not.toContain("reload");
  });

  test("[2E-ACT-39] isn't available if no such card lacks a charge", () => {
    const ship = { ...bomber, upgrades: [...bomber.upgrades, "leiaorgana"], active: [5, 2, 2, 0] };
    expect(act({ ship }).keys).toEqual(["skip", "focus", "lock", "slam"]);
    expect(act({ ship: { ...bomber, active: [5, 2, 1] } }).keys).toContain("reload");
  });

  test("[2E-CHARGE-09] isn't available for a card whose charges can't be recovered", () => {
    const never: Ability = {
      answers: { permissions: { recover: (_, self, { ship, of }) => !(ship === self.ship && of === self.at) } },
    };
    const ship = { pilot: "nusquadronpilot", upgrades: ["connernets"], active: [0] };
    expect(act({ ship, cards: { "upgrade:connernets": never } }).keys).not.toContain("reload");
    expect(act({ ship }).keys).toContain("reload");
  });
});
