/** Dice that are to be rolled again: which ones an answer names, and which answer names those that are marked. Dice of one face are alike. */

interface LyingDie {
  readonly face: string;
  readonly origin: string;
  readonly fixed?: boolean | undefined;
}

/** Faces in the order in which answers name them. */
const FACE_ORDER: readonly string[] = ["blank", "focus", "evade", "hit", "crit"];

/** The key of no dice. */
const NONE = "none";

/** The first dice that show the faces of an answer, and may be rolled again. */
export function placesOf(dice: readonly LyingDie[], key: string): readonly number[] {
  const wanted = key === NONE ? [] : key.split(" ");
  const places: number[] = [];
  for (const face of wanted) {
    const place = dice.findIndex((die, at) => die.face === face && isFree(die) && !places.includes(at));
    if (place >= 0) places.push(place);
  }
  return places.sort((one, other) => one - other);
}

/** Once in an attack. */
const isFree = ({ origin, fixed }: LyingDie): boolean => !origin.endsWith("rerolled") && !fixed;

export function keyOf(dice: readonly LyingDie[], places: readonly number[]): string {
  const faces = places.map((place) => dice[place]?.face ?? "");
  return FACE_ORDER.flatMap((face) => faces.filter((one) => one === face)).join(" ") || NONE;
}

/** Whether a die may be marked too, or be kept again: whether some answer names what is marked then. */
export const isOpen = (dice: readonly LyingDie[], places: readonly number[], place: number, keys: readonly string[]): boolean => {
  const die = dice[place];
  return die !== undefined && isFree(die) && keys.includes(keyOf(dice, toggled(places, place)));
};

export const toggled = (places: readonly number[], place: number): readonly number[] =>
  places.includes(place) ? places.filter((one) => one !== place) : [...places, place].sort((one, other) => one - other);
