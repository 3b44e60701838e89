/** How the bots that think choose: dials by a plan for the fleet, everything else by rules of thumb or by trying its options. */
import { randomStream, scramble } from "@broadside/kit";
import {
  type Answer,
  type Content,
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
import { chosenAction, chosenLock, chosenPlace, chosenPose } from "./act/action-choice.ts";
import { Footing } from "./act/footing.ts";
import { endsOf, standing } from "./battle/ends.ts";
import { type Unit, unitsOf } from "./battle/unit.ts";
import type { BotAnswer, BotPlayer, StopSignal } from "./bot.ts";
import { chosenAttack } from "./fight/attack-choice.ts";
import { chosenChange } from "./fight/dice-choice.ts";
import { forkOf, tryOptions } from "./look-ahead.ts";
import { bestPlans, expectEnds, type FleetPlan } from "./plan/fleet-plan.ts";
import { type Foresight, foresee, type Mover, mover } from "./plan/foresight.ts";
import { goalsIn } from "./plan/goals.ts";
import type { Weights } from "./plan/weights.ts";
import { firstOpen } from "./player.ts";
import { quickAnswer } from "./quick-player.ts";
import { referenceBot } from "./reference/reference.ts";
import { setUpAnswer } from "./setup/set-up.ts";
import { type Expected, standingOf } from "./value.ts";

export interface Mind {
  readonly weights: Weights;
  /** Games imagined for a fleet's dials. */
  readonly simulations: number;
  /** Plans that are played through. */
  readonly plans: number;
  /** Whether ships of a fleet plan together. */
  readonly together: boolean;
  /** Whether actions, attacks and dice are weighed; rules of thumb decide them else. */
  readonly weighs: boolean;
  /** How often each option of a card is tried. */
  readonly samples: number;
  /** To measure by: it does not think about what foes will do, but guesses the speed of each at random. */
  readonly guessesSpeeds?: true;
}

export const thinking =
  (seed: number, own: Mind): BotPlayer =>
  async (view, content, budget, signal) => {
    const mind = { ...own, simulations: budget.simulations ?? own.simulations };
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
    const usual = (): Promise<BotAnswer> => referenceBot(view, content, budget, signal);
    if (!question || !mind.weighs) return usual();
    const { kind } = question;
    if (kind.startsWith("use at")) return triedFor(view, content, seat, lot, mind, await usual());
    if (ACTING.has(kind)) return actingFor(imagine(view, content, lot), seat, mind, await usual());
    if (FIGHTING.has(kind)) return fightingFor(imagine(view, content, lot), seat, mind) ?? usual();
    return usual();
  };

/** Tries the options in games that might be the one played; what is usual is left only for what comes to more. */
function triedFor(view: View, content: Content, seat: Seat, lot: number, mind: Mind, usual: BotAnswer): BotAnswer {
  const { weights, samples } = mind;
  const { guess, expected } = outlookOf(imagine(view, content, lot), seat, mind);
  const worlds = Array.from({ length: samples }, (_, at) => imagine(view, content, scramble(lot, at), guess));
  const tried = tryOptions(worlds, seat, weights, expected, lot);
  const [best] = tried;
  const known = tried.find(({ answer }) => isSame(answer, usual.answer));
  const isBetter = best && best.value > (known?.value ?? Number.NEGATIVE_INFINITY) + weights.margin;
  return isBetter ? { answer: best.answer, reason: "the best of what was tried" } : usual;
}

const isSame = (one: Answer, other: Answer): boolean =>
  "key" in one ? "key" in other && one.key === other.key : !("key" in other) && JSON.stringify(one.pose) === JSON.stringify(other.pose);

const ACTING: ReadonlySet<string> = new Set([
  "action",
  "free action",
  "lock",
  "barrel roll",
  "barrel roll place",
  "boost",
  "boost place",
  "decloak",
  "decloak place",
]);

/** Actions, locks and repositions. */
function actingFor(game: Game, seat: Seat, mind: Mind, usual: BotAnswer): BotAnswer {
  const { weights } = mind;
  const { ask, number } = firstOpen(game, seat);
  const footing = Footing.of(game, ask.about?.ship, seat, weights, outlookOf(game, seat, mind).expected);
  if (!footing || footing.unit.isHuge) return usual;
  const named = { input: "answer", seat, ask: number } as const;
  if (isPlaceAsk(ask)) {
    const pose = chosenPose(footing, ask);
    return pose ? { answer: { ...named, pose }, reason: "the best place" } : usual;
  }
  const chosen =
    ask.kind === "action" || ask.kind === "free action"
      ? "key" in usual.answer && chosenAction(game, footing, ask, usual.answer.key, weights.margin)
      : ask.kind === "lock"
        ? chosenLock(footing, ask)
        : chosenPlace(footing, ask);
  return chosen ? { answer: { ...named, key: chosen.key }, reason: chosen.reason } : usual;
}

const FIGHTING: ReadonlySet<string> = new Set(["attack", "modify attack dice", "modify defense dice"]);

/** Attacks and dice. */
function fightingFor(game: Game, seat: Seat, { weights }: Mind): BotAnswer | undefined {
  const { ask, number } = firstOpen(game, seat);
  if (isPlaceAsk(ask)) return undefined;
  const chosen = ask.kind === "attack" ? chosenAttack(game, ask, seat) : chosenChange(game, ask, seat, weights);
  return chosen && { answer: { input: "answer", seat, ask: number, key: chosen.key }, reason: chosen.reason };
}

interface Outlook {
  readonly guess: Guess;
  readonly expected: Expected;
}

/** Dials that cannot be seen are taken for what serves their ships best, the better the likelier. */
function outlookOf(game: Game, seat: Seat, { weights, guessesSpeeds }: Mind): Outlook {
  const { phase } = game.state.cursor;
  if (phase !== "activation" && phase !== "system" && phase !== "planning") return NO_OUTLOOK;
  const battle = unitsOf(game, seat);
  const seen = foresee(
    battle.mine.map((unit) => moverFrom(game, unit, seat)),
    battle.foes.map((unit) => moverFrom(game, unit, seat)),
    goalsIn(game, seat),
    weights,
  );
  expectEnds(seen, guessesSpeeds && speedGuess(game.state.round));
  const chances = new Map(
    seen.foes.map(({ unit, ends, chances: of }) => [unit.ship.id, new Map(ends.map(({ code }, at) => [code, of[at] ?? 0]))]),
  );
  return {
    guess: { dial: (ship, options) => options.map((code) => chances.get(ship)?.get(code) ?? 0) },
    expected: new Map([...seen.mine, ...seen.foes].map((one) => [one.unit.ship.id, likeliest(one)])),
  };
}
const NO_OUTLOOK: Outlook = { guess: {}, expected: new Map() };

/** Where it stands once it has moved; where its own dial leads; anywhere, of a dial that is not seen. */
function moverFrom(game: Game, unit: Unit, seat: Seat): Mover {
  const { activated, dial } = unit.ship;
  if (activated || dial === undefined) return mover(unit, [standing(unit)]);
  return unit.ship.seat === seat ? mover(unit, endsOf(game, unit, [dial])) : moverOf(game, unit);
}

/** The few ends that matter. */
function likeliest({ unit, ends, chances, own }: Mover): Mover {
  const order = [...ends.keys()].sort((one, other) => (chances[other] ?? 0) - (chances[one] ?? 0)).slice(0, FEW);
  const sum = order.reduce((total, at) => total + (chances[at] ?? 0), 0);
  return {
    unit,
    ends: order.flatMap((at) => ends[at] ?? []),
    chances: Float64Array.from(order, (at) => (chances[at] ?? 0) / sum),
    own: Float64Array.from(order, (at) => own[at] ?? 0),
  };
}
const FEW = 5;

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
  const seen = foresee(mine, foes, goalsIn(game, seat), mind.weights);
  expectEnds(seen, mind.guessesSpeeds && speedGuess(lot));
  if (!mind.together) return eachAlone(seen);
  const plans = bestPlans(seen, mind.plans);
  const best = mind.simulations > 0 ? played(game, seat, seen, plans, mind, lot, signal) : plans[0];
  return dialsOf(mine, best?.ends ?? []);
}

/** Any maneuver of a speed drawn by lot, each time the same for a ship. */
const speedGuess =
  (lot: number) =>
  ({ unit, ends, chances }: Mover): void => {
    const speeds = [...new Set(ends.map(({ speed }) => speed))];
    const speed = speeds[randomStream(scramble(lot, unit.ship.place))(speeds.length)];
    const count = ends.filter((end) => end.speed === speed).length;
    for (const [at, end] of ends.entries()) chances[at] = end.speed === speed ? 1 / count : 0;
  };

const moverOf = (game: Game, unit: Unit): Mover => mover(unit, endsOf(game, unit));

const dialsOf = (movers: readonly Mover[], ends: readonly number[]): Dials =>
  new Map(movers.map(({ unit, ends: of }, i) => [unit.ship.id, of[ends[i] ?? 0]?.code ?? ""]));

function eachAlone(seen: Foresight): Dials {
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
