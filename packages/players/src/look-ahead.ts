/** Tries the options of a question in imagined games, each played on by quick answers until things are quiet, and says what they came to. */
import { scramble } from "@broadside/kit";
import { type Answer, fork, type Game, isPlaceAsk, type OpenAsk, type Seat } from "@broadside/rules";
import type { Weights } from "./plan/weights.ts";
import { firstOpen } from "./player.ts";
import { quickAnswer } from "./quick-player.ts";
import { standingOf } from "./value.ts";

/** So many answers are enough to see what an option comes to. */
const MOST_ANSWERS = 40;

/** A game that stands where this one stands, and goes its own way. */
export const forkOf = (game: Game, lot: number): Game => fork(game, `fork ${lot}`);

/** Plays on until the ship that is active, the attack or the phase is another, or nobody is asked. */
function playOn(game: Game, most = MOST_ANSWERS): void {
  const { cursor, attack, round } = game.state;
  for (let answers = 0; answers < most; answers += 1) {
    const { state } = game;
    if (state.outcome || state.round !== round) return;
    if (state.cursor.phase !== cursor.phase || state.cursor.active !== cursor.active) return;
    if (attack && !state.attack) return;
    const open = game.open.find(({ answer }) => !answer);
    if (!open || open.ask.kind === "dial") return;
    if (game.give(quickAnswer(game, open))) return;
  }
}

export interface Tried {
  readonly answer: Answer;
  readonly value: number;
}

/** The options of a question by what they came to in some games that might be the one that is played, the best first. */
export function tryOptions(worlds: readonly Game[], seat: Seat, weights: Weights, lot: number): readonly Tried[] {
  const [first] = worlds;
  const results = (first ? answersTo(firstOpen(first, seat)) : []).map((answer): Tried => {
    let value = 0;
    for (const [at, world] of worlds.entries()) {
      const tried = forkOf(world, scramble(lot, at));
      if (tried.give(answer)) return { answer, value: Number.NEGATIVE_INFINITY };
      playOn(tried);
      value += standingOf(tried, seat, weights);
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
