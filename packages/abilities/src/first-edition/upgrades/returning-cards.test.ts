/** Cards that are discarded for an effect, and cards that turn discarded cards faceup again. */
import type { Table } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, duel, faceup, flying, shoot } from "../../card-table.testing.ts";

const rookie = { pilot: "rookiepilot" };
const faceupOf = (table: Table, ship = "A1") => table.ship(ship).upgrades.map((card) => card.faceup);

describe("Quinn Jast", () => {
  const quinn = (upgrades: readonly string[], discarded: readonly number[]) => duel({ pilot: "quinnjast", upgrades, discarded }, rookie);
  const CARDS = ["protontorpedoes", "homingmissiles", "crackshot"];

  test("he can take a weapons disabled token to turn a discarded torpedo or missile card faceup", () => {
    const table = quinn(CARDS, [0, 1, 2]);
    expect(table.kind).toBe("use at startOfCombat");
    table.say("A1/pilot:quinnjast");
    expect(table.keys).toEqual(["protontorpedoes@0", "homingmissiles@1"]);
    expect(faceupOf(table.say("homingmissiles@1"))).toEqual([false, true, false]);
    expect(table.ship("A1").tokens.disarm).toBe(1);
    expect(table.notes("upgrade returned")).toMatchObject([{ ship: "A1", card: "upgrade:homingmissiles" }]);
  });

  test("he isn't asked if no such card is discarded", () => {
    expect(quinn(CARDS, [2]).kind).toBe("attack");
  });
});

describe("Tomax Bren", () => {
  const attacking = (table: Table) => {
    table.attackDice("hit", "hit").defenseDice("evade", "evade").say("primary>B1");
    return table.until("use at beforeCompare").say("A1/upgrade:crackshot/0");
  };

  test("once a round, an elite card that he discards is turned faceup again", () => {
    const table = attacking(duel({ pilot: "tomaxbren", upgrades: ["crackshot"] }, rookie));
    expect(faceupOf(table)).toEqual([true]);
    expect(table.notes("upgrade discarded")).toHaveLength(1);
    const used = attacking(duel({ pilot: "tomaxbren", upgrades: ["crackshot"], usedThisRound: ["A1/pilot:tomaxbren"] }, rookie));
    expect(faceupOf(used)).toEqual([false]);
  });

  test("a card that is turned faceup can't be used again at the same moment", () => {
    const table = attacking(duel({ pilot: "tomaxbren", upgrades: ["crackshot"] }, rookie));
    expect(table.kind).not.toBe("use at beforeCompare");
  });

  test("a card that another ship makes him discard isn't turned faceup", () => {
    const table = duel(
      { pilot: "trandoshanslaver", upgrades: ["bobafett"] },
      { pilot: "tomaxbren", upgrades: ["crackshot"], engaged: true },
    );
    table.attackDice("crit", "blank", "blank").defenseDice("blank", "blank").nextDamage(1, "Loose Stabilizer").say("primary>B1");
    table.until("use at afterAttack").say("A1/upgrade:bobafett/0");
    expect(faceupOf(table, "B1")).toEqual([false]);
  });

  test("cards of other types, or on other ships, aren't turned faceup", () => {
    const own = duel({ pilot: "tomaxbren", upgrades: ["protontorpedoes"], locks: ["B1"] }, rookie).say("protontorpedoes@0>B1");
    expect(faceupOf(own)).toEqual([false]);
    const friend = cardTable([
      [
        { pilot: "soontirfel", upgrades: ["crackshot"], pose: at(400, 300) },
        { pilot: "tomaxbren", pose: at(300, 300), engaged: true },
      ],
      [{ ...rookie, pose: at(400, 490, 180) }],
    ]);
    friend.attackDice("hit", "hit", "hit").defenseDice("evade", "evade").say("primary>B1");
    expect(faceupOf(friend.until("use at beforeCompare").say("A1/upgrade:crackshot/0"))).toEqual([false]);
  });
});

describe("Scavenger Crane", () => {
  const wreck = {
    pilot: "academypilot",
    pose: at(400, 400, 180),
    engaged: true,
    damage: [0, 1].map((card) => ({ card, faceup: false, since: 1 })),
  };
  const crane = (more: object = {}, pose = at(400, 300)) =>
    cardTable([
      [{ pilot: "binayrepirate", upgrades: ["scavengercrane", "homingmissiles", "glitterstim"], discarded: [1, 2], pose, ...more }],
      [wreck, { ...rookie, pose: at(850, 850, 180) }],
    ]);
  const kill = (table: Table, ...after: readonly ("hit" | "blank")[]) => {
    table
      .attackDice("hit", "blank", "blank")
      .defenseDice("blank", "blank", "blank")
      .script([0])
      .attackDice(...after);
    table.say("primary>B1");
    return table.until("use at shipLost");
  };

  test("after a ship at Range 1-2 is destroyed, it turns a discarded card faceup and rolls a die", () => {
    const table = kill(crane(), "hit").say("A1/upgrade:scavengercrane/0");
    expect(faceupOf(table)).toEqual([true, true, false]);
    const blank = kill(crane(), "blank").say("A1/upgrade:scavengercrane/0");
    expect(faceupOf(blank)).toEqual([false, true, false]);
  });

  test("it does nothing if no such card is discarded, or if the ship is beyond Range 2", () => {
    const asked = (table: Table) => {
      table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank", "blank", "blank").say("primary>B1");
      return table.kind === "use at shipLost";
    };
    expect(asked(crane())).toBe(true);
    expect(asked(crane({ discarded: [2] }))).toBe(false);
    expect(asked(crane({}, at(400, 130)))).toBe(false);
  });

  test("a ship that flees counts as destroyed, at its position outside the play area [1E-MOVE-12]", () => {
    const fleeing = (x: number) =>
      cardTable(
        [
          [{ pilot: "binayrepirate", upgrades: ["scavengercrane", "homingmissiles"], discarded: [1], pose: at(x, 800), activated: true }],
          [
            { pilot: "academypilot", pose: at(400, 880), dial: "2FG" },
            { ...rookie, pose: at(850, 100), activated: true },
          ],
        ],
        { phase: "activation" },
      );
    const table = fleeing(400);
    expect([table.ship("B1").status, table.kind]).toEqual(["fled", "use at leftTable"]);
    expect(faceupOf(table.attackDice("hit").say("A1/upgrade:scavengercrane/0"))).toEqual([true, true]);
    const far = fleeing(750);
    expect([far.ship("B1").status, faceupOf(far)]).toEqual(["fled", [true, false]]);
  });
});

describe("Burnout SLAM", () => {
  test("the card gives the SLAM action and is discarded afterwards", () => {
    const table = flying({ pilot: "trandoshanslaver", upgrades: ["burnoutslam"] }, "2FG").until("action");
    expect(table.keys).toContain("slam");
    table.say("slam").until("slam").pass();
    expect(faceupOf(table)).toEqual([false]);
    const other = flying({ pilot: "trandoshanslaver", upgrades: ["burnoutslam"] }, "2FG")
      .until("action")
      .say("focus");
    expect(faceupOf(other)).toEqual([true]);
  });

  test("with Jabba the Hutt, a token is discarded instead", () => {
    const table = flying({ pilot: "trandoshanslaver", upgrades: ["burnoutslam", "jabbathehutt"] }, "2FG").until("action");
    table.say("slam").until("discard token or card").say("token");
    expect(faceupOf(table)).toEqual([true, true]);
  });
});

describe('"Chopper" (astromech)', () => {
  const ship = (more: object) =>
    flying({ pilot: "rookiepilot", upgrades: ["chopper-swx72", "protontorpedoes", "integratedastromech"], ...more }, "2FG");

  test("as an action, another equipped card is discarded to recover a shield", () => {
    const table = ship({ shields: 1 }).until("action").say("upgrade:chopper-swx72");
    expect(table.asks).toEqual([{ kind: "discard upgrade", seat: 0, keys: ["protontorpedoes@1", "integratedastromech@2"] }]);
    table.say("protontorpedoes@1");
    expect([faceupOf(table), table.ship("A1").shields]).toEqual([[true, false, true], 2]);
  });

  test("it isn't offered with all shields left or without another card", () => {
    const offered = (more: object) => ship(more).until("action").keys.includes("upgrade:chopper-swx72");
    expect([offered({ shields: 1 }), offered({ shields: 2 }), offered({ shields: 1, discarded: [1, 2] })]).toEqual([true, false, false]);
  });

  test("a token on a card can be discarded instead", () => {
    const table = flying({ pilot: "rookiepilot", upgrades: ["chopper-swx72", "extramunitions"], shields: 1 }, "2FG").until("action");
    table.say("upgrade:chopper-swx72").until("discard token or card").say("token");
    expect([faceupOf(table), table.ship("A1").shields]).toEqual([[true, true], 2]);
  });
});

describe("Boba Fett (crew)", () => {
  const hunter = { pilot: "trandoshanslaver", upgrades: ["bobafett"] };
  const prey = (more: object = {}) => ({ pilot: "rookiepilot", upgrades: ["protontorpedoes", "shieldupgrade"], shields: 0, ...more });
  const hit = (face: "hit" | "crit", more: object = {}) => {
    const table = duel(hunter, prey(more)).attackDice(face, "blank", "blank").defenseDice("blank", "blank");
    return table.nextDamage(1, "Loose Stabilizer").say("primary>B1");
  };

  test("after an attack that dealt the defender a faceup card, he can be discarded to discard one of its cards", () => {
    const table = hit("crit");
    expect(table.kind).toBe("use at afterAttack");
    table.say("A1/upgrade:bobafett/0");
    expect(table.asks).toEqual([{ kind: "discard upgrade", seat: 0, keys: ["protontorpedoes@0", "shieldupgrade@1"] }]);
    table.say("protontorpedoes@0");
    expect([faceupOf(table), faceupOf(table, "B1")]).toEqual([[false], [false, true]]);
  });

  test("he isn't offered after a facedown card, or if the defender has no cards left", () => {
    expect(hit("hit").kind).not.toBe("use at afterAttack");
    expect(hit("crit", { discarded: [0, 1] }).kind).not.toBe("use at afterAttack");
    expect(hit("crit").kind).toBe("use at afterAttack");
  });

  test("he isn't offered for a faceup card from an earlier attack", () => {
    const table = duel(hunter, prey({ damage: [faceup("Loose Stabilizer")] }));
    expect(shoot(table, ["blank", "blank", "blank"], ["blank", "blank"]).kind).not.toBe("use at afterAttack");
  });
});

describe("Rey (crew)", () => {
  const falcon = (more: object = {}) => ({ pilot: "outerrimsmuggler", upgrades: ["rey"], engaged: true, ...more });
  const tokensOn = (table: Table) => table.ship("A1").upgrades[0]?.charges;

  test("at the start of the End phase, a focus token can be placed on her card", () => {
    const table = duel(falcon({ tokens: { focus: 2 } }), { ...rookie, engaged: true }, { phase: "end" });
    expect(table.kind).toBe("use at startOfEnd");
    table.say("A1/upgrade:rey/0");
    expect(tokensOn(table)).toBe(1);
    const none = duel(falcon(), { ...rookie, engaged: true }, { phase: "end" });
    expect(none.kind).not.toBe("use at startOfEnd");
  });

  test("at the start of the Combat phase, a token on her card can be assigned to the ship", () => {
    const table = duel(falcon({ active: [2] }), { ...rookie, engaged: true });
    expect(table.kind).toBe("use at startOfCombat");
    table.say("A1/upgrade:rey/0");
    expect([tokensOn(table), table.notes("token").filter(({ token }) => token === "focus").length]).toEqual([1, 1]);
    expect(duel(falcon(), { ...rookie, engaged: true }).kind).not.toBe("use at startOfCombat");
  });

  test("tokens on a discarded card can't be used", () => {
    expect(duel(falcon({ active: [1], discarded: [0] }), { ...rookie, engaged: true }).kind).not.toBe("use at startOfCombat");
  });
});

describe("IG-88D (crew)", () => {
  /** IG-88B attacks again with a cannon after missing. */
  const after = (more: object = {}) => {
    const table = cardTable([
      [
        { pilot: "trandoshanslaver", upgrades: ["ig88d", "heavylasercannon"], pose: at(400, 300) },
        { pilot: "ig88b", upgrades: ["ig2000"], pose: at(200, 300), engaged: true, ...more },
      ],
      [{ ...rookie, pose: at(400, 540, 180) }],
    ]);
    return shoot(table, ["blank", "blank", "blank"], ["blank", "blank"]);
  };

  test("the ship has the pilot ability of each friendly ship with IG-2000", () => {
    const table = after();
    expect([table.kind, table.keys]).toEqual(["use at afterAttack", ["pass", "A1/pilot:ig88b"]]);
  });

  test("a ship without the title, or a destroyed ship, gives no ability", () => {
    expect(after({ upgrades: [] }).kind).not.toBe("use at afterAttack");
    expect(after({ status: "destroyed" }).kind).not.toBe("use at afterAttack");
  });

  test("a ship whose title is discarded gives no ability", () => {
    expect(after({ discarded: [0] }).kind).not.toBe("use at afterAttack");
  });

  test("a teammate's ship counts as friendly [1E-COMP-19]", () => {
    const table = cardTable(
      [
        [{ pilot: "trandoshanslaver", upgrades: ["ig88d", "heavylasercannon"], pose: at(400, 300) }],
        [{ ...rookie, pose: at(400, 540, 180) }],
        [{ pilot: "ig88b", upgrades: ["ig2000"], pose: at(200, 300), engaged: true }],
      ],
      { teams: [0, 1, 0] },
    );
    expect(shoot(table, ["blank", "blank", "blank"], ["blank", "blank"]).keys).toEqual(["pass", "A1/pilot:ig88b"]);
  });
});
