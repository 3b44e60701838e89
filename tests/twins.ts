/** Recorded games come out the same however they are carried: at once, or put away and taken up again on the way. */
import type { Game } from "@broadside/rules";
import { hashOf, type KeptGame, replayed } from "@broadside/tools/soak/kept-game";
import { expect, test } from "vitest";
import { saved } from "./kept-games.ts";

const FIFTH = 5;

const asks = (game: Game): unknown => JSON.parse(JSON.stringify(game.open.map(({ number, ask, answer }) => [number, ask, answer?.key])));

/** Replays it, with its twin in its place at the inputs that are chosen: both stand alike there, and it comes to the same end. */
function carriedByTwins(kept: KeptGame, isChosen: (number: number) => boolean): void {
  const carried = replayed(kept, (game) => {
    if (!isChosen(game.number)) return game;
    const twin = saved(game);
    expect(JSON.stringify(twin.state)).toBe(JSON.stringify(game.state));
    expect(asks(twin)).toEqual(asks(game));
    return twin;
  });
  expect(JSON.stringify(carried.state)).toBe(JSON.stringify(replayed(kept).state));
}

/** The tests of some kept games: a few at every input, the rest at every fifth, each game from another one on. */
export function testTwins(games: readonly KeptGame[], few: readonly KeptGame[]): void {
  test.each(games)("kept game $seed of $setup.format replays to the same events and the same end", (kept) => {
    expect(hashOf(replayed(kept))).toBe(kept.hash);
  });

  test.each(few)("kept game $seed of $setup.format, put away and taken up again after every input, goes on exactly the same", (kept) =>
    carriedByTwins(kept, () => true),
  );

  test.each(games.filter((kept) => !few.includes(kept)))(
    "kept game $seed of $setup.format, put away and taken up again after every fifth input, goes on exactly the same",
    (kept) => carriedByTwins(kept, (number) => (number + kept.seed) % FIFTH === 0),
  );
}
