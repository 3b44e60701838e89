/** Plans played through in imagined games. */
import { randomStream, scramble } from "@broadside/kit";
import { type Answer, type Game, isPlaceAsk, type OpenAsk, type Seat } from "@broadside/rules";
import { ACTING, acting } from "../act/acting.ts";
import type { StopSignal } from "../bot.ts";
import { forkOf } from "../look-ahead.ts";
import { quickAnswer } from "../quick-player.ts";
import { type Expected, standingOf } from "../value.ts";
import type { FleetPlan } from "./fleet-plan.ts";
import { type Foresight, type Mover, mover } from "./foresight.ts";
import type { Mind } from "./mind.ts";
import type { Weights } from "./weights.ts";

/** Plays the best plans as far as the shooting, against what foes may have chosen, and takes the one that came to most. */
export function played(
  game: Game,
  seat: Seat,
  { mine, foes }: Foresight,
  plans: readonly FleetPlan[],
  { simulations, weights }: Mind,
  lot: number,
  signal: StopSignal,
): FleetPlan | undefined {
  const rounds = Math.floor(simulations / Math.max(1, plans.length));
  const sums = plans.map(() => 0);
  let counted = 0;
  for (let round = 0; round < rounds && !(signal.aborted && counted > 0); round += 1) {
    const random = randomStream(scramble(lot, round));
    const drawnEnds = foes.map((foe) => only(foe, drawn(foe.chances, random)));
    for (const [at, plan] of plans.entries()) {
      const ends = [...drawnEnds, ...mine.map((one, i) => only(one, plan.ends[i] ?? 0))];
      sums[at] = (sums[at] ?? 0) + outcomeOf(game, seat, ends, scramble(lot, round), weights);
    }
    counted += 1;
  }
  if (counted === 0) return plans[0];
  let best = 0;
  const worth = (at: number): number => (sums[at] ?? 0) / counted + TRUST * (plans[at]?.value ?? 0);
  for (const at of plans.keys()) if (worth(at) > worth(best)) best = at;
  return plans[best];
}
/** How much the tables count beside what was played. */
const TRUST = 0.5;

function drawn(chances: Float64Array, random: (below: number) => number): number {
  let left = random(1_000_000) / 1_000_000;
  for (let at = 0; at < chances.length; at += 1) {
    left -= chances[at] ?? 0;
    if (left < 0) return at;
  }
  return 0;
}

/** A ship that goes to one of its ends for sure. */
const only = ({ unit, ends }: Mover, at: number): Mover => mover(unit, ends.slice(at, at + 1));

/** What the game comes to by the time of combat, if all fly so. */
function outcomeOf(game: Game, seat: Seat, movers: readonly Mover[], lot: number, weights: Weights): number {
  const fork = forkOf(game, lot);
  const expected: Expected = new Map(movers.map((one) => [one.unit.ship.id, one]));
  // With the last that has no answer yet the question closes.
  const asked = fork.open.filter(({ ask }) => ask.kind === "dial").sort((one, other) => rank(one, seat) - rank(other, seat));
  for (const { ask, number } of asked) {
    const code = expected.get(ask.about?.ship ?? "")?.ends[0]?.code;
    if (isPlaceAsk(ask)) continue;
    const key = ask.options.find((option) => option.key === code)?.key ?? ask.options[0].key;
    const answer: Answer = { input: "answer", seat: ask.seat, ask: number, key };
    fork.give(answer);
  }
  const { round } = fork.state;
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    const { outcome, cursor, round: now } = fork.state;
    if (outcome || now !== round || cursor.phase === "combat" || cursor.phase === "end") break;
    const open = fork.open.find(({ answer }) => !answer);
    if (!open || fork.give(answerOf(fork, open, weights, expected))) break;
  }
  return standingOf(fork, seat, weights);
}

function answerOf(game: Game, open: OpenAsk, weights: Weights, expected: Expected): Answer {
  const usual = quickAnswer(game, open);
  return (ACTING.has(open.ask.kind) ? acting(game, open, weights, expected, usual)?.answer : undefined) ?? usual;
}

const rank = ({ ask, answer }: OpenAsk, seat: Seat): number => (ask.seat === seat ? (answer ? 1 : 2) : 0);
const MOST_ANSWERS = 400;
