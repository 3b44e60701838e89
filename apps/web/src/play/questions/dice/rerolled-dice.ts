/** Dice that are to be rolled again: which ones an answer names, and which answer names those that are marked. Dice of one face are alike. */
import { facesOfReroll, rerollKey } from "@broadside/protocol";

interface LyingDie {
  readonly face: string;
  readonly origin: string;
  readonly fixed?: boolean | undefined;
}

/** The first dice that show the faces of an answer, and may be rolled again. */
export function placesOf(dice: readonly LyingDie[], key: string): readonly number[] {
  const places: number[] = [];
  for (const face of facesOfReroll(key)) {
    const place = dice.findIndex((die, at) => die.face === face && isFree(die) && !places.includes(at));
    if (place >= 0) places.push(place);
  }
  return places.sort((one, other) => one - other);
}

/** Once in an attack. */
const isFree = ({ origin, fixed }: LyingDie): boolean => !origin.endsWith("rerolled") && !fixed;

export const keyOf = (dice: readonly LyingDie[], places: readonly number[]): string =>
  rerollKey(places.map((place) => dice[place]?.face ?? ""));

/** Whether a die may be marked too, or be kept again: whether some answer names what is marked then. */
export const isOpen = (dice: readonly LyingDie[], places: readonly number[], place: number, keys: readonly string[]): boolean => {
  const die = dice[place];
  return die !== undefined && isFree(die) && keys.includes(keyOf(dice, toggled(places, place)));
};

export const toggled = (places: readonly number[], place: number): readonly number[] =>
  places.includes(place) ? places.filter((one) => one !== place) : [...places, place].sort((one, other) => one - other);
