/** One step ahead: each ship by itself goes where it may be expected to do most and suffer least, and every other option is tried once. */
import { scramble } from "@broadside/kit";
import { type Answer, defaultAnswer, type Game, imagine, isPlaceAsk, type OpenAsk, type Seat } from "@broadside/rules";
import { endsOf } from "./battle/ends.ts";
import { unitsOf } from "./battle/unit.ts";
import type { BotAnswer, BotPlayer } from "./bot.ts";
import { tryOptions } from "./look-ahead.ts";
import { bestPlans } from "./plan/fleet-plan.ts";
import { foresee, mover } from "./plan/foresight.ts";
import { HAND_SET, type Weights } from "./plan/weights.ts";
import { firstOpen } from "./player.ts";
import { quickAnswer } from "./quick-player.ts";

export const cadet =
  (seed: number): BotPlayer =>
  async (view, content) => {
    const [seat = 0] = view.seats;
    const game = imagine(view, content, scramble(seed, view.number));
    return answerOf(game, firstOpen(game, seat), seat, HAND_SET, seed);
  };

const LOOKED_AHEAD: ReadonlySet<string> = new Set(["action", "free action", "barrel roll", "boost", "decloak", "barrel roll place", "boost place", "decloak place"]);

function answerOf(game: Game, open: OpenAsk, seat: Seat, weights: Weights, lot: number): BotAnswer {
  const { ask } = open;
  if (ask.kind === "dial") return dialOf(game, open, seat, weights);
  const isCard = ask.kind.startsWith("use at");
  if (LOOKED_AHEAD.has(ask.kind) || isCard) {
    const [best] = tryOptions(game, open, seat, weights, isCard ? 2 : 1, lot);
    if (best && best.value > Number.NEGATIVE_INFINITY) return { answer: best.answer, reason: "tried" };
  }
  return { answer: isPlaceAsk(ask) ? defaultAnswer(open) : quickAnswer(game, open), reason: "by rule" };
}

function dialOf(game: Game, open: OpenAsk, seat: Seat, weights: Weights): BotAnswer {
  const { ask, number } = open;
  if (isPlaceAsk(ask)) return { answer: defaultAnswer(open), reason: "" };
  const plan = planFleet(game, seat, weights);
  const code = plan.get(ask.about?.ship ?? "");
  const key = ask.options.find((option) => option.key === code)?.key ?? ask.options[0].key;
  const answer: Answer = { input: "answer", seat: ask.seat, ask: number, key };
  return { answer, reason: "plan" };
}

function planFleet(game: Game, seat: Seat, weights: Weights): ReadonlyMap<string, string> {
  const { mine, foes } = unitsOf(game, seat);
  const movers = mine.map((unit) => mover(unit, endsOf(game, unit)));
  const seen = foresee(movers, foes.map((unit) => mover(unit, endsOf(game, unit))), weights);
  const [best] = bestPlans(seen, 1);
  return new Map(movers.map(({ unit, ends }, i) => [unit.ship.id, ends[best?.ends[i] ?? 0]?.code ?? ""]));
}
