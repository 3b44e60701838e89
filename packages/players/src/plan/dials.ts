/** The dials of a fleet: planned together once, and asked for one after the other. */
import { scramble } from "@broadside/kit";
import { defaultAnswer, type Game, isPlaceAsk, type OpenAsk, type Seat, type ShipId, type View } from "@broadside/rules";
import { unitsOf } from "../battle/unit.ts";
import type { BotAnswer, StopSignal } from "../bot.ts";
import { expectEnds, speedGuess } from "./expectations.ts";
import { bestPlans, indexOfMost } from "./fleet-plan.ts";
import { type Foresight, foresee, moverOf } from "./foresight.ts";
import { goalsIn, isAtGoal } from "./goals.ts";
import type { Mind } from "./mind.ts";
import { planByNextRound } from "./plan-choice.ts";

/** Maneuvers by ship, with what speaks for each. */
type Plan = ReadonlyMap<ShipId, { readonly code: string; readonly reason: string }>;

/** What was planned when the first dial was asked for is kept for the others. */
const latest: { readonly of: string; readonly plan: Plan }[] = [];
const KEPT = 4;

export function dialFor(view: View, game: Game, open: OpenAsk, seat: Seat, mind: Mind, seed: number, signal: StopSignal): BotAnswer {
  const { ask } = open;
  if (isPlaceAsk(ask)) return { answer: defaultAnswer(open), reason: "by rule of thumb" };
  const of = JSON.stringify([seed, seat, mind, view.since.number, view.since.state]);
  let plan = latest.find((one) => one.of === of)?.plan;
  if (!plan) {
    plan = planDials(game, seat, mind, scramble(seed, view.since.number), signal);
    latest.unshift({ of, plan });
    latest.length = Math.min(latest.length, KEPT);
  }
  const planned = plan.get(ask.about?.ship ?? "");
  const key = ask.options.find((option) => option.key === planned?.code)?.key ?? ask.options[0].key;
  return { answer: { input: "answer", seat: ask.seat, ask: open.number, key }, reason: planned?.reason ?? "nothing speaks against it" };
}

function planDials(game: Game, seat: Seat, mind: Mind, lot: number, signal: StopSignal): Plan {
  const battle = unitsOf(game, seat, mind);
  const seen = foresee(
    battle.mine.map((unit) => moverOf(game, unit)),
    battle.foes.map((unit) => moverOf(game, unit)),
    goalsIn(game, seat),
    mind,
  );
  expectEnds(seen, mind.thoughts, mind.guessesSpeeds && speedGuess(lot));
  const ends = mind.together ? bestTogether(game, seen, mind, lot, signal) : seen.mine.map(({ chances }) => indexOfMost(chances));
  return new Map(
    seen.mine.map(({ unit, ends: of }, i) => {
      const end = ends[i] ?? 0;
      return [unit.ship.id, { code: of[end]?.code ?? "", reason: reasonFor(game, seen, i, end) }];
    }),
  );
}

function bestTogether(game: Game, seen: Foresight, mind: Mind, lot: number, signal: StopSignal): readonly number[] {
  const plans = bestPlans(seen, mind.plans);
  const best = mind.simulations > 0 ? planByNextRound(game, seen, plans, mind, lot, signal) : plans[0];
  return best?.ends ?? [];
}

/** What a ship may do from there, and what may be done to it. */
function reasonFor(game: Game, { mine, foes, dealt, taken, goals }: Foresight, i: number, e: number): string {
  const one = mine[i];
  const end = one?.ends[e];
  if (!one || !end) return "nothing speaks against it";
  let best: { readonly damage: number; readonly name: string } | undefined;
  let fear = 0;
  for (const [j, { unit: foe, chances }] of foes.entries()) {
    const sum = (table: Float64Array | undefined, cell: (f: number) => number): number =>
      table ? chances.reduce((all, chance, f) => all + chance * (table[cell(f)] ?? 0), 0) : 0;
    const damage = sum(dealt[i]?.[j], (f) => e * chances.length + f);
    fear += sum(taken[i]?.[j], (f) => f * one.ends.length + e);
    if (damage > (best?.damage ?? LITTLE)) best = { damage, name: game.factsOf(foe.ship).pilot.name };
  }
  const danger = fear > LITTLE ? `, ${fear.toFixed(1)} to fear` : "";
  if (best) return `${best.damage.toFixed(1)} damage to expect on ${best.name}${danger}`;
  if (goals.some((goal) => goal.isFor.mine && isAtGoal(end.stand, goal))) return `a point of the scenario is within reach${danger}`;
  return danger === "" ? "on its way to the fight" : `nothing to fire at yet${danger}`;
}
/** Less damage is not worth a word. */
const LITTLE = 0.05;
