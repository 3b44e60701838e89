/** Pilots and upgrades that decide which Damage card is dealt, whether it is faceup, and whether it has any effect. */
import { describe, expect, test } from "vitest";
import { at, cardTable, duel, faceup, nextDamages, shoot } from "../card-table.testing.ts";

type Faces = readonly ("hit" | "crit" | "blank")[];
const xwing = { pilot: "redsquadronpilot" };
const disarmed = { tokens: { disarm: 1 } };
const facedown = (count: number) => Array.from({ length: count }, (_, card) => ({ card, faceup: false, since: 1 }));
const names = (table: ReturnType<typeof duel>, id: string) =>
  table.ship(id).damage.map(({ card }) => table.game.damageFacts(table.ship(id), card).name);
const discards = (table: ReturnType<typeof duel>, seat: number) => table.game.state.decks[seat]?.discards.length;

describe("“Leebo”", () => {
  const leebo = (...next: readonly string[]) => {
    const table = duel(xwing, { pilot: "leebo", shields: 0, ...disarmed })
      .attackDice("crit", "blank", "blank")
      .defenseDice("blank", "blank");
    return shoot(nextDamages(table, 1, ...next), [], []);
  };

  test("he draws one more faceup card and picks one of the two; the other is discarded without effect", () => {
    const table = leebo("Direct Hit!", "Blinded Pilot");
    expect(table.asks).toMatchObject([{ kind: "choose Damage card", seat: 1 }]);
    expect(table.keys.map((key) => key.replace(/ \d+$/, ""))).toEqual(["Direct Hit!", "Blinded Pilot"]);
    table.say(table.keys[1] ?? "");
    expect(names(table, "B1")).toEqual(["Blinded Pilot"]);
    expect(discards(table, 1)).toBe(1);
  });

  test("he can keep the first card, which is resolved only then", () => {
    const table = leebo("Major Explosion", "Blinded Pilot");
    expect(table.notes("rolled")).toHaveLength(2);
    table.attackDice("blank").say(table.keys[0] ?? "");
    expect(names(table, "B1")).toEqual(["Major Explosion"]);
    expect(table.notes("rolled")).toHaveLength(3);
  });

  test("facedown cards are dealt as usual", () => {
    const table = duel(xwing, { pilot: "leebo", shields: 0, ...disarmed });
    shoot(table, ["hit", "hit", "blank"], ["blank", "blank"]);
    expect(table.ship("B1").damage).toHaveLength(2);
    expect(discards(table, 1)).toBe(0);
  });

  test("he chooses again for a second faceup card in the same attack", () => {
    const table = duel(xwing, { pilot: "leebo", shields: 0, ...disarmed })
      .attackDice("crit", "crit", "blank")
      .defenseDice("blank", "blank");
    nextDamages(table, 1, "Blinded Pilot", "Damaged Engine", "Loose Stabilizer", "Stunned Pilot");
    shoot(table, [], []);
    table.say(table.keys[1] ?? "");
    expect(table.kind).toBe("choose Damage card");
    table.say(table.keys[0] ?? "");
    expect(names(table, "B1")).toEqual(["Damaged Engine", "Loose Stabilizer"]);
  });
});

describe("Maarek Stele", () => {
  const attacks = (pilot: string, faces: Faces, defender: object = {}) =>
    shoot(duel({ pilot }, { ...xwing, shields: 0, ...disarmed, ...defender }), faces, ["blank", "blank"]);

  test("he picks the faceup card from 3 cards, and the other two are discarded", () => {
    for (const [pilot, dice] of [
      ["maarekstele-tieadvanced", ["crit", "hit"]],
      ["maarekstele-tiedefender", ["crit", "hit", "blank"]],
    ] as const) {
      const table = attacks(pilot, dice);
      expect(table.asks).toMatchObject([{ kind: "choose Damage card", seat: 0 }]);
      expect(table.keys).toHaveLength(3);
      const picked = table.keys[2] ?? "";
      table.say(picked);
      expect(table.ship("B1").damage).toHaveLength(2);
      expect(names(table, "B1")[1]).toBe(picked.replace(/ \d+$/, ""));
      expect(discards(table, 1)).toBe(2);
    }
  });

  test("he doesn't pick facedown cards, cards for lost shields, or cards dealt to himself", () => {
    expect(attacks("maarekstele-tieadvanced", ["hit", "hit"]).notes("used")).toEqual([]);
    expect(attacks("maarekstele-tieadvanced", ["crit", "blank"], { shields: 2 }).notes("used")).toEqual([]);
    const own = shoot(
      duel(xwing, { pilot: "maarekstele-tieadvanced", shields: 0, ...disarmed }),
      ["crit", "blank", "blank"],
      ["blank", "blank", "blank"],
    );
    expect(own.notes("used").map(({ card }) => card)).not.toContain("pilot:maarekstele-tieadvanced");
  });

  test("if the deck runs out, cards that he has already drawn aren't shuffled back into it", () => {
    const decks = [
      { cards: [], left: 0, discards: [] },
      { cards: [0], left: 1, discards: [1, 2] },
    ];
    const table = duel({ pilot: "maarekstele-tieadvanced" }, { ...xwing, shields: 0, ...disarmed }, { state: { decks } });
    shoot(table, ["crit", "blank"], ["blank", "blank"]);
    expect(table.keys.map((key) => key.replace(/^.* /, "")).sort()).toEqual(["0", "1", "2"]);
    table.pass();
    expect(table.game.state.decks[1]).toMatchObject({ cards: [], left: 0 });
    expect(discards(table, 1)).toBe(2);
  });

  test("against a corvette, he draws from the attacked section's deck and deals the card to that section", () => {
    const table = cardTable([
      [{ pilot: "maarekstele-tieadvanced", pose: at(400, 300) }],
      [{ pilot: "cr90corvette", pose: at(400, 500, 90), shields: 0, aftShields: 0, ...disarmed }],
    ]);
    const left = () => table.game.state.decks.map(({ cards }) => cards.length);
    const before = left();
    table.attackDice("crit", "blank").say("primary>B1:aft");
    while (table.kind.startsWith("modify")) table.pass();
    expect(table.kind).toBe("choose Damage card");
    const [, aft = 0] = table.game.factsOf(table.ship("B1")).decks;
    expect(left()).toEqual(before.map((count, deck) => (deck === aft ? count - 3 : count)));
    table.pass();
    expect(table.ship("B1").damage).toMatchObject([{ section: "aft" }]);
    expect(table.notes("dealt faceup")).toMatchObject([{ ship: "B1", section: "aft" }]);
    expect(table.game.state.decks[aft]?.discards).toHaveLength(2);
  });
});

describe("Rexler Brath", () => {
  const KEY = "A1/pilot:rexlerbrath";
  const attacks = (defender: object, faces: Faces, tokens: object = { focus: 1 }) => {
    const table = duel({ pilot: "rexlerbrath", tokens }, { pilot: "omicrongrouppilot", shields: 0, ...disarmed, ...defender });
    table.attackDice(...faces).defenseDice("blank");
    return nextDamages(table, 1, "Blinded Pilot", "Damaged Engine").say("primary>B1");
  };
  const resolved = (table: ReturnType<typeof attacks>) => {
    while (table.kind.startsWith("modify")) table.say(table.keys.includes("done") ? "done" : "pass");
    return table;
  };

  test("he can spend a focus token to turn his attack's cards faceup", () => {
    const table = resolved(attacks({}, ["hit", "hit", "blank"])).say(KEY);
    expect(table.ship("B1").damage).toMatchObject([{ faceup: true }, { faceup: true }]);
    expect(table.ship("A1").tokens.focus).toBe(0);
  });

  test("cards dealt before his attack stay as they are", () => {
    const table = resolved(attacks({ damage: [{ card: 20, faceup: false, since: 1 }] }, ["hit", "hit", "blank"])).say(KEY);
    expect(table.ship("B1").damage.map((card) => card.faceup)).toEqual([false, true, true]);
  });

  test("he can't do this without a focus token or if no card was dealt, and he can decline", () => {
    expect(resolved(attacks({}, ["hit", "hit", "blank"], {})).notes("turned faceup")).toEqual([]);
    expect(resolved(attacks({ shields: 5, damage: facedown(1) }, ["hit", "blank", "blank"])).keys).not.toContain(KEY);
    expect(
      resolved(attacks({}, ["hit", "hit", "blank"]))
        .say("pass")
        .notes("turned faceup"),
    ).toEqual([]);
  });
});

describe("Greedo", () => {
  const greedo = { pilot: "outerrimsmuggler", upgrades: ["greedo"] };
  /** A ship without shields is attacked by two enemies, one after the other. */
  const defends = (first: Faces, second: Faces) => {
    const table = cardTable([
      [
        { ...xwing, pose: at(360, 300) },
        { ...xwing, pose: at(440, 300) },
      ],
      [{ ...greedo, pose: at(400, 510, 180), shields: 0, tokens: { disarm: 1 } }],
    ]);
    for (const faces of [first, second]) {
      if (table.kind === "next ship") table.pass();
      table.attackDice(...faces).defenseDice("blank");
      if (faces.includes("hit")) nextDamages(table, 1, "Blinded Pilot");
      table.say("primary>B1");
      while (table.kind.startsWith("modify")) table.pass();
    }
    return table.ship("B1").damage.map((card) => card.faceup);
  };

  test("when its ship first defends in a round, only the first card dealt is faceup", () => {
    expect(defends(["hit", "hit", "blank"], ["hit", "blank", "blank"])).toEqual([true, false, false]);
  });

  test("a first attack that deals no card still counts as the first", () => {
    expect(defends(["blank", "blank", "blank"], ["hit", "blank", "blank"])).toEqual([false]);
  });

  test("when its ship first attacks, the first card dealt is faceup", () => {
    const table = duel(greedo, { ...xwing, shields: 0, ...disarmed })
      .attackDice("hit", "hit")
      .defenseDice("blank", "blank");
    shoot(nextDamages(table, 1, "Blinded Pilot"), [], []);
    expect(table.ship("B1").damage.map((card) => card.faceup)).toEqual([true, false]);
  });
});

describe("Breach Specialist", () => {
  const KEY = "B1/upgrade:breachspecialist/0";
  const attacked = (tokens: Partial<Record<"reinforceFore" | "reinforceAft", number>>, faces: Faces = ["crit", "crit", "blank"]) =>
    shoot(duel(xwing, { pilot: "kashyyykdefender", upgrades: ["breachspecialist"], shields: 0, tokens }), faces, ["blank"]);

  test("spending a reinforce token turns this card and all later ones of the round facedown", () => {
    const table = attacked({ reinforceAft: 1 }).say(KEY);
    expect(table.ship("B1").damage).toMatchObject([{ faceup: false }, { faceup: false }]);
    expect(table.ship("B1").tokens.reinforceAft).toBe(0);
    expect(table.game.state.effects).toMatchObject([{ until: "round" }]);
  });

  test("its player can spend either token", () => {
    const table = attacked({ reinforceFore: 1, reinforceAft: 1 }).say(KEY);
    expect(table.keys).toEqual(["fore", "aft"]);
    expect(table.say("aft").ship("B1").tokens).toMatchObject({ reinforceFore: 1, reinforceAft: 0 });
  });

  test("its player isn't asked for a second token in the same round", () => {
    const table = attacked({ reinforceFore: 1, reinforceAft: 1 }, ["crit", "crit", "crit"]).say(KEY).say("fore");
    expect(table.kind).not.toBe("use at damageDealt");
    expect(table.ship("B1").damage).toMatchObject([{ faceup: false }, { faceup: false }]);
    expect(table.ship("B1").tokens.reinforceAft).toBe(1);
  });

  test("it isn't used without a token or for a facedown card", () => {
    expect(
      attacked({})
        .notes("used")
        .map(({ card }) => card),
    ).not.toContain("upgrade:breachspecialist");
    expect(attacked({ reinforceAft: 1 }, ["hit", "blank", "blank"]).ship("B1").tokens.reinforceAft).toBe(1);
  });
});

describe("Moff Jerjerrod", () => {
  const KEY = "B1/upgrade:moffjerjerrod/0";
  const attacked = (...upgrades: readonly string[]) => {
    const table = duel(xwing, { pilot: "omicrongrouppilot", upgrades: ["moffjerjerrod", ...upgrades], shields: 0, ...disarmed });
    return shoot(nextDamages(table.attackDice("crit", "blank", "blank").defenseDice("blank"), 1, "Major Explosion"), [], []);
  };

  test("he or another Crew card can be discarded to turn the card facedown without its effect", () => {
    const table = attacked("reconspecialist").say(KEY);
    expect(table.keys).toEqual(["moffjerjerrod@0", "reconspecialist@1"]);
    table.say("reconspecialist@1");
    expect(table.ship("B1")).toMatchObject({ damage: [{ faceup: false }], upgrades: [{ faceup: true }, { faceup: false }] });
    expect(table.notes("rolled")).toHaveLength(2);
  });

  test("if he is the only Crew card, he is discarded, and cards of other types stay", () => {
    const table = attacked("antipursuitlasers").say(KEY);
    expect(table.ship("B1")).toMatchObject({ damage: [{ faceup: false }], upgrades: [{ faceup: false }, { faceup: true }] });
  });

  test("his player can decline", () => {
    const table = attacked().attackDice("blank").say("pass");
    expect(table.notes("rolled")).toHaveLength(3);
    expect(table.ship("B1").upgrades).toMatchObject([{ faceup: true }]);
  });
});

describe("“Light Scyk” Interceptor", () => {
  test("every Damage card is dealt faceup", () => {
    const table = duel(xwing, { pilot: "cartelspacer", upgrades: ["lightscykinterceptor"], shields: 0, ...disarmed });
    nextDamages(table.attackDice("hit", "blank", "blank").defenseDice("blank", "blank", "blank"), 1, "Blinded Pilot");
    expect(shoot(table, [], []).ship("B1").damage).toMatchObject([{ faceup: true }]);
  });
});

describe("Saboteur", () => {
  const acts = (foe: object, gap = 60) =>
    cardTable(
      [
        [{ pilot: "omicrongrouppilot", upgrades: ["saboteur"], pose: at(400, 300), dial: "1FG" }],
        [{ ...xwing, pose: at(400, 440 + gap, 180), activated: true, ...foe }],
      ],
      { phase: "activation" },
    );

  test("a hit or a critical turns a facedown card of an enemy at Range 1 faceup", () => {
    for (const face of ["hit", "crit"] as const) {
      const table = acts({ damage: [{ card: 0, faceup: false, since: 1 }, faceup("Damaged Engine")] })
        .attackDice(face)
        .say("upgrade:saboteur");
      expect(table.ship("B1").damage).toMatchObject([{ card: 0, faceup: true }, { faceup: true }]);
    }
  });

  test("a focus result turns no card, and an enemy beyond Range 1 can't be chosen", () => {
    expect(
      acts({ damage: facedown(1) })
        .attackDice("focus")
        .say("upgrade:saboteur")
        .ship("B1").damage,
    ).toMatchObject([{ faceup: false }]);
    expect(acts({ damage: facedown(1) }, 200).keys).not.toContain("upgrade:saboteur");
  });

  test("the turned card takes effect at once", () => {
    const [explosion] = [faceup("Major Explosion")];
    const table = acts({ shields: 0, damage: [{ ...explosion, faceup: false }] })
      .attackDice("hit")
      .script([0])
      .attackDice("blank")
      .say("upgrade:saboteur");
    expect(table.notes("rolled")).toHaveLength(2);
  });
});
