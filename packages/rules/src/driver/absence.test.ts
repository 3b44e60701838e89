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
  test("gets default answers, the others are asked, and it is logged once", () => {
    const table = tinyTable({ ...THREE, steps });
    table.give({ input: "away", seat: 1, away: true });
    table.say("bold").say("bold").say("bold").say("bold");
    expect(table.madeUp("of 1")).toMatchObject([{ text: "dull" }, { text: "dull" }]);
    expect([table.madeUp("of 0").length, table.madeUp("of 2").length, table.notes("away").length]).toEqual([2, 2, 1]);
  });

  test("does not keep an open question open, and keeps the answers it has given", () => {
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

  test("comes back at any time, and is asked again", () => {
    const table = tinyTable({ ...THREE, steps });
    table.give({ input: "away", seat: 0, away: true });
    expect(table.kind).toBe("of 1");
    table.give({ input: "away", seat: 0, away: false });
    table.say("bold").say("bold");
    expect([table.kind, table.notes("back"), table.game.state.away]).toEqual(["of 0", [{ note: "back", seat: 0 }], undefined]);
  });

  test("twice the same counts once; a seat that is out does not go away", () => {
    const game = tinyGame({ ...THREE, steps });
    expect([game.give({ input: "away", seat: 0, away: false }), game.number]).toEqual([undefined, 0]);
    game.give({ input: "concede", seat: 2 });
    expect(game.give({ input: "away", seat: 2, away: true })?.refused).toBe("this seat is out of the game");
  });
});

describe("somebody has to be there", () => {
  test("the last one present cannot go", () => {
    const table = tinyTable({ ...THREE, steps });
    table.give({ input: "away", seat: 0, away: true });
    table.give({ input: "away", seat: 1, away: true });
    expect(table.give({ input: "away", seat: 2, away: true })?.refused).toBe("somebody must stay at the table");
  });

  test("if the last player present concedes or has lost all ships, the game waits for those who are away", () => {
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

test("a whole game in which one side is away comes to its end, and its record holds", () => {
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
