/** First-edition upgrades that give tokens to enemies, remove enemies' tokens, or keep enemies from removing tokens. */
import { describe, expect, test } from "vitest";
import { at, cardTable, duel, shoot } from "../../card-table.testing.ts";

type SomeShip = Parameters<typeof duel>[0];
const far = { pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" };
/** Two ships in a corner that attack last, so that the round continues. */
const [last, lastEnemy] = [
  { pilot: "academypilot", pose: at(60, 60) },
  { pilot: "academypilot", pose: at(60, 200, 180) },
];

describe("Ketsu Onyo", () => {
  const ending = (target: Partial<SomeShip>) =>
    cardTable(
      [
        [{ pilot: "outerrimsmuggler", upgrades: ["ketsuonyo"], pose: at(400, 300) }],
        [{ pilot: "academypilot", pose: at(400, 480, 180), tokens: { tractor: 2, focus: 1 }, ...target }, far],
      ],
      { phase: "end" },
    );

  test("an enemy in the firing arc at Range 1-2 keeps its tractor beam tokens, but no other tokens", () => {
    const table = ending({}).say("A1/upgrade:ketsuonyo/0");
    expect(table.ship("B1").tokens).toMatchObject({ tractor: 2, focus: 0 });
    expect(table.game.state.effects).toEqual([]);
  });

  test("an enemy outside the arc or at Range 3 loses them, and so do others if she isn't used", () => {
    expect(ending({ pose: at(550, 300) }).ship("B1").tokens.tractor).toBe(0);
    expect(ending({ pose: at(400, 600) }).ship("B1").tokens.tractor).toBe(0);
    expect(ending({}).pass().ship("B1").tokens.tractor).toBe(0);
  });
});

describe("Ion Dischargers", () => {
  const hit = (gap = 80) => {
    const table = duel(
      { pilot: "bluesquadronpilot", upgrades: ["ioncannon"] },
      { pilot: "cartelspacer", upgrades: ["iondischargers"] },
      { gap },
    );
    return shoot(table, ["hit", "hit", "hit"], ["blank", "blank", "blank"], "ioncannon@0");
  };

  test("the ion token is removed; if an enemy at Range 1 receives it instead, the card is discarded", () => {
    const table = hit().say("B1/upgrade:iondischargers/0");
    expect(table.asks).toEqual([{ kind: "choose one", seat: 0, keys: ["refuse", "receive ion"] }]);
    table.say("receive ion");
    expect([table.ship("A1").tokens.ion, table.ship("B1").tokens.ion]).toEqual([1, 0]);
    expect(table.ship("B1").upgrades[0]?.faceup).toBe(false);
  });

  test("if the enemy refuses, the card isn't discarded", () => {
    const table = hit().say("B1/upgrade:iondischargers/0").say("refuse");
    expect([table.ship("A1").tokens.ion, table.ship("B1").tokens.ion]).toEqual([0, 0]);
    expect(table.ship("B1").upgrades[0]?.faceup).toBe(true);
  });

  test("two copies pass the token on once each, and both are discarded", () => {
    const table = duel(
      { pilot: "cartelspacer", upgrades: ["iondischargers", "ioncannon"] },
      { pilot: "cartelspacer", upgrades: ["iondischargers"] },
      { gap: 80 },
    );
    shoot(table, ["hit", "hit", "hit"], ["blank", "blank", "blank"], "ioncannon@1");
    table.say("B1/upgrade:iondischargers/0").say("receive ion").say("A1/upgrade:iondischargers/0").say("receive ion");
    expect([table.ship("A1"), table.ship("B1")]).toMatchObject([{ tokens: { ion: 0 } }, { tokens: { ion: 1 } }]);
    expect([table.ship("A1").upgrades[0]?.faceup, table.ship("B1").upgrades[0]?.faceup]).toEqual([false, false]);
    expect(table.keys).not.toContain("B1/upgrade:iondischargers/0");
  });

  test("it can't be used without an enemy at Range 1", () => {
    expect(hit(150).ship("B1").tokens.ion).toBe(1);
  });
});

describe("ISB Slicer", () => {
  const jamming = (second: Partial<SomeShip> = {}) =>
    cardTable(
      [
        [{ pilot: "scarifbasepilot", upgrades: ["isbslicer"], pose: at(400, 300), dial: "2FW" }],
        [
          { pilot: "rookiepilot", pose: at(400, 620, 180), activated: true },
          { pilot: "academypilot", pose: at(460, 680, 180), activated: true, ...second },
        ],
      ],
      { phase: "activation" },
    )
      .until("action")
      .say("jam");

  test("a ship next to the jammed ship gets a jam token if it has none", () => {
    const table = jamming().say("A1/upgrade:isbslicer/0");
    expect([table.ship("B1").tokens.jam, table.ship("B2").tokens.jam]).toEqual([1, 1]);
  });

  test("a ship that is already jammed, or at Range 2 of the jammed ship, gets none", () => {
    expect(jamming({ tokens: { jam: 1 } }).kind).not.toBe("use at jammed");
    expect(jamming({ pose: at(600, 700, 180) }).kind).not.toBe("use at jammed");
  });
});

describe("Kylo Ren's Shuttle", () => {
  const shuttle = { pilot: "starkillerbasepilot", upgrades: ["kylorensshuttle"], pose: at(400, 300), engaged: true };
  const first = { pilot: "rookiepilot", pose: at(400, 520), engaged: true };
  const second = { pilot: "rookiepilot", pose: at(520, 520), engaged: true };
  const ending = (one: Partial<SomeShip> = {}, other: Partial<SomeShip> = {}) =>
    cardTable([
      [shuttle],
      [
        { ...first, ...one },
        { ...second, ...other },
      ],
    ]);
  const stress = (table: ReturnType<typeof ending>) => [table.ship("B1").tokens.stress, table.ship("B2").tokens.stress];

  test("the owner of an unstressed enemy at Range 1-2 gives the stress token to it or to another ship nearby", () => {
    const table = ending();
    expect(table.asks).toMatchObject([{ kind: "choose ship", seat: 0, keys: ["B1", "B2"] }]);
    table.say("B2");
    expect(table.asks).toMatchObject([{ kind: "choose ship", seat: 1, keys: ["B2", "B1"] }]);
    expect(stress(table.say("B1"))).toEqual([1, 0]);
  });

  test("a stressed enemy can't be chosen, but can be given the token", () => {
    expect(stress(ending({ tokens: { stress: 1 } }).say("B1"))).toEqual([2, 0]);
  });

  test("with one ship nearby, there is nothing to choose, and a ship at Range 3 gets no token", () => {
    expect(stress(ending({}, { pose: at(800, 800) }))).toEqual([1, 0]);
    expect(stress(ending({ pose: at(400, 600) }, { pose: at(800, 800) }))).toEqual([0, 0]);
  });

  test("the owner can't give the token to a teammate's ship", () => {
    const table = cardTable([[shuttle], [first], [second]], { teams: [0, 1, 1] });
    expect(table.asks).toMatchObject([{ kind: "choose ship", seat: 0, keys: ["B1", "C1"] }]);
    table.say("C1");
    expect([table.ship("B1").tokens.stress, table.ship("C1").tokens.stress]).toEqual([0, 1]);
  });

  test("[HS-TOKEN-01] if a huge ship is chosen, another ship of its owner gets the token, if there is one", () => {
    const huge = { pilot: "gr75mediumtransport", pose: at(400, 520) };
    expect(stress(ending(huge, { tokens: { stress: 1 } }))).toEqual([0, 2]);
    expect(stress(ending(huge, { pose: at(800, 800) }))).toEqual([0, 0]);
  });
});

describe("Death Troopers", () => {
  const attacked = (troopers: ReturnType<typeof at>, defender = 490) =>
    cardTable([
      [{ pilot: "wedgeantilles", pose: at(400, 300) }, last],
      [
        { pilot: "academypilot", pose: at(400, defender, 180), engaged: true },
        { pilot: "scarifbasepilot", upgrades: ["deathtroopers"], pose: troopers, engaged: true },
        lastEnemy,
      ],
    ]).say("primary>B1");

  test("a ship that attacks another friend near them, and has them in its arc, gets a stress token", () => {
    expect(attacked(at(480, 520, 180)).ship("A1").tokens.stress).toBe(1);
  });

  test("the attacker gets none if they are at Range 2 of that friend or outside its arc", () => {
    expect(attacked(at(640, 700, 180)).ship("A1").tokens.stress).toBe(0);
    expect(attacked(at(560, 420, 180)).ship("A1").tokens.stress).toBe(0);
  });

  test("the attacker gets none beyond Range 3", () => {
    expect(attacked(at(400, 637, 180), 580).ship("A1").tokens.stress).toBe(1);
    expect(attacked(at(400, 643, 180), 580).ship("A1").tokens.stress).toBe(0);
  });

  test("the attacker gets none if they are the target themselves", () => {
    const table = duel({ pilot: "wedgeantilles" }, { pilot: "scarifbasepilot", upgrades: ["deathtroopers"] }).say("primary>B1");
    expect(table.ship("A1").tokens.stress).toBe(0);
  });
});

describe("Enforcer", () => {
  const attackedFrom = (pose: ReturnType<typeof at>) =>
    shoot(
      cardTable([
        [{ pilot: "wedgeantilles", pose }],
        [{ pilot: "cartelexecutioner", upgrades: ["enforcer"], pose: at(400, 490, 180), engaged: true }],
      ]),
      ["blank", "blank", "blank"],
      ["blank"],
    ).ship("A1").tokens.stress;

  test("an attacker in the bullseye arc gets a stress token, but one beside it doesn't", () => {
    expect([attackedFrom(at(400, 300)), attackedFrom(at(460, 300))]).toEqual([1, 0]);
  });
});

describe("Spacetug Tractor Array", () => {
  const towing = (target: Partial<SomeShip>, isFriend: boolean) => {
    const tug = { pilot: "jakkugunrunner", upgrades: ["spacetugtractorarray"], pose: at(400, 300), dial: "2FW" };
    const near = { pilot: "academypilot", pose: at(400, 460, 180), activated: true, ...target };
    return cardTable(isFriend ? [[tug, near], [far]] : [[tug], [near, far]], { phase: "activation" }).until("action");
  };

  test("an enemy in the firing arc at Range 1 gets a tractor beam token and can be moved", () => {
    const table = towing({}, false).say("upgrade:spacetugtractorarray");
    expect(table.asks).toMatchObject([{ kind: "tractor move", seat: 0 }]);
    expect(table.say("stay").ship("B1").tokens.tractor).toBe(1);
  });

  test("a friend is moved by its own side", () => {
    const table = towing({}, true).say("upgrade:spacetugtractorarray");
    expect(table.asks).toMatchObject([{ kind: "tractor move", seat: 0 }]);
  });

  test("it can't be used at Range 2 or outside the arc", () => {
    expect(towing({ pose: at(400, 570, 180) }, false).keys).not.toContain("upgrade:spacetugtractorarray");
    expect(towing({ pose: at(300, 380, 180) }, false).keys).not.toContain("upgrade:spacetugtractorarray");
  });

  test("a friend that another of the ship's cards tractors is moved by the enemy", () => {
    const tug = { pilot: "unkarplutt", upgrades: ["spacetugtractorarray"], pose: at(400, 300), activated: true, touching: ["A2"] as const };
    const near = { pilot: "academypilot", pose: at(400, 340, 180), dial: "2FG", touching: ["A1"] as const, activated: true };
    const table = cardTable([[tug, near], [{ ...far, activated: true }]], { phase: "activation" });
    expect(table.asks).toMatchObject([{ kind: "tractor move", seat: 1 }]);
  });
});

describe("Hotshot Co-pilot", () => {
  const crewed = { pilot: "outerrimsmuggler", upgrades: ["hotshotcopilot"] };

  test("a defender with focus must spend a focus token against its ship's primary weapon", () => {
    const table = duel(crewed, { pilot: "rookiepilot", tokens: { focus: 1, evade: 1 }, engaged: true });
    table.attackDice("hit", "blank").defenseDice("blank", "blank").say("primary>B1");
    expect(table.asks).toEqual([{ kind: "modify defense dice", seat: 1, keys: ["focus", "evade"] }]);
    expect(table.say("focus").keys).toEqual(["done", "evade"]);
    expect(table.ship("B1").tokens).toMatchObject({ focus: 0, evade: 1 });
  });

  test("a defender needn't do this against a secondary weapon", () => {
    const turret = duel(
      { pilot: "kylekatarn", upgrades: ["hotshotcopilot", "ioncannonturret"] },
      { pilot: "rookiepilot", tokens: { focus: 1 } },
    );
    turret.attackDice("hit", "blank", "blank").defenseDice("blank", "blank").say("ioncannonturret@1>B1");
    expect(turret.until("modify defense dice").keys).toEqual(["done", "focus"]);
  });

  test("an attacker with focus must spend a focus token when attacking its ship", () => {
    const table = duel({ pilot: "rookiepilot", tokens: { focus: 2 }, locks: ["B1"] }, crewed);
    table.attackDice("hit", "blank", "blank").say("primary>B1");
    expect(table.asks).toEqual([{ kind: "modify attack dice", seat: 0, keys: ["focus", "lock"] }]);
    expect(table.say("focus").keys).toContain("done");
    expect(table.ship("A1").tokens.focus).toBe(1);
  });

  test("a ship without a focus token, or one that can't spend it, modifies dice as usual", () => {
    const none = duel(crewed, { pilot: "rookiepilot", tokens: { evade: 1 }, engaged: true });
    none.attackDice("hit", "blank").defenseDice("blank", "blank").say("primary>B1");
    expect(none.keys).toEqual(["done", "evade"]);
    const muffled = cardTable([
      [{ ...crewed, pose: at(400, 300) }, { pilot: "carnorjax", pose: at(460, 490), engaged: true }, last],
      [{ pilot: "rookiepilot", pose: at(400, 490, 180), tokens: { focus: 1 }, engaged: true }, lastEnemy],
    ]);
    muffled.attackDice("hit", "blank").defenseDice("blank", "blank").until("attack").say("primary>B1");
    while (muffled.kind.startsWith("modify")) muffled.pass();
    expect(muffled.ship("B1").tokens.focus).toBe(1);
  });
});

describe("Black Market Slicer Tools", () => {
  const acting = (face: "hit" | "crit" | "focus", target: Partial<SomeShip> = {}) => {
    const table = cardTable(
      [
        [{ pilot: "cartelspacer", upgrades: ["blackmarketslicertools"], pose: at(400, 300), dial: "2FG" }],
        [{ pilot: "rookiepilot", pose: at(400, 540, 180), activated: true, tokens: { stress: 2 }, ...target }, far],
      ],
      { phase: "activation" },
    ).until("action");
    return table.keys.includes("upgrade:blackmarketslicertools") ? table.attackDice(face).say("upgrade:blackmarketslicertools") : table;
  };

  test.each(["hit", "crit"] as const)(
    "on a %s, a stressed enemy removes a stress token and is dealt a facedown card despite its shields",
    (face) => {
      expect(acting(face).ship("B1")).toMatchObject({ shields: 2, tokens: { stress: 1 }, damage: [{ faceup: false }] });
    },
  );

  test("on a focus result, nothing happens", () => {
    expect(acting("focus").ship("B1")).toMatchObject({ tokens: { stress: 2 }, damage: [] });
  });

  test("it can't be used on an unstressed enemy or at Range 3", () => {
    expect(acting("hit", { tokens: {} }).kind).toBe("action");
    expect(acting("hit", { pose: at(400, 680, 180) }).kind).toBe("action");
  });
});

describe("Targeting Scrambler", () => {
  const planning = (foe: Partial<SomeShip> = {}) =>
    cardTable(
      [
        [{ pilot: "cartelmarauder", upgrades: ["targetingscrambler"], pose: at(400, 300) }],
        [{ pilot: "rookiepilot", pose: at(400, 480, 180), ...foe }],
      ],
      { phase: "planning" },
    );

  test("its ship takes a weapons disabled token to assign Scrambled to a ship at Range 1-3", () => {
    const table = planning().say("A1/upgrade:targetingscrambler/0").say("B1");
    expect(table.ship("A1").tokens.disarm).toBe(1);
    expect(table.game.state.effects).toMatchObject([{ id: "condition:scrambled", ship: "B1", by: "A1" }]);
  });

  test("its player can decline, and it doesn't reach beyond Range 3", () => {
    expect(planning().pass().ship("A1").tokens.disarm).toBe(0);
    const table = planning({ pose: at(400, 800, 180) }).say("A1/upgrade:targetingscrambler/0");
    expect(table.game.state.effects).toMatchObject([{ ship: "A1" }]);
  });
});
