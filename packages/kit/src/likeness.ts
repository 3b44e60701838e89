/** Guesses what someone meant: by prefix, typos or similarity. */
import { withoutAccents } from "./spelling.ts";

/** Whether any word of the name starts with the wanted text, which may continue into the next words. */
export function hasBeginning(name: string, wanted: string): boolean {
  const [own, begun] = [withoutAccents(name), withoutAccents(wanted)];
  return begun !== "" && wordsIn(own).some((at) => own.startsWith(begun, at));
}

/** Finds where words begin. The start of the name always counts, even if it isn't a letter. */
const wordsIn = (name: string): readonly number[] => [0, ...[...name.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ index }) => index)];

/** Counts typos: wrong, extra or missing letters in the whole name or its closest word. */
export function lettersApart(name: string, wanted: string): number {
  const [own, told] = [withoutAccents(name), withoutAccents(wanted)];
  return Math.min(...[own, ...own.split(" ")].map((word) => changesBetween([...word], [...told])));
}

function changesBetween(one: readonly string[], other: readonly string[]): number {
  let row = other.map((_, at) => at + 1);
  for (const [at, letter] of one.entries()) {
    let [left, corner] = [at + 1, at];
    row = row.map((above, column) => {
      left = Math.min(above + 1, left + 1, corner + (other[column] === letter ? 0 : 1));
      corner = above;
      return left;
    });
  }
  return row.at(-1) ?? one.length;
}

/**
 * Returns the share of letter pairs that two strings have in common. This works well for ids that join several words, even if some of the
 * words are missing.
 */
export const likeness = (one: string, other: string): number => likenessTo(other)(one);

/** Returns a function that compares strings with the wanted one. The letter pairs of the wanted string are counted only once. */
function likenessTo(wanted: string): (text: string) => number {
  const pairs = new Map<number, number>();
  for (let at = 0; at < wanted.length - 1; at += 1) pairs.set(pairAt(wanted, at), (pairs.get(pairAt(wanted, at)) ?? 0) + 1);
  return (text) => {
    const left = new Map(pairs);
    let shared = 0;
    for (let at = 0; at < text.length - 1; at += 1) {
      const pair = pairAt(text, at);
      const count = left.get(pair) ?? 0;
      if (count === 0) continue;
      shared += 1;
      left.set(pair, count - 1);
    }
    return shared === 0 ? 0 : (2 * shared) / (text.length - 1 + wanted.length - 1);
  };
}

/** Two neighbouring letters as one number. */
const pairAt = (text: string, at: number): number => text.charCodeAt(at) * 0x10000 + text.charCodeAt(at + 1);

interface Nearest {
  /** The threshold below which nothing counts as similar. */
  readonly above: number;
  readonly most: number;
}

/** Sorts things by nearness, nearest first; equally near things keep their order. */
export const nearest = <Thing>(things: Iterable<Thing>, nearness: (thing: Thing) => number, { above, most }: Nearest): readonly Thing[] =>
  [...things]
    .map((thing) => ({ thing, near: nearness(thing) }))
    .filter(({ near }) => near > above)
    .sort((one, other) => other.near - one.near)
    .slice(0, most)
    .map(({ thing }) => thing);

/** Returns the id most similar to the given one; undefined if none is similar enough. */
export function nearestText(wanted: string, known: Iterable<string>): string | undefined {
  const like = likenessTo(wanted);
  const nearness = (one: string) => (wanted.length >= LEAST_BEGINNING && one.startsWith(wanted) ? 1 : like(one));
  return nearest(known, nearness, { above: LEAST_LIKE, most: 1 })[0];
}
/** A lower limit would suggest "chopper" for "nope". */
const LEAST_LIKE = 0.45;
/** A prefix of this length is enough to identify an id. */
const LEAST_BEGINNING = 3;
