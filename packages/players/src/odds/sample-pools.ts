/** Pools of dice for testing conditions. */
import { type Die, type DieKind, dieOf, FACES, type Face } from "@broadside/dice";

const known = new Map<string, readonly (readonly Die[])[]>();

/** Returns all results of this many dice, in any order. */
export function allPools(kind: DieKind, dice: number): readonly (readonly Die[])[] {
  const key = `${kind} ${dice}`;
  let found = known.get(key);
  if (!found) {
    const faces: readonly Face[] = FACES[kind];
    found = multisets([...new Set(faces)], dice).map((pool) => pool.map((face) => dieOf(face, "rolled")));
    known.set(key, found);
  }
  return found;
}

function multisets([face, ...others]: readonly Face[], dice: number): readonly (readonly Face[])[] {
  if (face === undefined) return dice === 0 ? [[]] : [];
  return Array.from({ length: dice + 1 }, (_, count) =>
    multisets(others, dice - count).map((rest) => [...Array.from({ length: count }, () => face), ...rest]),
  ).flat();
}

/** Returns a few very different pools: each face on all dice, and a mix of as many faces as the dice allow. */
export function fewPools(kind: DieKind, dice: number): readonly (readonly Die[])[] {
  const faces: readonly Face[] = [...new Set<Face>(FACES[kind])];
  const ofOne = faces.map((face) => Array.from({ length: dice }, () => dieOf(face, "rolled")));
  return [...ofOne, Array.from({ length: dice }, (_, at) => dieOf(faces[at % faces.length] as Face, "rolled"))];
}
