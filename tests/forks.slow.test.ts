/** Forks of recorded games stand where the game stands, go on as it does, and leave it alone. */
import { randomPlayer } from "@broadside/players";
import { fork, type Game, view } from "@broadside/rules";
import { type KeptGame, replayed } from "@broadside/tools/soak/kept-game";
import { describe, expect, test } from "vitest";
import { EPIC_GAMES, KEPT_GAMES, SECOND_GAMES } from "./kept-games.ts";

const THIRD = 3;
const THIRTIETH = 30;

/** Some games of each kind. */
const SOME: readonly KeptGame[] = [...KEPT_GAMES.slice(0, 5), ...EPIC_GAMES.slice(0, 1), ...SECOND_GAMES.slice(0, 4)];

const isTurn = (kept: KeptGame, { number, state }: Game, every: number): boolean => !state.outcome && (number + kept.seed) % every === 0;

/** All that can be told of how a game stands; how far it may go back is another matter. */
function picture(game: Game): string {
  const { canUndo: _canUndo, ...seen } = view(
    game,
    game.setup.seats.map((_, seat) => seat),
  );
  const open = game.open.map(({ number, ask, answer }) => [number, ask, answer?.key]);
  return JSON.stringify([seen, game.state, open, game.proposal, game.opened]);
}

describe.each(SOME)("kept game $seed of $setup.edition $setup.format", (kept) => {
  test("forked after every third input, the fork in its place, it comes to the same end", () => {
    const carried = replayed(kept, (game) => {
      if (!isTurn(kept, game, THIRD)) return game;
      const forked = fork(game, game.key);
      expect(picture(forked)).toBe(picture(game));
      return forked;
    });
    expect(JSON.stringify(carried.state)).toBe(JSON.stringify(replayed(kept).state));
  });

  test("what becomes of a fork does not show in it, and follows from the fork's key", () => {
    const ends = { same: 0, other: 0, all: 0 };
    replayed(kept, (game) => {
      if (!isTurn(kept, game, THIRTIETH)) return game;
      const before = picture(game);
      const [one, again, other] = ["a key", "a key", "another key"].map((key) => playedOn(fork(game, key), game.number));
      expect(picture(game)).toBe(before);
      ends.all += 1;
      if (one === again) ends.same += 1;
      if (one !== other) ends.other += 1;
      return game;
    });
    expect(ends.same).toBe(ends.all);
    expect(ends.other).toBeGreaterThan(0);
  });
});

const SO_LONG = 25;

function playedOn(game: Game, seed: number): string {
  const player = randomPlayer(seed);
  for (let answers = 0; answers < SO_LONG && !game.state.outcome; answers += 1) expect(game.give(player(game))).toBeUndefined();
  return JSON.stringify(game.state);
}
