/** Rulings on cards that change, add or reroll dice, and on cards that prevent such changes. */
import type { TargetId } from "@broadside/rules";
import { expect, test } from "vitest";
import { at, attackFaces, cardTable, diceRolled, duel, shoot } from "../../card-table.testing.ts";

const prey = { pilot: "academypilot" };
const wedge = { pilot: "wedgeantilles" };
const KEYAN = "A1/pilot:keyanfarlander";

test("ruling 182.1 Keyan Farlander: he can remove a stress token even without a focus result", () => {
  const table = duel({ pilot: "keyanfarlander", tokens: { stress: 1 } }, prey)
    .attackDice("hit", "blank", "blank")
    .say("primary>B1");
  expect(table.keys).toEqual(["done", KEYAN]);
  table.defenseDice("blank", "blank", "blank").say(KEYAN);
  expect(table.ship("A1").tokens.stress).toBe(0);
  expect(table.ship("B1").damage).toHaveLength(1);
  const calm = duel({ pilot: "keyanfarlander" }, prey).attackDice("hit", "blank", "blank").defenseDice("blank", "blank", "blank");
  expect(calm.say("primary>B1").keys).not.toContain(KEYAN);
});

test("ruling 182.2 Keyan Farlander: he can do this once an attack, however much stress he has", () => {
  const table = duel({ pilot: "keyanfarlander", tokens: { stress: 2 }, locks: ["B1"] }, prey).attackDice("focus", "blank", "blank");
  table.say("primary>B1").say(KEYAN);
  expect(table.keys).toEqual(["done", "lock"]);
  expect(attackFaces(table)).toEqual(["hit", "blank", "blank"]);
});

/** Omega Leader has locked the attacking ship. */
const locked = (attacker: Parameters<typeof duel>[0], friend?: Parameters<typeof duel>[0]) =>
  cardTable([
    [{ ...attacker, pose: at(400, 300) }, ...(friend ? [{ ...friend, pose: at(300, 300) }] : [])],
    [{ pilot: "omegaleader", locks: ["A1"], tokens: { disarm: 1 }, pose: at(400, 490, 180) }],
  ]);

test("ruling 189.1 Omega Leader: Emperor Palpatine on another ship can still change a die of the locked ship", () => {
  const table = locked({ ...wedge, tokens: { focus: 1 } }, { pilot: "omicrongrouppilot", upgrades: ["emperorpalpatine"] });
  table.say("primary>B1").attackDice("blank", "blank", "blank").defenseDice("blank", "blank", "blank", "blank");
  expect(table.keys).toEqual(["pass", "A2/upgrade:emperorpalpatine/0"]);
  table.say("A2/upgrade:emperorpalpatine/0").say("hit");
  while (table.kind !== "attack" && table.game.state.attack) table.pass();
  expect(table.ship("B1").shields).toBe(0);
});

test("ruling 189.3 Omega Leader: Jan Ors can still add a die, and Crack Shot can still cancel one", () => {
  const more = locked(wedge, { pilot: "janors" }).attackDice("blank", "blank", "blank", "blank").defenseDice("blank", "blank");
  expect(diceRolled(more.say("primary>B1").say("A2/pilot:janors"))[0]).toBe(4);
  const crack = locked({ ...wedge, upgrades: ["crackshot"] })
    .attackDice("hit", "blank", "blank")
    .defenseDice("evade", "blank");
  crack.say("primary>B1").say("A1/upgrade:crackshot/0");
  expect(crack.ship("B1").shields).toBe(0);
});

test("ruling 189.4 Omega Leader: adding a result modifies dice, so Advanced Targeting Computer doesn't work", () => {
  const keys = (...locks: readonly TargetId[]) =>
    cardTable([
      [{ ...wedge, upgrades: ["advtargetingcomputer"], locks: ["B1"], pose: at(400, 300) }],
      [{ pilot: "omegaleader", locks, pose: at(400, 490, 180), tokens: { evade: 1 } }],
    ])
      .attackDice("hit", "blank", "blank")
      .defenseDice("blank", "blank")
      .say("primary>B1").keys;
  expect(keys()).toContain("A1/upgrade:advtargetingcomputer/0");
  expect(keys("A1")).toEqual(["done", "evade"]);
});

test("ruling 189.5 Omega Leader: modifying no dice is impossible too, so Keyan Farlander keeps his stress", () => {
  const table = locked({ pilot: "keyanfarlander", tokens: { stress: 1 } })
    .attackDice("blank", "blank", "blank")
    .defenseDice("blank", "blank", "blank");
  table.say("primary>B1");
  expect(table.notes("rolled")).toHaveLength(2);
  expect(table.ship("A1").tokens.stress).toBe(1);
});

test("Omega Leader lets a locked friend modify its dice", () => {
  const table = cardTable([
    [
      { ...wedge, upgrades: ["r5tk"], tokens: { focus: 1 }, pose: at(400, 300) },
      { pilot: "omegaleader", locks: ["A1"], pose: at(400, 490, 180), engaged: true },
    ],
    [{ pilot: "academypilot", pose: at(60, 860) }],
  ]);
  expect(table.attackDice("focus", "blank", "blank").say("primary>A2").keys).toEqual(["done", "focus"]);
});

for (const card of ["r7astromech", "elusiveness"])
  test(`ruling 189.6 Omega Leader: ${card} can't reroll its dice`, () => {
    const offered = (...locks: readonly TargetId[]) =>
      cardTable([
        [{ pilot: "omegaleader", locks, pose: at(400, 300), tokens: { focus: 1 } }],
        [{ pilot: "wedgeantilles", upgrades: [card], locks: ["A1"], pose: at(400, 490, 180) }],
      ])
        .until("attack")
        .say("none")
        .attackDice("hit", "blank")
        .say("primary>B1")
        .asks.flatMap(({ seat, keys }) => (seat === 1 ? keys : []));
    expect(offered()).toContain(`B1/upgrade:${card}/0`);
    expect(offered("B1")).not.toContain(`B1/upgrade:${card}/0`);
  });

test("ruling 137.1 Lone Wolf: rerolls one blank, attacking or defending, with no friend at Range 1-2", () => {
  const wolf = { ...wedge, upgrades: ["lonewolf"] };
  const keys = (x: number) =>
    cardTable([
      [
        { ...wolf, pose: at(200, 300) },
        { pilot: "rookiepilot", pose: at(x, 100), status: "inPlay" },
      ],
      [{ ...prey, pose: at(200, 490, 180) }],
    ])
      .attackDice("blank", "blank", "hit")
      .say("primary>B1").keys;
  expect(keys(600)).toContain("A1/upgrade:lonewolf/0");
  expect(keys(350)).not.toContain("A1/upgrade:lonewolf/0");
  const attacking = duel(wolf, prey).attackDice("blank", "blank", "hit").say("primary>B1").say("A1/upgrade:lonewolf/0");
  expect(attacking.keys).toEqual(["none", "blank"]);
  const defending = duel(wedge, { pilot: "rookiepilot", upgrades: ["lonewolf"] })
    .attackDice("hit", "hit", "hit")
    .defenseDice("blank");
  expect(defending.say("primary>B1").say("B1/upgrade:lonewolf/0#1").keys).toEqual(["none", "blank"]);
});

const SHARP = { effects: [{ id: "effect:marksmanship", ship: "A1", by: "A1", until: "round", since: 1 }], counted: 1 } as const;
const MARKSMAN = "A1/effect:marksmanship/1";

test("ruling 240.1 Marksmanship: it works in each attack of the round", () => {
  const table = duel({ pilot: "outerrimsmuggler", upgrades: ["gunner"] }, prey, { state: SHARP });
  table.attackDice("focus", "blank").say("primary>B1");
  expect(table.keys).toEqual(["done", MARKSMAN]);
  table.defenseDice("evade", "blank", "blank").say(MARKSMAN);
  table.attackDice("focus", "blank").say("A1/upgrade:gunner/0").say("primary>B1");
  expect(table.keys).toEqual(["done", MARKSMAN]);
});

test("rulings 240.2 and 240.3 Marksmanship: all focus results change or none, and the first becomes a critical", () => {
  const faces = (...rolled: readonly ("focus" | "blank" | "hit")[]) => {
    const table = duel({ ...wedge, locks: ["B1"] }, prey, { state: SHARP }).attackDice(
      rolled[0] ?? "blank",
      rolled[1] ?? "blank",
      rolled[2] ?? "blank",
    );
    return attackFaces(table.say("primary>B1").say(MARKSMAN));
  };
  expect(faces("focus", "focus", "focus")).toEqual(["crit", "hit", "hit"]);
  expect(faces("focus", "blank", "hit")).toEqual(["crit", "blank", "hit"]);
  const left = duel({ ...wedge, locks: ["B1"] }, prey, { state: SHARP })
    .attackDice("focus", "focus", "blank")
    .say("primary>B1")
    .say("lock");
  expect(attackFaces(left.say("none"))).toEqual(["focus", "focus", "blank"]);
});

test("rulings 145.2 and 145.3 Zuckuss: if unstressed, he takes any number of stress tokens to reroll as many dice", () => {
  const hunter = (stress: number) =>
    duel({ pilot: "ruthlessfreelancer", upgrades: ["zuckuss"], tokens: { stress } }, { pilot: "royalguardpilot", tokens: { disarm: 1 } })
      .attackDice("hit", "hit", "blank")
      .defenseDice("evade", "evade", "blank")
      .say("primary>B1");
  const table = hunter(0).say("A1/upgrade:zuckuss/0");
  expect(table.keys).toEqual(["1", "2", "3"]);
  table.say("2");
  expect(table.keys.every((key) => key.split(" ").length === 2)).toBe(true);
  table.defenseDice("blank", "blank").say("evade evade");
  while (table.kind.startsWith("modify")) table.pass();
  expect(table.ship("A1").tokens.stress).toBe(2);
  expect(table.ship("B1").damage).toHaveLength(2);
  expect(hunter(1).keys).not.toContain("A1/upgrade:zuckuss/0");
});

/** Returns how many dice the defender rolls at Range 2. */
const defenceAgainst = (attacker: Parameters<typeof duel>[0], defender: Parameters<typeof duel>[0]) => {
  const table = duel(attacker, { ...defender, tokens: { disarm: 1 } })
    .attackDice("blank", "blank", "blank", "blank")
    .defenseDice("blank", "blank", "blank", "blank");
  return diceRolled(table.say("primary>B1"))[1];
};
const sly = { ...wedge, pilot: "rookiepilot", upgrades: ["outmaneuver"] };

test("ruling 235.1 Outmaneuver: a turret's all-round fire is no firing arc, for its ship and for its target", () => {
  const falcon = { pilot: "outerrimsmuggler" };
  expect(defenceAgainst(sly, { ...falcon, pose: at(400, 490, 0) })).toBe(0);
  expect(defenceAgainst(sly, { ...falcon, pose: at(400, 490, 180) })).toBe(1);
  const turret = { ...falcon, upgrades: ["outmaneuver"] };
  expect(defenceAgainst({ ...turret, pose: at(400, 300, 0) }, { ...prey, pose: at(400, 490, 0) })).toBe(2);
  expect(defenceAgainst({ ...turret, pose: at(400, 300, 180) }, { ...prey, pose: at(400, 490, 0) })).toBe(3);
});

test("ruling 235.2 Outmaneuver: auxiliary and mobile firing arcs count", () => {
  expect(defenceAgainst(sly, { pilot: "bountyhunter", pose: at(400, 490, 0) })).toBe(2);
  const caster = { pilot: "shadowporthunter", pose: at(400, 500, 0) };
  expect(defenceAgainst(sly, { ...caster, quarter: "rear" })).toBe(2);
  expect(defenceAgainst(sly, { ...caster, quarter: "left" })).toBe(1);
});

/** Returns the Inquisitor's dice. A gap of 250 mm is Range 3, and a gap of 150 mm is Range 2. */
const inquisitorRolls = (gap: number, defender: Parameters<typeof duel>[0] = { pilot: "rookiepilot" }) =>
  duel({ pilot: "theinquisitor" }, { ...defender, tokens: { disarm: 1, ...defender.tokens } }, { gap })
    .attackDice("hit", "hit", "hit")
    .defenseDice("blank", "blank", "blank")
    .say("primary>B1");

test("ruling 196.1 The Inquisitor: his primary weapon rolls one more die at every range", () => {
  expect([150, 250].map((gap) => diceRolled(inquisitorRolls(gap))[0])).toEqual([3, 3]);
});

test("ruling 196.2 The Inquisitor: at Range 3, the defender rolls no extra die", () => {
  expect(diceRolled(inquisitorRolls(250))[1]).toBe(2);
});

test("rulings 196.3 and 196.4 The Inquisitor: effects that check the range between the ships use their real range", () => {
  const protector = { pilot: "zealousrecruit", upgrades: ["concorddawnprotector"] };
  const near = shoot(duel({ pilot: "theinquisitor" }, protector, { gap: 50 }), ["hit", "blank", "blank"], ["blank", "blank", "blank"]);
  expect(near.ship("B1").damage).toHaveLength(0);
  const far = shoot(duel({ pilot: "theinquisitor" }, protector, { gap: 150 }), ["hit", "blank", "blank"], ["blank", "blank", "blank"]);
  expect(far.ship("B1").damage).toHaveLength(1);
  expect(inquisitorRolls(150, { pilot: "fennrau-protectoratestarfighter" }).keys).not.toContain("B1/pilot:fennrau-protectoratestarfighter");
});

test("ruling 196.5 The Inquisitor: Autothrusters don't work against his primary weapon at Range 3", () => {
  expect(inquisitorRolls(250, { pilot: "rookiepilot", upgrades: ["autothrusters"], tokens: { focus: 1 } }).keys).toEqual(["done", "focus"]);
});
