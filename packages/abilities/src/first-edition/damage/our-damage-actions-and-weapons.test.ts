/** Huge-ship Damage cards with texts that we wrote: how they affect actions, locks, skill and attacks. */
import { type DamageCard, pilotSkill } from "@broadside/rules";
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled } from "../../card-table.testing.ts";
import { acting, dialOf, flying, keyOf, lying, offered, performs, type Row, struck } from "./huge-decks.testing.ts";

const [CR90, RAIDER, GOZANTI, CROC] = ["cr90corvette", "raiderclasscorvette", "gozanticlasscruiser", "croccruiser"] as const;

const isFacedown = (table: Table): boolean => table.ship("A1").damage[0]?.faceup === false;
/** True if this die result makes the card's own action turn it facedown. */
const turnedBy = (row: Row, face: "hit" | "crit" | "focus" | "blank"): boolean =>
  isFacedown(performs(acting(row).attackDice(face), keyOf(row)));
/**
 * Expects that the ship can pay this much energy in the Use Energy step to turn the card facedown. Also expects that nothing is offered to
 * a ship with 1 energy less than that.
 */
function expectTurnedByEnergy(row: Row, cost: number): void {
  const key = `A1/${keyOf(row)}/${lying(row).card}`;
  expect(acting(row, { energy: cost - 1 }).keys).not.toContain(key);
  const table = acting(row, { energy: 3 });
  expect(table.asks).toMatchObject([{ kind: "use at useEnergy", keys: ["pass", key] }]);
  expect(isFacedown(acting(row, { energy: 3 }).pass())).toBe(false);
  table.say(key);
  expect(table.ship("A1")).toMatchObject({ energy: 3 - cost, damage: [{ faceup: false }] });
}

const friend: TestShip = { pilot: "rookiepilot", pose: at(300, 450), activated: true };

/** Returns all options that the ship gets in its own step, with a friend and an enemy nearby. */
function offeredBeside(row: Row, damage: readonly DamageCard[]): readonly string[] {
  const own: TestShip = { pilot: row[1], pose: at(400, 200), dial: dialOf(row, "3F"), damage };
  return offered(
    cardTable([[own, friend], [{ pilot: "wedgeantilles", pose: at(550, 400, 180), activated: true }]], { phase: "activation" }),
  );
}

describe("Comms Failure", () => {
  const ROWS: readonly Row[] = [
    ["", CR90, "fore", "Comms Failure", 1],
    ["", RAIDER, "aft", "Comms Failure", 1],
    ["", GOZANTI, "fore", "Comms Failure", 1],
  ];

  test.each(ROWS)("%s%s %s: the ship can't coordinate, but all its other actions are possible", (...row) => {
    const before = offeredBeside(row, []);
    expect(before).toContain("coordinate");
    expect(offeredBeside(row, [lying(row)]).filter((key) => key !== keyOf(row))).toEqual(before.filter((key) => key !== "coordinate"));
    expect(offeredBeside(row, [{ ...lying(row), faceup: false }])).toEqual(before);
  });

  test.each(ROWS)("%s%s %s: its action turns it facedown only on a hit", (...row) => {
    expect([turnedBy(row, "hit"), turnedBy(row, "crit"), turnedBy(row, "focus"), turnedBy(row, "blank")]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("Damaged Dish", () => {
  const ROW: Row = ["", CROC, "aft", "Damaged Dish", 1];

  test("the ship can't jam, but all its other actions are possible", () => {
    const before = offeredBeside(ROW, []);
    expect(before).toContain("jam");
    expect(offeredBeside(ROW, [lying(ROW)]).filter((key) => key !== keyOf(ROW))).toEqual(before.filter((key) => key !== "jam"));
  });

  test("its action turns it facedown only on a hit", () => {
    expect([turnedBy(ROW, "hit"), turnedBy(ROW, "crit"), turnedBy(ROW, "blank")]).toEqual([true, false, false]);
  });
});

describe("Scrambled Scopes", () => {
  const ROWS: readonly Row[] = [
    ["", CR90, "fore", "Scrambled Scopes", 1],
    ["", RAIDER, "aft", "Scrambled Scopes", 1],
    ["", GOZANTI, "fore", "Scrambled Scopes", 2],
    ["", CROC, "fore", "Scrambled Scopes", 2],
  ];

  test.each(ROWS)("%s%s %s: the ship has no target lock action, but all its other actions are possible", (...row) => {
    const before = offeredBeside(row, []);
    expect(before).toContain("lock");
    expect(offeredBeside(row, [lying(row)]).filter((key) => key !== keyOf(row))).toEqual(before.filter((key) => key !== "lock"));
  });

  test("a card can't acquire a lock for the ship either", () => {
    const offers = (damage: readonly DamageCard[]) => {
      const gozanti: TestShip = {
        pilot: GOZANTI,
        upgrades: ["targetingcoordinator"],
        energy: 2,
        pose: at(400, 200),
        dial: dialOf(ROWS[2] as Row, "3F"),
        damage,
      };
      const table = cardTable([[gozanti, friend], [{ pilot: "wedgeantilles", pose: at(550, 400, 180), activated: true }]], {
        phase: "activation",
      });
      return table.keys;
    };
    const key = "A1/upgrade:targetingcoordinator/0";
    expect([offers([]).includes(key), offers([lying(ROWS[2] as Row)]).includes(key)]).toEqual([true, false]);
  });

  test("a card that would grant a lock after an attack isn't offered either", () => {
    const grants = (damage: readonly DamageCard[]) => {
      const raider: TestShip = { pilot: RAIDER, upgrades: ["impetuous@aft"], pose: at(400, 300), damage };
      const foes: readonly TestShip[] = [
        { pilot: "academypilot", pose: at(400, 582, 180), engaged: true },
        { pilot: "academypilot", pose: at(480, 582), engaged: true },
      ];
      const table = cardTable([[raider], foes])
        .attackDice("hit", "hit", "hit", "hit")
        .defenseDice("blank", "blank", "blank");
      return table.say("primary>B1").keys.includes("A1/upgrade:impetuous/0");
    };
    expect([grants([]), grants([lying(ROWS[1] as Row)])]).toEqual([true, false]);
  });

  test("the ship keeps a lock that it already has", () => {
    const table = acting(ROWS[3] as Row, { locks: ["B1"] });
    expect(table.untilPhase("planning").ship("A1").locks).toEqual(["B1"]);
  });

  test.each(ROWS)("%s%s %s: its action turns it facedown on a hit or a critical", (...row) => {
    expect([turnedBy(row, "hit"), turnedBy(row, "crit"), turnedBy(row, "focus"), turnedBy(row, "blank")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("Viewport Rupture", () => {
  const skillWith = (row: Row, copies: number) => {
    const { game } = acting(row, { damage: Array.from({ length: copies }, (_, copy) => lying(row, copy)) });
    return game.state.ships.map((ship) => pilotSkill(game, ship));
  };

  test("only its own ship's pilot skill is 2 lower, but never below 0", () => {
    const gozanti: Row = ["", GOZANTI, "fore", "Viewport Rupture", 1];
    const croc: Row = ["", CROC, "fore", "Viewport Rupture", 2];
    expect([skillWith(gozanti, 0), skillWith(gozanti, 1)]).toEqual([
      [2, 9],
      [0, 9],
    ]);
    expect([skillWith(croc, 0), skillWith(croc, 1), skillWith(croc, 2)]).toEqual([
      [1, 9],
      [0, 9],
      [0, 9],
    ]);
  });

  test("nothing turns it facedown", () => {
    const row: Row = ["", CROC, "fore", "Viewport Rupture", 2];
    const table = acting(row, { energy: 4 });
    expect(table.keys.filter((key) => key.includes("Viewport"))).toEqual([]);
    expect(isFacedown(table.untilPhase("planning"))).toBe(false);
  });
});

/**
 * Places a fighter abeam of the ship's fore section, this many millimetres away. The ship attacks it, and the test counts the rolled dice.
 */
const abeamOf = (ship: Omit<TestShip, "pose">, gap: number): Table =>
  cardTable([[{ pose: at(100, 300), ...ship }], [{ pilot: "rookiepilot", pose: at(160 + gap, 372, 90), engaged: true }]]);
const dice = (table: Table, weapon: string): number | undefined => diceRolled(table.say(`${weapon}>B1`))[0];
const [RANGE_3, RANGE_4, RANGE_5] = [250, 350, 450] as const;

describe("Tracking Misalignment", () => {
  const FORE: Row = ["", CR90, "fore", "Tracking Misalignment", 1];
  const RAIDERS: Row = ["", RAIDER, "fore", "Tracking Misalignment", 1];
  const corvette = (damage: readonly DamageCard[], upgrade = "singleturbolasers"): Omit<TestShip, "pose"> => ({
    pilot: CR90,
    upgrades: [upgrade],
    charged: [2],
    damage,
  });
  const fired = (gap: number, damage: readonly DamageCard[], weapon = "primary", upgrade?: string) =>
    dice(abeamOf(corvette(damage, upgrade), gap), weapon);

  test("attacks from its section roll one die fewer at Range 4 and 5, but not at Range 3", () => {
    expect([RANGE_3, RANGE_4, RANGE_5].map((gap) => fired(gap, []))).toEqual([4, 4, 4]);
    expect([RANGE_3, RANGE_4, RANGE_5].map((gap) => fired(gap, [lying(FORE)]))).toEqual([4, 3, 3]);
    expect(fired(RANGE_4, [lying(FORE)], "singleturbolasers@0")).toBe(3);
  });

  test("the other section attacks as usual, and so does the ship if the card is facedown", () => {
    expect(fired(RANGE_4, [lying(FORE)], "singleturbolasers@0", "singleturbolasers@aft")).toBe(4);
    expect(fired(RANGE_4, [{ ...lying(FORE), faceup: false }])).toBe(4);
  });

  test("attacks against the ship aren't affected", () => {
    const own: TestShip = { pilot: CR90, pose: at(500, 300), damage: [lying(FORE)], engaged: true };
    const table = cardTable([[own], [{ pilot: CR90, pose: at(100, 300) }]]);
    expect(diceRolled(table.say("primary>A1:fore"))[0]).toBe(4);
  });

  test("1 energy turns it facedown", () => {
    expectTurnedByEnergy(FORE, 1);
    expectTurnedByEnergy(RAIDERS, 1);
  });
});

describe("Weapon Damaged", () => {
  const FORE: Row = ["", CR90, "fore", "Weapon Damaged", 2];
  const RAIDERS: readonly Row[] = [
    ["", RAIDER, "fore", "Weapon Damaged", 1],
    ["", RAIDER, "aft", "Weapon Damaged", 1],
  ];
  const named = (row: Row, upgrades: readonly string[]) => struck(row, "crit", { upgrades }).asks;

  test("its owner names the section's primary weapon or one of its Hardpoint cards", () => {
    const upgrades = ["gunneryteam", "singleturbolasers", "quadlasercannons@aft", "ioncannonbattery"];
    expect(named(FORE, upgrades)).toEqual([
      { kind: "choose one", seat: 1, keys: ["primary weapon", "singleturbolasers@1", "ioncannonbattery@3"] },
    ]);
  });

  test("a section without a primary weapon offers only its Hardpoint cards, and a single one is chosen without asking", () => {
    const upgrades = ["singleturbolasers", "quadlasercannons@aft", "ioncannonbattery@aft"];
    expect(named(RAIDERS[1] as Row, upgrades)).toMatchObject([{ keys: ["quadlasercannons@1", "ioncannonbattery@2"] }]);
    expect(named(RAIDERS[0] as Row, upgrades)).toMatchObject([{ keys: ["primary weapon", "singleturbolasers@0"] }]);
    const told = struck(RAIDERS[0] as Row, "crit", { upgrades }).say("primary weapon");
    expect(told.notes("concerns")).toEqual([{ note: "concerns", ship: "B1", card: keyOf(RAIDERS[0] as Row) }]);
    const alone = struck(RAIDERS[1] as Row, "crit", { upgrades: ["quadlasercannons@aft"] });
    expect(alone.game.state.effects).toMatchObject([{ ship: "B1", data: { upgrade: 0 } }]);
    const nothing = struck(RAIDERS[1] as Row, "crit");
    expect([nothing.game.state.effects, nothing.notes("dealt faceup").length]).toEqual([[], 1]);
  });

  /** Returns how many dice the ship rolls with `weapon` in the round after it was dealt the card and named a weapon. */
  function firedAfter(name: string, weapon: string, copies = 1): number | undefined {
    const damage = Array.from({ length: copies }, (_, copy) => lying(FORE, copy));
    const effects = damage.map(({ card }, at) => ({
      id: `effect:Weapon Damaged ${card}` as const,
      ship: "A1" as const,
      by: "A1" as const,
      until: "game" as const,
      since: at + 1,
      ...(name !== "primary" && { data: { upgrade: Number(name) } }),
    }));
    const own: TestShip = { pilot: CR90, upgrades: ["singleturbolasers"], charged: [2], pose: at(100, 300), damage };
    const foe: TestShip = { pilot: "rookiepilot", pose: at(160 + RANGE_3, 372, 90), engaged: true };
    return dice(cardTable([[own], [foe]], { state: { effects, counted: copies } }), weapon);
  }

  test("attacks with the named weapon roll one die fewer per copy, and other attacks don't", () => {
    expect([firedAfter("primary", "primary"), firedAfter("primary", "singleturbolasers@0")]).toEqual([3, 4]);
    expect([firedAfter("0", "primary"), firedAfter("0", "singleturbolasers@0")]).toEqual([4, 3]);
    expect(firedAfter("primary", "primary", 2)).toBe(2);
  });

  test("the named weapon counts until the card is turned faceup again and its owner names another", () => {
    const before = {
      id: `effect:Weapon Damaged ${lying(FORE).card}`,
      ship: "B1",
      by: "B1",
      until: "game",
      since: 1,
      data: { upgrade: 0 },
    } as const;
    const named = (key: string) =>
      struck(FORE, "crit", { upgrades: ["singleturbolasers"] }, { state: { effects: [before], counted: 1 } }).say(key).game.state.effects;
    const { data: _, ...primary } = { ...before, since: 2 };
    expect([named("primary weapon"), named("singleturbolasers@0")]).toEqual([[primary], [{ ...before, since: 2 }]]);
  });

  test("a crippled section with 2 dice and both copies rolls 0 dice, not fewer", () => {
    const damage = [lying(FORE, 0), lying(FORE, 1), { ...lying(["", CR90, "fore", "Tracking Misalignment", 1]) }];
    const effects = damage.slice(0, 2).map(({ card }, at) => ({
      id: `effect:Weapon Damaged ${card}` as const,
      ship: "A1" as const,
      by: "A1" as const,
      until: "game" as const,
      since: at + 1,
    }));
    const own: TestShip = { pilot: CR90, crippled: "fore", shields: 0, pose: at(100, 300), damage };
    const table = cardTable([[own], [{ pilot: "rookiepilot", pose: at(160 + RANGE_4, 372, 90), engaged: true }]], {
      state: { effects, counted: 2 },
    });
    expect(dice(table, "primary")).toBe(0);
  });

  test("nothing turns it facedown", () => {
    expect(acting(FORE, { energy: 5 }).keys.filter((key) => key.includes("Weapon Damaged"))).toEqual([]);
  });
});

describe("Weapons Offline", () => {
  const ROWS: readonly Row[] = [
    ["", GOZANTI, "aft", "Weapons Offline", 1],
    ["", CROC, "aft", "Weapons Offline", 1],
  ];
  /** Returns the weapons that a ship with two weapon cards can attack with. One card is a missile in a Hardpoint slot. */
  const weapons = (row: Row, damage: readonly DamageCard[]) => {
    const upgrades = ["ioncannonbattery", "ordnancetubes", "clustermissiles"];
    const own: TestShip = { pilot: row[1], upgrades, charged: [2], locks: ["B1"], pose: at(450, 200), damage };
    return cardTable([[own], [{ pilot: "rookiepilot", pose: at(450, 460, 180), engaged: true }]]).keys;
  };

  test.each(ROWS)("%s%s %s: the ship can't attack with Hardpoint cards, but its other weapons can fire", (...row) => {
    expect(weapons(row, [])).toEqual(["none", "ioncannonbattery@0>B1", "clustermissiles@2>B1"]);
    expect(weapons(row, [lying(row)])).toEqual(["none", "clustermissiles@2>B1"]);
    expect(weapons(row, [{ ...lying(row), faceup: false }])).toEqual(weapons(row, []));
  });

  test.each(ROWS)("%s%s %s: 2 energy turns it facedown", (...row) => {
    expectTurnedByEnergy(row, 2);
  });
});

describe("Command Deck Breach", () => {
  const ROW: Row = ["", RAIDER, "aft", "Command Deck Breach", 1];

  test("it forbids nothing in the round in which it is dealt", () => {
    const table = flying(ROW, "2F", { damage: [lying(ROW)] });
    expect(offered(table).filter((key) => key !== "skip")).not.toEqual([]);
    expect(isFacedown(table.untilPhase("planning"))).toBe(false);
  });

  test("in the next Activation phase, the ship can't perform any action, and then the card is turned facedown", () => {
    const upgrades = ["wed15repairdroid"];
    const later = (damage: readonly DamageCard[]) => acting(ROW, { damage, upgrades, energy: 5 }, { round: 2 });
    expect(offered(later([])).filter((key) => key !== "skip")).not.toEqual([]);
    const table = later([lying(ROW)]);
    expect(offered(table)).toEqual([]);
    expect([isFacedown(table.untilPhase("planning")), table.notes("action").filter(({ ship }) => ship === "A1")]).toEqual([true, []]);
  });

  test("other ships can still act", () => {
    const own: TestShip = { pilot: RAIDER, pose: at(400, 200), dial: dialOf(ROW, "2F"), damage: [lying(ROW)] };
    const table = cardTable(
      [
        [own, { ...friend, activated: false, dial: "2FG", pose: at(700, 200) }],
        [{ pilot: "academypilot", pose: at(800, 800, 180), activated: true }],
      ],
      {
        phase: "activation",
        state: { round: 2 },
      },
    );
    expect(table.until("action").asks).toMatchObject([{ seat: 0, keys: expect.arrayContaining(["focus"]) }]);
  });
});
