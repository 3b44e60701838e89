import { invariant } from "@broadside/kit";
import { type DieKind, type Draw, FACES, type FaceOf } from "./index.ts";

/** Returns a random source that makes dice roll exactly these faces, in order. */
export function falling<K extends DieKind>(kind: K, ...faces: readonly FaceOf<K>[]): Draw {
  const sides: readonly FaceOf<K>[] = FACES[kind];
  const coming = [...faces];
  return () => {
    const next = coming.shift();
    invariant(next !== undefined, "no more faces were foreseen");
    return sides.indexOf(next);
  };
}
