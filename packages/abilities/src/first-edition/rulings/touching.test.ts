/**
 * How cards treat an overlap if the ship is already touching another ship. Only ships overlapped by the maneuver count (rulings 121, 122).
 */
import { expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";

/** The ship already touches B1 beside it, and its maneuver then overlaps B2 ahead of it. */
const blocked = (own: readonly string[], others: readonly [readonly string[], readonly string[]], friendAhead = false) => {
  const beside = { pilot: "rookiepilot", upgrades: others[0], pose: at(440, 310, 270), touching: ["A1"], activated: true };
  const ahead = { pilot: "rookiepilot", upgrades: others[1], pose: at(400, 355, 180), activated: true };
  const flyer = { pilot: "outerrimsmuggler", upgrades: own, dial: "1FG", pose: at(400, 300), touching: ["B1"] };
  const holder = { pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" };
  return cardTable(
    friendAhead
      ? [
          [{ ...flyer, pilot: "rookiepilot" }, ahead],
          [beside, holder],
        ]
      : [[{ ...flyer, pilot: "rookiepilot" }], [beside, ahead, holder]],
    {
      phase: "activation",
      draws: [7, 7],
    },
  );
};
const rolls = (table: ReturnType<typeof blocked>) => table.notes("rolled").length;

test("Anti-Pursuit Lasers work for the ship that was overlapped, not for one that is still touched", () => {
  const touched = blocked([], [["antipursuitlasers"], []]);
  expect(touched.ship("A1").touching).toEqual(["B1", "B2"]);
  expect(rolls(touched)).toBe(0);
  expect(rolls(blocked([], [[], ["antipursuitlasers"]]))).toBe(1);
});

test("Unkar Plutt works if an enemy was overlapped, not if a friend was and an enemy is still touched", () => {
  const key = "A1/upgrade:unkarplutt/0";
  expect(blocked(["unkarplutt"], [[], []]).keys).toContain(key);
  const friend = blocked(["unkarplutt"], [[], []], true);
  expect(friend.ship("A1").touching).toEqual(["B1", "A2"]);
  expect(friend.keys).not.toContain(key);
});
