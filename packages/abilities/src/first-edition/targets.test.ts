/** Tests which ships an attack can target, in which arcs and how far weapons fire, and which friends count as near. */
import { attacksOpen } from "@broadside/rules/procedures";
import { describe, expect, test } from "vitest";
import { at, cardTable, duel, shoot } from "../card-table.testing.ts";

const xwing = { pilot: "redsquadronpilot" };
const disarmed = { tokens: { disarm: 1 } };

describe("Arvel Crynyd", () => {
  const touching = (pilot: string, heading = 0) =>
    duel({ pilot, touching: ["B1"], pose: at(400, 300, heading) }, { ...xwing, touching: ["A1"] }, { gap: 0 });

  test("he can attack an enemy that he touches in his arc", () => {
    expect(touching("arvelcrynyd").asks).toMatchObject([{ kind: "attack", seat: 0, keys: ["none", "primary>B1"] }]);
  });

  test("he can't do this outside his arc, other pilots can't do it, and the enemy can't attack him", () => {
    for (const table of [touching("arvelcrynyd", 180), touching("greensquadronpilot")])
      expect(table.game.state.cursor.phase).not.toBe("combat");
    expect(touching("arvelcrynyd").say("none").game.state.cursor.phase).not.toBe("combat");
  });

  test("his attack is at Range 1", () => {
    const table = shoot(touching("arvelcrynyd"), ["hit", "hit", "blank"], ["blank", "blank"]);
    expect(table.notes("attacks")).toMatchObject([{ range: 1 }]);
    expect(table.ship("B1").shields).toBe(0);
  });
});

/** Places the second ship ahead of the first, behind it, or abeam: slightly ahead of its centre, but not in its front arc. */
const placed = (ship: object, where: "abeam" | "behind" | "ahead", more: object = {}) => {
  const pose = { abeam: at(650, 330, 180), behind: at(400, 60, 0), ahead: at(400, 550, 180) }[where];
  return cardTable([[{ pilot: "", pose: at(400, 300), ...ship }], [{ ...xwing, pose, ...more, ...disarmed }]]);
};

describe("Moralo Eval", () => {
  const armed = (pilot: string) => ({
    pilot,
    upgrades: ["heavylasercannon", "homingmissiles"],
    locks: ["B1"] as const,
    tokens: { focus: 1 },
  });

  test("he can fire cannons, but no other secondary weapons, in the auxiliary arc", () => {
    expect(placed(armed("moraloeval"), "abeam").keys).toEqual(["none", "primary>B1", "heavylasercannon@0>B1"]);
    expect(placed(armed("moraloeval"), "ahead").keys).toEqual(["none", "primary>B1", "heavylasercannon@0>B1", "homingmissiles@1>B1"]);
  });

  test("other pilots can't do this, and he can't fire behind his ship", () => {
    expect(placed(armed("trandoshanslaver"), "abeam").keys).toEqual(["none", "primary>B1"]);
    expect(placed(armed("moraloeval"), "behind").game.state.cursor.phase).not.toBe("combat");
  });
});

describe("Nera Dantels", () => {
  const armed = (pilot: string) => ({ pilot, upgrades: ["protontorpedoes", "heavylasercannon"], locks: ["B1"] as const });

  test("she can fire torpedoes, but nothing else, outside her arc", () => {
    expect(placed(armed("neradantels"), "behind").keys).toEqual(["none", "protontorpedoes@0>B1"]);
    expect(placed(armed("bluesquadronpilot"), "behind").game.state.cursor.phase).not.toBe("combat");
  });

  test("the torpedoes' range still applies", () => {
    const near = cardTable([[{ ...armed("neradantels"), pose: at(400, 300) }], [{ ...xwing, ...disarmed, pose: at(400, 200) }]]);
    expect(near.game.state.cursor.phase).not.toBe("combat");
  });

  test("a ship partly inside her arc is measured there: at Range 2, even if its nearest point is at Range 1", () => {
    const table = cardTable([[{ ...armed("neradantels"), pose: at(400, 300) }], [{ ...xwing, ...disarmed, pose: at(506, 390, 180) }]]);
    const [nera, other] = table.game.state.ships;
    expect(nera && other && table.game.board.range(nera, other)).toBe(1);
    expect(table.keys).toContain("protontorpedoes@0>B1");
  });

  test("an attack outside the arc works like any other", () => {
    const table = placed(armed("neradantels"), "behind");
    shoot(table, ["hit", "hit", "hit", "blank"], ["blank", "blank"], "protontorpedoes@0");
    expect(table.ship("B1")).toMatchObject({ shields: 0, damage: [{ faceup: false }] });
  });
});

describe("Outrider", () => {
  const armed = (...upgrades: readonly string[]) => ({ pilot: "wildspacefringer", upgrades: ["outrider", ...upgrades] });

  test("with a cannon, the ship can fire it in any direction, but can't fire its primary weapon", () => {
    expect(placed(armed("heavylasercannon"), "behind").keys).toEqual(["none", "heavylasercannon@1>B1"]);
    expect(placed(armed("heavylasercannon"), "ahead").keys).toEqual(["none", "heavylasercannon@1>B1"]);
  });

  test("without a cannon, the ship can fire its primary weapon as usual", () => {
    expect(placed(armed(), "behind").keys).toEqual(["none", "primary>B1"]);
  });

  test("a discarded cannon no longer counts as equipped", () => {
    const table = placed(armed("heavylasercannon"), "behind", { pilot: "academypilot" });
    const [ship] = table.game.state.ships;
    if (ship) table.game.setShip(ship, { upgrades: ship.upgrades.map((card, place) => ({ ...card, faceup: place !== 1 })) });
    expect(ship && attacksOpen(table.game, ship).map(({ weapon }) => weapon)).toEqual(["primary"]);
  });
});

describe("Major Rhymer", () => {
  const aims = (weapon: string, gap: number) =>
    duel(
      { pilot: "majorrhymer", upgrades: [weapon], locks: ["B1"], tokens: { focus: 1 } },
      { ...xwing, ...disarmed },
      { gap },
    ).keys.includes(`${weapon}@0>B1`);

  test("a weapon's range is extended by one at both ends, so Range 2-3 becomes 1-3, and Range 1 becomes 1-2", () => {
    expect([60, 150, 250].map((gap) => aims("concussionmissiles", gap))).toEqual([true, true, true]);
    expect([60, 150, 250].map((gap) => aims("protonrockets", gap))).toEqual([true, true, false]);
    expect([60, 150, 250].map((gap) => aims("clustermissiles", gap))).toEqual([true, true, true]);
  });

  test("a weapon can't reach beyond Range 3, and other pilots' weapons aren't extended", () => {
    expect(aims("concussionmissiles", 320)).toBe(false);
    const other = duel(
      { pilot: "scimitarsquadronpilot", upgrades: ["concussionmissiles"], locks: ["B1"] },
      { ...xwing, ...disarmed },
      { gap: 60 },
    );
    expect(other.keys).not.toContain("concussionmissiles@0>B1");
  });
});

describe("Major Stridan", () => {
  const acts = (gap: number, upgrades: readonly string[] = []) =>
    cardTable(
      [
        [
          { pilot: "majorstridan", upgrades, pose: at(300, 300), dial: "1FG" },
          { pilot: "academypilot", pose: at(360 + gap, 340), activated: true },
        ],
        [{ ...xwing, pose: at(850, 850, 180), activated: true }],
      ],
      { phase: "activation" },
    );

  test("he can coordinate a friend at Range 3, but not beyond it", () => {
    expect(acts(250).keys).toContain("coordinate");
    expect(acts(330).keys).not.toContain("coordinate");
    const kylo = cardTable(
      [
        [
          { pilot: "starkillerbasepilot", pose: at(300, 300), dial: "1FG" },
          { pilot: "academypilot", pose: at(610, 340), activated: true },
        ],
        [{ ...xwing, pose: at(850, 850, 180), activated: true }],
      ],
      { phase: "activation" },
    );
    expect(kylo.keys).not.toContain("coordinate");
  });

  test("an upgrade that affects friends at Range 1 can affect those at Range 2-3", () => {
    const table = acts(250, ["fleetofficer"]);
    expect(table.keys).toContain("upgrade:fleetofficer");
    table.say("upgrade:fleetofficer");
    expect(table.keys).toContain("A2");
  });

  test("Death Troopers aboard work for a friend at Range 2", () => {
    const attacked = (pilot: string) =>
      cardTable([
        [{ pilot: "wedgeantilles", pose: at(400, 300) }],
        [
          { pilot: "academypilot", pose: at(400, 490, 180), engaged: true },
          { pilot, upgrades: ["deathtroopers"], pose: at(560, 560, 180), engaged: true },
        ],
      ]).say("primary>B1");
    expect(attacked("majorstridan").ship("A1").tokens.stress).toBe(1);
    expect(attacked("starkillerbasepilot").ship("A1").tokens.stress).toBe(0);
  });

  test("Targeting Synchronizer aboard lends its lock to a friend at Range 3", () => {
    const keys = (pilot: string) =>
      cardTable([
        [
          { pilot: "scimitarsquadronpilot", upgrades: ["protontorpedoes"], pose: at(400, 300) },
          { pilot, upgrades: ["targetingsynchronizer"], locks: ["B1"], engaged: true, pose: at(700, 300) },
        ],
        [{ ...xwing, ...disarmed, pose: at(400, 490, 180) }],
      ]).keys;
    expect(keys("majorstridan")).toContain("protontorpedoes@0>B1");
    expect(keys("starkillerbasepilot")).not.toContain("protontorpedoes@0>B1");
  });
});

describe("Captured TIE", () => {
  const tie = { pilot: "ahsokatano", upgrades: ["capturedtie"] };
  /** Sets up the TIE fighter, a friend far away, and an enemy in front. */
  const facing = (foe: object, friends: readonly object[] = [{ pilot: "rookiepilot" }]) =>
    cardTable([
      [{ ...xwing, ...foe, pose: at(400, 300) }],
      [{ ...tie, pose: at(400, 490, 180) }, ...friends.map((friend) => ({ pilot: "rookiepilot", ...friend, pose: at(850, 850, 180) }))],
    ]);

  test("enemies with a lower skill can't target its ship, but others can", () => {
    const weaker = facing({ pilot: "redsquadronpilot" });
    expect(weaker.asks).toMatchObject([{ seat: 1, keys: ["none", "primary>A1"] }]);
    expect(weaker.say("none").game.state.cursor.phase).not.toBe("combat");
    expect(facing({ pilot: "wedgeantilles" }).asks).toMatchObject([{ seat: 0, keys: ["none", "primary>B1"] }]);
  });

  test("it is discarded after its ship attacks, and then no longer protects it", () => {
    const table = facing({ pilot: "redsquadronpilot" });
    table.attackDice("blank", "blank").defenseDice("blank", "blank").say("primary>A1");
    while (table.kind.startsWith("modify")) table.pass();
    expect(table.ship("B1").upgrades).toMatchObject([{ faceup: false }]);
    expect(table.asks).toMatchObject([{ kind: "attack", seat: 0, keys: ["none", "primary>B1"] }]);
  });

  test("it stays if its ship doesn't attack", () => {
    expect(facing({ pilot: "redsquadronpilot" }).say("none").ship("B1").upgrades).toMatchObject([{ faceup: true }]);
  });

  test("it is discarded if the last friend flees", () => {
    const table = cardTable(
      [
        [{ pilot: "wedgeantilles", pose: at(400, 300), activated: true }],
        [
          { ...tie, pose: at(850, 850, 180), activated: true },
          { pilot: "academypilot", pose: at(400, 880), dial: "3FW" },
        ],
      ],
      { phase: "activation" },
    );
    expect(table.ship("B2").status).toBe("fled");
    expect(table.ship("B1").upgrades).toMatchObject([{ faceup: false }]);
  });

  test("it is discarded if the last friend is destroyed", () => {
    const table = cardTable([
      [{ pilot: "wedgeantilles", pose: at(400, 300) }],
      [
        { ...tie, pose: at(850, 850, 180) },
        { pilot: "academypilot", ...disarmed, pose: at(400, 490, 180), damage: [0, 1].map((card) => ({ card, faceup: false, since: 1 })) },
      ],
    ]);
    table.attackDice("hit", "blank", "blank").defenseDice("blank", "blank").say("primary>B2");
    while (table.kind.startsWith("modify")) table.pass();
    expect(table.ship("B2").status).toBe("destroyed");
    expect(table.ship("B1").upgrades).toMatchObject([{ faceup: false }]);
  });
});
