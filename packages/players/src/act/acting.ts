/** Actions, locks and repositions of a ship, answered by its footing. */
import { type Answer, defaultAnswer, type Game, isPlaceAsk, type OpenAsk } from "@broadside/rules";
import type { BotAnswer } from "../bot.ts";
import { forkOf } from "../look-ahead.ts";
import type { Weights } from "../plan/weights.ts";
import { type Expected, missionOf } from "../value.ts";
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

const isOfScenario = ({ content }: Game, key: string): boolean => content.scenario?.actions?.some(({ name }) => name === key) ?? false;

/** What an action changes in what the scenario would give the seat now, against the others: some do nothing, as to scramble what is scrambled. */
function gainOf(game: Game, answer: Answer): number {
  const tried = forkOf(game, 0);
  if (tried.give(answer)) return 0;
  const open = tried.open.find((one) => !one.answer);
  if (open && OBJECTS.has(open.ask.kind)) tried.give(defaultAnswer(open));
  return missionOf(tried, answer.seat) - missionOf(game, answer.seat);
}
/** What an action is about, where there are several; the first offered is one that the seat does not have. */
const OBJECTS: ReadonlySet<string> = new Set(["satellite to scramble", "cache to tow"]);

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
  const isAction = ask.kind === "action" || ask.kind === "free action";
  if (footing.unit.isHuge && !isAction) return undefined;
  if (isPlaceAsk(ask)) {
    const pose = chosenPose(footing, ask);
    return pose && { answer: { ...named, pose }, reason: "the best place" };
  }
  if (isAction && !("key" in usual)) return undefined;
  if (isAction && "key" in usual && isOfScenario(game, usual.key) && gainOf(game, { ...named, key: usual.key }) > 0)
    return { answer: usual, reason: "points of the scenario" };
  const chosen =
    isAction && "key" in usual
      ? chosenAction(game, footing, ask, usual.key, weights.margin)
      : ask.kind === "lock"
        ? chosenLock(footing, ask)
        : chosenPlace(footing, ask);
  return chosen && { answer: { ...named, key: chosen.key }, reason: chosen.reason };
}
