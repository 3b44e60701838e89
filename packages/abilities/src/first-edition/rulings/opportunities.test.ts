/**
 * Published rulings on which ships can attack, what they can do instead, and ships destroyed before their turn. Each test's title gives the
 * number of the ruling's entry and of the sentence in it.
 */
import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled, duel, faceup, shoot } from "../../card-table.testing.ts";

const academy = { pilot: "academypilot" };
const rookie = (...upgrades: readonly string[]) => ({ pilot: "rookiepilot", upgrades });
const own = (upgrade: string, at = 0) => `A1/upgrade:${upgrade}/${at}`;
const NOTHING = ["blank", "blank", "blank"] as const;
const facedown = (count: number, from = 0) => Array.from({ length: count }, (_, card) => ({ card: card + from, faceup: false, since: 1 }));
const isFacedown = (table: ReturnType<typeof duel>) => table.ship("A1").damage.every((card) => !card.faceup);

describe("Blinded Pilot of the newer deck", () => {
  const blinded = (...upgrades: readonly string[]) => ({ ...rookie(...upgrades), damage: [faceup("Blinded Pilot")] });

  test("ruling 152.1 Blinded Pilot: it stays with weapons disabled or on an asteroid, because the ship can't attack", () => {
    expect(isFacedown(duel(blinded(), academy))).toBe(true);
    expect(isFacedown(duel({ ...blinded(), tokens: { disarm: 1 } }, academy))).toBe(false);
    expect(isFacedown(duel(blinded(), academy, { obstacles: [{ token: "coreasteroid0", pose: at(400, 300) }] }))).toBe(false);
  });

  test("ruling 152.2 Blinded Pilot: an attack granted by a card can be given up to turn it facedown", () => {
    const table = cardTable([
      [
        { pilot: "chewbacca-swx57", pose: at(400, 300), damage: [faceup("Blinded Pilot")] },
        { ...academy, pose: at(500, 300), damage: facedown(2, 5) },
      ],
      [{ pilot: "wedgeantilles", pose: at(500, 490, 180) }],
    ]);
    table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank").say("primary>A2");
    expect(table.ship("A2").status).toBe("destroyed");
    table.say("A1/pilot:chewbacca-swx57");
    expect(isFacedown(table)).toBe(true);
    expect(table.notes("attacks")).toHaveLength(1);
  });

  test("ruling 152.3 Blinded Pilot: without an attack, no effects follow one", () => {
    for (const upgrade of ["gunner", "darthvader", "advancedcloakingdevice"])
      expect(duel(blinded(upgrade), academy).asks).toMatchObject([{ kind: "attack", seat: 1 }]);
  });
});

describe("Blinded Pilot of the older deck", () => {
  const deck = "core";
  const card = faceup("Blinded Pilot", { deck });
  const blinded = (...upgrades: readonly string[]) => ({ ...rookie(...upgrades), damage: [card] });

  test("ruling 124.1 Blinded Pilot: only an attack turns it facedown", () => {
    const table = duel(blinded(), { ...academy, damage: [] }, { deck });
    expect(isFacedown(shoot(table, [], []))).toBe(true);
    expect(isFacedown(duel(blinded(), academy, { deck }).say("none"))).toBe(false);
  });

  test("ruling 124.2 Blinded Pilot: effects after the attack can be used even though no dice were rolled", () => {
    for (const upgrade of ["gunner", "darthvader", "lukeskywalker"]) {
      const table = shoot(duel(blinded(upgrade), academy, { deck }), [], []);
      expect(diceRolled(table)[0]).toBe(0);
      expect(table.keys.filter((key) => key.startsWith("A1/upgrade:"))).toEqual([own(upgrade)]);
    }
  });

  test("ruling 124.3 Blinded Pilot: one attack turns both copies facedown", () => {
    const table = shoot(duel({ ...rookie(), damage: [card, { ...card, card: card.card + 1 }] }, academy, { deck }), [], []);
    // The player chooses the order in which the cards are turned.
    expect(table.kind).toBe("use at afterAttack");
    table.pass();
    expect(table.ship("A1").damage).toHaveLength(2);
    expect(isFacedown(table)).toBe(true);
  });
});

describe("Feedback Array", () => {
  const KEY = own("feedbackarray");
  const near = { gap: 50 };

  test("ruling 224.1 Feedback Array: it can be used only when its ship is active", () => {
    const table = duel(rookie("feedbackarray"), { pilot: "wedgeantilles" }, near);
    expect(table.asks).toMatchObject([{ kind: "attack", seat: 1 }]);
    expect(table.say("none").asks).toEqual([{ kind: "attack", seat: 0, keys: ["none", "primary>B1", KEY] }]);
  });

  test("ruling 224.2 Feedback Array: a destroyed enemy with the same skill has its turn first", () => {
    const table = duel(rookie("feedbackarray"), { ...rookie(), shields: 0, damage: facedown(2) }, near).say(KEY);
    expect(table.ship("B1")).toMatchObject({ status: "inPlay", doomed: true });
    expect(table.asks).toMatchObject([{ kind: "attack", seat: 1 }]);
    table.say("none");
    expect(table.ship("B1").status).toBe("destroyed");
  });

  test("ruling 224.3 Feedback Array: it isn't an attack, so it works against a touched ship and for a Blinded Pilot", () => {
    const touching = duel({ ...rookie("feedbackarray"), touching: ["B1"] }, { ...academy, touching: ["A1"] }, { gap: 0 });
    expect(touching.keys).toEqual(["none", KEY]);
    expect(duel({ ...rookie("feedbackarray"), damage: [faceup("Blinded Pilot")] }, academy, near).keys).toEqual(["none", KEY]);
    expect(touching.say(KEY).notes("attacks")).toEqual([]);
  });

  test("ruling 224.4 Feedback Array: it can't be used on an asteroid or with weapons disabled", () => {
    expect(duel({ ...rookie("feedbackarray"), tokens: { disarm: 1 } }, academy, near).keys).not.toContain(KEY);
    const obstacles = [{ token: "coreasteroid0", pose: at(400, 300) }] as const;
    expect(duel(rookie("feedbackarray"), academy, { ...near, obstacles }).keys).not.toContain(KEY);
  });

  test("ruling 224.5 Feedback Array: the ship can't attack in the same phase, before or after it", () => {
    /** Chewbacca can attack when the friend is destroyed. An ace destroys it before Chewbacca's own turn, a rookie after that turn. */
    const battle = (foe: string) =>
      cardTable([
        [
          { pilot: "chewbacca-swx57", upgrades: ["feedbackarray"], pose: at(400, 300) },
          { ...academy, pose: at(500, 300), damage: facedown(2, 5) },
        ],
        [{ pilot: foe, pose: at(450, 420, 180) }],
      ]);
    const early = battle("wedgeantilles").attackDice("hit", "hit", "hit", "hit").defenseDice("blank", "blank").say("primary>A2");
    early.say("A1/pilot:chewbacca-swx57").attackDice("blank", "blank", "blank", "blank").say("primary>B1").until("attack");
    expect(early.asks).toMatchObject([{ seat: 0 }]);
    expect(early.keys).not.toContain(KEY);
    const late = battle("rookiepilot").say(KEY);
    late.attackDice("hit", "hit", "hit", "hit").defenseDice("blank", "blank").say("primary>A2");
    expect(late.ship("A2").status).toBe("destroyed");
    expect(late.keys).not.toContain("A1/pilot:chewbacca-swx57");
  });

  test("ruling 224.6 Feedback Array: only one of two copies can be used", () => {
    const table = duel(rookie("feedbackarray", "feedbackarray"), academy, near);
    expect(table.keys).toEqual(["none", "primary>B1", KEY, own("feedbackarray", 1)]);
    expect(table.say(KEY).asks).toMatchObject([{ kind: "attack", seat: 1 }]);
  });

  test("ruling 224.7 Feedback Array: it can be used only with at least 1 hull left", () => {
    const keys = (damage: number) =>
      duel({ ...rookie("feedbackarray"), shields: 0, damage: facedown(damage), doomed: damage === 3 }, academy, near).keys;
    expect(keys(2)).toContain(KEY);
    expect(keys(3)).toEqual(["none", "primary>B1"]);
  });
});

describe("Dead Man's Switch", () => {
  const wired = { ...academy, upgrades: ["deadmansswitch"], pose: at(400, 420, 180) };

  test("ruling 220.1 Dead Man's Switch: a ship that it destroys has its turn first if it has the attacker's skill", () => {
    const table = cardTable([
      [{ pilot: "rookiepilot", pose: at(400, 300), shields: 2 }],
      [
        { ...wired, engaged: true, damage: facedown(2) },
        { ...rookie(), pose: at(460, 420, 180), shields: 0, damage: facedown(2, 5) },
      ],
    ]);
    shoot(table, ["hit", "hit", "hit", "hit"], NOTHING);
    while (table.kind === "choose ship") table.pass();
    expect(table.ship("B1").status).toBe("destroyed");
    expect(table.ship("B2")).toMatchObject({ status: "inPlay", doomed: true });
    expect(table.asks).toMatchObject([{ kind: "attack", seat: 1 }]);
    expect(table.say("none").ship("B2").status).toBe("destroyed");
  });

  test("ruling 220.2 Dead Man's Switch: its damage comes before IG-88A recovers a shield after the attack", () => {
    const table = cardTable([
      [{ pilot: "ig88a", pose: at(400, 300), shields: 4 }],
      [
        { ...wired, damage: facedown(2) },
        { ...academy, pose: at(850, 850) },
      ],
    ]);
    shoot(table, ["hit", "hit", "hit", "hit"], NOTHING);
    expect([table.keys, table.ship("A1").shields]).toEqual([["pass", "A1/pilot:ig88a"], 3]);
    expect(table.say("A1/pilot:ig88a").ship("A1").shields).toBe(4);
  });
});

describe("an attack that destroys a ship", () => {
  /** Attacks a ship with the same skill. Even if that ship is destroyed, it stays on the table until its turn. */
  const fired = (first: Parameters<typeof duel>[0], damage = 2) =>
    shoot(duel(first, { pilot: "royalguardpilot", damage: facedown(damage) }), ["hit", "hit", "hit"], NOTHING);

  test("ruling 178.2 IG-88A: it recovers a shield before the destroyed defender makes its own attack", () => {
    const table = fired({ pilot: "ig88a", shields: 1 });
    expect(table.ship("B1")).toMatchObject({ status: "inPlay", doomed: true });
    expect(table.say("A1/pilot:ig88a").ship("A1").shields).toBe(2);
    expect(table.asks).toMatchObject([{ kind: "attack", seat: 1 }]);
  });

  test("IG-88A recovers no shield for a defender that an earlier attack has destroyed", () => {
    const table = cardTable([
      [
        { pilot: "ig88a", pose: at(400, 300), shields: 1 },
        { pilot: "ig88b", pose: at(500, 300) },
      ],
      [{ pilot: "royalguardpilot", pose: at(450, 490, 180), damage: facedown(2) }],
    ]).say("A2");
    shoot(table, ["hit", "hit", "hit"], NOTHING);
    expect(table.ship("B1").doomed).toBe(true);
    shoot(table, ["hit", "hit", "hit"], NOTHING);
    expect(table.notes("attacks")).toMatchObject([{ ship: "A2" }, { ship: "A1" }]);
    expect(table.ship("A1").shields).toBe(1);
  });

  test("Impetuous can acquire a lock after destroying a defender that stays for its own attack", () => {
    const table = fired({ pilot: "ig88b", upgrades: ["impetuous"] });
    expect(table.say("A1/upgrade:impetuous/0").ship("A1").locks).toEqual(["B1"]);
    expect(fired({ pilot: "ig88b", upgrades: ["impetuous"] }, 0).ship("B1").doomed).toBe(true);
  });

  test("Impetuous can acquire a lock after the attack destroys an enemy beside the defender", () => {
    const table = cardTable([
      [{ pilot: "wedgeantilles", upgrades: ["assaultmissiles", "impetuous"], locks: ["B1"], pose: at(400, 300) }],
      [
        { pilot: "outerrimsmuggler", pose: at(400, 540, 180) },
        { pilot: "academypilot", pose: at(500, 540, 180), damage: facedown(2) },
      ],
    ]);
    shoot(table, ["hit", "blank", "blank", "blank"], ["blank"], "assaultmissiles@0");
    expect(table.ship("B2").status).toBe("destroyed");
    expect(table.keys).toContain("A1/upgrade:impetuous/1");
  });
});
