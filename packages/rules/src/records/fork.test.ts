import { expect, test } from "vitest";
import type { Game } from "../driver/game.ts";
import type { Input } from "../driver/input.ts";
import { canUndo } from "../driver/undo.ts";
import { at, startTable, type Table } from "../testing.ts";
import { randomGame, restless } from "../testing-random.ts";
import { view } from "../views/view.ts";
import { fork } from "./fork.ts";

const duel = (): Table =>
  startTable({
    ships: [
      [{ pilot: "wedgeantilles", pose: at(400, 100), tokens: { focus: 1 } }],
      [{ pilot: "howlrunner", pose: at(400, 300, 180), tokens: { focus: 1 } }],
    ],
    phase: "combat",
  });

test("two forks reach the same state with the same answers, and the original game doesn't change", () => {
  const { game } = startTable({
    ships: [[{ pilot: "wedgeantilles", pose: at(400, 100) }], [{ pilot: "howlrunner", pose: at(400, 800, 180) }]],
  });
  const before = JSON.stringify(game.state);
  const forks = ["one", "other"].map((key) => fork(game, key));
  for (const forked of forks)
    for (const [seat, key] of ["2FG", "3FG"].entries())
      expect(forked.give({ input: "answer", seat, ask: forked.open[seat]?.number, key })).toBeUndefined();
  expect(forks.map(({ state }) => state.cursor.phase)).toEqual(["activation", "activation"]);
  expect(forks[0]?.state).toEqual(forks[1]?.state);
  expect(JSON.stringify(game.state)).toBe(before);
});

test("dice already rolled stay the same in a fork, and later dice come from its key", () => {
  const table = duel();
  table.attackDice("hit", "focus", "blank").say("primary>B1");
  const rolled = table.game.state.attack?.attackDice;
  const keys = Array.from({ length: 12 }, (_, at) => `key ${at}`);
  const later = [...keys, ...keys].map((key) => {
    const forked = fork(table.game, key);
    expect(forked.state.attack?.attackDice).toEqual(rolled);
    while (forked.state.attack && forked.state.attack.defenseDice.length === 0) {
      const [open] = forked.open;
      forked.give({
        input: "answer",
        seat: open?.ask.seat,
        ask: open?.number,
        key: open && "options" in open.ask ? open.ask.options[0].key : "",
      });
    }
    return JSON.stringify(forked.state.attack?.defenseDice);
  });
  expect(later.slice(0, keys.length)).toEqual(later.slice(keys.length));
  expect(new Set(later).size).toBeGreaterThan(1);
});

test("a fork can't be undone further back than the game's last checkpoint", () => {
  const table = duel();
  table.say("primary>B1");
  const forked = fork(table.game, "key");
  expect(forked.log).toHaveLength(1);
  expect(forked.keyframes.map(({ number }) => number)).toEqual([table.game.checkpoint.number]);
  expect(canUndo(forked, 0) ?? forked.number).toBeGreaterThanOrEqual(table.game.checkpoint.number);
  expect(forked.give({ input: "undo", seat: "judge", to: table.game.checkpoint.number })).toBeUndefined();
  expect(forked.state.attack).toBeUndefined();
});

function takenBack(game: Game): Input | undefined {
  const to = canUndo(game, 0);
  return to === undefined ? undefined : { input: "undo", seat: 0, to };
}

test.each([1, 2, 3, 4])("at every step of a random game, a fork has the same view as the game (game %i)", (seed) => {
  const seats = [0, 1];
  randomGame(
    seed,
    (game) => {
      const { canUndo: _ofTheGame, ...seen } = view(game, seats);
      const { canUndo: _ofTheFork, ...forked } = view(fork(game, "key"), seats);
      expect(JSON.stringify(forked)).toBe(JSON.stringify(seen));
    },
    { besides: (game, random) => (random(8) === 0 ? takenBack(game) : undefined) ?? restless(game, random) },
  );
});
