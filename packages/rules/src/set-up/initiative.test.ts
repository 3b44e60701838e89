import { ATTACK_FACES } from "@broadside/dice";
import { describe, expect, test } from "vitest";
import { startSetUp } from "../testing.ts";

const one = (points: number, team?: number) => ({ ships: ["rookiepilot"], points, ...(team !== undefined && { team }) });
const face = (name: (typeof ATTACK_FACES)[number]) => ATTACK_FACES.indexOf(name);

describe("deciding initiative", () => {
  test("[1E-SETUP-02, ES-DEPLOY-08] the side with the lower total decides who has initiative, and may choose the other", () => {
    const table = startSetUp([one(100), one(99)]);
    expect(table.asks).toEqual([{ kind: "initiative", seat: 1, keys: ["seat 2", "seat 1"] }]);
    expect(table.say("seat 1").game.state.initiative).toEqual([0, 1]);
  });

  test.each([
    ["hit", 0],
    ["crit", 0],
    ["focus", 1],
    ["blank", 1],
  ] as const)("[1E-SETUP-02] on a tie, a %s on the die leaves the choice to seat index %i", (shown, seat) => {
    expect(startSetUp([one(100), one(100)], { draws: [face(shown)] }).asks).toMatchObject([{ kind: "initiative", seat }]);
  });

  test.each([0, 1])("[ES-DEPLOY-09] in the Escalation format, the winner of a coin toss decides on a tie: %i", (winner) => {
    const table = startSetUp([one(60), one(60)], { draws: [winner], setup: { format: "escalation" } });
    expect(table.asks).toMatchObject([{ kind: "initiative", seat: winner }]);
    expect(table.notes("coin")).toMatchObject([{ seat: winner }]);
  });

  test("with three sides tied, the next side rolls against the rest, and the order continues by seat", () => {
    const table = startSetUp([one(100), one(100), one(100)], { draws: [face("blank"), face("hit")] });
    expect(table.asks).toMatchObject([{ seat: 1 }]);
    expect(table.say("seat 3").game.state.initiative).toEqual([2, 0, 1]);
  });

  test("the totals of teams are compared, and a team's first seat decides", () => {
    const table = startSetUp([one(90, 0), one(10, 1), one(30, 0), one(100, 1)]).until("initiative");
    expect(table.asks).toMatchObject([{ kind: "initiative", seat: 1 }]);
  });
});
