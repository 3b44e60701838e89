import { type Chunk, chunkCosts, REMATCH } from "./chunk-costs.ts";
import type { PairingRules } from "./contender.ts";
import type { Field } from "./field.ts";
import { cheapestPairing } from "./matching.ts";

export interface ChunkPairing {
  /** The pairs that contain at least one of the chunk's own sides. Pairs within the reserve are left out. */
  readonly pairs: readonly (readonly [number, number])[];
  readonly rematches: number;
  readonly crossesAbove: boolean;
  readonly crossesBelow: boolean;
}

/** The best pairing of a chunk by the keys of the rules, and whether it would cross an end. */
export function pairChunk(field: Field, chunk: Chunk, closeness: PairingRules["closeness"]): ChunkPairing {
  const places = [...chunk.sides, ...chunk.reserve];
  const { count, width, costs, below } = chunkCosts(field, chunk, closeness);
  const mates = cheapestPairing(count, width, costs, chunk.sides.length);
  const pairs: (readonly [number, number])[] = [];
  let [rematches, crossesAbove, crossesBelow] = [0, false, false];
  for (let u = 0; u < places.length; u++) {
    const v = mates[u] ?? 0;
    if (v >= below) crossesBelow = true;
    else if (v >= places.length) crossesAbove = true;
    else if (u < v && u < chunk.sides.length) {
      pairs.push([places[u] ?? 0, places[v] ?? 0]);
      rematches += costs[(u * count + v) * width + REMATCH] ?? 0;
    }
  }
  return { pairs, rematches, crossesAbove, crossesBelow };
}
