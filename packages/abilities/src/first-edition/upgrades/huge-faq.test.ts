import type { State } from "@broadside/rules";
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, flying } from "../../card-table.testing.ts";

const ROOKIE = { pilot: "rookiepilot" };
/** Places a corvette in the middle of the table. It faces up, so its fore section is above its aft section. */
const corvette = (upgrades: readonly string[], more: Partial<TestShip> = {}): TestShip => ({
  pilot: "cr90corvette",
  upgrades,
  pose: at(450, 300),
  ...more,
});
/** A ship at Range 3 ahead of the corvette. */
const AHEAD: TestShip = { ...ROOKIE, pose: at(450, 720, 180) };
/** A ship at Range 2 to the right of the fore section, facing it. */
const ABEAM: TestShip = { ...ROOKIE, pose: at(660, 372, 270) };
const facedown = (section: "fore" | "aft", ...cards: readonly number[]) =>
  cards.map((card) => ({ card, section, faceup: false, since: 1 }));
/** Returns the cards in a section's deck by number. */
const cardsOf = (table: Table, section: "fore" | "aft") =>
  table.game.facts.decks.find((deck) => deck.ship === 0 && deck.section === section)?.cards ?? [];
const MISS = ["blank", "blank", "blank", "blank"] as const;

/** The corvette flies straight on, gains 3 energy, and is asked for its action. */
const flown = (ship: TestShip, state?: Partial<State>): Table =>
  cardTable([[{ ...ship, dial: "2F3" }], [{ ...AHEAD, pose: at(850, 850, 180), activated: true }]], {
    phase: "activation",
    ...(state && { state }),
  }).until("action");

/** The corvette fires its primary weapon and misses. No dice are modified. */
function miss(table: Table): Table {
  table
    .attackDice(...MISS)
    .defenseDice("blank", "blank", "blank")
    .say("primary>B1");
  while (table.kind.startsWith("modify")) table.pass();
  return table;
}

describe("Esege Tuketu", () => {
  const esege = (pose: TestShip["pose"], focus = 1): TestShip => ({ pilot: "esegetuketu", pose, tokens: { focus } });

  test("[HS-FAQ-02, HS-TOKEN-03] a huge ship at Range 1-2 of him can spend his focus token when attacking", () => {
    const table = cardTable([[corvette([]), esege(at(560, 300))], [AHEAD]]);
    table.attackDice("focus", "focus", "blank", "blank").defenseDice("blank", "blank", "blank").say("primary>B1");
    expect(table.say("A2/pilot:esegetuketu").ship("A2").tokens.focus).toBe(0);
    expect(table.ship("B1").shields).toBe(0);
  });

  test("a huge ship can't do this farther away or when defending", () => {
    const far = cardTable([[corvette([]), esege(at(850, 300))], [AHEAD]]);
    far.attackDice("focus", "focus", "blank", "blank").say("primary>B1");
    expect(far.kind).not.toBe("modify attack dice");
    const defending = cardTable([[corvette([], { engaged: true }), { ...esege(at(560, 200)), engaged: true }], [ABEAM]]);
    defending.attackDice("focus", "focus", "blank").say("primary>A1:fore");
    expect(defending.keys).not.toContain("A2/pilot:esegetuketu");
  });
});

describe("Chewbacca, crew", () => {
  test("[HS-FAQ-03, HS-FAQ-04] on the aft section, he can discard the fore section's card, and either section recovers", () => {
    const table = cardTable([[corvette(["chewbacca@aft"], { shields: 0, aftShields: 2, engaged: true })], [ABEAM]]);
    table.attackDice("hit", "blank", "blank").say("primary>A1:fore").say("A1/upgrade:chewbacca/0");
    expect(table.keys).toEqual(["fore 1, aft 0", "fore 0, aft 1"]);
    table.say("fore 0, aft 1");
    expect(table.ship("A1")).toMatchObject({ damage: [], shields: 0, aftShields: 3, upgrades: [{ faceup: false }] });
  });
});

describe("Darth Vader, crew", () => {
  test("[HS-FAQ-05, HS-FAQ-07] on the aft section, he works for the fore section's attack, and the fore section pays", () => {
    const table = miss(cardTable([[corvette(["darthvader@aft"])], [AHEAD]])).say("A1/upgrade:darthvader/0");
    expect(table.ship("A1")).toMatchObject({ shields: 3, aftShields: 3 });
    expect(table.ship("B1").shields).toBe(1);
  });

  test("[HS-FAQ-06] he doesn't work for a section without hull left", () => {
    const start = cardTable([[corvette([])], [AHEAD]]);
    const damage = facedown("fore", ...cardsOf(start, "fore").slice(0, 8));
    const with8 = miss(cardTable([[corvette(["darthvader@aft"], { shields: 0, damage, doomed: true })], [AHEAD]]));
    expect(with8.kind).not.toBe("use at afterAttack");
    const with7 = miss(cardTable([[corvette(["darthvader@aft"], { shields: 0, damage: damage.slice(1) })], [AHEAD]]));
    expect(with7.kind).toBe("use at afterAttack");
  });

  test("[HS-FAQ-06, HS-CRIP-08, HS-CRIP-13] he doesn't work for a crippled section, even after some of its cards are removed", () => {
    const fore = cardsOf(cardTable([[corvette([])], [AHEAD]]), "fore").slice(0, 5);
    const table = cardTable([[corvette(["darthvader@aft"], { shields: 0, damage: facedown("fore", ...fore), crippled: "fore" })], [AHEAD]]);
    table.attackDice("blank", "blank").defenseDice("blank", "blank", "blank").say("primary>B1");
    while (table.kind.startsWith("modify")) table.pass();
    expect(table.kind).not.toBe("use at afterAttack");
    expect(table.ship("B1").shields).toBe(2);
  });
});

describe("R2-D2, crew", () => {
  const ending = (more: Partial<TestShip>) => cardTable([[corvette(["r2d2-swx22@aft"], more)], [AHEAD]], { phase: "end" });
  const KEY = "A1/upgrade:r2d2-swx22/0";

  test("[HS-FAQ-09, HS-FAQ-10] on the aft section, he helps the fore section: a shield, and on a hit a random card faceup", () => {
    const cards = cardsOf(ending({}), "fore").slice(0, 3);
    const aft = cardsOf(ending({}), "aft").slice(0, 1);
    const damage = [...facedown("aft", ...aft), ...facedown("fore", ...cards)];
    const table = ending({ shields: 0, aftShields: 2, damage }).attackDice("hit").script([1]).say(KEY);
    expect(table.ship("A1")).toMatchObject({ shields: 1, aftShields: 2 });
    expect(table.ship("A1").damage.map(({ faceup, section }) => (faceup ? section : "facedown"))).toEqual([
      "facedown",
      "facedown",
      "fore",
      "facedown",
    ]);
  });

  test("[HS-FAQ-11] if both sections have no shields, one of them recovers a shield", () => {
    const table = ending({ shields: 0, aftShields: 0 }).attackDice("blank").say(KEY);
    expect(table.keys).toEqual(["fore", "aft"]);
    table.say("aft");
    expect([table.ship("A1").shields, table.ship("A1").aftShields, table.kind]).toEqual([0, 1, "dial + dial"]);
  });

  test("on a small ship, he works only without shields", () => {
    const small = (shields: number) =>
      cardTable([[{ ...ROOKIE, upgrades: ["r2d2-swx22"], shields, pose: at(450, 300) }], [AHEAD]], { phase: "end" });
    expect(small(1).kind).toBe("dial + dial");
    expect(small(0).attackDice("blank").say(KEY).ship("A1").shields).toBe(1);
  });
});

describe("Zuckuss, crew", () => {
  test("he takes stress tokens to make the defender reroll dice", () => {
    const table = cardTable([
      [{ pilot: "wesjanson", upgrades: ["zuckuss"], pose: at(450, 300) }],
      [{ ...ROOKIE, pose: at(450, 500, 180) }],
    ]);
    table.attackDice("hit", "hit", "hit").defenseDice("evade", "evade").say("primary>B1");
    table.say("A1/upgrade:zuckuss/0").defenseDice("blank", "blank").say("2");
    expect(table.ship("A1").tokens.stress).toBe(2);
    expect(table.ship("B1").shields).toBe(0);
  });

  test("[HS-TOKEN-02] a huge ship can't use him, because it can't take the stress", () => {
    const table = cardTable([
      [{ pilot: "croccruiser", upgrades: ["heavylaserturret", "zuckuss"], charged: [2, 0], pose: at(450, 300) }],
      [{ ...ROOKIE, pose: at(450, 600, 180), engaged: true }],
    ]);
    table.attackDice("hit", "hit", "hit", "hit").defenseDice("evade", "evade").say("heavylaserturret@0>B1");
    const seen: string[] = [];
    while (table.kind.startsWith("modify")) {
      seen.push(...table.keys);
      table.pass();
    }
    expect(seen).not.toContain("A1/upgrade:zuckuss/1");
    expect(table.ship("A1").tokens.stress).toBe(0);
  });
});

describe("Fleet Officer", () => {
  test("[HS-TOKEN-02] the stress isn't a cost, so a huge ship can use him and gets no stress token", () => {
    const friend = { pilot: "academypilot", pose: at(560, 380), activated: true };
    const gozanti = { pilot: "gozanticlasscruiser", upgrades: ["fleetofficer"], pose: at(450, 300), dial: "1F2" };
    const table = cardTable([[gozanti, friend], [{ ...AHEAD, pose: at(850, 850, 180), activated: true }]], { phase: "activation" });
    table.say("upgrade:fleetofficer");
    while (table.kind === "choose ship") table.say("A2");
    expect(table.notes("token")).toMatchObject([{ ship: "A2", token: "focus" }]);
    expect(table.notes("action")).toMatchObject([{ ship: "A1", action: "upgrade:fleetofficer" }]);
  });
});

describe("Ruthlessness", () => {
  test("[HS-DEFM-01, HS-DEFM-03] a ship at Range 1 of the defender, or of its attacked section, suffers 1 damage", () => {
    const wing = { pilot: "wesjanson", upgrades: ["ruthlessness"], pose: at(660, 372, 270) };
    const nearFore = { ...ROOKIE, pose: at(380, 430) };
    const nearAft = { ...ROOKIE, pose: at(380, 150) };
    const table = cardTable([[wing], [corvette([], { engaged: true }), nearFore, nearAft]]);
    table.attackDice("hit", "blank", "blank").say("primary>B1:fore");
    while (table.kind.startsWith("modify")) table.pass();
    expect([table.ship("B2").shields, table.ship("B3").shields]).toEqual([1, 2]);
  });

  test("[HS-AREA-03] if it damages a huge ship, the section at Range 1 suffers the damage", () => {
    const wing = { pilot: "wesjanson", upgrades: ["ruthlessness"], pose: at(450, 670, 180) };
    const table = cardTable([[wing], [{ ...ROOKIE, pose: at(450, 470), engaged: true }, corvette([], { engaged: true })]]);
    table.attackDice("hit", "blank", "blank").defenseDice("blank", "blank").say("primary>B1");
    while (table.kind.startsWith("modify")) table.pass();
    expect(table.kind).not.toBe("section struck");
    expect(table.ship("B2")).toMatchObject({ shields: 4, aftShields: 3 });
  });
});

describe("BoShek", () => {
  const touched = (ship: Partial<TestShip> & { readonly pilot: string }) =>
    cardTable(
      [
        [{ pilot: "wesjanson", upgrades: ["boshek"], pose: at(450, 300), dial: "1FG", touching: ["B1"] }],
        [{ pose: at(450, 430), touching: ["A1"], ...ship }],
      ],
      { phase: "activation" },
    );

  test("he sees the dial of a ship that he touches, and its owner changes it to an adjacent maneuver", () => {
    const table = touched({ ...ROOKIE, dial: "2FG" }).say("A1/upgrade:boshek/0");
    expect(table.asks).toMatchObject([{ kind: "look at dial", seat: 0 }]);
    expect(table.game.open[0]?.ask.about?.maneuver).toBe("2FG");
    table.say("seen");
    expect(table.asks).toMatchObject([{ kind: "turn dial", seat: 1, keys: ["2BW", "2NW"] }]);
    table.say("2NW");
    expect(table.notes("maneuver")).toMatchObject([{ ship: "B1", maneuver: "2NW" }]);
  });

  test("the ship flies that maneuver even while stressed", () => {
    const table = touched({ ...ROOKIE, dial: "4FW", tokens: { stress: 1 } })
      .say("A1/upgrade:boshek/0")
      .say("seen")
      .say("4KR");
    expect(table.notes("maneuver")[0]).toMatchObject({ ship: "B1", maneuver: "4KR" });
  });

  test("[HS-CARD-05] a huge ship's dial isn't changed", () => {
    const table = touched({ pilot: "gr75mediumtransport", pose: at(450, 430), dial: "2F2" });
    expect(table.until("action").notes("revealed")).toMatchObject([{ ship: "A1" }, { ship: "B1", maneuver: "2F2" }]);
  });
});

describe("WED-15 Repair Droid", () => {
  const KEY = "upgrade:wed15repairdroid";

  test("[HS-FAQ-12, HS-FAQ-13] on the fore section, it removes the aft section's card as the fore section's action", () => {
    const aft = cardsOf(flown(corvette([])), "aft").slice(0, 2);
    const table = flown(corvette(["wed15repairdroid@fore"], { damage: facedown("aft", ...aft) }));
    table.say(KEY);
    expect(table.ship("A1")).toMatchObject({ energy: 2, damage: [{ section: "aft" }] });
    expect(table.keys).toEqual(["skip", "recover", "reinforce"]);
  });

  test("[HS-FAQ-13] only the section that carries it can use its action", () => {
    const cards = cardsOf(flown(corvette([])), "aft").slice(0, 1);
    const on = (section: "fore" | "aft") => flown(corvette([`wed15repairdroid@${section}`], { damage: facedown("aft", ...cards) }));
    const fore = on("fore");
    expect(fore.keys).toContain(KEY);
    expect(fore.say("skip").keys).toEqual(["skip", "recover", "reinforce"]);
    const aft = on("aft");
    expect(aft.keys).toEqual(["skip", "lock"]);
    expect(aft.say("skip").keys).toEqual(["skip", "recover", "reinforce", KEY]);
    aft.say(KEY);
    expect(aft.ship("A1")).toMatchObject({ damage: [], actions: [KEY] });
    expect(aft.kind).not.toBe("action");
  });

  test("[HS-FAQ-14, HS-FAQ-15] it can remove a crippled section's card, but the section stays crippled", () => {
    const fore = cardsOf(flown(corvette([])), "fore").slice(0, 8);
    const [first, ...others] = facedown("fore", ...fore);
    const damage = [...(first ? [{ ...first, faceup: true }] : []), ...others];
    const table = flown(corvette(["wed15repairdroid@aft"], { crippled: "fore", shields: 0, damage }));
    // The faceup card also offers an action, although it is at the fore section.
    expect(table.keys).toEqual(["skip", "damage:cr90corvette/Comms Failure"]);
    table.say("skip").say("upgrade:wed15repairdroid").say("faceup card");
    expect(table.ship("A1")).toMatchObject({ crippled: "fore", energy: 0 });
    expect(table.ship("A1").damage).toHaveLength(7);
  });
});

describe("“Gonk”", () => {
  test("one action puts a shield token on the card, and another removes it to recover a shield", () => {
    const table = flying({ ...ROOKIE, upgrades: ["gonk"], shields: 1 }, "2FG");
    expect(table.keys).not.toContain("upgrade:gonk#2");
    table.say("upgrade:gonk").until("dial").say("2FG", "A1").say("1FG", "B1");
    expect(table.keys).toContain("upgrade:gonk#2");
    expect(table.say("upgrade:gonk#2").ship("A1").shields).toBe(2);
    expect(table.game.state.effects).toEqual([]);
  });

  test("[HS-FAQ-08] on the aft section of a corvette, it lets either section recover", () => {
    const effect = { id: "effect:gonk", ship: "A1", by: "A1", until: "game", since: 1, data: { figure: 1 } } as const;
    const table = flown(corvette(["gonk@aft"], { shields: 4, aftShields: 2 }), { effects: [effect], counted: 1 });
    table.say("skip").say("upgrade:gonk#2");
    expect(table.keys).toEqual(["fore 1, aft 0", "fore 0, aft 1"]);
    expect(table.say("fore 1, aft 0").ship("A1")).toMatchObject({ shields: 5, aftShields: 2 });
  });
});
