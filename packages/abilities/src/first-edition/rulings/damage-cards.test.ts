/** Published rulings on which Damage cards are dealt, turned and resolved, and on ships that aren't destroyed at once. */
import { type Effect, pilotSkill } from "@broadside/rules";
import { describe, expect, test } from "vitest";
import { at, cardTable, duel, faceup, nextDamages, shoot } from "../../card-table.testing.ts";
import { FIRST_EDITION_ABILITIES } from "../../index.ts";
import { abilitiesOf, type Card } from "../../language/card.ts";

type Table = ReturnType<typeof duel>;
const xwing = { pilot: "redsquadronpilot" };
const disarmed = { tokens: { disarm: 1 } };
const facedown = (count: number, from = 0) => Array.from({ length: count }, (_, card) => ({ card: card + from, faceup: false, since: 1 }));
const names = (table: Table, id: string) => table.ship(id).damage.map(({ card }) => table.game.damageFacts(table.ship(id), card).name);
const shown = (table: Table) => table.keys.map((key) => key.replace(/ \d+$/, ""));

describe("Maarek Stele and I'll Show You the Dark Side", () => {
  const condition: Effect = {
    id: "condition:illshowyouthedarkside",
    ship: "B1",
    by: "A1",
    until: "game",
    since: 1,
    data: { damageCard: 0 },
  };
  const attacks = (...faces: readonly ("crit" | "blank")[]) => {
    const shuttle = { pilot: "omicrongrouppilot", shields: 0, ...disarmed };
    const table = duel({ pilot: "maarekstele-tieadvanced" }, shuttle, { state: { effects: [condition], counted: 1 } });
    table.attackDice(...faces).defenseDice("blank");
    return shoot(nextDamages(table, 1, "Damaged Engine", "Loose Stabilizer", "Stunned Pilot"), [], []);
  };

  test("ruling 153.4 I'll Show You the Dark Side: the picked card is dealt, and Maarek Stele draws none", () => {
    const table = attacks("crit", "blank");
    expect(table.kind).not.toBe("choose Damage card");
    expect(table.ship("B1").damage).toMatchObject([{ card: 0, faceup: true }]);
  });

  test("ruling 153.5 I'll Show You the Dark Side: Maarek Stele draws cards for a second critical damage", () => {
    const table = attacks("crit", "crit");
    expect(table.asks).toMatchObject([{ kind: "choose Damage card", seat: 0 }]);
    expect(table.pass().ship("B1").damage).toHaveLength(2);
  });
});

describe("“Leebo”", () => {
  const leebo = { pilot: "leebo", shields: 0, ...disarmed };
  const byMaarek = (...next: readonly string[]) => {
    const table = duel({ pilot: "maarekstele-tieadvanced" }, leebo).attackDice("crit", "blank").defenseDice("blank", "blank");
    return shoot(nextDamages(table, 1, ...next), [], []);
  };
  const DRAWN = ["Blinded Pilot", "Damaged Engine", "Loose Stabilizer", "Stunned Pilot"] as const;

  test("ruling 184.1 “Leebo”: he still draws another card for the one that Maarek Stele picked", () => {
    const table = byMaarek(...DRAWN);
    expect(table.asks).toMatchObject([{ kind: "choose Damage card", seat: 0 }]);
    table.say(table.keys[1] ?? "");
    expect(table.asks).toMatchObject([{ kind: "choose Damage card", seat: 1 }]);
    expect(shown(table)).toEqual(["Damaged Engine", "Stunned Pilot"]);
  });

  test("ruling 184.2 “Leebo”: he resolves one of the two and discards the other", () => {
    for (const [pick, left] of [
      [0, "Damaged Engine"],
      [1, "Stunned Pilot"],
    ] as const) {
      const table = byMaarek(...DRAWN);
      table.say(table.keys[1] ?? "");
      table.say(table.keys[pick] ?? "");
      expect(names(table, "B1")).toEqual([left]);
      expect(table.game.state.decks[1]?.discards).toHaveLength(3);
    }
  });

  test("ruling 184.3 “Leebo”: he draws no second card for a card that is turned faceup", () => {
    const table = cardTable(
      [
        [{ pilot: "omicrongrouppilot", upgrades: ["saboteur"], pose: at(400, 300), dial: "1FG" }],
        [{ ...leebo, pose: at(400, 500, 180), activated: true, damage: facedown(1) }],
      ],
      { phase: "activation" },
    );
    table.attackDice("hit").say("upgrade:saboteur");
    expect(table.ship("B1").damage).toMatchObject([{ card: 0, faceup: true }]);
    expect(table.notes("used").map(({ card }) => card)).not.toContain("pilot:leebo");
  });

  /** Two cards that both respond when a card is dealt. */
  const determined = (...next: readonly string[]) => {
    const table = duel(xwing, { ...leebo, upgrades: ["determination"] })
      .attackDice("crit", "blank", "blank")
      .defenseDice("blank", "blank");
    shoot(nextDamages(table, 1, ...next), [], []);
    return table.keys.includes("B1/pilot:leebo") ? table.say("B1/pilot:leebo") : table;
  };

  test("ruling 184.4 “Leebo”: he can draw his second card even with Determination", () => {
    expect(shown(determined("Blinded Pilot", "Damaged Engine"))).toEqual(["Blinded Pilot", "Damaged Engine"]);
  });

  test("ruling 184.5 “Leebo”: he can choose the Pilot card, which Determination discards at once", () => {
    for (const next of [
      ["Blinded Pilot", "Damaged Engine"],
      ["Damaged Engine", "Blinded Pilot"],
    ] as const) {
      const table = determined(...next);
      table.say(table.keys.find((key) => key.startsWith("Blinded Pilot")) ?? "");
      expect(table.ship("B1").damage).toEqual([]);
      expect(table.game.state.decks[1]?.discards).toHaveLength(2);
    }
  });
});

describe("Rexler Brath", () => {
  const KEY = "A1/pilot:rexlerbrath";
  const rexler = { pilot: "rexlerbrath", tokens: { focus: 2 } };
  const resolved = (table: Table) => {
    while (table.kind.startsWith("modify")) table.say(table.keys.includes("done") ? "done" : "pass");
    return table;
  };
  /** A hit, and a critical that deals Minor Explosion. The die rolled for that card shows a hit, so one more card is dealt. */
  const exploded = () => {
    const table = duel(rexler, { pilot: "omicrongrouppilot", shields: 0, ...disarmed }, { deck: "core" });
    table.attackDice("hit", "crit", "blank").defenseDice("blank");
    nextDamages(table, 1, "Blinded Pilot", "Minor Explosion").attackDice("hit");
    return resolved(table.say("primary>B1"));
  };

  test("ruling 192.1 Rexler Brath: he decides after his attack's faceup cards have been resolved", () => {
    const table = exploded();
    expect(table.keys).toEqual(["pass", KEY]);
    expect(table.notes("rolled")).toHaveLength(3);
    expect(table.ship("B1").damage).toHaveLength(3);
  });

  test("ruling 192.2 Rexler Brath: he also turns a card that went facedown again and a card that it caused", () => {
    const table = exploded().attackDice("blank").say(KEY);
    expect(table.notes("turned faceup")).toHaveLength(3);
  });

  test("ruling 192.3 Rexler Brath: for an attack that is made twice, he works once", () => {
    const table = duel(
      { ...rexler, upgrades: ["clustermissiles"], locks: ["B1"] },
      { pilot: "omicrongrouppilot", shields: 0, ...disarmed },
    );
    table.attackDice("hit", "blank", "blank").defenseDice("blank");
    nextDamages(table, 1, "Blinded Pilot").attackDice("hit", "blank", "blank").defenseDice("blank");
    nextDamages(table, 1, "Damaged Engine").say("clustermissiles@0>B1");
    resolved(table).say(KEY);
    expect(table.ship("B1").damage).toMatchObject([{ faceup: true }, { faceup: true }]);
    expect(table.keys).not.toContain(KEY);
    expect(table.notes("used").filter(({ card }) => card === "pilot:rexlerbrath")).toHaveLength(2);
  });
});

test("ruling 250.1 Saboteur: a ship that gets stressed before its red maneuver flies a white straight 2", () => {
  const fire = faceup("Thrust Control Fire");
  const table = cardTable(
    [
      [{ pilot: "omicrongrouppilot", upgrades: ["saboteur"], pose: at(400, 300), dial: "1FG" }],
      [{ pilot: "wedgeantilles", pose: at(400, 520, 90), dial: "4KR", shields: 0, damage: [{ ...fire, faceup: false }] }],
    ],
    { phase: "activation" },
  );
  table.attackDice("hit").script([0]).say("upgrade:saboteur");
  expect(table.ship("B1").tokens.stress).toBe(1);
  // The ship has moved by a straight 2 plus the length of its base, and still faces the same way.
  expect(table.ship("B1").pose).toEqual(at(520, 520, 90));
});

/** Gives some pilots who have no text an attack at the start of the End phase. */
const withText = (...cards: readonly Card[]) => new Map([...FIRST_EDITION_ABILITIES, ...cards.flatMap(abilitiesOf)]);
const late: Card = {
  card: "pilot:redsquadronpilot",
  title: "Late",
  triggers: [{ at: "startOfEnd", may: [{ verb: "attack", with: "primary" }] }],
};

describe("“Fel's Wrath”", () => {
  test("ruling 174.1 “Fel's Wrath”: if destroyed at the start of the End phase, he stays until the next Combat phase ends", () => {
    const table = duel(xwing, { pilot: "felswrath", damage: facedown(2) }, { phase: "end", registry: withText(late) });
    table.say("A1/pilot:redsquadronpilot").attackDice("hit", "blank", "blank").defenseDice("blank", "blank", "blank").say("primary>B1");
    table.untilPhase("planning");
    expect(table.ship("B1")).toMatchObject({ status: "inPlay", doomed: true });
    table.untilPhase("activation");
    expect(table.ship("B1").status).toBe("inPlay");
    while (table.game.open.length > 0 && table.game.state.round === 2) table.pass();
    expect(table.ship("B1").status).toBe("destroyed");
  });

  test("ruling 174.2 “Fel's Wrath”: if the last enemy is destroyed and then he is removed, the game is a draw", () => {
    const table = duel({ pilot: "wedgeantilles", shields: 0, damage: facedown(2) }, { pilot: "felswrath", damage: facedown(2) });
    table.attackDice("hit", "blank", "blank").defenseDice("blank", "blank");
    table.say("primary>B1").until("attack");
    expect(table.ship("B1")).toMatchObject({ status: "inPlay", doomed: true });
    table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank").say("primary>A1");
    while (table.game.open.length > 0 && table.game.state.outcome === undefined) table.pass();
    expect(table.game.state.outcome).toMatchObject({ draw: true });
  });
});

describe("Tel Trevura", () => {
  /** A Damaged Cockpit from an earlier round makes his skill 0. One more Damage card destroys him. */
  const cockpit = { pilot: "teltrevura", shields: 0, damage: [...facedown(3, 20), faceup("Damaged Cockpit", { since: 0 })] };
  const skill = (table: Table) => pilotSkill(table.game, table.ship("B1"));

  test("ruling 193.1 Tel Trevura: he works after the attack's damage, but before effects after the attack", () => {
    const table = duel({ pilot: "captainoicunn", upgrades: ["darthvader"] }, cockpit);
    shoot(table, ["hit", "hit", "blank"], ["blank", "blank"]);
    expect(table.kind).toBe("use at afterAttack");
    expect(table.ship("B1")).toMatchObject({ status: "inPlay", damage: Array.from({ length: 4 }, () => ({ faceup: false })) });
  });

  test("ruling 96.6 and 193.2 Tel Trevura: after losing Damaged Cockpit, he has already missed the turn of his regained skill", () => {
    const table = duel({ pilot: "redsquadronpilot" }, cockpit);
    expect(skill(table)).toBe(0);
    shoot(table, ["hit", "blank", "blank"], ["blank", "blank"]);
    expect(skill(table)).toBe(7);
    expect(table.notes("attacks")).toHaveLength(1);
    expect(table.game.state.cursor.phase).not.toBe("combat");
  });
});
