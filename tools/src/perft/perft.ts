/** Counts the possible sequences of answers from a position. If a rule change offers more or fewer options, the counts change. */
import { type Answer, type Game, isPlaceAsk, pendingOf, restore } from "@broadside/rules";

export interface Count {
  /** How many sequences of answers there are. */
  readonly lines: number;
  /** How many of the resulting games are over. */
  readonly over: number;
}

/**
 * Tries every answer to the first open question, then every answer to the next, down to this depth. For a placement it tries only one
 * place, the one that the rules found to be legal.
 */
export function perft(game: Game, depth: number): Count {
  const asked = game.open.find(({ answer }) => !answer);
  if (!asked) return { lines: 1, over: 1 };
  if (depth === 0) return { lines: 1, over: 0 };
  const named = { input: "answer", seat: asked.ask.seat, ask: asked.number } as const;
  const answers: readonly Answer[] = isPlaceAsk(asked.ask)
    ? [{ ...named, pose: asked.ask.witness }]
    : asked.ask.options.map(({ key }) => ({ ...named, key }));
  if (depth === 1 && !isPlaceAsk(asked.ask)) return { lines: answers.length, over: 0 };
  let lines = 0;
  let over = 0;
  for (const answer of answers) {
    const fork = restore(pendingOf(game), game.content);
    const refused = fork.give(answer);
    if (refused) throw new Error(`an offered answer was refused: ${refused.refused}`);
    const below = perft(fork, depth - 1);
    lines += below.lines;
    over += below.over;
  }
  return { lines, over };
}
