/** Plans the dials of a fleet all at once; the game asks for them one after the other. */
import { scramble } from "@broadside/kit";
import type { BotReason } from "@broadside/protocol";
import { defaultAnswer, type Game, isPlaceAsk, type OpenAsk, type Seat, type ShipId, type View } from "@broadside/rules";
import { unitsOf } from "../battle/unit.ts";
import type { BotAnswer, StopSignal } from "../bot.ts";
import type { BotSettings } from "./bot-settings.ts";
import { expectEnds, speedGuess } from "./expectations.ts";
import { bestPlans, indexOfMost } from "./fleet-plan.ts";
import { type Foresight, foresee, moverOf } from "./foresight.ts";
import { goalsIn, isAtGoal } from "./goals.ts";
import { planByNextRound } from "./plan-choice.ts";

/** Maneuvers by ship, with the reasons for each. */
type Plan = ReadonlyMap<ShipId, { readonly code: string; readonly reasons: readonly BotReason[] }>;

/** Plans made for the first dial, reused for the dials that follow. */
const latest: { readonly of: string; readonly plan: Plan }[] = [];
const KEPT = 4;

export function dialFor(
  view: View,
  game: Game,
  open: OpenAsk,
  seat: Seat,
  settings: BotSettings,
  seed: number,
  signal: StopSignal,
): BotAnswer {
  const { ask } = open;
  if (isPlaceAsk(ask)) return { answer: defaultAnswer(open), reasons: [{ key: "rule of thumb" }] };
  const of = JSON.stringify([seed, seat, settings, view.since.number, view.since.state]);
  let plan = latest.find((one) => one.of === of)?.plan;
  if (!plan) {
    plan = planDials(game, seat, settings, scramble(seed, view.since.number), signal);
    latest.unshift({ of, plan });
    latest.length = Math.min(latest.length, KEPT);
  }
  const ship = ask.about?.ship;
  const planned = ship && plan.get(ship);
  const key = ask.options.find((option) => option.key === planned?.code)?.key ?? ask.options[0].key;
  return { answer: { input: "answer", seat: ask.seat, ask: open.number, key }, reasons: planned?.reasons ?? NO_BETTER };
}

function planDials(game: Game, seat: Seat, settings: BotSettings, lot: number, signal: StopSignal): Plan {
  const battle = unitsOf(game, seat, settings);
  const seen = foresee(
    battle.mine.map((unit) => moverOf(game, unit)),
    battle.foes.map((unit) => moverOf(game, unit)),
    goalsIn(game, seat),
    settings,
  );
  expectEnds(seen, settings.thoughts, settings.guessesSpeeds && speedGuess(lot));
  const ends = settings.together ? bestTogether(game, seen, settings, lot, signal) : seen.mine.map(({ chances }) => indexOfMost(chances));
  return new Map(
    seen.mine.map(({ unit, ends: of }, i) => {
      const end = ends[i] ?? 0;
      return [unit.ship.id, { code: of[end]?.code ?? "", reasons: reasonsFor(seen, i, end) }];
    }),
  );
}

function bestTogether(game: Game, seen: Foresight, settings: BotSettings, lot: number, signal: StopSignal): readonly number[] {
  const plans = bestPlans(seen, settings.plans);
  const best = settings.simulations > 0 ? planByNextRound(game, seen, plans, settings, lot, signal) : plans[0];
  return best?.ends ?? [];
}

/**
 * Returns the reasons for a maneuver: the damage that the ship may do to enemies from its final position, and the damage that they may do
 * to it.
 */
function reasonsFor({ mine, foes, dealt, taken, goals }: Foresight, i: number, e: number): readonly BotReason[] {
  const one = mine[i];
  const end = one?.ends[e];
  if (!one || !end) return NO_BETTER;
  let best: { readonly damage: number; readonly target: ShipId } | undefined;
  let suffered = 0;
  for (const [j, { unit: foe, chances }] of foes.entries()) {
    const sum = (table: Float64Array | undefined, cell: (f: number) => number): number =>
      table ? chances.reduce((all, chance, f) => all + chance * (table[cell(f)] ?? 0), 0) : 0;
    const damage = sum(dealt[i]?.[j], (f) => e * chances.length + f);
    suffered += sum(taken[i]?.[j], (f) => f * one.ends.length + e);
    if (damage > (best?.damage ?? LITTLE)) best = { damage, target: foe.ship.id };
  }
  const isSafe = suffered <= LITTLE;
  if (best) return [isSafe ? { key: "deals damage", ...best } : { key: "deals and takes damage", ...best, taken: suffered }];
  const danger: readonly BotReason[] = isSafe ? [] : [{ key: "takes damage", damage: suffered }];
  if (goals.some((goal) => goal.isFor.mine && isAtGoal(end.position, goal))) return [{ key: "objective in reach" }, ...danger];
  return isSafe ? [{ key: "closing in" }] : [{ key: "no target yet" }, ...danger];
}
const NO_BETTER: readonly BotReason[] = [{ key: "no better maneuver" }];
/** Damage below this isn't mentioned. */
const LITTLE = 0.05;
