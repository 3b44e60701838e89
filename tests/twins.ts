/** Recorded games come out the same however they are carried: at once, or put away and taken up again on the way. */
import type { Game } from "@broadside/rules";
import { hashOf, type KeptGame, replayed } from "@broadside/tools/soak/kept-game";
import { expect, test } from "vitest";
import { saved } from "./kept-games.ts";

const asks = (game: Game): unknown => JSON.parse(JSON.stringify(game.open.map(({ number, ask, answer }) => [number, ask, answer?.key])));

/** The hash of it, replayed with its twin in its place after one input of so many; both stand alike there. */
function carriedByTwins(kept: KeptGame, every: number): string {
  const log: Game["log"][number][] = [];
  const end = replayed(kept, (game) => {
    // Each game from another input on.
    if ((game.number + kept.seed) % every !== 0) return game;
    const twin = saved(game);
    expect(JSON.stringify(twin.state)).toBe(JSON.stringify(game.state));
    expect(asks(twin)).toEqual(asks(game));
    log.push(...game.log);
    // What it found in its place is no news.
    twin.log.length = 0;
    return twin;
  });
  return hashOf({ log: [...log, ...end.log], state: end.state });
}

/** The tests of some kept games. */
export const testTwins = (games: readonly KeptGame[], every: number): void =>
  test.each(games)(
    `kept game $seed of $setup.format, put away and taken up again after one input of ${every}, replays to the same events and the same end`,
    (kept) => {
      expect(carriedByTwins(kept, every)).toBe(kept.hash);
    },
  );
