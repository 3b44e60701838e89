/** Chooses a ship's actions, locks and repositions by how they change the rest of the round. */
import { type Answer, type ChoiceAsk, defaultAnswer, type Game, isPlaceAsk, type OpenAsk } from "@broadside/rules";
import type { BotAnswer } from "../bot.ts";
import type { Choice } from "../fight/choice.ts";
import type { BotSettings } from "../plan/bot-settings.ts";
import { forkOf } from "../try-options.ts";
import { type Expected, missionOf } from "../value.ts";
import { chosenAction, chosenLock, chosenPlace, chosenPose } from "./action-choice.ts";
import { Footing } from "./footing.ts";

/** The questions that this file answers. */
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

/** Returns undefined if the usual answer is just as good, or if there is nothing to compare it with. */
export function acting(
  game: Game,
  { ask, number }: OpenAsk,
  settings: BotSettings,
  expected: Expected,
  usual: Answer,
): BotAnswer | undefined {
  const { seat, about } = ask;
  const footing = Footing.of(game, about?.ship, seat, settings, expected);
  if (!footing) return undefined;
  const named = { input: "answer", seat, ask: number } as const;
  if (isPlaceAsk(ask)) {
    const pose = footing.unit.isHuge ? undefined : chosenPose(footing, ask);
    return pose && { answer: { ...named, pose }, reasons: [{ key: "best place" }] };
  }
  const chosen = choiceFor(game, footing, ask, usual, settings);
  return chosen && { answer: { ...named, key: chosen.key }, reasons: chosen.reasons };
}

function choiceFor(game: Game, footing: Footing, ask: ChoiceAsk, usual: Answer, settings: BotSettings): Choice | undefined {
  if (ask.kind === "action" || ask.kind === "free action")
    return "key" in usual ? actionFor(game, footing, ask, usual, settings) : undefined;
  if (footing.unit.isHuge) return undefined;
  return ask.kind === "lock" ? chosenLock(footing, ask) : chosenPlace(footing, ask);
}

function actionFor(
  game: Game,
  footing: Footing,
  ask: ChoiceAsk,
  usual: Extract<Answer, { key: string }>,
  settings: BotSettings,
): Choice | undefined {
  const { key } = usual;
  const repair = ask.options.find((option) => option.key.startsWith("damage:"));
  if (repair && ask.kind === "action" && key === ask.options[0].key)
    return { key: repair.key, reasons: [{ key: "nothing better than repair" }] };
  const isOfScenario = game.content.scenario?.actions?.some(({ name }) => name === key);
  if (isOfScenario && gainOf(game, usual) > 0) return { key, reasons: [{ key: "scenario points" }] };
  // A scenario action that gains nothing isn't worth comparing with other actions.
  return chosenAction(game, footing, ask, isOfScenario ? undefined : key, settings);
}

/**
 * Returns how an action changes the scenario points that the seat would get now, to compare it with other actions. Some actions do nothing,
 * such as scrambling a satellite that is already scrambled.
 */
function gainOf(game: Game, answer: Answer): number {
  const tried = forkOf(game, 0);
  if (tried.give(answer)) return 0;
  const open = tried.open.find((one) => !one.answer);
  if (open && OBJECTS.has(open.ask.kind)) tried.give(defaultAnswer(open));
  return missionOf(tried, answer.seat) - missionOf(game, answer.seat);
}
/**
 * Questions that ask what an action is performed on, if there are several choices. The first option, which is the default, is always an
 * object that the seat doesn't have yet.
 */
const OBJECTS: ReadonlySet<string> = new Set(["satellite to scramble", "cache to tow"]);
