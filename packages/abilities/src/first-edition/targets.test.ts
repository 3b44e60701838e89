/** Tests which ships an attack can target, in which arcs and how far weapons fire, and which friends count as near. */
import { attacksOpen } from "@broadside/rules/procedures";
import { describe, expect, test } from "vitest";
import { at, cardTable, duel, shoot } from "../card-table.testing.ts";

const xwing = { pilot: "redsquadronpilot" };
const disarmed = { tokens: { disarm: 1 } };

describe("Arvel Crynyd", () => {
  const touching = (pilot: string, heading = 0) =>
    duel({ pilot, touching: ["B1"], pose: at(400, 300, heading) }, { ...xwing, touching: ["A1"] }, { gap: 0 });

  test("may attack the enemy he touches in his arc", () => {
    expect(touching("arvelcrynyd").asks).toMatchObject([{ kind: "attack", seat: 0, keys: ["none", "primary>B1"] }]);
  });

  test("not outside his arc; others may not, nor may the enemy attack him", () => {
    for (const table of [touching("arvelcrynyd", 180), touching("greensquadronpilot")])
      expect(table.game.state.cursor.phase).not.toBe("combat");
    expect(touching("arvelcrynyd").say("none").game.state.cursor.phase).not.toBe("combat");
  });

  test("the attack is at Range 1", () => {
    const table = shoot(touching("arvelcrynyd"), ["hit", "hit", "blank"], ["blank", "blank"]);
    expect(table.notes("attacks")).toMatchObject([{ range: 1 }]);
    expect(table.ship("B1").shields).toBe(0);
  });
});

/** Places the second ship ahead of the first, behind it, or abeam: slightly ahead of its middle, but not in its front arc. */
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

  test("fires cannons, and nothing else, in the auxiliary arc", () => {
    expect(placed(armed("moraloeval"), "abeam").keys).toEqual(["none", "primary>B1", "heavylasercannon@0>B1"]);
    expect(placed(armed("moraloeval"), "ahead").keys).toEqual(["none", "primary>B1", "heavylasercannon@0>B1", "homingmissiles@1>B1"]);
  });

  test("others do not, and he does not fire behind", () => {
    expect(placed(armed("trandoshanslaver"), "abeam").keys).toEqual(["none", "primary>B1"]);
    expect(placed(armed("moraloeval"), "behind").game.state.cursor.phase).not.toBe("combat");
  });
});

describe("Nera Dantels", () => {
  const armed = (pilot: string) => ({ pilot, upgrades: ["protontorpedoes", "heavylasercannon"], locks: ["B1"] as const });

  test("fires torpedoes, and nothing else, outside her arc", () => {
    expect(placed(armed("neradantels"), "behind").keys).toEqual(["none", "protontorpedoes@0>B1"]);
    expect(placed(armed("bluesquadronpilot"), "behind").game.state.cursor.phase).not.toBe("combat");
  });

  test("the range of the torpedoes holds there too", () => {
    const near = cardTable([[{ ...armed("neradantels"), pose: at(400, 300) }], [{ ...xwing, ...disarmed, pose: at(400, 200) }]]);
    expect(near.game.state.cursor.phase).not.toBe("combat");
  });

  test("partly inside her arc a ship is measured there: at Range 2, though its nearest point is at Range 1", () => {
    const table = cardTable([[{ ...armed("neradantels"), pose: at(400, 300) }], [{ ...xwing, ...disarmed, pose: at(506, 390, 180) }]]);
    const [nera, other] = table.game.state.ships;
    expect(nera && other && table.game.board.range(nera, other)).toBe(1);
    expect(table.keys).toContain("protontorpedoes@0>B1");
  });

  test("an attack outside the arc is made like any other", () => {
    const table = placed(armed("neradantels"), "behind");
    shoot(table, ["hit", "hit", "hit", "blank"], ["blank", "blank"], "protontorpedoes@0");
    expect(table.ship("B1")).toMatchObject({ shields: 0, damage: [{ faceup: false }] });
  });
});

describe("Outrider", () => {
  const armed = (...upgrades: readonly string[]) => ({ pilot: "wildspacefringer", upgrades: ["outrider", ...upgrades] });

  test("with a cannon it fires that all round and its primary weapon not at all", () => {
    expect(placed(armed("heavylasercannon"), "behind").keys).toEqual(["none", "heavylasercannon@1>B1"]);
    expect(placed(armed("heavylasercannon"), "ahead").keys).toEqual(["none", "heavylasercannon@1>B1"]);
  });

  test("without one its primary weapon fires as ever", () => {
    expect(placed(armed(), "behind").keys).toEqual(["none", "primary>B1"]);
  });

  test("a cannon that is discarded is equipped no more", () => {
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

  test("a weapon of Range 2-3 reaches Range 1, one of Range 1 reaches 2, one of Range 1-2 reaches 3", () => {
    expect([60, 150, 250].map((gap) => aims("concussionmissiles", gap))).toEqual([true, true, true]);
    expect([60, 150, 250].map((gap) => aims("protonrockets", gap))).toEqual([true, true, false]);
    expect([60, 150, 250].map((gap) => aims("clustermissiles", gap))).toEqual([true, true, true]);
  });

  test("not beyond Range 3, and not for others", () => {
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

  test("coordinates a friend at Range 3, and none beyond", () => {
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

  test("an upgrade that looks for friends at Range 1 finds those at Range 2-3", () => {
    const table = acts(250, ["fleetofficer"]);
    expect(table.keys).toContain("upgrade:fleetofficer");
    table.say("upgrade:fleetofficer");
    expect(table.keys).toContain("A2");
  });

  test("Death Troopers aboard stand by a friend at Range 2 that is attacked", () => {
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

  test("a Targeting Synchronizer aboard lends the lock to a friend at Range 3", () => {
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

  test("enemies of lower skill cannot target it, others can", () => {
    const weaker = facing({ pilot: "redsquadronpilot" });
    expect(weaker.asks).toMatchObject([{ seat: 1, keys: ["none", "primary>A1"] }]);
    expect(weaker.say("none").game.state.cursor.phase).not.toBe("combat");
    expect(facing({ pilot: "wedgeantilles" }).asks).toMatchObject([{ seat: 0, keys: ["none", "primary>B1"] }]);
  });

  test("it is discarded after an attack of its ship; then it protects no more", () => {
    const table = facing({ pilot: "redsquadronpilot" });
    table.attackDice("blank", "blank").defenseDice("blank", "blank").say("primary>A1");
    while (table.kind.startsWith("modify")) table.pass();
    expect(table.ship("B1").upgrades).toMatchObject([{ faceup: false }]);
    expect(table.asks).toMatchObject([{ kind: "attack", seat: 0, keys: ["none", "primary>B1"] }]);
  });

  test("it stays while its ship does not attack", () => {
    expect(facing({ pilot: "redsquadronpilot" }).say("none").ship("B1").upgrades).toMatchObject([{ faceup: true }]);
  });

  test("a friend that flees leaves it alone too", () => {
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

  test("the last friend in play loses it", () => {
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
