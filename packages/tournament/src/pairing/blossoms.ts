/**
 * Blossoms: odd rings of sides (or of smaller blossoms) that the matching treats as one side. Every part of a ring except one is matched
 * with its neighbour in the ring. The remaining part contains the base, a single side whose partner is outside the ring. Ids below `count`
 * are single sides.
 */
export interface Blossoms {
  readonly count: number;
  /** The partner of each side, −1 while it has none. */
  readonly mate: Int32Array;
  /** `parent`: the blossom directly around a side or blossom, −1 if there is none. `top`: the outermost blossom around each side. */
  readonly parent: Int32Array;
  readonly top: Int32Array;
  readonly base: Int32Array;
  readonly rings: (readonly Link[])[];
  readonly unused: number[];
}

/** One part of a ring and the pair of sides that joins it to the next part. */
export interface Link {
  readonly part: number;
  readonly from: number;
  readonly to: number;
}

export function singleSides(count: number): Blossoms {
  const own = Int32Array.from({ length: 2 * count }, (_, id) => id);
  return {
    count,
    mate: new Int32Array(count).fill(-1),
    parent: new Int32Array(2 * count).fill(-1),
    top: own.slice(0, count),
    base: own,
    rings: [],
    unused: Array.from({ length: count }, (_, k) => 2 * count - 1 - k),
  };
}

/** Adds every side in a blossom to `sides`. */
export function sidesOf(blossoms: Blossoms, id: number, sides: number[] = []): number[] {
  if (id < blossoms.count) sides.push(id);
  else for (const { part } of blossoms.rings[id] ?? []) sidesOf(blossoms, part, sides);
  return sides;
}

/** Turns a ring into one blossom. Its first part contains the base. */
export function shrink(blossoms: Blossoms, ring: readonly Link[]): number {
  const id = blossoms.unused.pop() ?? -1;
  blossoms.rings[id] = ring;
  blossoms.parent[id] = -1;
  blossoms.base[id] = blossoms.base[ring[0]?.part ?? 0] ?? 0;
  for (const { part } of ring) blossoms.parent[part] = id;
  for (const side of sidesOf(blossoms, id)) blossoms.top[side] = id;
  return id;
}

/** Takes an outermost blossom apart; its parts become outermost. */
export function dissolve(blossoms: Blossoms, id: number): void {
  for (const { part } of blossoms.rings[id] ?? []) {
    blossoms.parent[part] = -1;
    for (const side of sidesOf(blossoms, part)) blossoms.top[side] = part;
  }
  blossoms.unused.push(id);
}

/**
 * Returns the links from the part that contains the given side to the part that contains the base. They go round the ring in the direction
 * that takes an even number of links: the first link is matched, the second isn't, and so on. Each link points towards the base.
 */
export function wayToBase(blossoms: Blossoms, id: number, side: number): Link[] {
  const ring = blossoms.rings[id] ?? [];
  const part = partWith(blossoms, id, side);
  const start = ring.findIndex((link) => link.part === part);
  if (start % 2 === 1) return ring.slice(start);
  const back: Link[] = [];
  for (let k = start - 1; k >= 0; k--) {
    const link = ring[k];
    if (link !== undefined) back.push({ part: ring[k + 1]?.part ?? 0, from: link.to, to: link.from });
  }
  return back;
}

/** Changes partners inside a blossom so that the given side becomes the base. The caller sets that side's own partner. */
export function rebase(blossoms: Blossoms, id: number, side: number): void {
  blossoms.base[id] = side;
  if (id < blossoms.count) return;
  const ring = blossoms.rings[id] ?? [];
  const part = partWith(blossoms, id, side);
  const way = wayToBase(blossoms, id, side);
  for (let k = 1; k < way.length; k += 2) {
    const { from, to } = way[k] ?? { from: 0, to: 0 };
    rebase(blossoms, partWith(blossoms, id, from), from);
    rebase(blossoms, partWith(blossoms, id, to), to);
    blossoms.mate[from] = to;
    blossoms.mate[to] = from;
  }
  rebase(blossoms, part, side);
  const start = ring.findIndex((link) => link.part === part);
  blossoms.rings[id] = [...ring.slice(start), ...ring.slice(0, start)];
}

/** The part of a blossom's ring that contains a side. */
function partWith(blossoms: Blossoms, id: number, side: number): number {
  let part = side;
  while (blossoms.parent[part] !== id) part = blossoms.parent[part] ?? -1;
  return part;
}
