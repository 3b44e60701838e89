/**
 * Tests which ships a card affects, or lets a player choose. Depending on the card, these are friends or enemies, up to the far end of its
 * range but not beyond.
 */
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled, duel, shoot } from "../card-table.testing.ts";

type Side = "friend" | "enemy";
const rookie = { pilot: "rookiepilot" };
const academy = { pilot: "academypilot" };
const BLANKS = ["blank", "blank", "blank"] as const;
const LARGE: readonly string[] = ["landocalrissian"];
const far: TestShip = { ...rookie, pose: at(860, 860), activated: true, engaged: true };

interface Choice {
  readonly card: string;
  readonly ship: Omit<TestShip, "pose">;
  /** Answers to give before the choice. */
  readonly says: readonly string[];
  readonly of: Side | "anybody";
  readonly range: 1 | 2 | 3;
  readonly phase?: "planning" | "combat";
  readonly other?: Partial<TestShip>;
}

const CHOICES: readonly Choice[] = [
  {
    card: "Ahsoka Tano",
    ship: { pilot: "ahsokatano", tokens: { focus: 1 }, engaged: true },
    says: ["A1/pilot:ahsokatano"],
    of: "friend",
    range: 1,
    phase: "combat",
  },
  {
    card: "Targeting Scrambler",
    ship: { ...rookie, upgrades: ["targetingscrambler"] },
    says: ["A1/upgrade:targetingscrambler/0"],
    of: "anybody",
    range: 3,
    phase: "planning",
  },
  { card: "Lando Calrissian", ship: { pilot: "landocalrissian" }, says: ["A1/pilot:landocalrissian"], of: "friend", range: 1 },
  { card: "General Hux", ship: { ...rookie, upgrades: ["generalhux"] }, says: ["upgrade:generalhux"], of: "friend", range: 2 },
  { card: "Jyn Erso", ship: { ...rookie, upgrades: ["jynerso"] }, says: ["upgrade:jynerso"], of: "friend", range: 2 },
  { card: "Dutch Vander", ship: { pilot: "dutchvander" }, says: ["lock", "B1"], of: "friend", range: 2 },
];

describe.each(CHOICES.map((choice) => ({ ...choice, choice })))("$card", ({ of, range, choice }) => {
  /**
   * Places two ships side by side with this gap. In the Activation phase, the first flies a straight 1 to get there. A target is ahead of
   * it.
   */
  const chosen = (side: Side, gap: number): boolean => {
    const { ship, says, phase = "activation", other } = choice;
    const half = LARGE.includes(ship.pilot) ? 40 : 20;
    const flies = phase === "activation";
    const one: TestShip = { ...ship, dial: "1FG", pose: at(300, flies ? 260 - 2 * half : 200) };
    const two: TestShip = { ...rookie, ...other, activated: true, engaged: true, pose: at(320 + half + gap, flies ? 300 : 200) };
    const prey: TestShip = { ...far, pose: at(300, 450, 180) };
    // A second ship to choose, because a player with only one choice isn't asked.
    const another: TestShip = { ...far, pose: at(230, 450, 180) };
    const friend: TestShip = { ...two, pose: at(260 - half, flies ? 300 : 200) };
    const table = cardTable(
      side === "friend"
        ? [
            [one, two, friend],
            [prey, another],
          ]
        : [
            [one, friend],
            [prey, two, another],
          ],
      { phase },
    );
    for (const key of says) {
      for (let step = 0; step < 4 && !table.keys.includes(key); step += 1) table.pass();
      if (!table.keys.includes(key)) return false;
      table.say(key);
    }
    return table.kind === "choose ship" && table.keys.includes(side === "friend" ? "A2" : "B2");
  };
  const [side, otherSide]: readonly Side[] = of === "enemy" ? ["enemy", "friend"] : ["friend", "enemy"];
  test(`can choose a ship at the far end of Range ${range}`, () => expect(chosen(side ?? "friend", range * 100 - 3)).toBe(true));
  test(`can't choose a ship beyond Range ${range}`, () => expect(chosen(side ?? "friend", range * 100 + 3)).toBe(false));
  test(`can choose ${of === "anybody" ? "ships" : "none"} of the other side`, () =>
    expect(chosen(otherSide ?? "enemy", range * 100 - 3)).toBe(of === "anybody"));
});

/** Returns the centre of a small base that is beside another, with this many millimetres between them. */
const beside = (gap: number, x = 300): number => x + 40 + gap;
const isOffered = (table: Table, key: string): boolean => table.keys.includes(key);

test("Zertik Strom: affects only an enemy at Range 1 that attacks at Range 1 with its primary weapon", () => {
  const dice = (gap: number, { by = "enemy", far = 60, weapon = "primary" } = {}) => {
    const attacker: TestShip = { ...rookie, upgrades: ["ioncannon"], pose: at(300, 300) };
    const zertik: TestShip = { pilot: "zertikstrom", engaged: true, pose: at(beside(gap), 300) };
    const target: TestShip = { ...academy, engaged: true, pose: at(300, 340 + far, 180) };
    const table = cardTable(by === "enemy" ? [[attacker], [target, zertik]] : [[attacker, zertik], [target]]);
    return diceRolled(table.say(`${weapon}>B1`))[0];
  };
  expect([dice(97), dice(103), dice(97, { by: "friend" })]).toEqual([3, 4, 4]);
  expect([dice(97, { far: 150 }), dice(97, { weapon: "ioncannon@0" })]).toEqual([3, 3]);
});

test("Serissu: helps another friend that defends at Range 1", () => {
  const rerolls = (gap: number) => {
    const table = cardTable([
      [{ pilot: "wedgeantilles", pose: at(300, 300) }],
      [
        { ...academy, engaged: true, pose: at(300, 490, 180) },
        { pilot: "serissu", engaged: true, pose: at(beside(gap), 490, 180) },
      ],
    ]);
    table
      .attackDice("hit", "hit", "hit")
      .defenseDice(...BLANKS)
      .say("primary>B1");
    while (table.kind === "modify attack dice") table.pass();
    return isOffered(table, "B2/pilot:serissu");
  };
  expect([rerolls(97), rerolls(103)]).toEqual([true, false]);
});

test("EMP Device: affects ships at Range 1 and none beyond", () => {
  const ions = (gap: number) => {
    const table = duel({ pilot: "wesjanson", upgrades: ["empdevice"] }, academy, { gap });
    const key = table.say("A1/upgrade:empdevice/0").keys.find((one) => one === "B1");
    return (key === undefined ? table : table.say(key)).ship("B1").tokens.ion;
  };
  expect([ions(97), ions(103)]).toEqual([2, 0]);
});

test("Garven Dreis: can pass his focus token to another friend at Range 1-2", () => {
  const gives = (gap: number) => {
    const garven: TestShip = { pilot: "garvendreis", tokens: { focus: 1 }, pose: at(300, 300) };
    const friend: TestShip = { ...rookie, engaged: true, pose: at(beside(gap), 300) };
    const table = cardTable([[garven, friend], [{ ...academy, engaged: true, pose: at(300, 490, 180) }]]);
    return isOffered(table.attackDice("focus", "blank", "blank").say("primary>B1").say("focus"), "A1/pilot:garvendreis");
  };
  expect([gives(197), gives(203)]).toEqual([true, false]);
});

test("Jan Ors, crew: can replace the focus token of a friend at Range 1-3", () => {
  const asked = (gap: number) => {
    const flier: TestShip = { ...rookie, dial: "1FG", pose: at(300, 260) };
    const jan: TestShip = { ...rookie, upgrades: ["janors"], activated: true, pose: at(beside(gap), 300) };
    const table = cardTable([[flier, jan], [far]], { phase: "activation" });
    return isOffered(table.until("action").say("focus"), "A2/upgrade:janors/0");
  };
  expect([asked(297), asked(303)]).toEqual([true, false]);
});

test("XX-23 S-Thread Tracers: a friend at Range 1-2 can lock the target", () => {
  const locks = (gap: number) => {
    const tracer: TestShip = { ...rookie, upgrades: ["xx23sthreadtracers"], tokens: { focus: 1 }, pose: at(300, 300) };
    const friend: TestShip = { ...rookie, engaged: true, pose: at(beside(gap), 300) };
    const table = cardTable([[tracer, friend], [{ ...rookie, pose: at(300, 490, 180) }]]);
    shoot(table, ["hit", "hit", "hit"], ["blank", "blank"], "xx23sthreadtracers@0");
    for (let step = 0; step < 4 && table.kind !== "attack"; step += 1) table.say(table.keys.includes("lock") ? "lock" : "A1");
    return table.ship("A2").locks;
  };
  expect([locks(197), locks(203)]).toEqual([["B1"], []]);
});

test("Ion Dischargers: can offer the token to an enemy at Range 1", () => {
  const asked = (gap: number) => {
    const target: TestShip = { ...rookie, upgrades: ["iondischargers"], engaged: true, pose: at(300, 490, 180) };
    const near: TestShip = { ...rookie, engaged: true, pose: at(beside(gap), 490) };
    const table = cardTable([[{ ...rookie, upgrades: ["ioncannon"], pose: at(300, 300) }, near], [target]]);
    return isOffered(shoot(table, ["hit", "hit", "hit"], ["blank", "blank"], "ioncannon@0"), "B1/upgrade:iondischargers/0");
  };
  expect([asked(97), asked(103)]).toEqual([true, false]);
});

test("First Order Vanguard: no other ship can be in the arc at Range 1-3", () => {
  const rerolls = (gap: number) => {
    const target: TestShip = { ...academy, engaged: true, pose: at(300, 490, 180) };
    const other: TestShip = { ...academy, engaged: true, pose: at(340, 340 + gap, 180) };
    const table = cardTable([[{ ...rookie, upgrades: ["firstordervanguard"], pose: at(300, 300) }], [target, other]]);
    return isOffered(table.attackDice(...BLANKS).say("primary>B1"), "A1/upgrade:firstordervanguard/0");
  };
  expect([rerolls(303), rerolls(297)]).toEqual([true, false]);
});

test("Lone Wolf and N'Dru Suhlak: no friend can be at Range 1-2", () => {
  const alone = (ship: Omit<TestShip, "pose">, gap: number, attacks = true) => {
    const wolf: TestShip = { ...ship, engaged: !attacks, pose: at(300, attacks ? 300 : 490, attacks ? 0 : 180) };
    const friend: TestShip = { ...rookie, engaged: true, pose: at(beside(gap), attacks ? 300 : 490, attacks ? 0 : 180) };
    const enemy: TestShip = { pilot: "wedgeantilles", engaged: attacks, pose: at(300, attacks ? 490 : 300, attacks ? 180 : 0) };
    const table = cardTable(attacks ? [[wolf, friend], [enemy]] : [[enemy], [wolf, friend]]);
    table
      .attackDice(...BLANKS)
      .defenseDice(...BLANKS)
      .say("primary>B1");
    while (!attacks && table.kind === "modify attack dice") table.pass();
    return table;
  };
  const wolf = { ...rookie, upgrades: ["lonewolf"] };
  const rerolls = (gap: number, attacks: boolean) => table(gap, attacks).keys.some((key) => key.includes("upgrade:lonewolf"));
  const table = (gap: number, attacks: boolean) => alone(wolf, gap, attacks);
  expect([rerolls(203, true), rerolls(197, true)]).toEqual([true, false]);
  expect([rerolls(203, false), rerolls(197, false)]).toEqual([true, false]);
  const dice = (gap: number) => diceRolled(alone({ pilot: "ndrusuhlak" }, gap))[0];
  expect([dice(203), dice(197)]).toEqual([3, 2]);
});

test("Captain Oicunn: damages an enemy that he runs into, but not a friend", () => {
  const shields = (side: Side) => {
    const oicunn: TestShip = { pilot: "captainoicunn", dial: "1FW", pose: at(400, 300) };
    const blocked: TestShip = { ...rookie, activated: true, pose: at(400, 400) };
    const table = cardTable(side === "friend" ? [[oicunn, blocked], [far]] : [[oicunn], [far, blocked]], { phase: "activation" });
    return table.until("action").ship(side === "friend" ? "A2" : "B2").shields;
  };
  expect([shields("enemy"), shields("friend")]).toEqual([1, 2]);
});

test("Intimidation: lowers the agility of a touched enemy, but not of a friend", () => {
  const dice = (side: Side) => {
    const frightening: TestShip = { ...rookie, upgrades: ["intimidation"], engaged: true, pose: at(440, 490), touching: ["B1"] };
    const wes: TestShip = { pilot: "wesjanson", pose: at(400, 300) };
    const target: TestShip = { ...academy, pose: at(400, 490, 180), touching: [side === "friend" ? "B2" : "A2"] };
    const table = cardTable(side === "friend" ? [[wes], [target, frightening]] : [[wes, frightening], [target]]);
    return diceRolled(table.attackDice("hit", "blank", "blank").say("primary>B1"))[1];
  };
  expect([dice("enemy"), dice("friend")]).toEqual([2, 3]);
});

test("Tactical Jammer: obstructs enemies' attacks, but not friends' attacks", () => {
  const dice = (side: Side) => {
    const one: TestShip = { ...rookie, pose: at(300, 200) };
    const jammer: TestShip = { pilot: "outerrimsmuggler", upgrades: ["tacticaljammer"], engaged: true, pose: at(300, 320) };
    const target: TestShip = { ...academy, engaged: true, pose: at(300, 440, 180) };
    const table = cardTable(side === "friend" ? [[one, jammer], [target]] : [[one], [target, jammer]]);
    return diceRolled(table.attackDice("hit").say("primary>B1"))[1];
  };
  expect([dice("enemy"), dice("friend")]).toEqual([4, 3]);
});
