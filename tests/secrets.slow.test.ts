/** Games that differ only in what a seat may not know give that seat the same views, events and questions. */
import { eventsFor, type Game, type Input, imagine, pendingOf, questionsFor, restore, type Seat, view } from "@broadside/rules";
import { CONTENT } from "@broadside/tools/soak/content";
import { type KeptGame, replayed } from "@broadside/tools/soak/kept-game";
import { describe, expect, test } from "vitest";
import { EPIC_GAMES, KEPT_GAMES } from "./kept-games.ts";

const copyOf = (game: Game): Game => restore(JSON.parse(JSON.stringify(pendingOf(game))), CONTENT);

/** All that reaches somebody: a seat, or a watcher. What may be taken back depends on one's own inputs alone. */
function seenBy(game: Game, seats: readonly Seat[], since: number): string {
  const { canUndo: _canUndo, ...seen } = view(game, seats);
  return JSON.stringify([seen, eventsFor(game, seats, since), questionsFor(game, seats)]);
}

const lookersAt = (game: Game): readonly (readonly Seat[])[] => [[], ...game.setup.seats.map((_, seat) => [seat])];

/** Calls back before every input that a kept game takes. */
function beforeEach(kept: KeptGame, look: (game: Game, next: Input) => void): void {
  let at = 0;
  replayed(kept, (game) => {
    at += 1;
    const next = kept.inputs[at];
    if (next && !game.state.outcome) look(game, next);
    return game;
  });
}

/** The same question answered otherwise. */
function otherwise({ open }: Game, input: Input): Input | undefined {
  if (input.input !== "answer" || !("key" in input)) return undefined;
  const asked = open.find(({ number }) => number === input.ask)?.ask;
  const other = asked?.secret && "options" in asked ? asked.options.find(({ key }) => key !== input.key) : undefined;
  return other && { ...input, key: other.key };
}

/** Long enough for damage to be dealt. */
const LONG = [
  ...KEPT_GAMES.filter(({ inputs, setup }) => setup.seats.length > 1 && inputs.length > 100 && inputs.length < 400).slice(0, 8),
  ...EPIC_GAMES.slice(0, 1),
];

describe.each(LONG)("in kept game $seed", (kept) => {
  test("whatever dial a seat sets, the others see the same until it is shown", () => {
    let compared = 0;
    beforeEach(kept, (game, input) => {
      const other = otherwise(game, input);
      // The last dial of all begins the Activation phase, in which they are shown.
      if (!other || input.input !== "answer" || game.open.filter(({ answer }) => !answer).length === 1) return;
      const [one, another] = [copyOf(game), copyOf(game)];
      expect([one.give(input), another.give(other)]).toEqual([undefined, undefined]);
      for (const seats of lookersAt(game)) {
        if (seats.includes(input.seat)) continue;
        compared += 1;
        expect(seenBy(one, seats, game.number)).toBe(seenBy(another, seats, game.number));
      }
    });
    expect(compared).toBeGreaterThan(10);
  });

  test("worlds that fit what a seat has seen look to it like the true one, and differ where it cannot see", () => {
    let differing = 0;
    beforeEach(kept, (game) => {
      if (game.number % 7 !== 0) return;
      for (const seats of lookersAt(game)) {
        const worlds = [1, 2].map((seed) => imagine(view(game, seats), CONTENT, seed));
        const truly = { ...view(game, seats), canUndo: [] };
        for (const world of worlds) expect({ ...view(world, seats), canUndo: [] }).toEqual(truly);
        if (new Set(worlds.map(({ state }) => JSON.stringify(state))).size > 1) differing += 1;
      }
    });
    expect(differing).toBeGreaterThan(0);
  });
});
