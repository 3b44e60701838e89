/**
 * Published rulings on docked ships, and on ships that leave a destroyed carrier. Each test's title gives the number of the ruling's entry
 * and of the sentence in it.
 */
import { teamScores } from "@broadside/rules";
import { pilotSkill } from "@broadside/rules/procedures";
import type { TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, duel } from "../../card-table.testing.ts";

const ghost = (more: Partial<TestShip> = {}): TestShip => ({ pilot: "lothalrebel", upgrades: ["ghost"], pose: at(457, 400), ...more });
const phantom: TestShip = { pilot: "zeborrelios-attackshuttle", upgrades: ["phantom"], pose: undefined, status: "docked", carrier: "A1" };

test("ruling 256.1 Twin Laser Turret: at the end of the Combat phase, it still attacks twice", () => {
  const table = cardTable([
    [ghost({ upgrades: ["ghost", "twinlaserturret"], engaged: true }), phantom],
    [{ pilot: "rookiepilot", pose: at(457, 200), engaged: true }],
  ]).say("A2/upgrade:phantom/0");
  table.attackDice("hit", "blank", "blank").defenseDice("blank", "blank").attackDice("hit", "blank", "blank").defenseDice("blank", "blank");
  table.say("twinlaserturret@1>B1");
  expect(table.ship("B1").shields).toBe(0);
  expect(table.asks.some(({ kind }) => kind === "attack")).toBe(false);
});

describe("Boba Fett (crew) and docked ships", () => {
  const hunter: TestShip = { pilot: "trandoshanslaver", upgrades: ["bobafett"], pose: at(457, 600, 180) };
  const robbed = () =>
    cardTable([[ghost({ shields: 0, engaged: true, dial: undefined }), phantom], [hunter]])
      .attackDice("crit", "blank", "blank")
      .nextDamage(0, "Loose Stabilizer")
      .say("primary>A1")
      .say("B1/upgrade:bobafett/0");

  test("ruling 211.2 Boba Fett (crew): a docked ship's card is never discarded", () => {
    const table = robbed();
    expect(table.ship("A1").upgrades.map(({ faceup }) => faceup)).toEqual([false]);
    expect(table.ship("A2").upgrades.map(({ faceup }) => faceup)).toEqual([true]);
  });

  test("ruling 211.3 Boba Fett (crew): without the Ghost title, the Phantom stays docked until the Ghost is destroyed", () => {
    const table = robbed();
    expect(table.ship("A1").upgrades[0]?.faceup).toBe(false);
    const flown = (more: Partial<TestShip>) =>
      cardTable([[ghost({ dial: "2FG", ...more }), phantom], [{ pilot: "darthvader", pose: at(100, 850, 180), dial: "1FG" }]], {
        phase: "activation",
      }).kind;
    expect([flown({}), flown({ discarded: [0] })]).toEqual(["deploy", "action"]);
    const damage = Array.from({ length: 9 }, (_, card) => ({ card, faceup: false, since: 1 }));
    const shot = cardTable([
      [ghost({ discarded: [0], shields: 0, damage, engaged: true }), phantom],
      [{ pilot: "rookiepilot", pose: at(457, 600, 180) }],
    ]);
    shot.attackDice("hit", "hit", "hit").say("primary>A1").until("deploy maneuver");
    expect(shot.ship("A1").status).toBe("destroyed");
  });

  test("ruling 211.5 Boba Fett (crew): he works whatever deals a faceup card to the defender during the ship's attack", () => {
    const table = duel(
      { pilot: "trandoshanslaver", upgrades: ["bobafett", "darthvader"] },
      { pilot: "rookiepilot", upgrades: ["r2d2"], shields: 0 },
    );
    table.attackDice("blank", "blank", "blank").defenseDice("blank", "blank").say("primary>B1");
    expect(table.keys).toEqual(["pass", "A1/upgrade:darthvader/1"]);
    table.nextDamage(1, "Loose Stabilizer").say("A1/upgrade:darthvader/1");
    expect(table.keys).toEqual(["pass", "A1/upgrade:bobafett/0"]);
  });

  test("ruling 211.6 Boba Fett (crew): he doesn't work during another ship's attack", () => {
    const table = cardTable([
      [
        { pilot: "trandoshanslaver", pose: at(457, 300) },
        { ...hunter, pose: at(250, 300), engaged: true },
      ],
      [{ pilot: "rookiepilot", upgrades: ["r2d2"], shields: 0, pose: at(457, 480, 180), engaged: true }],
    ]);
    table.attackDice("crit", "blank", "blank").defenseDice("blank", "blank").nextDamage(1, "Loose Stabilizer").say("primary>B1");
    expect(table.notes("dealt faceup")).toHaveLength(1);
    expect(table.asks.some(({ kind }) => kind === "use at afterAttack")).toBe(false);
  });
});

describe("Nashtah Pup Pilot", () => {
  const gone = { status: "destroyed", pose: undefined } as const;
  const bossk = (...upgrades: readonly string[]): TestShip => ({ pilot: "bossk", upgrades: ["houndstooth", ...upgrades], ...gone });
  const pup: TestShip = { pilot: "nashtahpuppilot", pose: at(457, 400) };
  const closing = (enemy: Partial<TestShip> = gone) =>
    cardTable([[bossk(), pup], [{ pilot: "rookiepilot", pose: at(457, 700, 180), ...enemy }]], { phase: "end" });

  test("ruling 187.1 Nashtah Pup Pilot: if it is the only ship left, its player wins", () => {
    expect(closing().game.state.outcome).toMatchObject({ ending: "elimination", winners: [0], draw: false });
  });

  test("rulings 187.2 and 187.3 Nashtah Pup Pilot: if it is the only ship left, it counts as 1 point of its squad", () => {
    const scores = (table: ReturnType<typeof closing>) => teamScores(table.game).map(({ score }) => score);
    expect(scores(closing())).toEqual([21, 34]);
    expect(scores(closing({ status: "inPlay" }))).toEqual([0, 35]);
  });

  test("ruling 187.5 Nashtah Pup Pilot: the lost pilot's Veteran Instincts and Adaptability still count", () => {
    const skill = (upgrades: readonly string[], onBack: readonly number[] = []) => {
      const table = cardTable([[{ ...bossk(...upgrades), onBack }, pup], [{ pilot: "rookiepilot", pose: at(457, 700, 180) }]]);
      return pilotSkill(table.game, table.ship("A2"));
    };
    expect([skill([]), skill(["veteraninstincts"]), skill(["adaptability"]), skill(["adaptability"], [1])]).toEqual([7, 9, 8, 6]);
  });
});
