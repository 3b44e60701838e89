/** Tests of cards that cancel results in unusual ways, or let another ship suffer them instead of the defender. */
import { describe, expect, test } from "vitest";
import { at, cardTable, duel, shoot } from "../card-table.testing.ts";

const xwing = { pilot: "redsquadronpilot", pose: at(400, 300) };
const MISS = ["blank", "blank", "blank"] as const;

/** An X-wing attacks the second ship, which has a friend beside it at this distance in millimetres. */
const guarded = (friend: object, { gap = 60, defender = { pilot: "rookiepilot" } as object, teams = [0, 1] as readonly number[] } = {}) =>
  cardTable(
    [
      [xwing],
      [
        { pilot: "rookiepilot", tokens: { disarm: 1 }, ...defender, pose: at(400, 490, 180) },
        { pilot: "rookiepilot", tokens: { disarm: 1 }, ...friend, pose: at(440 + gap, 490, 180) },
      ],
    ],
    { teams },
  );

describe("Draw Their Fire", () => {
  const KEY = "B2/upgrade:drawtheirfire/0";
  const drawing = (faces: readonly ("hit" | "crit" | "blank")[], gap = 60) =>
    shoot(guarded({ upgrades: ["drawtheirfire"] }, { gap }), faces, ["blank", "blank"]);

  test("its ship takes 1 critical from a friend at Range 1, but no second critical and no hit", () => {
    const table = drawing(["crit", "crit", "hit"]);
    expect(table.asks).toMatchObject([{ kind: "use at defenderHit", seat: 1, keys: ["pass", KEY] }]);
    table.say(KEY);
    expect(table.ship("B2").shields).toBe(1);
    expect(table.ship("B1")).toMatchObject({ shields: 0, damage: [] });
  });

  test("its ship can leave the critical to the friend", () => {
    const table = drawing(["crit", "blank", "blank"]).say("pass");
    expect(table.ship("B2").shields).toBe(2);
    expect(table.ship("B1").shields).toBe(1);
  });

  test("it isn't offered without a critical, beyond Range 1, or for an attack on its own ship", () => {
    expect(drawing(["hit", "hit", "blank"]).kind).not.toBe("use at defenderHit");
    expect(drawing(["crit", "blank", "blank"], 110).kind).not.toBe("use at defenderHit");
    const own = shoot(
      duel(xwing, { pilot: "rookiepilot", upgrades: ["drawtheirfire"], tokens: { disarm: 1 } }),
      ["crit", "blank", "blank"],
      ["blank"],
    );
    expect(own.ship("B1").shields).toBe(1);
    expect(own.notes("used")).toEqual([]);
  });

  test("a huge friend counts as near only if the attacked section is near", () => {
    const aimedAt = (section: "fore" | "aft") => {
      const table = cardTable([
        [xwing],
        [
          { pilot: "cr90corvette", pose: at(400, 500, 90), tokens: { disarm: 1 } },
          { pilot: "rookiepilot", upgrades: ["drawtheirfire"], pose: at(620, 500, 180), tokens: { disarm: 1 } },
        ],
      ])
        .attackDice("crit", "blank", "blank")
        .say(`primary>B1:${section}`);
      while (table.kind.startsWith("modify")) table.pass();
      return table.keys.includes(KEY);
    };
    expect(aimedAt("fore")).toBe(true);
    expect(aimedAt("aft")).toBe(false);
  });
});

describe("Selflessness", () => {
  const KEY = "B2/upgrade:selflessness/0";
  const giving = (faces: readonly ("hit" | "crit" | "blank")[]) =>
    shoot(guarded({ upgrades: ["selflessness"] }), faces, ["blank", "blank"]);

  test("it is discarded so that its ship suffers all of a friend's hits, but no critical", () => {
    const table = giving(["hit", "hit", "crit"]).say(KEY);
    expect(table.ship("B2")).toMatchObject({ shields: 0, upgrades: [{ faceup: false }] });
    expect(table.ship("B1").shields).toBe(1);
  });

  test("it isn't offered if there are only criticals", () => {
    expect(giving(["crit", "crit", "blank"]).notes("used")).toEqual([]);
    expect(giving(["crit", "crit", "blank"]).keys).not.toContain(KEY);
  });
});

describe("Autoblaster", () => {
  const fired = (weapon: string, faces: readonly ("hit" | "crit" | "blank")[], defender: object = {}) => {
    const pilot = weapon === "autoblaster" ? "bluesquadronpilot" : "goldsquadronpilot";
    const table = duel({ pilot, upgrades: [weapon] }, { pilot: "rookiepilot", tokens: { disarm: 1, evade: 1 }, ...defender }, { gap: 60 });
    table
      .attackDice(...faces)
      .defenseDice("evade", "evade")
      .say(`${weapon}@0>B1`);
    while (table.kind.startsWith("modify")) table.say(table.keys.includes("evade") ? "evade" : "done");
    return table;
  };

  test("evades cancel its criticals but none of its hits", () => {
    const table = fired("autoblaster", ["hit", "hit", "crit"], { shields: 3 });
    expect(table.notes("hit")).toMatchObject([{ results: 2 }]);
    expect(table.ship("B1")).toMatchObject({ shields: 1, damage: [] });
  });

  test("Autoblaster Turret works the same way, but the ship's other weapons don't", () => {
    expect(fired("autoblasterturret", ["hit", "hit"]).notes("hit")).toMatchObject([{ results: 2 }]);
    const table = shoot(
      duel({ pilot: "bluesquadronpilot", upgrades: ["autoblaster"] }, { pilot: "rookiepilot", tokens: { disarm: 1 } }),
      ["hit", "hit", "blank"],
      ["evade", "evade"],
    );
    expect(table.notes("missed")).toHaveLength(1);
  });

  test("Autoblaster Turret can also fire behind the ship", () => {
    const behind = duel(
      { pilot: "goldsquadronpilot", upgrades: ["autoblasterturret"], pose: at(400, 300, 180) },
      { pilot: "rookiepilot" },
      { gap: 60 },
    );
    expect(behind.keys).toContain("autoblasterturret@0>B1");
  });
});

describe("“Zeb” Orrelios", () => {
  const zeb = (pilot: string, attack: readonly ("hit" | "crit" | "blank")[], defense: readonly ("evade" | "blank")[]) =>
    shoot(duel(xwing, { pilot, shields: 5, tokens: { disarm: 1 } }), attack, defense);
  const twoCrits = ["hit", "crit", "crit"] as const;

  test("he can cancel as many criticals as he likes before hits", () => {
    const table = zeb("zeborrelios-tiefighter", twoCrits, ["evade", "evade", "blank"]);
    expect(table.asks).toMatchObject([{ kind: "criticals to cancel", seat: 1, keys: ["2", "1"] }]);
    table.say("2");
    expect(table.notes("hit")).toMatchObject([{ results: 1 }]);
  });

  test("he suffers the results that he left uncancelled", () => {
    const bare = (say: "2" | "1") => {
      const table = duel(xwing, { pilot: "zeborrelios-tiefighter", tokens: { disarm: 1 } });
      shoot(table, twoCrits, ["evade", "evade", "blank"]).nextDamage(1, "Blinded Pilot");
      return table.say(say).ship("B1").damage;
    };
    expect(bare("2")).toMatchObject([{ faceup: false }]);
    expect(bare("1")).toMatchObject([{ faceup: true }]);
  });

  test("he isn't asked if his choice makes no difference", () => {
    expect(zeb("zeborrelios-tiefighter", twoCrits, ["evade", "evade", "evade"]).notes("missed")).toHaveLength(1);
    expect(zeb("zeborrelios-tiefighter", ["crit", "crit", "blank"], ["evade", "blank", "blank"]).notes("hit")).toMatchObject([
      { results: 1 },
    ]);
    expect(zeb("zeborrelios-tiefighter", twoCrits, ["blank", "blank", "blank"]).notes("hit")).toMatchObject([{ results: 3 }]);
  });

  test("his cards for other ships work too, but only when he defends", () => {
    for (const pilot of ["zeborrelios-attackshuttle", "zeborrelios-sheathipedeclassshuttle"])
      expect(zeb(pilot, ["hit", "crit", "blank"], ["evade", "blank"]).kind).toBe("criticals to cancel");
    const attacking = duel({ pilot: "zeborrelios-tiefighter" }, { pilot: "rookiepilot", tokens: { disarm: 1 } });
    expect(shoot(attacking, ["hit", "crit"], ["evade", "blank"]).notes("hit")).toMatchObject([{ results: 1 }]);
  });
});

describe("“Zeb” Orrelios (crew)", () => {
  /** Places the shuttle and an enemy that touch after an overlap. They are nose to nose, unless the shuttle faces away. */
  const touching = ({ heading = 0, foe = "academypilot", crew = true } = {}) =>
    duel(
      { pilot: "ezrabridger-attackshuttle", upgrades: crew ? ["zeborrelios"] : [], pose: at(400, 300, heading), touching: ["B1"] },
      { pilot: foe, touching: ["A1"] },
      { gap: 0 },
    );

  test("his ship and a touched enemy in its arc can attack each other, each in its own turn", () => {
    const table = touching();
    expect(table.keys).toContain("primary>B1");
    table.say("none");
    expect(table.asks).toMatchObject([{ kind: "attack", seat: 1, keys: ["none", "primary>A1"] }]);
  });

  test("neither ship can attack without him, or if the enemy is outside his ship's arc", () => {
    expect(touching({ crew: false }).game.state.cursor.phase).not.toBe("combat");
    expect(touching({ heading: 180 }).game.state.cursor.phase).not.toBe("combat");
  });
});

describe("Prince Xizor", () => {
  const KEY = "B1/pilot:princexizor";
  const xizor = { pilot: "princexizor" };
  const attacked = (faces: readonly ("hit" | "crit" | "blank")[], friend: object = {}, gap = 60) =>
    shoot(guarded(friend, { gap, defender: xizor }), faces, MISS);

  test("a friend at Range 1 can suffer one hit or one critical in his place", () => {
    for (const result of ["hit", "crit"] as const) {
      const table = attacked(["hit", "crit", "blank"]).say(KEY);
      expect(table.asks).toMatchObject([{ kind: "choose one", seat: 1, keys: ["hit", "crit"] }]);
      table.say(result);
      expect(table.ship("B2").shields).toBe(1);
      expect(table.ship("B1").shields).toBe(0);
    }
  });

  test("no friend can do this beyond Range 1 or if the attack misses", () => {
    expect(attacked(["hit", "blank", "blank"], {}, 110).notes("used")).toEqual([]);
    expect(attacked(["hit", "blank", "blank"], {}, 110).keys).not.toContain(KEY);
    expect(attacked(["blank", "blank", "blank"]).keys).not.toContain(KEY);
  });

  test("a teammate decides for their own ship and can refuse", () => {
    const table = cardTable(
      [
        [xwing],
        [{ ...xizor, pose: at(400, 490, 180), tokens: { disarm: 1 } }],
        [{ pilot: "rookiepilot", pose: at(500, 490, 180), tokens: { disarm: 1 } }],
      ],
      { teams: [0, 1, 1] },
    );
    shoot(table, ["hit", "blank", "blank"], MISS).say(KEY);
    expect(table.asks).toMatchObject([{ kind: "choose one", seat: 2, keys: ["none", "hit"] }]);
    table.say("none");
    expect(table.ship("B1").shields).toBe(0);
    expect(table.ship("C1").shields).toBe(2);
  });

  test("if one teammate refuses, another can still suffer the result", () => {
    const ally = (x: number) => [{ pilot: "rookiepilot", pose: at(x, 490, 180), tokens: { disarm: 1 } }];
    const table = cardTable([[xwing], [{ ...xizor, pose: at(400, 490, 180), tokens: { disarm: 1 } }], ally(500), ally(300)], {
      teams: [0, 1, 1, 1],
    });
    shoot(table, ["hit", "blank", "blank"], MISS).say(KEY).say("C1").say("none");
    expect(table.asks).toMatchObject([{ kind: "choose ship", seat: 1, keys: ["none", "D1"] }]);
    expect(table.say("D1").asks).toMatchObject([{ kind: "choose one", seat: 3, keys: ["none", "hit"] }]);
    table.say("hit");
    expect([table.ship("B1").shields, table.ship("C1").shields, table.ship("D1").shields]).toEqual([1, 2, 1]);
  });

  test("on a huge friend, a section in range suffers the result", () => {
    const table = cardTable([
      [xwing],
      [
        { ...xizor, pose: at(400, 490, 180), tokens: { disarm: 1 } },
        { pilot: "croccruiser", pose: at(500, 600, 90), tokens: { disarm: 1 }, shields: 0 },
      ],
    ]);
    shoot(table, ["hit", "blank", "blank"], MISS).say(KEY);
    if (table.kind === "section struck") table.pass();
    expect(table.ship("B2").damage).toHaveLength(1);
    expect(table.ship("B1").shields).toBe(1);
  });
});

describe("Ten Numb", () => {
  const numb = { pilot: "tennumb" };
  const shot = (faces: readonly ("hit" | "crit" | "blank")[], evades: readonly ("evade" | "blank")[]) =>
    shoot(duel(numb, { pilot: "rookiepilot", tokens: { disarm: 1 } }), faces, evades);

  test("evades can't cancel 1 of his criticals, but they can cancel a second one and all hits", () => {
    expect(shot(["hit", "crit", "blank"], ["evade", "evade"]).notes("hit")).toMatchObject([{ results: 1 }]);
    expect(shot(["crit", "crit", "blank"], ["evade", "evade"]).notes("hit")).toMatchObject([{ results: 1 }]);
    expect(shot(["hit", "hit", "blank"], ["evade", "evade"]).notes("missed")).toHaveLength(1);
  });

  test("if evades leave criticals anyway, he gets no extra one", () => {
    expect(shot(["crit", "crit", "crit"], ["evade", "blank"]).notes("hit")).toMatchObject([{ results: 2 }]);
  });

  test("evades can cancel all criticals against him", () => {
    const table = shoot(duel(xwing, { ...numb, tokens: { disarm: 1 } }), ["crit", "blank", "blank"], ["evade"]);
    expect(table.notes("missed")).toHaveLength(1);
  });
});

describe("R4-D6", () => {
  const KEY = "B1/upgrade:r4d6/0";
  const hit = (...faces: readonly ("hit" | "crit")[]) => {
    const table = duel({ pilot: "redsquadronpilot" }, { pilot: "rookiepilot", upgrades: ["r4d6"], tokens: { disarm: 1 } }, { gap: 60 });
    return shoot(table, faces, ["blank", "blank"]);
  };

  test("it cancels hits until 2 are left, for 1 stress token each", () => {
    const table = hit("hit", "hit", "hit", "hit").say(KEY);
    expect(table.ship("B1")).toMatchObject({ shields: 0, damage: [], tokens: { stress: 2 } });
  });

  test("its player can decline it, and it needs 3 hits, not counting criticals", () => {
    expect(hit("hit", "hit", "hit", "crit").say("pass").ship("B1").damage).toHaveLength(2);
    expect(hit("hit", "hit", "crit", "crit").ship("B1").damage).toHaveLength(2);
  });
});

describe("“Countdown”", () => {
  const KEY = "B1/pilot:countdown";
  const attacked = (faces: readonly ("hit" | "crit" | "blank")[], tokens: object = {}, attacker = "redsquadronpilot") =>
    shoot(duel({ pilot: attacker }, { pilot: "countdown", tokens: { disarm: 1, ...tokens } }), faces, ["evade", "blank"]);

  test("he can suffer 1 damage and take 1 stress token to cancel all results", () => {
    const table = attacked(["hit", "crit", "crit"]).say(KEY);
    expect(table.ship("B1")).toMatchObject({ damage: [{ faceup: false }], tokens: { stress: 1 } });
    expect(table.notes("missed")).toHaveLength(1);
  });

  test("he can't do this while stressed or if no results are left, and he can decline", () => {
    expect(attacked(["hit", "crit", "crit"], { stress: 1 }).ship("B1").damage).toHaveLength(2);
    expect(attacked(["hit", "blank", "blank"]).ship("B1").damage).toEqual([]);
    expect(attacked(["hit", "crit", "crit"]).say("pass").ship("B1").damage).toHaveLength(2);
  });

  test("he also gets Kath Scarlet's stress token for her cancelled criticals", () => {
    const table = attacked(["crit", "crit", "blank"], {}, "kathscarlet-imperial").say(KEY);
    expect(table.ship("B1").tokens.stress).toBe(2);
  });
});

describe("“Wampa”", () => {
  const KEY = "A1/pilot:wampa";
  const attacks = (...faces: readonly ("hit" | "crit" | "blank")[]) =>
    shoot(duel({ pilot: "wampa" }, { pilot: "rookiepilot", tokens: { disarm: 1 } }), faces, ["evade", "evade"]);

  test("he can cancel all dice, and a critical among them deals a facedown card past shields and evades", () => {
    const table = attacks("crit", "hit").say(KEY);
    expect(table.ship("B1")).toMatchObject({ shields: 2, damage: [{ faceup: false }] });
    expect(table.notes("missed")).toHaveLength(1);
  });

  test("he deals no card without a critical, and he can leave the dice as they are", () => {
    expect(attacks("hit", "hit").say(KEY).ship("B1").damage).toEqual([]);
    expect(attacks("crit", "hit").say("pass").ship("B1")).toMatchObject({ shields: 2, damage: [] });
  });
});

describe("Lieutenant Blount", () => {
  const fired = (pilot: string) => {
    const ships = { pilot, upgrades: ["ionpulsemissiles"], locks: ["B1"] as const };
    return shoot(duel(ships, { pilot: "rookiepilot", tokens: { disarm: 1 } }), MISS, ["blank", "blank"], "ionpulsemissiles@0");
  };

  test("he hits even with no results left, so his missile's hit effect applies", () => {
    expect(fired("lieutenantblount").ship("B1")).toMatchObject({ shields: 1, tokens: { ion: 2 } });
    expect(fired("banditsquadronpilot").ship("B1")).toMatchObject({ shields: 2, tokens: { ion: 0 } });
  });

  test("his ordinary attack hits even if it causes no damage", () => {
    const table = shoot(
      duel({ pilot: "lieutenantblount" }, { pilot: "rookiepilot", tokens: { disarm: 1 } }),
      ["hit", "blank"],
      ["evade", "blank"],
    );
    expect(table.notes("hit")).toMatchObject([{ results: 0 }]);
    expect(table.ship("B1").shields).toBe(2);
  });

  test("attacks against him can miss", () => {
    expect(shoot(duel(xwing, { pilot: "lieutenantblount", tokens: { disarm: 1 } }), MISS, ["blank", "blank"]).notes("missed")).toHaveLength(
      1,
    );
  });
});

describe("Reinforced Deflectors", () => {
  const attacked = (faces: readonly ("hit" | "crit" | "blank")[], ship: object = {}) =>
    shoot(
      duel(
        { pilot: "redsquadronpilot" },
        { pilot: "patrolleader", upgrades: ["reinforceddeflectors"], tokens: { disarm: 1 }, ...ship },
        { gap: 60 },
      ),
      faces,
      [],
    );

  test("after 3 or more damage in one attack, counting criticals, its ship recovers 1 shield", () => {
    expect(attacked(["hit", "hit", "crit", "blank"]).ship("B1").shields).toBe(2);
    expect(attacked(["hit", "hit", "hit", "crit"]).ship("B1").shields).toBe(1);
  });

  test("2 damage aren't enough", () => {
    expect(attacked(["hit", "crit", "blank", "blank"]).ship("B1").shields).toBe(2);
  });

  test("damage from one attack doesn't count in the next", () => {
    const table = cardTable([
      [xwing, { pilot: "rookiepilot", pose: at(500, 300) }],
      [{ pilot: "patrolleader", upgrades: ["reinforceddeflectors"], tokens: { disarm: 1 }, pose: at(440, 520, 180) }],
    ]);
    table.attackDice("hit", "hit", "blank").say("primary>B1");
    while (table.kind.startsWith("modify")) table.pass();
    table.attackDice("hit", "blank", "blank").say("primary>B1");
    while (table.kind.startsWith("modify")) table.pass();
    expect(table.ship("B1").shields).toBe(1);
  });
});
