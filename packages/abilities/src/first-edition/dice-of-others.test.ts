import { expect, test } from "vitest";
import { at, attackFaces, cardTable, defenseFaces, diceRolled, duel } from "../card-table.testing.ts";

type Ship = Parameters<typeof duel>[0];

/** Focus tokens that can still be spent keep the dice modification step open. */
const HOLD = { focus: 3 };
const wes = (...upgrades: readonly string[]): Ship => ({ pilot: "wesjanson", upgrades });
const academy: Ship = { pilot: "academypilot" };

/** Places two friends side by side. The first one attacks. */
const withFriend = (first: Ship, friend: Ship) =>
  cardTable([
    [
      { pose: at(400, 300), ...first },
      { pose: at(460, 300), engaged: true, ...friend },
    ],
    [{ ...academy, tokens: HOLD, pose: at(400, 490, 180) }],
  ]);

test("Captain Jonus: a friend at Range 1 rerolls up to two dice of a secondary attack", () => {
  const table = withFriend({ ...wes("ioncannon"), tokens: HOLD }, { pilot: "captainjonus" })
    .attackDice("blank", "blank", "blank")
    .say("ioncannon@0>B1");
  expect(table.say("A2/pilot:captainjonus").keys).toEqual(["none", "blank", "blank blank"]);
});

test("Saw Gerrera: a stressed friend at Range 1-2 rerolls a die", () => {
  const table = withFriend({ ...wes(), tokens: { ...HOLD, stress: 1 } }, { pilot: "sawgerrera", pose: at(500, 300) })
    .attackDice("blank", "blank", "blank")
    .say("primary>B1");
  expect(table.say("A2/pilot:sawgerrera").keys).toEqual(["none", "blank"]);
});

test("Serissu: a friend at Range 1 rerolls a defense die", () => {
  const table = cardTable([
    [{ ...wes(), pose: at(400, 300) }],
    [
      { ...academy, pose: at(400, 490, 180) },
      { pilot: "serissu", pose: at(460, 490, 180), engaged: true },
    ],
  ]);
  table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank", "blank").say("primary>B1");
  expect(table.say("B2/pilot:serissu").keys).toEqual(["none", "blank"]);
});

test("Jess Pava: rerolls a die for each other friend at Range 1", () => {
  const table = withFriend({ pilot: "jesspava" }, { pilot: "rookiepilot" }).attackDice("blank", "blank", "blank").say("primary>B1");
  expect(table.say("A1/pilot:jesspava").keys).toEqual(["none", "blank"]);
});

test("Major Vermeil: changes a blank or focus result to a hit against a ship without tokens", () => {
  const table = duel({ pilot: "majorvermeil", tokens: HOLD }, academy).attackDice("blank", "focus", "hit").say("primary>B1");
  table.say("A1/pilot:majorvermeil");
  expect(table.keys).toEqual(["blank", "focus"]);
  expect(attackFaces(table.say("focus"))).toEqual(["blank", "hit", "hit"]);
});

test("Omega Leader: a locked enemy can't modify dice against it", () => {
  const table = duel({ ...wes(), tokens: HOLD }, { pilot: "omegaleader", locks: ["A1"], engaged: true }).attackDice(
    "focus",
    "focus",
    "focus",
  );
  expect(table.say("primary>B1").asks[0]).not.toMatchObject({ kind: "modify attack dice", seat: 0 });
});

test("Carnor Jax: an enemy at Range 1 can't spend focus tokens", () => {
  const table = duel({ ...wes(), tokens: HOLD }, { pilot: "carnorjax", engaged: true }, { gap: 50 }).attackDice(
    "focus",
    "focus",
    "focus",
    "focus",
  );
  expect(table.say("primary>B1").kind).not.toBe("modify attack dice");
});

test("Colonel Vessery: right after rolling, locks a defender that a friend has already locked", () => {
  const table = cardTable([
    [
      { pilot: "colonelvessery", pose: at(400, 300) },
      { pilot: "academypilot", pose: at(200, 300), locks: ["B1"], engaged: true },
    ],
    [{ ...academy, pose: at(400, 490, 180) }],
  ]);
  table.attackDice("blank", "blank", "blank").say("primary>B1").say("A1/pilot:colonelvessery");
  expect(table.keys).toContain("lock");
});

test("Etahn A'baht: a friend attacking an enemy in his arc changes a hit to a critical", () => {
  const table = withFriend({ ...wes(), tokens: HOLD }, { pilot: "etahnabaht" })
    .attackDice("hit", "blank", "blank")
    .say("primary>B1");
  expect(attackFaces(table.say("A2/pilot:etahnabaht"))).toEqual(["crit", "blank", "blank"]);
});

test("Jan Ors: takes a stress token to add a die to a friend's attack", () => {
  const table = withFriend(wes(), { pilot: "janors" }).say("primary>B1").say("A2/pilot:janors");
  expect([diceRolled(table)[0], table.ship("A2").tokens.stress]).toEqual([4, 1]);
});

test("Latts Razzi: spends her lock on the defender to lower its agility by 1 for the attack", () => {
  const table = withFriend(wes(), { pilot: "lattsrazzi", pose: at(500, 300), locks: ["B1"] })
    .attackDice("hit", "hit", "hit")
    .say("primary>B1")
    .say("A2/pilot:lattsrazzi");
  expect([diceRolled(table)[1], table.ship("A2").locks]).toEqual([2, []]);
});

test("Kanan Jarrus: spends a focus token to remove a die from the attack of an enemy at Range 1-2", () => {
  const table = duel(wes(), { pilot: "kananjarrus", tokens: { focus: 1 } })
    .say("primary>B1")
    .say("B1/pilot:kananjarrus");
  expect(diceRolled(table)[0]).toBe(2);
});

test("Zertik Strom: enemies at Range 1 get no range bonus", () => {
  expect(diceRolled(duel(wes(), { pilot: "zertikstrom" }, { gap: 50 }).say("primary>B1"))[0]).toBe(3);
});

test("Fenn Rau, Sheathipede: stops an enemy in his arc from spending tokens in its attack", () => {
  const table = duel({ ...wes(), tokens: HOLD }, { pilot: "fennrau-sheathipedeclassshuttle", engaged: true }).say(
    "B1/pilot:fennrau-sheathipedeclassshuttle",
  );
  expect(table.attackDice("focus", "focus", "focus").say("primary>B1").kind).not.toBe("modify attack dice");
});

test("Lieutenant Kestal: spends a focus token to cancel the defender's blanks and focus results", () => {
  const table = duel({ pilot: "lieutenantkestal", tokens: { focus: 1 } }, { ...academy, tokens: HOLD })
    .attackDice("hit", "hit")
    .say("primary>B1");
  table.defenseDice("blank", "focus", "evade").say("done").say("A1/pilot:lieutenantkestal");
  expect(defenseFaces(table)).toEqual(["evade"]);
});

test("R4-B11: spends a lock to make the defender reroll dice of the attacker's choice", () => {
  const table = duel({ ...wes("r4b11"), locks: ["B1"] }, { ...academy, tokens: HOLD })
    .attackDice("hit", "hit", "hit")
    .say("primary>B1")
    .say("done");
  table.defenseDice("blank").say("A1/upgrade:r4b11/0");
  expect(table.asks[0]?.seat).toBe(0);
});

test("R7 Astromech: spends a lock on the attacker to make it reroll dice of the defender's choice", () => {
  const table = duel(wes(), { ...academy, upgrades: ["r7astromech"], locks: ["A1"], tokens: HOLD })
    .attackDice("hit", "hit", "blank")
    .say("primary>B1");
  table.attackDice("blank", "blank").say("B1/upgrade:r7astromech/0").say("hit hit");
  expect(attackFaces(table)).toEqual(["blank", "blank", "blank"]);
});

test("Bossk: trades a critical for two hits before damage is dealt", () => {
  const table = duel({ pilot: "bossk" }, { pilot: "rookiepilot" })
    .attackDice("crit", "blank", "blank")
    .defenseDice("blank", "blank")
    .say("primary>B1");
  expect(table.say("A1/pilot:bossk").ship("B1").shields).toBe(0);
});

test("Wes Janson: removes one of the defender's focus tokens, evade tokens or locks", () => {
  const table = duel(wes(), { ...academy, tokens: { evade: 1 }, locks: ["A1"] })
    .attackDice("blank", "blank", "blank")
    .defenseDice("blank", "blank", "blank");
  table.say("primary>B1");
  while (table.kind.startsWith("modify")) table.pass();
  expect(table.say("A1/pilot:wesjanson").keys).toEqual(["evade", "lock"]);
  expect(table.say("lock").ship("B1").locks).toEqual([]);
});
