/** What a lesson says at a moment: the answer it would give, and what on the page is lit for it. */
import type { PlayOption, PlayQuestion } from "@broadside/telling";
import type { Seen } from "./seen.ts";

export interface Speech {
  /** The question it speaks of, and the answer it would like best; any other is as good to the rules. */
  readonly ask?: number;
  readonly wanted?: string;
  /** Finds what to press. */
  readonly lit?: string;
}

export const NOTHING_LIT: Speech = {};

const answer = (key: string): string => `[data-answer="${key}"]`;

/** An option of a question; the one that is taken by default where it is not offered. */
export function wanting(question: PlayQuestion, isWanted: (option: PlayOption) => boolean): Speech {
  const option = question.options.find(isWanted) ?? question.options.find(({ isDefault }) => isDefault) ?? question.options[0];
  return option ? { ask: question.number, wanted: option.key, lit: answer(option.key) } : NOTHING_LIT;
}

export const wantingKey = (question: PlayQuestion, ...keys: readonly string[]): Speech => {
  const key = keys.find((one) => question.options.some((option) => option.key === one));
  return wanting(question, (option) => option.key === key);
};

/** First the weapon is marked, then its target, then it is fired. */
export function wantingAttack({ question, marked }: Seen, isWanted: (attack: NonNullable<PlayOption["attack"]>) => boolean): Speech {
  if (!question) return NOTHING_LIT;
  const attacks = question.options.filter(({ attack }) => attack);
  const best = attacks.find(({ attack }) => attack && isWanted(attack)) ?? attacks[0];
  if (!best?.attack) return wanting(question, ({ isDefault }) => isDefault);
  const { weapon } = best.attack;
  const weaponMarked = attacks.find(({ key }) => key === marked)?.attack?.weapon.key;
  const lit = marked === best.key ? ".play-fire" : weaponMarked === weapon.key ? answer(best.key) : `[data-weapon="${weapon.key}"]`;
  return { ask: question.number, wanted: best.key, lit };
}
