/** Recorded games come out the same however they are carried: at once, or put away at every input. */
import type { Game } from "@broadside/rules";
import { hashOf, replayed } from "@broadside/tools/soak/kept-game";
import { expect, test } from "vitest";
import { EPIC_GAMES, KEPT_GAMES, SECOND_GAMES, saved } from "./kept-games.ts";

test("there are fifty kept games, twelve Epic ones and two dozen of the second edition", () =>
  expect([KEPT_GAMES, EPIC_GAMES, SECOND_GAMES]).toMatchObject([{ length: 50 }, { length: 12 }, { length: 24 }]));

test.each([...KEPT_GAMES, ...EPIC_GAMES, ...SECOND_GAMES])(
  "kept game $seed of $setup.format replays to the same events and the same end",
  (kept) => {
    expect(hashOf(replayed(kept))).toBe(kept.hash);
  },
);

const asks = (game: Game): unknown => JSON.parse(JSON.stringify(game.open.map(({ number, ask, answer }) => [number, ask, answer?.key])));

test.each([...KEPT_GAMES.slice(0, 8), ...EPIC_GAMES.slice(0, 2), ...SECOND_GAMES.filter(({ inputs }) => inputs.length < 400).slice(0, 6)])(
  "kept game $seed of $setup.format, put away and taken up again after every input, goes on exactly the same",
  (kept) => {
    const carried = replayed(kept, (game) => {
      const twin = saved(game);
      expect(JSON.stringify(twin.state)).toBe(JSON.stringify(game.state));
      expect(asks(twin)).toEqual(asks(game));
      return twin;
    });
    expect(JSON.stringify(carried.state)).toBe(JSON.stringify(replayed(kept).state));
  },
);
