import type { TestShip } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { at, cardTable } from "../../../card-table.testing.ts";

/** Sets up a game in which Howlrunner first attacks the friend, which has one hull left and no shields. */
const table = (friend: Partial<TestShip>, chewbacca: Partial<TestShip> = {}) =>
  cardTable([
    [
      { pilot: "chewbacca-swx57", pose: at(400, 300), ...chewbacca },
      { pilot: "rookiepilot", pose: at(500, 300), shields: 0, damage: [facedown(0), facedown(1)], ...friend },
    ],
    [{ pilot: "howlrunner", pose: at(450, 500, 180) }],
  ]);
const facedown = (card: number) => ({ card, faceup: false, since: 1 });
const killed = (...given: Parameters<typeof table>) => {
  const made = table(...given)
    .attackDice("hit", "hit", "hit")
    .defenseDice("blank", "blank", "blank")
    .say("primary>A2");
  while (made.kind.startsWith("modify")) made.pass();
  return made;
};

test("Chewbacca of the Resistance can attack after another friend at Range 1-3 is destroyed, and again in his own turn", () => {
  const made = killed({});
  expect(made.asks).toEqual([{ kind: "use at shipLost", seat: 0, keys: ["pass", "A1/pilot:chewbacca-swx57"] }]);
  expect([made.ship("A2").status, made.ship("A2").pose]).toEqual(["destroyed", undefined]);
  made.say("A1/pilot:chewbacca-swx57");
  expect(made.kind).toBe("attack");
  made.attackDice("hit", "hit", "hit").defenseDice("evade", "evade", "evade").say("primary>B1");
  while (made.kind.startsWith("modify")) made.pass();
  expect([made.kind, made.keys]).toEqual(["attack", ["none", "primary>B1"]]);
  expect(made.ship("A1").engaged).toBe(true);
});

test("Chewbacca of the Resistance: the friend can be at the far end of Range 3, but not beyond it", () => {
  const isAsked = (gap: number) => killed({}, { pose: at(440 - gap, 300) }).keys.includes("A1/pilot:chewbacca-swx57");
  expect(isAsked(297)).toBe(true);
  expect(isAsked(303)).toBe(false);
});

test("Chewbacca of the Resistance is not asked about a friend who was too far away, or about an enemy", () => {
  const far = killed({}, { pose: at(100, 880) });
  expect([far.notes("destroyed").length, far.kind]).toEqual([1, "dial + dial"]);
  const enemies = cardTable([
    [{ pilot: "chewbacca-swx57", pose: at(400, 300) }],
    [
      { pilot: "academypilot", pose: at(450, 500, 180), damage: [facedown(0), facedown(1)] },
      { pilot: "academypilot", pose: at(350, 500, 180) },
    ],
  ]);
  enemies.attackDice("hit", "hit", "hit").defenseDice("blank", "blank", "blank").say("primary>B1");
  while (enemies.kind.startsWith("modify")) enemies.pass();
  expect([enemies.notes("destroyed").length, enemies.asks[0]?.seat]).toEqual([1, 1]);
});
