/** Actions, locks and repositions of a ship, answered by its footing. */
import { type Answer, type Game, isPlaceAsk, type OpenAsk } from "@broadside/rules";
import type { BotAnswer } from "../bot.ts";
import type { Weights } from "../plan/weights.ts";
import type { Expected } from "../value.ts";
import { chosenAction, chosenLock, chosenPlace, chosenPose } from "./action-choice.ts";
import { Footing } from "./footing.ts";

/** Questions that are answered so. */
export const ACTING: ReadonlySet<string> = new Set([
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

/** Undefined where the usual answer is as good: of huge ships, and of what cannot be weighed. */
export function acting(game: Game, { ask, number }: OpenAsk, weights: Weights, expected: Expected, usual: Answer): BotAnswer | undefined {
  const { seat, about } = ask;
  const footing = Footing.of(game, about?.ship, seat, weights, expected);
  if (!footing) return undefined;
  const named = { input: "answer", seat, ask: number } as const;
  if (!isPlaceAsk(ask) && "key" in usual && usual.key === ask.options[0].key && ask.kind === "action") {
    const repair = ask.options.find(({ key }) => key.startsWith("damage:"));
    if (repair) return { answer: { ...named, key: repair.key }, reason: "better mended than nothing done" };
  }
  if (footing.unit.isHuge) return undefined;
  if (isPlaceAsk(ask)) {
    const pose = chosenPose(footing, ask);
    return pose && { answer: { ...named, pose }, reason: "the best place" };
  }
  const isAction = ask.kind === "action" || ask.kind === "free action";
  if (isAction && !("key" in usual)) return undefined;
  const chosen =
    isAction && "key" in usual
      ? chosenAction(game, footing, ask, usual.key, weights.margin)
      : ask.kind === "lock"
        ? chosenLock(footing, ask)
        : chosenPlace(footing, ask);
  return chosen && { answer: { ...named, key: chosen.key }, reason: chosen.reason };
}
