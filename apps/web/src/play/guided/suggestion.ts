/** What a lesson suggests: an answer, and the part of the page to highlight. */
import type { PlayOption, PlayQuestion } from "@broadside/telling";
import type { ScreenState } from "./screen-state.ts";

export interface Suggestion {
  /** The question's number, and the key of the suggested answer. The game accepts any other answer too. */
  readonly ask?: number;
  readonly wanted?: string;
  /** The selector of the element to highlight. */
  readonly lit?: string;
}

export const NO_SUGGESTION: Suggestion = {};

const answer = (key: string): string => `[data-answer="${key}"]`;

/** Suggests the wanted option, or the default if the question doesn't offer it. */
export function suggest(question: PlayQuestion, isWanted: (option: PlayOption) => boolean): Suggestion {
  const option = question.options.find(isWanted) ?? question.options.find(({ isDefault }) => isDefault) ?? question.options[0];
  return option ? { ask: question.number, wanted: option.key, lit: answer(option.key) } : NO_SUGGESTION;
}

export const suggestKey = (question: PlayQuestion, ...keys: readonly string[]): Suggestion => {
  const key = keys.find((one) => question.options.some((option) => option.key === one));
  return suggest(question, (option) => option.key === key);
};

/** First suggests the weapon, then the target, then the attack itself. */
export function suggestAttack(
  { question, marked }: ScreenState,
  isWanted: (attack: NonNullable<PlayOption["attack"]>) => boolean,
): Suggestion {
  if (!question) return NO_SUGGESTION;
  const attacks = question.options.filter(({ attack }) => attack);
  const best = attacks.find(({ attack }) => attack && isWanted(attack)) ?? attacks[0];
  if (!best?.attack) return suggest(question, ({ isDefault }) => isDefault);
  const { weapon } = best.attack;
  const weaponMarked = attacks.find(({ key }) => key === marked)?.attack?.weapon.key;
  const lit = marked === best.key ? ".play-fire" : weaponMarked === weapon.key ? answer(best.key) : `[data-weapon="${weapon.key}"]`;
  return { ask: question.number, wanted: best.key, lit };
}
