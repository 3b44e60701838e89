import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { chargesLeft, flown, LATER, tokens, use, X_WING } from "../upgrades.testing.ts";

const ID = "c110p";
const USE = "use at maneuverExecuted";
const BESIDE = { pilot: "academypilot", pose: at(440, 400), activated: true };
/** An enemy in the way, so that the maneuver is only partially executed. */
const AHEAD = { pilot: "academypilot", pose: at(400, 420), activated: true };
const erratic = { active: [0] };

/** The card is flipped at the end of the round. In the next round, the ship flies this maneuver. */
const turned = (dial: string, more = {}) => {
  const table = cardTable(
    [[{ pilot: X_WING, pose: at(400, 300), upgrades: [ID], ...erratic }], [{ pilot: "academypilot", pose: at(800, 850, 180) }]],
    {
      phase: "end",
      ...more,
    },
  );
  table.until("dial").say(dial, "A1").untilPhase("activation");
  while (table.notes("maneuver").length < 2) table.pass();
  return table;
};

describe("C1-10P", () => {
  test("the ship spends a charge to perform a red evade after a maneuver, even while stressed", () => {
    const table = flown(ID, "2FB", { tokens: { stress: 2 } }).until(USE);
    expect(table.keys).toEqual(["pass", use(ID)]);
    table.say(use(ID)).say("evade");
    expect([tokens(table).evade, tokens(table).stress, chargesLeft(table)]).toEqual([1, 2, 1]);
    expect(flown(ID, "2FB", erratic).kind).not.toBe(USE);
  });

  test("after a partially executed maneuver, it can do so in 2.0 but not in 2.5", () => {
    const stopped = (more: object) => flown(ID, "2FB", {}, more, [AHEAD, { pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB" }]);
    expect(stopped({}).until(USE).keys).toContain(use(ID));
    const later = stopped(LATER);
    expect([later.notes("maneuver").length, later.kind === USE]).toEqual([1, false]);
  });

  test("without charges, the card flips in the End phase, and the ship must then jam a ship at range 0-1", () => {
    for (const more of [{}, LATER]) {
      const table = turned("2FB", more);
      expect([table.ship("A1").upgrades[0]?.side, table.notes("token")]).toMatchObject(["back", [{ ship: "A1", token: "jam" }]]);
    }
  });

  test("with charges left, the card doesn't flip", () => {
    const table = cardTable([[{ pilot: X_WING, pose: at(400, 300), upgrades: [ID], active: [1] }], [BESIDE]], { phase: "end" });
    expect(table.until("dial").ship("A1").upgrades[0]?.side).toBe("front");
  });
});
