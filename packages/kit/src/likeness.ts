/** How alike two texts are, for naming what somebody may have meant. */

/** The share of neighbouring pairs of letters that two texts have in common. */
export function likeness(one: string, other: string): number {
  const pairs = pairsOf(one);
  const others = pairsOf(other);
  if (pairs.length + others.length === 0) return 0;
  const rest = [...others];
  const shared = pairs.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (pairs.length + others.length);
}

const pairsOf = (text: string): readonly string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));

/** The one of several texts that is most like another; undefined where none is much like it. */
export function nearestText(wanted: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let most = LEAST_LIKE;
  for (const one of known) {
    const alike = wanted.length >= LEAST_BEGINNING && one.startsWith(wanted) ? 1 : likeness(one, wanted);
    if (alike > most) [best, most] = [one, alike];
  }
  return best;
}
const LEAST_LIKE = 0.4;
/** So many letters at the beginning of a text mean it. */
const LEAST_BEGINNING = 3;
