/** Pilots who exist only in 2.5. */
import type { Table } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import {
  attacked,
  beside,
  FIGHTER,
  finish,
  firing,
  flown,
  HITS,
  LATER,
  lost,
  MISS,
  rolling,
  type Some,
  shown,
  tokens,
  use,
  X_WING,
} from "../pilots.testing.ts";

const DRONE = "tradefederationdrone";
/** A placeholder for a Damage card. Only the number of such cards matters. */
const COUNTED = -2;

describe("Aurra Sing", () => {
  const near = (first: Some, second: Some, force = 1) =>
    firing(
      "aurrasing",
      { force },
      {
        ...LATER,
        foe: { pose: at(400, 440, 180), ...first },
        foes: [{ pilot: FIGHTER, pose: at(480, 440, 180), engaged: true, ...second }],
      },
    );

  test("moves red and orange tokens between two enemies, each at most once", () => {
    const table = near({ tokens: { strain: 2, disarm: 1, focus: 1 } }, { tokens: { stress: 1 } });
    table.say(use("aurrasing")).say("B1");
    expect([table.ship("A1").force, table.keys]).toEqual([0, ["none", "disarm of B1", "strain of B1", "stress of B2"]]);
    table.say("strain of B1").say("stress of B2").say("strain of B1");
    expect(table.keys).toEqual(["none", "disarm of B1"]);
    table.say("none");
    expect([tokens(table, "B1"), tokens(table, "B2")]).toMatchObject([
      { strain: 0, disarm: 1, stress: 1, focus: 1 },
      { strain: 2, disarm: 0, stress: 0 },
    ]);
  });

  test("decides where a ship moves that she tractors", () => {
    const table = near({ tokens: { tractor: 1 } }, {})
      .say(use("aurrasing"))
      .say("B1")
      .say("tractor of B1");
    expect([tokens(table, "B2").tractor, table.asks[0]?.seat, table.kind]).toEqual([1, 0, "tractor move"]);
  });

  test("moves a lock on one enemy to the other", () => {
    const held = cardTable(
      [
        [{ pilot: "aurrasing", pose: at(400, 300) }, beside(X_WING, { locks: ["B1"] })],
        [
          { pilot: FIGHTER, pose: at(400, 440, 180), engaged: true },
          { pilot: FIGHTER, pose: at(480, 440, 180), engaged: true },
        ],
      ],
      LATER,
    );
    expect(held.say(use("aurrasing")).say("B1").say("lock of A2 on B1").ship("A2").locks).toEqual(["B2"]);
  });

  test("can't do so with one enemy at range 0-1, without Force, or with nothing to move", () => {
    const stressed = { tokens: { stress: 1 } };
    for (const none of [near(stressed, { pose: at(480, 540, 180) }), near(stressed, {}, 0), near({ tokens: { focus: 1 } }, {})])
      expect(none.kind).not.toContain("use at");
  });
});

describe("Count Dooku over Coruscant", () => {
  const DOOKU = "countdooku-siegeofcoruscant";
  test("names a result, which a nearby roll in an attack then shows", () => {
    const table = firing(DOOKU, {}, { ...LATER, foes: [{ pilot: FIGHTER, pose: at(460, 600, 180) }] })
      .say("primary>B1")
      .say(use(DOOKU));
    finish(
      table
        .attackDice(...MISS)
        .defenseDice(...MISS)
        .say("crit"),
    );
    expect([table.ship("A1").force, lost(table, "B1")]).toEqual([2, 1]);
  });

  test("can't name a result for an enemy's dice at range 0 (2E-ATK-16, -17)", () => {
    const CONTACT = { ...LATER, foe: { pose: at(400, 340, 180) } };
    expect(firing(DOOKU, {}, CONTACT).say("primary>B1").keys).not.toContain(use(DOOKU));
    const shot = attacked(DOOKU, {}, CONTACT).say("primary>A1");
    expect(shot.keys).toContain(use(DOOKU));
    expect(finish(shot.pass()).keys).toContain(use(DOOKU));
  });

  test("can't name a result for dice that nobody may modify", () => {
    const snapped = attacked(DOOKU, {}, { ...LATER, foe: { upgrades: ["snapshot"] } }).say("snapshot@0>A1");
    expect(snapped.notes("rolled")).toHaveLength(1);
  });

  test("can't name a result for a remote's roll, except when it defends (2E-REMOTE-03)", () => {
    const remotes = { setup: { remotes: [{ kind: "turret", number: 1, seat: 1 }] }, remotes: { R1: { pose: at(400, 420, 180) } } } as const;
    const attacks = firing(DOOKU, {}, { ...LATER, ...remotes }).say("primary>R1");
    expect(finish(attacks.pass()).keys).toContain(use(DOOKU));
    const fires = firing(DOOKU, { engaged: true }, { ...LATER, ...remotes });
    expect([fires.keys, fires.say("primary>A1").notes("rolled").length]).toEqual([["none", "primary>A1"], 1]);
  });

  test("can't do so without all his Force, or for a roll beyond range 2", () => {
    expect(firing(DOOKU, { force: 2 }, LATER).say("primary>B1").kind).not.toContain("use at");
    const asked = (y: number) =>
      finish(
        firing(DOOKU, {}, { ...LATER, foe: { pose: at(400, y, 180) } })
          .say("primary>B1")
          .pass(),
      ).kind;
    expect([asked(490), asked(580)].map((kind) => kind.includes("use at beforeRoll"))).toEqual([true, false]);
  });
});

describe("DBS-32C over Coruscant", () => {
  const DBS = "dbs32c-siegeofcoruscant";
  const acts = (some: Some, action = "calculate") =>
    flown(DBS, "2FW", some, { ...LATER, foes: [{ pilot: FIGHTER, pose: at(400, 500), activated: true }] }).say(action);

  test("spends a charge to jam after it has calculated", () => {
    const table = acts({}).say(use(DBS)).say("jam");
    expect([tokens(table, "B1").jam, table.ship("A1").charges, tokens(table).stress]).toEqual([1, 1, 0]);
  });

  test("can't do so without a charge, or after another action", () => {
    expect(acts({ charges: 0 }).kind).not.toContain("use at");
    expect(acts({}, "lock").keys).not.toContain(use(DBS));
  });
});

describe("Durge of the Separatists", () => {
  const DURGE = "durge-separatistalliance";
  /** Durge has these Damage cards and no shields. He suffers one hit for each of them. */
  function hit(names: readonly string[], { faceup = false, charges = 1, next = "Blinded Pilot" } = {}): Table {
    const list = firing(DURGE, {}, LATER).game.facts.decks[0]?.list ?? [];
    const cards: number[] = [];
    for (const name of names) cards.push(list.findIndex((card, at) => card.name === name && !cards.includes(at)));
    const damage = cards.map((card) => ({ card, faceup, since: 1 }));
    const table = attacked(DURGE, { shields: 0, damage, charges }, { ...LATER, foes: [{ pilot: FIGHTER, pose: at(460, 490, 180) }] });
    return finish(table.attackDice("hit", "blank", "blank").defenseDice("blank", "blank").nextDamage(0, next).say("primary>A1"));
  }
  const SHIP_CARDS = ["Fuel Leak", "Console Fire", "Hull Breach", "Loose Stabilizer"];

  test("flips his cards faceup instead of being destroyed, discards Direct Hits and Pilot cards, and repairs the rest", () => {
    for (const faceup of [false, true]) {
      const table = hit(["Direct Hit!", "Wounded Pilot", "Fuel Leak", "Console Fire"], { faceup }).say(use(DURGE));
      expect([table.ship("A1").doomed, table.ship("A1").charges]).toEqual([false, 0]);
      expect(table.ship("A1").damage.map(({ card, faceup: up }) => [table.game.damageFacts(table.ship("A1"), card).name, up])).toEqual([
        ["Fuel Leak", false],
        ["Console Fire", false],
      ]);
    }
  });

  test("draws cards from the deck to replace placeholders for unknown ones", () => {
    const damage = [1, 2, 3, 4].map(() => ({ card: COUNTED, faceup: false, since: 1 }));
    const table = attacked(DURGE, { shields: 0, damage }, { ...LATER, foes: [{ pilot: FIGHTER, pose: at(460, 490, 180) }] });
    finish(table.attackDice("hit", "blank", "blank").defenseDice("blank", "blank").nextDamage(0, "Damaged Engine").say("primary>A1"));
    table.script([0, 0, 0, 0]).say(use(DURGE));
    expect([table.notes("turned faceup").length, table.ship("A1").damage.length, table.unused]).toEqual([5, 1, 0]);
  });

  test("is still destroyed if too much damage is left, he has no charge, or he declines", () => {
    const table = hit(SHIP_CARDS, { next: "Damaged Engine" }).say(use(DURGE));
    expect([table.notes("turned faceup").length, table.ship("A1").status]).toEqual([5, "destroyed"]);
    for (const dead of [hit(SHIP_CARDS, { charges: 0 }), hit(SHIP_CARDS).pass()]) expect(dead.ship("A1").status).toBe("destroyed");
  });
});

describe("DIS-T81 over Coruscant", () => {
  const DIS = "dist81-siegeofcoruscant";

  test("rerolls attack dice for a deplete token each", () => {
    const table = rolling(firing(DIS, {}, LATER), ["blank", "focus", "hit"])
      .attackDice("hit", "crit")
      .say(use(DIS))
      .say("blank focus");
    expect([shown(table), tokens(table).deplete, tokens(table).strain]).toEqual([["hit", "crit", "hit"], 2, 0]);
  });

  test("rerolls defense dice for a strain token each", () => {
    const table = rolling(attacked(DIS, {}, LATER), HITS, MISS, "primary>A1")
      .defenseDice("evade")
      .say(`${use(DIS)}#1`)
      .say("blank");
    expect([shown(table, "defense"), tokens(table).strain, tokens(table).deplete]).toEqual([["evade", "blank", "blank"], 1, 0]);
  });

  test("can choose no dice and gain no tokens", () => {
    expect(
      tokens(
        rolling(firing(DIS, {}, LATER), ["blank", "focus", "hit"])
          .say(use(DIS))
          .say("none"),
      ).deplete,
    ).toBe(0);
  });
});

test("Phlac-Arphocc Prototype over Coruscant calculates with an enemy in its bullseye arc", () => {
  const starts = (x: number, y: number) =>
    tokens(firing("phlacarphoccprototype-siegeofcoruscant", {}, { ...LATER, foe: { pose: at(x, y, 180) } })).calculate;
  expect([starts(400, 490), starts(460, 490), starts(400, 800)]).toEqual([1, 0, 0]);
});

describe("Volan Das", () => {
  const flies = (dial: string, x: number) =>
    flown("volandas", dial, {}, { ...LATER, foes: [{ pilot: FIGHTER, pose: at(x, 500), activated: true }] });

  test("strains an enemy at range 1 after a red maneuver, and can then remove stress", () => {
    const table = flies("5KR", 500).say(use("volandas"));
    expect(tokens(table, "B1").strain).toBe(1);
    expect(tokens(table.say("remove")).stress).toBe(0);
    expect(tokens(flies("5KR", 500).say(use("volandas")).say("none")).stress).toBe(1);
  });

  test("can't do so with the enemy farther away, or after another maneuver", () => {
    expect(flies("5KR", 650).kind).not.toContain("use at");
    expect(flies("3FB", 500).kind).not.toContain("use at");
  });
});

describe("DFS-081 over Coruscant", () => {
  const DFS = "dfs081-siegeofcoruscant";
  const hit = (some: Some, faces: readonly ("crit" | "hit")[] = ["crit", "crit", "hit"]) =>
    rolling(attacked(DFS, { tokens: { calculate: 1 }, ...some }, LATER), faces, [], "primary>A1");

  test("spends a charge and a calculate token to cancel one critical", () => {
    const table = hit({}).say(use(DFS));
    expect([shown(table), table.ship("A1").charges, tokens(table).calculate]).toEqual([["crit", "hit"], 1, 0]);
  });

  test("needs a charge, a calculate token and a critical to do so", () => {
    for (const none of [hit({ charges: 0 }), hit({ tokens: {} }), hit({}, HITS)]) expect(none.keys).not.toContain(use(DFS));
  });
});

test("Haor Chall Prototype over Coruscant acts when an enemy in its bullseye arc attacks a friendly ship", () => {
  const HAOR = "haorchallprototype-siegeofcoruscant";
  const declared = (target: string, x = 400) =>
    attacked(HAOR, {}, { ...LATER, foe: { pose: at(x, 470, 180) }, friends: [beside(DRONE, { pose: at(460, 300) })] }).say(
      `primary>${target}`,
    );
  const table = declared("A2").say(use(HAOR));
  expect(table.keys).toEqual(["skip", "calculate", "lock"]);
  expect([declared("A1"), declared("A2", 480)].map(({ kind }) => kind.includes("use at"))).toEqual([false, false]);
});

describe("The Iron Assembler", () => {
  const ROCK = [{ token: "coreasteroid0", pose: at(400, 430) }] as const;
  /** A droid that has landed on an asteroid and stays there. */
  function landed(assembler: Some, damage: 0 | 1 = 1, dial = "3YW"): Table {
    const hurt = { damage: damage === 1 ? [{ card: COUNTED, faceup: false, since: 1 }] : [] };
    const droid = { pilot: DRONE, pose: at(400, 430), upgrades: ["grapplingstruts"], ...hurt };
    const table = cardTable(
      [[droid, { pilot: "theironassembler", pose: at(480, 430), ...assembler }], [{ pilot: "soontirfel", pose: at(850, 850, 180) }]],
      { phase: "planning", obstacles: ROCK, ...LATER },
    );
    const upgrades = table.ship("A1").upgrades.map((card) => ({ ...card, side: "back" as const }));
    table.give({ input: "set", reason: "landed", changes: [{ change: "ship", ship: "A1", set: { upgrades } }] });
    return table.say(dial, "A1").say("2FB", "A2").say("2FB", 1);
  }

  test("spends a charge so that a friendly ship that skips its maneuver on an asteroid repairs a card", () => {
    const table = landed({}).until("use at maneuverSkipped").say(use("theironassembler", "A2"));
    expect([table.ship("A1").damage, table.ship("A2").charges]).toEqual([[], 2]);
  });

  test("can't help a ship that flies, is undamaged or too far away, or without a charge", () => {
    for (const none of [landed({}, 1, "2FB"), landed({}, 0), landed({ pose: at(600, 430) }), landed({ charges: 0 })])
      expect(() => none.until("use at maneuverSkipped", 12)).toThrow("never asked");
  });
});

describe("Kelrodo-Ai Holdout", () => {
  const HOLDOUT = "kelrodoaiholdout";
  const last = [0, 1].map((card) => ({ card, faceup: false, since: 1 }));
  const dies = (some: Some, heir: Some = {}) =>
    finish(
      rolling(
        attacked(
          HOLDOUT,
          { damage: last, locks: ["B1"], tokens: { focus: 1, calculate: 2, stress: 1 }, ...some },
          { ...LATER, friends: [beside(HOLDOUT, heir)], foes: [{ pilot: FIGHTER, pose: at(460, 490, 180) }] },
        ),
        HITS,
        MISS,
        "primary>A1",
      ),
    );

  test("transfers its locks and green tokens to another Holdout when destroyed", () => {
    const table = dies({}).say(use(HOLDOUT));
    expect([table.ship("A2").locks, tokens(table, "A2")]).toMatchObject([["B1"], { focus: 1, calculate: 2, stress: 0 }]);
    expect(tokens(table).focus).toBe(0);
  });

  test("can't transfer them to other ships, beyond range 3, or with nothing to transfer", () => {
    for (const none of [dies({}, { pilot: DRONE }), dies({}, { pose: at(850, 300) }), dies({ locks: [], tokens: { stress: 1 } })])
      expect(none.kind).not.toContain("use at destroyed");
  });
});
