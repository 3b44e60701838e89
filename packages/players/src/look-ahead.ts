/** Tries the options of a question in imagined games, each played on by quick answers until things are quiet, and says what they came to. */
import { scramble } from "@broadside/kit";
import { type Answer, fork, type Game, isPlaceAsk, type OpenAsk, type Seat } from "@broadside/rules";
import type { Mind } from "./plan/mind.ts";
import { quickAnswer } from "./quick-player.ts";
import { type Expected, standingOf } from "./value.ts";

/** So many answers are enough to see what an option comes to. */
const MOST_ANSWERS = 40;

/** A game that stands where this one stands, and goes its own way. */
export const forkOf = (game: Game, lot: number): Game => fork(game, `fork ${lot}`);

/** Questions that complete a choice just made: where a ship goes, whom it locks. They are tried too, not answered by rule of thumb. */
const COMPLETES: ReadonlySet<string> = new Set([
  "barrel roll",
  "barrel roll place",
  "boost",
  "boost place",
  "decloak",
  "decloak place",
  "lock",
  "rotate arc",
  "reinforce",
]);
/** How deep such questions are followed. */
const DEEPEST = 2;

/** What a game comes to once the ship that is active, the attack or the phase is another, or nobody is asked. */
function comesTo(game: Game, seat: Seat, mind: Mind, expected: Expected, lot: number, depth: number): number {
  const { cursor, attack, round } = game.state;
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    const { state } = game;
    if (state.outcome || state.round !== round) break;
    if (state.cursor.phase !== cursor.phase || state.cursor.active !== cursor.active) break;
    if (attack && !state.attack) break;
    const open = game.open.find(({ answer }) => !answer);
    if (!open || open.ask.kind === "dial") break;
    if (depth > 0 && open.ask.seat === seat && COMPLETES.has(open.ask.kind)) {
      let best = Number.NEGATIVE_INFINITY;
      for (const answer of answersTo(open)) {
        const tried = forkOf(game, lot);
        if (!tried.give(answer)) best = Math.max(best, comesTo(tried, seat, mind, expected, lot, depth - 1));
      }
      if (best > Number.NEGATIVE_INFINITY) return best;
    }
    if (game.give(quickAnswer(game, open))) break;
  }
  return standingOf(game, seat, mind, expected);
}

export interface Tried {
  readonly answer: Answer;
  readonly value: number;
}

/** A game that might be the one that is played, and its question that is to be answered. */
export interface World {
  readonly game: Game;
  readonly open: OpenAsk;
}

/** The options of a question by what they came to in some worlds, the best first; none without a world. */
export function tryOptions(worlds: readonly World[], seat: Seat, mind: Mind, expected: Expected, lot: number): readonly Tried[] {
  const [first] = worlds;
  const results = (first ? answersTo(first.open) : []).map((answer): Tried => {
    let value = 0;
    for (const [at, { game }] of worlds.entries()) {
      const tried = forkOf(game, scramble(lot, at));
      if (tried.give(answer)) return { answer, value: Number.NEGATIVE_INFINITY };
      value += comesTo(tried, seat, mind, expected, scramble(lot, at), DEEPEST);
    }
    return { answer, value: value / worlds.length };
  });
  return results.sort((one, other) => other.value - one.value);
}

const PARTS = [0, 1 / 4, 1 / 2, 3 / 4, 1] as const;

function answersTo({ ask, number }: OpenAsk): readonly Answer[] {
  const named = { input: "answer", seat: ask.seat, ask: number } as const;
  if (!isPlaceAsk(ask)) return ask.options.slice(0, MOST_OPTIONS).map(({ key }) => ({ ...named, key }));
  const { place, witness } = ask;
  if (place.shape !== "line") return [{ ...named, pose: witness }];
  const along = PARTS.map((part) => ({
    x: Math.round(place.from.x + (place.to.x - place.from.x) * part),
    y: Math.round(place.from.y + (place.to.y - place.from.y) * part),
    heading: place.from.heading,
  }));
  return [witness, ...along.filter((pose) => !ask.refusal(pose))].map((pose) => ({ ...named, pose }));
}
const MOST_OPTIONS = 24;
