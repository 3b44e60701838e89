import { describe, expect, test } from "vitest";
import { recordOf } from "../records/record.ts";
import { verify } from "../records/verify.ts";
import { madeUp } from "../testing.ts";
import { HOLDS, randomDice, randomGame } from "../testing-random.ts";
import { ask, askAndNote, step, tinyGame, tinyTable } from "../tiny.testing.ts";
import { isAway } from "./absence.ts";

const THREE = { ships: [["wedgeantilles"], ["howlrunner"], ["bobafett-scum"]] };
const steps = [0, 1, 2].map((seat) => askAndNote(seat, `of ${seat}`, "dull", "bold"));

describe("a seat that is away", () => {
  test("gets default answers while the others are asked, and its absence is logged once", () => {
    const table = tinyTable({ ...THREE, steps });
    table.give({ input: "away", seat: 1, away: true });
    table.say("bold").say("bold").say("bold").say("bold");
    expect(table.madeUp("of 1")).toMatchObject([{ text: "dull" }, { text: "dull" }]);
    expect([table.madeUp("of 0").length, table.madeUp("of 2").length, table.notes("away").length]).toEqual([2, 2, 1]);
  });

  test("no longer holds up an open question, and keeps the answers that it has given", () => {
    const both = step("both", function* (game) {
      const said = yield [0, 0, 1, 2].map((seat) => () => ask(seat, "both", "dull", "bold"));
      game.note(madeUp({ note: "both", text: said.join() }));
    });
    const table = tinyTable({ ...THREE, steps: [both] });
    table.say("bold", 0).say("bold", 1);
    table.give({ input: "away", seat: 0, away: true });
    table.say("bold", 2);
    expect(table.madeUp("both")).toEqual([{ note: "both", text: "bold,dull,bold,bold" }]);
  });

  test("can come back at any time, and is asked again", () => {
    const table = tinyTable({ ...THREE, steps });
    table.give({ input: "away", seat: 0, away: true });
    expect(table.kind).toBe("of 1");
    table.give({ input: "away", seat: 0, away: false });
    table.say("bold").say("bold");
    expect([table.kind, table.notes("back"), table.game.state.away]).toEqual(["of 0", [{ note: "back", seat: 0 }], undefined]);
  });

  test("ignores a repeated input, and a seat that is out of the game can't be away", () => {
    const game = tinyGame({ ...THREE, steps });
    expect([game.give({ input: "away", seat: 0, away: false }), game.number]).toEqual([undefined, 0]);
    game.give({ input: "concede", seat: 2 });
    expect(game.give({ input: "away", seat: 2, away: true })?.refused).toBe("this seat is out of the game");
  });
});

describe("a player must stay present", () => {
  test("the last player present can't leave", () => {
    const table = tinyTable({ ...THREE, steps });
    table.give({ input: "away", seat: 0, away: true });
    table.give({ input: "away", seat: 1, away: true });
    expect(table.give({ input: "away", seat: 2, away: true })?.refused).toBe("somebody must stay at the table");
  });

  test("if the last player present concedes or loses all ships, the game waits for the absent players", () => {
    for (const leave of [
      { input: "concede", seat: 2 } as const,
      { input: "set", reason: "shot down", changes: [{ change: "ship", ship: "C1", set: { status: "destroyed" } }] } as const,
    ]) {
      const table = tinyTable({ ...THREE, steps });
      table.give({ input: "away", seat: 0, away: true });
      table.give({ input: "away", seat: 1, away: true });
      expect(table.kind).toBe("of 2");
      expect(table.give(leave)).toBeUndefined();
      if (leave.input === "set") table.say("bold");
      expect([table.kind, isAway(table.game, 0), table.game.state.outcome]).toEqual(["of 0", false, undefined]);
      table.say("bold");
      table.give({ input: "away", seat: 1, away: false });
      expect(table.asks.map(({ seat }) => seat)).toEqual([1]);
    }
  });
});

test("a game in which one side is away is played to its end, and its record verifies", () => {
  let isGone = false;
  const game = randomGame(11, (now) => {
    if (!isGone && now.state.round === 2) {
      isGone = true;
      expect(now.give({ input: "away", seat: 1, away: true })).toBeUndefined();
    }
    if (isGone) expect(now.open.filter(({ ask: { seat }, answer }) => seat === 1 && !answer)).toEqual([]);
  });
  expect(game.state.outcome).toBeDefined();
  expect(verify(JSON.parse(JSON.stringify(recordOf(game, randomDice(11)))), game.content, HOLDS).verdict).toBe("same");
});
