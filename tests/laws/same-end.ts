/** A recorded game comes out the same however it is carried: at once, or put away and taken up again on the way. */
import type { Game } from "@broadside/rules";
import { hashOf } from "@broadside/tools/soak/kept-game";
import { expect } from "vitest";
import { saved } from "../kept-games.ts";
import type { GameLaw } from "./game-law.ts";

const asks = (game: Game): unknown => JSON.parse(JSON.stringify(game.open.map(({ number, ask, answer }) => [number, ask, answer?.key])));

/** Put away after one input of so many; or after every input, which takes long, in these games alone. */
export const sameEnd = (every: number, afterEveryInput: readonly number[] = []): GameLaw => ({
  title: `put away and taken up again after one input of ${every}, it comes to the same events and the same end`,
  watch: (kept) => ({
    after: ({ game }) => {
      // Each game from another input on.
      if ((game.number + kept.seed) % (afterEveryInput.includes(kept.seed) ? 1 : every) !== 0) return undefined;
      const twin = saved(game);
      expect(JSON.stringify(twin.state)).toBe(JSON.stringify(game.state));
      expect(asks(twin)).toEqual(asks(game));
      // What it found in its place is no news.
      twin.log.splice(0, twin.log.length, ...game.log);
      return twin;
    },
    end: (game) => expect(hashOf(game)).toBe(kept.hash),
  }),
});
