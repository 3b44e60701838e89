/** A recorded game ends the same whether it is played in one go or reloaded on the way. */
import type { Game } from "@broadside/rules";
import { hashOf } from "@broadside/tools/soak/saved-game";
import { expect } from "vitest";
import { saved } from "../../shared/recorded-games.ts";
import type { GameLaw } from "./game-law.ts";

const asks = (game: Game): unknown => JSON.parse(JSON.stringify(game.open.map(({ number, ask, answer }) => [number, ask, answer?.key])));

/** Reloads after one input in `every`. Reloading after every input takes long, so only the games with these seeds do it. */
export const sameEnd = (every: number, afterEveryInput: readonly number[] = []): GameLaw => ({
  title: `reloaded after one input in ${every}, it has the same events and the same end`,
  watch: (kept) => ({
    after: ({ game }) => {
      // Each game starts at a different input.
      if ((game.number + kept.seed) % (afterEveryInput.includes(kept.seed) ? 1 : every) !== 0) return undefined;
      const twin = saved(game);
      expect(JSON.stringify(twin.state)).toBe(JSON.stringify(game.state));
      expect(asks(twin)).toEqual(asks(game));
      // Reloading may add to the log, which must not count as new.
      twin.log.splice(0, twin.log.length, ...game.log);
      return twin;
    },
    end: (game) => expect(hashOf(game)).toBe(kept.hash),
  }),
});
