import { describe, expect, test } from "vitest";
import type { Ability, AnyWindow } from "../contract/ability.ts";
import type { Situation } from "../contract/situation.ts";
import { destroy } from "../damage/destruction.ts";
import { systemTable } from "../phases/system.testing.ts";
import { shipOf } from "../state/state.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";

const carrier = (more: Partial<TestShip> = {}): TestShip => ({ pilot: "lothalrebel", upgrades: ["ghost"], pose: at(457, 400), ...more });
const aboard = (more: Partial<TestShip> = {}): TestShip => ({
  pilot: "zeborrelios",
  pose: undefined,
  status: "docked",
  carrier: "A1",
  dial: undefined,
  ...more,
});
/** A ship just ahead of the carrier, this far from its front edge. Both ships face up the table. */
const ahead = (gap: number, more: Partial<TestShip> = {}): TestShip => ({ pilot: "zeborrelios", pose: at(457, 440 + gap + 20), ...more });

const deploying = (ship: Partial<TestShip> = {}, others: readonly TestShip[] = [], more: Partial<TestTable> = {}): Table =>
  systemTable([carrier(), aboard(ship)], others, more);

describe("deploying", () => {
  test("[2E-SYS-08] starts at the front or rear guides, with a forward maneuver from the ship's own dial", () => {
    const rear = deploying().say("deploy");
    expect([rear.kind, [...rear.keys].sort()]).toEqual(["deploy guides", ["front", "rear"]]);
    rear.say("rear");
    expect([...rear.keys].sort()).toEqual([...rear.game.factsOf(rear.ship("A2")).dial.keys()].sort());
    expect(rear.say("2FB").ship("A2")).toMatchObject({ status: "inPlay", pose: at(457, 260, 180), carrier: undefined });
    const sheathipede = deploying({ pilot: "fennrau-sheathipedeclassshuttle" }).say("deploy").say("front");
    expect(sheathipede.say("2FB").ship("A2").pose).toEqual(at(457, 540));
  });

  test.each([
    ["a stop", "outerrimpioneer", ["0OR"]],
    ["a reverse straight", "fennrau-sheathipedeclassshuttle", ["1SR"]],
    ["reverse banks beside a reverse straight", "jakkugunrunner", ["1AR", "1DR", "2SR"]],
    ["reverse banks beside a stop", "logisticsdivisionpilot", ["0OR", "1AR", "1DR"]],
  ])("[2E-SYS-08] doesn't offer %s, but every other maneuver from either guides", (_, pilot, never) => {
    for (const guides of ["front", "rear"]) {
      const table = deploying({ pilot }).say("deploy").say(guides);
      const dial = [...table.game.factsOf(table.ship("A2")).dial.keys()];
      expect(dial).toEqual(expect.arrayContaining(never));
      expect([guides, [...table.keys].sort()]).toEqual([guides, dial.filter((code) => !never.includes(code)).sort()]);
    }
  });

  test("[2E-SYS-09, 2E-SYS-12] lets the ship perform one action, but not activate this round", () => {
    const table = deploying().say("deploy").say("rear").say("2FB");
    expect(table.asks).toMatchObject([{ kind: "free action", seat: 0 }]);
    table.say("focus");
    expect(table.kind).toBe("use at endOfSystem");
    expect(table.ship("A2")).toMatchObject({ tokens: { focus: 1 }, activated: true });
    table.until("dial");
    expect(table.notes("activated").map((event) => event.ship)).not.toContain("A2");
  });

  test("[2E-SYS-10] checks difficulty: a red maneuver gives stress, so the ship can't act", () => {
    const table = deploying().say("deploy").say("rear").say("1TR");
    expect(table.ship("A2")).toMatchObject({ status: "inPlay", tokens: { stress: 1 }, actions: [] });
    expect(table.kind).toBe("use at endOfSystem");
  });

  test("[2E-SYS-11, 2E-ACT-14] fails if ships block every point of the way, and the ship stays aboard unharmed", () => {
    const wall = [280, 320].map((y) => ({ pilot: "academypilot", pose: at(457, y) }));
    const table = deploying({}, [...wall, { pilot: "academypilot", pose: at(457, 240) }])
      .say("deploy")
      .say("rear")
      .say("2FB");
    expect(table.notes("deploying failed")).toMatchObject([{ ship: "A2" }]);
    expect(table.ship("A2")).toMatchObject({ status: "docked", carrier: "A1", pose: undefined, damage: [], shields: 1 });
    expect(table.kind).toBe("use at endOfSystem");
  });

  test("[2E-SYS-15] happens at the docked ship's own initiative, not the carrier's", () => {
    const low = { pilot: "gammasquadronace", pose: at(100, 400), upgrades: ["protonbombs"] };
    const order = (pilot: string) => systemTable([carrier(), aboard({ pilot }), low]).game.open.map(({ ask }) => ask.about?.ship);
    expect(order("zeborrelios")).toEqual(["A2"]);
    expect(order("herasyndulla")).toEqual(["A3"]);
  });
});

describe("docking", () => {
  test("[2E-SYS-13] is possible in contact with the carrier, but not 3 mm away", () => {
    expect(systemTable([carrier(), ahead(0)]).keys).toEqual(["done", "dock>A1"]);
    expect(systemTable([carrier(), ahead(3)]).kind).toBe("use at endOfSystem");
  });

  test("is impossible if the carrier is full", () => {
    const table = systemTable([carrier(), aboard(), ahead(0, { pilot: "fennrau-sheathipedeclassshuttle" })]);
    expect(table.asks).toMatchObject([{ keys: ["done", "deploy"] }]);
    expect(table.say("done").kind).toBe("use at endOfSystem");
  });

  test("[2E-SYS-12, 2E-SYS-14] costs the ship its dial and activation, and it can't deploy in the same phase", () => {
    const table = systemTable([carrier(), ahead(0)]).say("dock>A1");
    expect(table.ship("A2")).toMatchObject({ status: "docked", carrier: "A1", pose: undefined, dial: undefined });
    expect(table.kind).toBe("use at endOfSystem");
    table.until("dial");
    expect(table.notes("activated").map((event) => event.ship)).not.toContain("A2");
    // The ship may deploy in the next round.
    table.until("act in System phase");
    expect([table.game.state.round, table.keys]).toEqual([2, ["done", "deploy"]]);
  });

  test("[2E-SYS-14] isn't allowed for a ship that has just deployed", () => {
    const table = deploying().say("deploy").say("front").say("1FB");
    expect(table.ship("A2").pose).toEqual(at(457, 500));
    table.give({ input: "set", reason: "nearer", changes: [{ change: "ship", ship: "A2", set: { pose: at(457, 460) } }] });
    expect(table.say("skip").kind).toBe("use at endOfSystem");
  });

  test("[2E-SYS-16] with an ally's carrier isn't allowed since 1.2.0", () => {
    const others = (reference: "1.1.0" | "1.2.0") =>
      startTable({
        edition: "2.0",
        reference,
        phase: "system",
        teams: [0, 0, 1],
        ships: [[carrier({ dial: "2FB" })], [ahead(0, { dial: "2FB" })], [{ pilot: "academypilot", pose: at(100, 850), dial: "2FB" }]],
      });
    expect(others("1.1.0").keys).toEqual(["done", "dock>A1"]);
    expect(others("1.2.0").keys).not.toContain("dock>A1");
  });

  test("[2E-SYS-17] in 2.5 is allowed for a ship that its carrier stops, and then counts as no overlap", () => {
    const flown = (edition: "2.0" | "2.5") =>
      startTable({
        edition,
        phase: "activation",
        ships: [
          [carrier({ activated: true }), { pilot: "zeborrelios", pose: at(457, 560, 180), dial: "3FW" }],
          [{ pilot: "academypilot", pose: at(100, 850), activated: true }],
        ],
      });
    const table = flown("2.5");
    expect(table.asks).toEqual([{ kind: "dock by overlap", seat: 0, keys: ["no", "yes"] }]);
    table.say("yes");
    expect(table.ship("A2")).toMatchObject({ status: "docked", shields: 1 });
    expect(table.notes("rolled").filter((event) => event.reason === "overlap")).toEqual([]);
    expect(flown("2.0").notes("docked")).toEqual([]);
  });
});

describe("huge carriers", () => {
  /** Lets small ships dock with the carrier; these tests use four at a time. */
  const clamps: Readonly<Record<string, Ability>> = {
    "pilot:outerrimgarrison": { answers: { permissions: { carry: (_game, self, { ship }) => (ship === self.ship ? true : undefined) } } },
  };
  const gozanti = (more: Partial<TestShip> = {}): TestShip => ({ pilot: "outerrimgarrison", pose: at(457, 400), dial: "1FB", ...more });
  const fighter = (more: Partial<TestShip> = {}) => aboard({ pilot: "academypilot", ...more });
  const at4 = (others: readonly TestShip[] = []) =>
    systemTable([gozanti(), fighter(), fighter(), fighter(), fighter()], others, { cards: clamps });

  test("[2E-HUGE-41] any number of ships may deploy in a phase, from either guides or the middle of a side", () => {
    const table = at4();
    const exits = ["front", "rear", "left", "right"];
    for (const exit of exits) {
      if (table.kind === "next ship") table.pass();
      table.say("deploy");
      expect([...table.keys].sort()).toEqual([...exits].sort());
      table.say(exit).say("2FB").say("skip");
    }
    const half = 221 / 2;
    expect(table.ship("A2").pose).toEqual(at(457, 400 + half + 100));
    expect(table.ship("A3").pose).toEqual(at(457, 400 - half - 100, 180));
    expect(table.ship("A4").pose).toMatchObject({ y: 400_000, heading: 270_000 });
    expect(table.ship("A5").pose).toMatchObject({ y: 400_000, heading: 90_000 });
    expect([table.ship("A4").pose?.x, table.ship("A5").pose?.x].map((x = 0) => Math.abs(x - 457_000))).toEqual([140_000, 140_000]);
  });

  test("[2E-HUGE-42] a ship that can't be placed is destroyed", () => {
    const wall = [540, 580, 620].map((y) => ({ pilot: "academypilot", pose: at(457, y) }));
    const table = at4(wall).pass().say("deploy").say("front").say("2FB");
    expect(table.ship("A2").status).toBe("destroyed");
  });

  test("[2E-HUGE-43] a ship may dock at range 0-1", () => {
    const near = (gap: number) =>
      systemTable([gozanti({ pose: at(457, 300) }), { pilot: "academypilot", pose: at(457, 300 + 110.5 + gap + 20) }], [], {
        cards: clamps,
      }).keys;
    expect(near(90)).toEqual(["done", "dock>A1"]);
    expect(near(101)).not.toContain("dock>A1");
  });
});

describe("deploying from a carrier that is removed", () => {
  /** The enemy ship's card removes the carrier at the start of combat, or when the enemy ship becomes active. */
  const strikes = (
    moment: "startOfCombat" | "becameActive",
    how: "destroyed" | "fled" = "destroyed",
  ): Readonly<Record<string, Ability>> => {
    const isThere = ({ state }: Situation) => shipOf(state, "A1").status === "inPlay";
    const perform = (game: Situation) => destroy(game, shipOf(game.state, "A1"), how);
    const atStart: AnyWindow = { at: "startOfCombat", optional: false, when: isThere, perform };
    const inTurn: AnyWindow = {
      at: "becameActive",
      optional: false,
      when: (game, self, { ship }) => ship === self.ship.id && isThere(game),
      perform,
    };
    return { "pilot:sigmasquadronace": { windows: [moment === "startOfCombat" ? atStart : inTurn] } };
  };
  const enemy: TestShip = { pilot: "sigmasquadronace", pose: at(100, 850, 180) };
  const struck = (own: readonly TestShip[], cards: Readonly<Record<string, Ability>>, others: readonly TestShip[] = []): Table =>
    startTable({
      edition: "2.0",
      phase: "combat",
      ships: [
        [carrier(), ...own],
        [enemy, ...others],
      ],
      cards,
    });

  test("[2E-SYS-18] deals the ship one critical damage first, and gives it no action", () => {
    const table = struck([aboard({ shields: 0 })], strikes("startOfCombat"));
    expect(table.asks).toEqual([{ kind: "deploy", seat: 0, keys: ["A2", "none"] }]);
    table.nextDamage(0, "Weapons Failure").say("A2").say("rear").say("2FB");
    expect(table.ship("A2")).toMatchObject({ status: "inPlay", pose: at(457, 260, 180), damage: [{ faceup: true }], actions: [] });
    expect(table.ship("A1")).toMatchObject({ status: "destroyed", pose: undefined });
  });

  test("[2E-SYS-18] is the only way to survive, and is impossible if the carrier flees", () => {
    expect(struck([aboard()], strikes("startOfCombat")).say("none").ship("A2").status).toBe("destroyed");
    expect(struck([aboard()], strikes("startOfCombat", "fled")).ship("A2").status).toBe("destroyed");
  });

  test("[2E-SYS-19] destroys a ship that has no room", () => {
    const wall = [320, 280, 240].map((y) => ({ pilot: "academypilot", pose: at(457, y), engaged: true }));
    const table = struck([aboard()], strikes("startOfCombat"), wall).say("A2").say("rear").say("2FB");
    expect(table.ship("A2").status).toBe("destroyed");
  });

  test("[2E-SYS-20] lets a ship engage if its initiative step isn't over", () => {
    const target = { pilot: "academypilot", pose: at(457, 120, 180), engaged: true };
    const left = (pilot: string) => {
      const own = [aboard({ pilot }), { pilot: "redsquadronveteran", pose: at(800, 100), engaged: true }];
      const table = struck(own, strikes("becameActive"), [target]);
      expect(table.game.state.cursor.skill).toBe(4);
      return table.say("A2").say("rear").say("2FB");
    };
    expect(left("ezrabridger").asks).toMatchObject([{ kind: "attack", seat: 0, keys: ["none", "primary>B2"] }]);
    expect(left("herasyndulla").kind).toMatch(/^dial/);
  });
});
