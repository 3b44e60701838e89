/**
 * Tries the options of a question in imagined games. Quick answers play each game until the attack or activation is over; then the game's
 * value is calculated.
 */
import { scramble } from "@broadside/kit";
import { type Answer, fork, type Game, isPlaceAsk, type OpenAsk, type Seat, type State } from "@broadside/rules";
import { hasHabit } from "./habits.ts";
import type { BotSettings } from "./plan/bot-settings.ts";
import { quickAnswer } from "./quick-player.ts";
import { type Expected, gameValue } from "./value.ts";

/** The value of an option is clear enough after this many answers. */
const MOST_ANSWERS = 40;

/** Returns a copy of the game that can be played independently. */
export const forkOf = (game: Game, lot: number): Game => fork(game, `fork ${lot}`);

/**
 * Questions that complete a choice, such as where a ship goes or what it locks. Their options are also tried, instead of being answered by
 * rule of thumb.
 */
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
/** How deep such questions are followed when one leads to another. */
const DEEPEST = 2;

/** How far a game has got. */
type Moment = Pick<State, "cursor" | "attack" | "round">;
const momentOf = ({ state: { cursor, attack, round } }: Game): Moment => ({ cursor, attack, round });

/** Facts that all trials of an option share. */
interface Trial {
  readonly seat: Seat;
  readonly settings: BotSettings;
  readonly expected: Expected;
  readonly lot: number;
  /**
   * The moment when the question was asked. Without it, each option is measured from the moment after its answer, when it may already be
   * the next ship's turn.
   */
  readonly asked: Moment | undefined;
}

/** True if the game has moved on to another ship or phase. If the moment of the question is unknown, also true once the attack is over. */
function isPast({ state }: Game, { cursor, attack, round }: Moment, { asked }: Trial): boolean {
  if (state.outcome || state.round !== round) return true;
  if (state.cursor.phase !== cursor.phase || state.cursor.active !== cursor.active) return true;
  return asked === undefined && attack !== undefined && !state.attack;
}

/** Returns the value of a game once the activation or attack is over, or nobody is asked anything. */
function comesTo(game: Game, trial: Trial, depth: number): number {
  const { seat, settings, expected, lot, asked } = trial;
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
  return gameValue(game, seat, settings, expected);
}

export interface Tried {
  readonly answer: Answer;
  readonly value: number;
}

/** A game that could be the real one, and the question to answer in it. */
export interface World {
  readonly game: Game;
  readonly open: OpenAsk;
}

/** Returns the options of a question with their average values in some worlds, best first; empty if there are no worlds. */
export function tryOptions(worlds: readonly World[], seat: Seat, settings: BotSettings, expected: Expected, lot: number): readonly Tried[] {
  const [first] = worlds;
  const results = (first ? answersTo(first.open) : []).map((answer): Tried => {
    let value = 0;
    for (const [at, { game }] of worlds.entries()) {
      const tried = forkOf(game, scramble(lot, at));
      if (tried.give(answer)) return { answer, value: Number.NEGATIVE_INFINITY };
      const asked = hasHabit(settings, "triesEvenly") ? momentOf(game) : undefined;
      value += comesTo(tried, { seat, settings, expected, lot: scramble(lot, at), asked }, DEEPEST);
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
