/**
 * Published rulings on results that are cancelled, or suffered by other ships. Each test's title gives the number of the ruling's entry and
 * of the sentence in it.
 */
import { describe, expect, test } from "vitest";
import { at, cardTable, duel, shoot } from "../../card-table.testing.ts";
import { FIRST_EDITION_ABILITIES } from "../../index.ts";
import { abilitiesOf, type Card } from "../../language/card.ts";
import { isDefender } from "../../language/when.ts";
import { theAttacker } from "../../language/when-second-edition.ts";

type Faces = readonly ("hit" | "crit" | "blank")[];
const xwing = { pilot: "redsquadronpilot" };
const disarmed = { tokens: { disarm: 1 } };

/** An attacker, a defender, and the defender's friend at Range 1. `initiative` gives the order of the seats. */
const guarded = (attacker: object, defender: object, friend: object, initiative = [0, 1]) =>
  cardTable(
    [
      [{ ...xwing, ...attacker, pose: at(400, 300) }],
      [
        { pilot: "rookiepilot", ...disarmed, ...defender, pose: at(400, 490, 180) },
        { pilot: "rookiepilot", ...disarmed, ...friend, pose: at(500, 490, 180) },
      ],
    ],
    { state: { initiative } },
  );

describe("Bossk", () => {
  test("ruling 157.1 Bossk: he trades his critical before Draw Their Fire, Xizor and R4-D6, whoever has initiative", () => {
    for (const initiative of [
      [0, 1],
      [1, 0],
    ]) {
      const table = guarded({ pilot: "bossk" }, { pilot: "princexizor", upgrades: ["r4d6"] }, { upgrades: ["drawtheirfire"] }, initiative);
      shoot(table, ["hit", "crit", "blank"], ["blank", "blank", "blank"]);
      expect(table.asks).toMatchObject([{ kind: "use at attackHits", seat: 0 }]);
      table.say("A1/pilot:bossk");
      expect(table.asks).toMatchObject([{ seat: 1, keys: ["pass", "B1/pilot:princexizor", "B1/upgrade:r4d6/0"] }]);
    }
  });
});

describe("Draw Their Fire", () => {
  const KEY = "B2/upgrade:drawtheirfire/0";
  const drawing = { upgrades: ["drawtheirfire"] };

  test("ruling 221.1 Draw Their Fire: it takes no critical from Darth Vader, Proximity Mines or Prince Xizor", () => {
    const vader = guarded({ pilot: "captainoicunn", upgrades: ["darthvader"] }, {}, drawing);
    shoot(vader, ["blank", "blank", "blank"], ["blank", "blank"]).say("A1/upgrade:darthvader/0");
    expect(vader.ship("B1").shields).toBe(1);
    expect(vader.notes("used").map(({ card }) => card)).toEqual(["upgrade:darthvader"]);

    const miner = { pilot: "rookiepilot", upgrades: ["proximitymines"], pose: at(400, 300), dial: "2FG" };
    const mine = cardTable(
      [
        [miner],
        [
          { pilot: "rookiepilot", pose: at(400, 325), activated: true },
          { pilot: "rookiepilot", ...drawing, pose: at(500, 325), activated: true },
        ],
      ],
      { phase: "activation" },
    );
    mine.attackDice("crit", "blank", "blank").say("upgrade:proximitymines");
    expect(mine.ship("B1").shields).toBe(1);
    expect(mine.ship("B2").shields).toBe(2);

    const xizor = cardTable([
      [{ ...xwing, pose: at(400, 300) }],
      [
        { pilot: "princexizor", ...disarmed, pose: at(400, 490, 180) },
        { pilot: "rookiepilot", ...disarmed, pose: at(460, 490, 180) },
        { pilot: "rookiepilot", ...disarmed, ...drawing, pose: at(560, 490, 180) },
      ],
    ]);
    shoot(xizor, ["crit", "blank", "blank"], ["blank", "blank", "blank"]);
    expect(xizor.keys).toEqual(["pass", "B1/pilot:princexizor"]);
    xizor.say("B1/pilot:princexizor");
    expect(xizor.keys).not.toContain(KEY);
    expect(xizor.notes("used").map(({ card }) => card)).toEqual(["pilot:princexizor"]);
  });
});

describe("Autoblaster", () => {
  test("ruling 210.1 Autoblaster: evade tokens and other added evades can't cancel its hits", () => {
    const token = duel(
      { pilot: "bluesquadronpilot", upgrades: ["autoblaster"] },
      { ...xwing, tokens: { disarm: 1, evade: 1 } },
      { gap: 60 },
    );
    token
      .attackDice("hit", "blank", "blank")
      .defenseDice("blank", "blank")
      .say("autoblaster@0>B1")
      .until("modify defense dice")
      .say("evade");
    while (token.kind.startsWith("modify")) token.pass();
    expect(token.ship("B1")).toMatchObject({ shields: 1, tokens: { evade: 0 } });

    const huge = cardTable([
      [{ pilot: "bluesquadronpilot", upgrades: ["autoblaster"], pose: at(400, 300) }],
      [{ pilot: "gr75mediumtransport", tokens: { disarm: 1, reinforceFore: 1, reinforceAft: 1 }, pose: at(400, 430, 90) }],
    ]);
    huge.attackDice("hit", "blank", "blank").say("autoblaster@0>B1:fore");
    while (huge.kind.startsWith("modify")) huge.pass();
    expect(huge.notes("hit")).toMatchObject([{ results: 1 }]);
  });
});

describe("“Zeb” Orrelios", () => {
  /** Gives some pilots who have no text an attack at an unusual time. */
  const withText = (...cards: readonly Card[]) => new Map([...FIRST_EDITION_ABILITIES, ...cards.flatMap(abilitiesOf)]);
  const late = (card: Card["card"]): Card => ({
    card,
    title: "Late",
    triggers: [{ at: "endOfCombat", may: [{ verb: "attack", with: "primary" }] }],
  });
  const answering = (card: Card["card"]): Card => ({
    card,
    title: "Answering",
    triggers: [{ at: "afterAttack", when: isDefender, may: [{ verb: "attack", with: "primary", at: theAttacker }] }],
  });
  const touching = (foe: { readonly pilot: string }, registry = FIRST_EDITION_ABILITIES) =>
    duel(
      { pilot: "ezrabridger-attackshuttle", upgrades: ["zeborrelios"], touching: ["B1"] },
      { ...foe, touching: ["A1"] },
      {
        gap: 0,
        registry,
      },
    );

  test("ruling 260.1 “Zeb” Orrelios: he works in his ship's turn and in the touched enemy's turn", () => {
    const table = touching({ pilot: "academypilot" });
    expect(table.asks).toMatchObject([{ seat: 0, keys: ["none", "primary>B1"] }]);
    expect(table.say("none").asks).toMatchObject([{ kind: "attack", seat: 1, keys: ["none", "primary>A1"] }]);
  });

  test("ruling 260.2 “Zeb” Orrelios: he doesn't work for an attack at the end of the Combat phase", () => {
    const apart = duel(
      { pilot: "academypilot" },
      { pilot: "rookiepilot", ...disarmed },
      { registry: withText(late("pilot:academypilot")) },
    );
    expect(apart.say("none").kind).toBe("use at endOfCombat");
    const table = touching({ pilot: "academypilot" }, withText(late("pilot:academypilot")));
    table.say("none").say("none");
    expect(table.kind).not.toBe("use at endOfCombat");
  });

  test("ruling 260.3 “Zeb” Orrelios: an enemy that responds to his ship's attack does so in that ship's turn", () => {
    const table = touching({ pilot: "academypilot" }, withText(answering("pilot:academypilot")));
    shoot(table, ["blank", "blank", "blank", "blank"], ["blank", "blank", "blank"]);
    expect(table.asks).toMatchObject([{ kind: "use at afterAttack", seat: 1 }]);
    table.say("B1/pilot:academypilot");
    expect(table.keys).toEqual(["none", "primary>A1"]);
  });
});

describe("Prince Xizor", () => {
  const KEY = "B1/pilot:princexizor";
  const attacked = (attacker: object, faces: Faces, friend: object = {}, weapon = "primary") =>
    shoot(guarded(attacker, { pilot: "princexizor" }, friend), faces, ["blank", "blank", "blank"], weapon);

  test("ruling 190.1 Prince Xizor: he works when an attack hits him", () => {
    expect(attacked({}, ["hit", "blank", "blank"]).kind).toBe("use at defenderHit");
    expect(attacked({}, ["blank", "blank", "blank"]).notes("used")).toEqual([]);
  });

  test("ruling 190.2 Prince Xizor: the ship that suffers the result was not hit by an attack", () => {
    const table = attacked({}, ["hit", "blank", "blank"], { pilot: "academypilot", upgrades: ["stealthdevice"] }).say(KEY);
    expect(table.ship("B2")).toMatchObject({ damage: [{ faceup: false }], upgrades: [{ faceup: true }] });
  });

  test("ruling 190.3 Prince Xizor: if a weapon cancels all results when it hits, he has nothing to pass on", () => {
    const table = attacked({ pilot: "bluesquadronpilot", upgrades: ["ioncannon"] }, ["hit", "hit", "blank"], {}, "ioncannon@0");
    expect(table.notes("used").map(({ card }) => card)).toEqual(["upgrade:ioncannon"]);
    expect(table.ship("B1")).toMatchObject({ shields: 0, tokens: { ion: 1 } });
  });
});

test("ruling 194.1 Ten Numb: added evades can't cancel his critical either", () => {
  const table = duel({ pilot: "tennumb" }, { ...xwing, tokens: { disarm: 1, evade: 1 } });
  table.attackDice("crit", "blank", "blank").defenseDice("evade", "evade").say("primary>B1").until("modify defense dice").say("evade");
  while (table.kind.startsWith("modify")) table.pass();
  expect(table.notes("hit")).toMatchObject([{ results: 1 }]);
});

test("ruling 167.1 “Countdown”: the attack misses, because no result is left", () => {
  const table = duel({ pilot: "redsquadronpilot" }, { pilot: "countdown", upgrades: [], ...disarmed });
  shoot(table, ["hit", "crit", "crit"], ["blank", "blank"]).say("B1/pilot:countdown");
  expect(table.notes("missed")).toHaveLength(1);
  expect(table.notes("hit")).toEqual([]);
});

describe("“Wampa”", () => {
  const attacks = (...faces: Faces) => {
    const table = duel({ pilot: "wampa" }, { ...xwing, tokens: { disarm: 1, focus: 1 } });
    return table
      .attackDice(...faces)
      .defenseDice("focus", "focus")
      .say("primary>B1");
  };

  test("ruling 147.1 “Wampa”: he works at the start of Compare Results, after all dice have been modified", () => {
    const table = attacks("crit", "hit").until("use at beforeCompare");
    expect(table.notes("attack step").at(-1)).toMatchObject({ step: "compare results" });
    expect(table.keys).toEqual(["pass", "A1/pilot:wampa"]);
  });

  test("ruling 147.2 “Wampa”: a facedown card is dealt only if a critical is among the cancelled results", () => {
    const dealt = (...faces: Faces) =>
      attacks(...faces)
        .until("use at beforeCompare")
        .say("A1/pilot:wampa")
        .ship("B1").damage;
    expect(dealt("crit", "hit")).toMatchObject([{ faceup: false }]);
    expect(dealt("hit", "hit")).toEqual([]);
  });
});

describe("Reinforced Deflectors", () => {
  const decimator = { pilot: "patrolleader", upgrades: ["reinforceddeflectors"], ...disarmed };
  const attacked = (ship: object, ...faces: Faces) => duel(xwing, { ...decimator, ...ship }, { gap: 60 }).attackDice(...faces);
  const resolved = (table: ReturnType<typeof attacked>, weapon = "primary") => shoot(table, [], [], weapon).ship("B1");

  test("ruling 139.1 Reinforced Deflectors: hits and criticals in the same attack add up to 3 or more", () => {
    expect(resolved(attacked({}, "hit", "hit", "crit", "blank")).shields).toBe(2);
    expect(resolved(attacked({}, "hit", "crit", "blank", "blank")).shields).toBe(2);
  });

  test("ruling 139.2 Reinforced Deflectors: a Direct Hit counts as 1 critical damage suffered", () => {
    const table = attacked({ shields: 0 }, "hit", "crit", "blank", "blank").script([0]).nextDamage(1, "Direct Hit!");
    expect(resolved(table)).toMatchObject({ shields: 0, damage: [{ faceup: false }, { faceup: true }] });
  });

  /** Sets up an attack with Plasma Torpedoes. `initiative` gives the order of the seats. */
  const plasma = (initiative: readonly number[], shields: number, ...faces: Faces) => {
    const attacker = { pilot: "redsquadronpilot", upgrades: ["plasmatorpedoes"], locks: ["B1"] as const };
    const table = duel(attacker, { ...decimator, shields }, { state: { initiative } }).attackDice(...faces);
    return resolved(table, "plasmatorpedoes@0").shields;
  };

  test("ruling 139.3 Reinforced Deflectors: a shield removed by Plasma Torpedoes isn't damage suffered", () => {
    expect(plasma([0, 1], 4, "hit", "hit", "blank", "blank")).toBe(1);
  });

  test("ruling 139.4 Reinforced Deflectors: after 3 damage, the shield recovers once Plasma Torpedoes have removed theirs", () => {
    for (const initiative of [
      [0, 1],
      [1, 0],
    ])
      expect(plasma(initiative, 3, "hit", "hit", "hit", "blank")).toBe(1);
  });
});
