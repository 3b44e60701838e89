import { describe, expect, test } from "vitest";
import { startSetUp, type TestList } from "../testing.ts";

const one = (points: number, team?: number): TestList => ({ ships: ["rookiepilot"], points, ...(team !== undefined && { team }) });

describe("the players' edges", () => {
  test("[1E-SETUP-05] the player without initiative chooses an edge after the last obstacle, and the other gets the opposite edge", () => {
    const table = startSetUp([one(99), one(100)]).until("edge");
    expect(table.game.state.initiative[0]).toBe(0);
    expect(table.asks).toMatchObject([{ seat: 1, keys: ["bottom", "right", "top", "left"] }]);
    expect(table.say("left").game.state.seats.map(({ edge }) => edge)).toEqual(["right", "left"]);
    expect(startSetUp([one(100), one(99)]).until("edge").asks).toMatchObject([{ seat: 0, keys: ["bottom", "right", "top", "left"] }]);
  });

  test("[ES-TABLE-02] in the Escalation format, the players have opposite edges before anything else is decided", () => {
    const table = startSetUp([one(59), one(60)], { setup: { format: "escalation" } });
    expect(table.kind).toBe("initiative");
    expect(table.game.state.seats.map(({ edge }) => edge)).toEqual(["bottom", "top"]);
    expect(table.game.board.table.height).toBe(914_400);
  });

  test("with three sides, each chooses a free edge, and the one with initiative chooses last", () => {
    const table = startSetUp([one(99), one(100), one(100)]).until("edge");
    table.say("bottom", 2).say("left", 1);
    expect(table.asks).toMatchObject([{ kind: "edge", seat: 0, keys: ["right", "top"] }]);
  });

  test("[1E-END-05] team-mates share an edge", () => {
    const table = startSetUp([one(10, 0), one(100, 1), one(10, 0), one(100, 1)]).until("edge");
    expect(table.say("top").game.state.seats.map(({ edge }) => edge)).toEqual(["bottom", "top", "bottom", "top"]);
  });
});
