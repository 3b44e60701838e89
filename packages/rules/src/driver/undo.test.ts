import { describe, expect, test } from "vitest";
import { gameFromRecord, recordOf } from "../records/record.ts";
import { apply, isChange } from "../state/change.ts";
import { clone } from "../state/state.ts";
import { madeUp } from "../testing.ts";
import { ask, askAndNote, step, tinyGame, tinyTable } from "../tiny.testing.ts";
import { choose } from "./ask.ts";
import type { Game } from "./game.ts";
import { canUndo, lastStep } from "./undo.ts";

/** Asks the first seat two questions in one step, one after the other. */
const pair = step("pair", function* (game) {
  const first = yield* choose(() => ask(0, "first", "a", "b"));
  game.setShip(game.state.ships[0] as Game["state"]["ships"][number], { label: first });
  const second = yield* choose(() => ask(0, "second", "a", "b"));
  game.note(madeUp({ note: "pair", text: `${first}${second}` }));
});
const other = askAndNote(1, "other", "x", "y");
const roll = step("roll", function* (game) {
  yield* choose(() => ask(0, "roll", "go", "wait"));
  game.note(madeUp({ note: "rolls", text: String(game.draw(1_000_000)) }));
});

describe("without consent", () => {
  test("a seat undoes its latest answers as long as nobody else has answered", () => {
    const table = tinyTable({ steps: [pair, other] });
    table.say("a").say("b");
    expect([canUndo(table.game, 0), lastStep(table.game, 0), canUndo(table.game, 1)]).toEqual([0, 1, undefined]);
    expect(table.give({ input: "undo", seat: 0, to: 1 })).toBeUndefined();
    expect([table.kind, table.ship("A1").label]).toEqual(["second", "a"]);
    expect(table.give({ input: "undo", seat: 0, to: 0 })).toBeUndefined();
    expect([table.kind, table.ship("A1").label]).toEqual(["first", undefined]);
  });

  test("a seat may undo again after it has answered differently", () => {
    const table = tinyTable({ steps: [pair, other] });
    table.say("a").say("b");
    table.give({ input: "undo", seat: 0, to: 1 });
    table.say("a");
    expect([canUndo(table.game, 0), lastStep(table.game, 0)]).toEqual([0, 3]);
  });

  test("a seat can't undo its answers once another seat has answered", () => {
    const table = tinyTable({ steps: [pair, other, pair] });
    table.say("a").say("b").say("x");
    expect(canUndo(table.game, 0)).toBeUndefined();
    expect(canUndo(table.game, 1)).toBe(2);
  });

  test("a seat can't undo an answer once dice have been rolled", () => {
    const table = tinyTable({ steps: [roll, pair] });
    table.say("go");
    expect(canUndo(table.game, 0)).toBeUndefined();
    table.say("a");
    expect(canUndo(table.game, 0)).toBe(1);
  });
});

describe("with consent", () => {
  test("an undo waits for the other side, and happens when that side agrees", () => {
    const table = tinyTable({ steps: [roll, pair] });
    table.say("go");
    expect(table.give({ input: "undo", seat: 0, to: 0 })).toBeUndefined();
    expect(table.kind).toBe("first");
    expect(table.give({ input: "agree", seat: 1, proposal: 2, yes: true })).toBeUndefined();
    expect([table.kind, table.game.proposal]).toEqual(["roll", undefined]);
  });

  test("an undo doesn't happen if the other side refuses", () => {
    const table = tinyTable({ steps: [roll, pair] });
    table.say("go");
    table.give({ input: "undo", seat: 0, to: 0 });
    const before = JSON.stringify(table.game.state);
    table.give({ input: "agree", seat: 1, proposal: 2, yes: false });
    expect(JSON.stringify(table.game.state)).toBe(before);
    expect(table.kind).toBe("first");
  });

  test("a second undo can't be proposed while one is open", () => {
    const table = tinyTable({ steps: [roll, pair] });
    table.say("go");
    table.give({ input: "undo", seat: 0, to: 0 });
    expect(table.give({ input: "undo", seat: 1, to: 0 })?.refused).toBe("a proposal is open already");
  });
});

describe("after an undo", () => {
  test("input numbers continue, so dice are new and old answers don't count", () => {
    const table = tinyTable({ steps: [roll, pair] });
    const old = table.game.open[0]?.number ?? 0;
    table.say("go");
    table.give({ input: "undo", seat: "judge", to: 0 });
    expect(table.give({ input: "answer", seat: 0, ask: old, key: "go" })?.refused).toBe("no longer open");
    table.say("go");
    const [first, second] = table.madeUp("rolls");
    expect(table.game.number).toBe(3);
    expect([first, second]).toHaveLength(2);
    expect(first).not.toEqual(second);
  });

  test("the events show what was changed back", () => {
    const table = tinyTable({ steps: [pair, other] });
    const followed = clone(table.game.state);
    table.say("a").say("b").say("y");
    table.give({ input: "undo", seat: "judge", to: 0 });
    for (const event of table.events) if (isChange(event)) apply(followed, event);
    expect(JSON.stringify(followed)).toBe(JSON.stringify(table.game.state));
  });

  test("an undo may go back beyond the last checkpoint, even in a reloaded game", () => {
    const game = tinyGame({ steps: [pair, other] });
    for (const key of ["a", "b", "y", "b"])
      game.give({ input: "answer", seat: game.open[0]?.ask.seat ?? 0, ask: game.open[0]?.number ?? 0, key });
    const again = gameFromRecord(JSON.parse(JSON.stringify(recordOf(game))), game.content);
    if (!again.ok) throw new Error(JSON.stringify(again.problems));
    for (const one of [game, again.value]) expect(one.give({ input: "undo", seat: "judge", to: 1 })).toBeUndefined();
    expect(again.value.open.map(({ number, ask: { kind } }) => [number, kind])).toEqual(
      game.open.map(({ number, ask: { kind } }) => [number, kind]),
    );
    expect(JSON.stringify(again.value.state)).toBe(JSON.stringify(game.state));
    expect(game.state.ships[0]?.label).toBe("a");
  });

  test("an undone input can't be undone again, nor can one that doesn't exist", () => {
    const table = tinyTable({ steps: [pair, other] });
    table.say("a").say("b");
    table.give({ input: "undo", seat: "judge", to: 1 });
    expect(table.give({ input: "undo", seat: "judge", to: 2 })?.refused).toBe("nothing to undo there");
    expect(table.give({ input: "undo", seat: "judge", to: 3 })?.refused).toBe("nothing to undo there");
  });

  test("a game that is over can be reopened only by a judge", () => {
    const table = tinyTable({ steps: [pair] });
    table.give({ input: "concede", seat: 0 });
    expect(table.give({ input: "undo", seat: 1, to: 0 })?.refused).toBe("the game is over");
    expect(table.give({ input: "undo", seat: "judge", to: 0 })).toBeUndefined();
    expect([table.game.state.outcome, table.kind]).toEqual([undefined, "first"]);
  });
});
