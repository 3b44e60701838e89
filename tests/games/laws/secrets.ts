/** If two games differ only in what a seat may not know, that seat gets the same views, events and questions in both. */
import { runs, spacing } from "@broadside/kit/testing";
import { eventsFor, type Game, type Input, imagine, questionsFor, type Seat, view } from "@broadside/rules";
import type { RecordedGame } from "@broadside/tools/soak/saved-game";
import { expect } from "vitest";
import { saved } from "../../shared/recorded-games.ts";
import type { GameLaw } from "./game-law.ts";

const DIALS_EVERY = spacing(1);
const WORLDS_EVERY = spacing(7);

/** Everything a seat or a watcher receives. `canUndo` is left out because it depends only on one's own inputs. */
function seenBy(game: Game, seats: readonly Seat[], since: number): string {
  const { canUndo: _canUndo, ...seen } = view(game, seats);
  return JSON.stringify([seen, eventsFor(game, seats, since), questionsFor(game, seats)]);
}

const lookersAt = (game: Game): readonly (readonly Seat[])[] => [[], ...game.setup.seats.map((_, seat) => [seat])];

/** A different answer to the same question. */
function otherwise({ open }: Game, input: Input): Input | undefined {
  if (input.input !== "answer" || !("key" in input)) return undefined;
  const asked = open.find(({ number }) => number === input.ask)?.ask;
  const other = asked?.secret && "options" in asked ? asked.options.find(({ key }) => key !== input.key) : undefined;
  return other && { ...input, key: other.key };
}

const isOver = ({ state }: Game): boolean => state.outcome !== undefined;

const dialsAreSecret = (isAbout: (kept: RecordedGame) => boolean): GameLaw => ({
  title: "whatever dial a seat sets, the others see the same until it is revealed",
  isAbout,
  watch: () => {
    let [dials, compared] = [0, 0];
    return {
      after: ({ game, next }) => {
        const other = next && !isOver(game) ? otherwise(game, next) : undefined;
        // Not the last dial: it starts the Activation phase, which reveals the dials.
        if (!other || next?.input !== "answer" || game.open.filter(({ answer }) => !answer).length === 1) return undefined;
        dials += 1;
        if (dials % DIALS_EVERY !== 0) return undefined;
        const [one, another] = [saved(game), saved(game)];
        expect(one.give(next)).toBeUndefined();
        expect(another.give(other)).toBeUndefined();
        for (const seats of lookersAt(game)) {
          if (seats.includes(next.seat)) continue;
          compared += 1;
          expect(seenBy(one, seats, game.number)).toBe(seenBy(another, seats, game.number));
        }
        return undefined;
      },
      end: () => expect(compared).toBeGreaterThan(runs(10)),
    };
  },
});

const worldsLookAlike = (isAbout: (kept: RecordedGame) => boolean): GameLaw => ({
  title: "imagined games that fit what a seat has seen look the same to it, and differ where it cannot see",
  isAbout,
  watch: () => {
    let differing = 0;
    return {
      after: ({ game }) => {
        if (isOver(game) || game.number % WORLDS_EVERY !== 0) return undefined;
        for (const seats of lookersAt(game)) {
          const worlds = [1, 2].map((seed) => imagine(view(game, seats), game.content, seed));
          const truly = { ...view(game, seats), canUndo: [] };
          for (const world of worlds) expect({ ...view(world, seats), canUndo: [] }).toEqual(truly);
          if (new Set(worlds.map(({ state }) => JSON.stringify(state))).size > 1) differing += 1;
        }
        return undefined;
      },
      end: () => expect(differing).toBeGreaterThan(0),
    };
  },
});

export const secretLaws = (isAbout: (kept: RecordedGame) => boolean): readonly GameLaw[] => [
  dialsAreSecret(isAbout),
  worldsLookAlike(isAbout),
];
