/**
 * A reroll's answer names the faces to reroll, but the page marks dice by their places. This converts between the two. Dice with the same
 * face are interchangeable.
 */
import { facesOfReroll, rerollKey } from "@broadside/protocol";

interface LyingDie {
  readonly face: string;
  readonly origin: string;
  readonly fixed?: boolean | undefined;
}

/** The places of the dice that an answer rerolls: for each face, the first die that can still be rerolled. */
export function placesOf(dice: readonly LyingDie[], key: string): readonly number[] {
  const places: number[] = [];
  for (const face of facesOfReroll(key)) {
    const place = dice.findIndex((die, at) => die.face === face && isFree(die) && !places.includes(at));
    if (place >= 0) places.push(place);
  }
  return places.sort((one, other) => one - other);
}

/** Whether a die can be rerolled, which is allowed once per attack. */
const isFree = ({ origin, fixed }: LyingDie): boolean => !origin.endsWith("rerolled") && !fixed;

export const keyOf = (dice: readonly LyingDie[], places: readonly number[]): string =>
  rerollKey(places.map((place) => dice[place]?.face ?? ""));

/**
 * Whether the player can mark or unmark a die. The player can do so only if one of the answers rerolls exactly the dice that would then be
 * marked.
 */
export const isOpen = (dice: readonly LyingDie[], places: readonly number[], place: number, keys: readonly string[]): boolean => {
  const die = dice[place];
  return die !== undefined && isFree(die) && keys.includes(keyOf(dice, toggled(places, place)));
};

export const toggled = (places: readonly number[], place: number): readonly number[] =>
  places.includes(place) ? places.filter((one) => one !== place) : [...places, place].sort((one, other) => one - other);
