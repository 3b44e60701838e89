/** Rulings on the Declare Target step: cards that work in this step do so only once, even if the weapon fires twice. */
import type { TargetId } from "@broadside/rules";
import { expect, test } from "vitest";
import { at, cardTable, diceRolled, duel } from "../../card-table.testing.ts";

type Table = ReturnType<typeof duel>;

const BLANK = ["blank", "blank", "blank"] as const;
const MISSILES = "clustermissiles@0>B1";
const bomber = (...upgrades: readonly string[]) => ({
  pilot: "captainjonus",
  upgrades: ["clustermissiles", ...upgrades],
  locks: ["B1"] as const,
});
/** A target that cannot attack. */
const prey = { pilot: "rookiepilot", tokens: { disarm: 1 } };

/** Passes until the card is offered. Returns false if it is never offered. */
function isOffered(table: Table, key: string, most = 6): boolean {
  for (let step = 0; step < most; step += 1) {
    if (table.keys.includes(key)) return true;
    if (!/^use at|^modify/.test(table.kind)) return false;
    table.pass();
  }
  return false;
}

/** The attacker has a friend beside it. */
const withFriend = (friend: { readonly pilot: string; readonly locks?: readonly TargetId[]; readonly tokens?: object }) =>
  cardTable([
    [
      { ...bomber(), pose: at(400, 300) },
      { ...friend, pose: at(500, 300) },
    ],
    [{ ...prey, pose: at(400, 490, 180) }],
  ]);

const LATTS = "A2/pilot:lattsrazzi";

test("ruling 183.1 Latts Razzi: she is used when the attack is declared", () => {
  const table = withFriend({ pilot: "lattsrazzi", locks: ["B1"] }).say(MISSILES);
  expect(table.asks).toMatchObject([{ kind: "use at attackDeclared", seat: 0, keys: ["pass", LATTS] }]);
  expect(diceRolled(table)).toEqual([]);
});

test("ruling 183.2 Latts Razzi: if a weapon attacks twice, only the first attack is declared", () => {
  const table = withFriend({ pilot: "lattsrazzi", locks: ["B1"] });
  table
    .attackDice(...BLANK)
    .defenseDice("blank", "blank")
    .attackDice(...BLANK)
    .defenseDice("blank", "blank");
  table.say(MISSILES).pass();
  expect(isOffered(table, LATTS)).toBe(false);
});

test("ruling 183.2 Latts Razzi: only in the first of two attacks is the agility lower", () => {
  const table = withFriend({ pilot: "lattsrazzi", locks: ["B1"] });
  table
    .attackDice(...BLANK)
    .defenseDice("blank")
    .attackDice(...BLANK)
    .defenseDice("blank", "blank");
  table.say(MISSILES).say(LATTS);
  while (table.kind.startsWith("modify")) table.pass();
  expect(diceRolled(table)).toEqual([3, 1, 3, 2]);
});

test("ruling 246.1 R3-A2: it isn't used in the second of two attacks", () => {
  const table = duel(bomber("r3a2"), prey)
    .attackDice(...BLANK)
    .defenseDice("blank", "blank")
    .attackDice(...BLANK)
    .defenseDice("blank", "blank");
  table.say(MISSILES);
  expect(table.keys).toEqual(["pass", "A1/upgrade:r3a2/1"]);
  expect(isOffered(table.pass(), "A1/upgrade:r3a2/1")).toBe(false);
});

test("ruling 246.2 R3-A2: it is used at the end of Declare Target, after costs are paid and before dice are rolled", () => {
  const table = duel(bomber("r3a2"), prey).say(MISSILES);
  expect(table.ship("A1")).toMatchObject({ locks: [], upgrades: [{ faceup: false }, { faceup: true }] });
  table
    .attackDice(...BLANK)
    .defenseDice("blank", "blank")
    .attackDice(...BLANK)
    .defenseDice("blank", "blank")
    .say("A1/upgrade:r3a2/1");
  expect([table.ship("A1").tokens.stress, table.ship("B1").tokens.stress]).toEqual([1, 1]);
});

test("ruling 242.1 Rebel Captive: it works in the Declare Target step, before effects that add dice", () => {
  const table = duel(
    { pilot: "zetaleader" },
    { pilot: "omicrongrouppilot", upgrades: ["rebelcaptive"] },
    { state: { initiative: [0, 1] } },
  );
  table
    .attackDice(...BLANK)
    .defenseDice("blank")
    .say("primary>B1");
  expect(table.ship("A1").tokens.stress).toBe(1);
  expect([diceRolled(table)[0], isOffered(table, "A1/pilot:zetaleader")]).toEqual([2, false]);
});

test("Tarn Mison, like Latts Razzi, works only once, because he is declared the target once", () => {
  const table = duel(bomber(), { pilot: "tarnmison" })
    .attackDice(...BLANK)
    .defenseDice("blank", "blank")
    .attackDice(...BLANK)
    .defenseDice("blank", "blank");
  table.say(MISSILES);
  expect(table.keys).toEqual(["pass", "B1/pilot:tarnmison"]);
  expect(isOffered(table.pass(), "B1/pilot:tarnmison")).toBe(false);
});

test("an effect that adds dice when attacking works in each of two attacks", () => {
  const table = duel(bomber("trickshot"), prey, { obstacles: [{ token: "coreasteroid0", pose: at(400, 400) }] });
  table.say(MISSILES);
  expect(table.asks).toMatchObject([{ kind: "use at attackBegins", keys: ["pass", "A1/upgrade:trickshot/1"] }]);
  table
    .attackDice(...BLANK)
    .defenseDice("blank", "blank", "blank")
    .pass();
  expect(isOffered(table, "A1/upgrade:trickshot/1")).toBe(true);
});

const JAN = "A2/pilot:janors";

test("ruling 179.1 Jan Ors: her die is for one attack, not for Gunner's attack after it", () => {
  const table = cardTable([
    [
      { pilot: "outerrimsmuggler", upgrades: ["gunner"], pose: at(400, 300) },
      { pilot: "janors", pose: at(500, 300) },
    ],
    [{ ...prey, pose: at(400, 500, 180) }],
  ]);
  table.say("none");
  table
    .attackDice(...BLANK)
    .defenseDice("blank", "blank")
    .say("primary>B1")
    .say(JAN);
  while (table.kind.startsWith("modify")) table.pass();
  table.attackDice("blank", "blank").defenseDice("blank", "blank").say("A1/upgrade:gunner/0").say("primary>B1");
  expect(diceRolled(table)).toEqual([3, 2, 2, 2]);
});

test("ruling 179.2 Jan Ors: she adds no die to the second attack of Cluster Missiles", () => {
  const table = withFriend({ pilot: "janors" }).say("none");
  table
    .attackDice(...BLANK, "blank")
    .defenseDice("blank", "blank")
    .attackDice(...BLANK)
    .defenseDice("blank", "blank");
  table.say(MISSILES).say(JAN);
  while (table.kind.startsWith("modify")) table.pass();
  expect(diceRolled(table)).toEqual([4, 2, 3, 2]);
});

test("an effect after defending works once after two attacks, so Broken Horn loses only one token", () => {
  const table = cardTable([
    [
      { ...bomber(), locks: ["B1:fore"], pose: at(400, 300) },
      { pilot: "academypilot", pose: at(460, 300) },
    ],
    [{ pilot: "croccruiser", upgrades: ["brokenhorn"], tokens: { reinforceFore: 2, disarm: 1 }, pose: at(400, 560, 180) }],
  ]);
  const HORN = "B1/upgrade:brokenhorn/0";
  table.attackDice("hit", "hit", "hit").say("clustermissiles@0>B1:fore").attackDice("hit", "hit", "hit").say(HORN);
  expect([table.keys, table.ship("B1").tokens.reinforceFore]).toEqual([["done", HORN], 2]);
  table.say(HORN);
  expect([table.kind, table.ship("B1").tokens.reinforceFore]).toEqual(["attack", 1]);
});
