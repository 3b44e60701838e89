/** Actions, locks and repositions of a ship, answered by its footing. */
import { type Answer, type ChoiceAsk, defaultAnswer, type Game, isPlaceAsk, type OpenAsk } from "@broadside/rules";
import type { BotAnswer } from "../bot.ts";
import type { Choice } from "../fight/choice.ts";
import { forkOf } from "../look-ahead.ts";
import type { Mind } from "../plan/mind.ts";
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

/** Undefined where the usual answer is as good, or nothing can be weighed. */
export function acting(game: Game, { ask, number }: OpenAsk, mind: Mind, expected: Expected, usual: Answer): BotAnswer | undefined {
  const { seat, about } = ask;
  const footing = Footing.of(game, about?.ship, seat, mind, expected);
  if (!footing) return undefined;
  const named = { input: "answer", seat, ask: number } as const;
  if (isPlaceAsk(ask)) {
    const pose = footing.unit.isHuge ? undefined : chosenPose(footing, ask);
    return pose && { answer: { ...named, pose }, reason: "the best place" };
  }
  const chosen = choiceFor(game, footing, ask, usual, mind);
  return chosen && { answer: { ...named, key: chosen.key }, reason: chosen.reason };
}

function choiceFor(game: Game, footing: Footing, ask: ChoiceAsk, usual: Answer, mind: Mind): Choice | undefined {
  if (ask.kind === "action" || ask.kind === "free action") return "key" in usual ? actionFor(game, footing, ask, usual, mind) : undefined;
  if (footing.unit.isHuge) return undefined;
  return ask.kind === "lock" ? chosenLock(footing, ask) : chosenPlace(footing, ask);
}

function actionFor(game: Game, footing: Footing, ask: ChoiceAsk, usual: Extract<Answer, { key: string }>, mind: Mind): Choice | undefined {
  const { key } = usual;
  const repair = ask.options.find((option) => option.key.startsWith("damage:"));
  if (repair && ask.kind === "action" && key === ask.options[0].key) return { key: repair.key, reason: "better mended than nothing done" };
  const isOfScenario = game.content.scenario?.actions?.some(({ name }) => name === key);
  if (isOfScenario && gainOf(game, usual) > 0) return { key, reason: "points of the scenario" };
  // One that would change nothing is no answer to compare with.
  return chosenAction(game, footing, ask, isOfScenario ? undefined : key, mind);
}

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
