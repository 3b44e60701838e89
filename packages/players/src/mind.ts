/** How the bots that think choose: dials by a plan for the fleet, everything else by rules of thumb or by trying its options. */
import { randomStream, scramble } from "@broadside/kit";
import {
  type Answer,
  defaultAnswer,
  type Game,
  type Guess,
  imagine,
  isPlaceAsk,
  type OpenAsk,
  type Seat,
  type ShipId,
  type View,
} from "@broadside/rules";
import { endsOf, standing } from "./battle/ends.ts";
import { type Unit, unitsOf } from "./battle/unit.ts";
import type { BotAnswer, BotPlayer, StopSignal } from "./bot.ts";
import { forkOf, tryOptions } from "./look-ahead.ts";
import { bestPlans, expectEnds, type FleetPlan } from "./plan/fleet-plan.ts";
import { type Foresight, foresee, type Mover, mover } from "./plan/foresight.ts";
import type { Weights } from "./plan/weights.ts";
import { firstOpen } from "./player.ts";
import { quickAnswer } from "./quick-player.ts";
import { referenceBot } from "./reference/reference.ts";
import { setUpAnswer } from "./setup/set-up.ts";
import { standingOf } from "./value.ts";

export interface Mind {
  readonly weights: Weights;
  /** Games imagined for a fleet's dials. */
  readonly simulations: number;
  /** Plans that are played through. */
  readonly plans: number;
  /** Whether ships of a fleet plan together. */
  readonly together: boolean;
  /** How often each option of another question is tried. */
  readonly samples: number;
}

export const thinking =
  (seed: number, usual: Mind): BotPlayer =>
  async (view, content, budget, signal) => {
    const mind = { ...usual, simulations: budget.simulations ?? usual.simulations };
    const [seat = 0] = view.seats;
    const lot = scramble(seed, view.number);
    const question = view.questions.find(({ answered }) => answered === undefined);
    if (question?.kind === "dial") {
      // As when the first dial was asked for: a game that is taken up again between two dials goes on alike.
      const { number } = view.since;
      const game = imagine({ ...view, number }, content, scramble(seed, number));
      return dialFor(view, game, firstOpen(game, seat), seat, mind, seed, signal);
    }
    const placed = setUpAnswer(view, content, lot);
    if (placed) return placed;
    const isCard = question?.kind.startsWith("use at") === true;
    if (question && (isCard || TRIED.has(question.kind))) {
      const guess = guessOf(imagine(view, content, lot), seat, mind.weights);
      const worlds = Array.from({ length: mind.samples }, (_, at) => imagine(view, content, scramble(lot, at), guess));
      const [best] = tryOptions(worlds, seat, mind.weights, lot);
      if (best && best.value > Number.NEGATIVE_INFINITY) return { answer: best.answer, reason: "the best of what was tried" };
    }
    return referenceBot(view, content, budget, signal);
  };

const TRIED: ReadonlySet<string> = new Set([
  "action",
  "free action",
  "barrel roll",
  "barrel roll place",
  "boost",
  "boost place",
  "decloak",
  "decloak place",
]);

/** Dials that cannot be seen are taken for what serves their ships best, the better the likelier. */
function guessOf(game: Game, seat: Seat, weights: Weights): Guess {
  const { phase } = game.state.cursor;
  if (phase !== "activation" && phase !== "system" && phase !== "planning") return {};
  const battle = unitsOf(game, seat);
  const stays = (unit: Unit): boolean => unit.ship.activated || unit.ship.dial === undefined;
  const movers = (units: readonly Unit[]) => units.map((unit) => (stays(unit) ? mover(unit, [standing(unit)]) : moverOf(game, unit)));
  const seen = foresee(movers(battle.mine), movers(battle.foes), weights);
  expectEnds(seen);
  const chances = new Map(
    seen.foes.map(({ unit, ends, chances: of }) => [unit.ship.id, new Map(ends.map(({ code }, at) => [code, of[at] ?? 0]))]),
  );
  return { dial: (ship, options) => options.map((code) => chances.get(ship)?.get(code) ?? 0) };
}

/** Maneuvers by ship. */
type Dials = ReadonlyMap<ShipId, string>;

/** A fleet's dials are asked one after the other, and planned together: what was planned for one is kept for the others. */
const latest: { readonly of: string; readonly dials: Dials }[] = [];
const KEPT = 4;

function dialFor(view: View, game: Game, open: OpenAsk, seat: Seat, mind: Mind, seed: number, signal: StopSignal): BotAnswer {
  const { ask } = open;
  if (isPlaceAsk(ask)) return { answer: defaultAnswer(open), reason: "by rule of thumb" };
  const of = JSON.stringify([seed, seat, mind, view.since.number, view.since.state]);
  let dials = latest.find((one) => one.of === of)?.dials;
  if (!dials) {
    dials = planDials(game, seat, mind, scramble(seed, view.since.number), signal);
    latest.unshift({ of, dials });
    latest.length = Math.min(latest.length, KEPT);
  }
  const code = dials.get(ask.about?.ship ?? "");
  const key = ask.options.find((option) => option.key === code)?.key ?? ask.options[0].key;
  return { answer: { input: "answer", seat: ask.seat, ask: open.number, key }, reason: "the plan of the fleet" };
}

function planDials(game: Game, seat: Seat, mind: Mind, lot: number, signal: StopSignal): Dials {
  const battle = unitsOf(game, seat);
  const mine = battle.mine.map((unit) => moverOf(game, unit));
  const foes = battle.foes.map((unit) => moverOf(game, unit));
  const seen = foresee(mine, foes, mind.weights);
  if (!mind.together) return eachAlone(seen);
  const plans = bestPlans(seen, mind.plans);
  const best = mind.simulations > 0 ? played(game, seat, seen, plans, mind, lot, signal) : plans[0];
  return dialsOf(mine, best?.ends ?? []);
}

const moverOf = (game: Game, unit: Unit): Mover => mover(unit, endsOf(game, unit));

const dialsOf = (movers: readonly Mover[], ends: readonly number[]): Dials =>
  new Map(movers.map(({ unit, ends: of }, i) => [unit.ship.id, of[ends[i] ?? 0]?.code ?? ""]));

function eachAlone(seen: Foresight): Dials {
  expectEnds(seen);
  return dialsOf(
    seen.mine,
    seen.mine.map(({ chances }) => chances.indexOf(Math.max(...chances))),
  );
}

/** Plays the best plans as far as the shooting, against what foes may have chosen, and takes the one that came to most. */
function played(
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
    const guess = new Map(foes.map(({ unit, ends, chances }) => [unit.ship.id, ends[drawn(chances, random)]?.code ?? ""]));
    for (const [at, plan] of plans.entries()) {
      const dials = new Map([...guess, ...dialsOf(mine, plan.ends)]);
      sums[at] = (sums[at] ?? 0) + outcomeOf(game, seat, dials, scramble(lot, round), weights);
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

/** What the game comes to by the time of combat, if all fly so. */
function outcomeOf(game: Game, seat: Seat, dials: Dials, lot: number, weights: Weights): number {
  const fork = forkOf(game, lot);
  // With the last that has no answer yet the question closes.
  const asked = fork.open.filter(({ ask }) => ask.kind === "dial").sort((one, other) => rank(one, seat) - rank(other, seat));
  for (const { ask, number } of asked) {
    const code = dials.get(ask.about?.ship ?? "");
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
    if (!open || fork.give(quickAnswer(fork, open))) break;
  }
  return standingOf(fork, seat, weights);
}
const rank = ({ ask, answer }: OpenAsk, seat: Seat): number => (ask.seat === seat ? (answer ? 1 : 2) : 0);
const MOST_ANSWERS = 400;
