/** Tries the options of a question in imagined games, each played on by quick answers until things are quiet, and says what they came to. */
import { scramble } from "@broadside/kit";
import { type Answer, fork, type Game, isPlaceAsk, type OpenAsk, type Seat, type State } from "@broadside/rules";
import { has } from "./habits.ts";
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

/** Where a game stands. */
type Moment = Pick<State, "cursor" | "attack" | "round">;
const momentOf = ({ state: { cursor, attack, round } }: Game): Moment => ({ cursor, attack, round });

/** What is asked of every game that an option leads to. */
interface Trial {
  readonly seat: Seat;
  readonly mind: Mind;
  readonly expected: Expected;
  readonly lot: number;
  /** When the question was asked. Without it each option counts from its own answer, which may already have brought on the next ship. */
  readonly asked: Moment | undefined;
}

/** Whether another ship is active than at a moment, or another phase; counted from the answer, also whether its attack is over. */
function isPast({ state }: Game, { cursor, attack, round }: Moment, { asked }: Trial): boolean {
  if (state.outcome || state.round !== round) return true;
  if (state.cursor.phase !== cursor.phase || state.cursor.active !== cursor.active) return true;
  return asked === undefined && attack !== undefined && !state.attack;
}

/** What a game comes to once things are quiet, or nobody is asked. */
function comesTo(game: Game, trial: Trial, depth: number): number {
  const { seat, mind, expected, lot, asked } = trial;
  const from = asked ?? momentOf(game);
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    if (isPast(game, from, trial)) break;
    const open = game.open.find(({ answer }) => !answer);
    if (!open || open.ask.kind === "dial") break;
    if (depth > 0 && open.ask.seat === seat && COMPLETES.has(open.ask.kind)) {
      let best = Number.NEGATIVE_INFINITY;
      for (const answer of answersTo(open)) {
        const tried = forkOf(game, lot);
        if (!tried.give(answer)) best = Math.max(best, comesTo(tried, trial, depth - 1));
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
      const asked = has(mind, "triesEvenly") ? momentOf(game) : undefined;
      value += comesTo(tried, { seat, mind, expected, lot: scramble(lot, at), asked }, DEEPEST);
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
