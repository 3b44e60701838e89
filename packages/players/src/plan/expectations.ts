/**
 * Estimates how likely a ship is to end at each of the positions that its dial allows. Each side weighs its own ends against the other
 * side's expected choices, several times over.
 */
import { randomStream, scramble } from "@broadside/kit";
import type { Crush, Foresight, Mover } from "./foresight.ts";

/** Sets how likely each end is, for both sides. */
export function expectEnds(seen: Foresight, thoughts: number, guess?: (foe: Mover) => void): void {
  const { mine, foes, dealt, taken, among, weights } = seen;
  const isMine = new Set(mine);
  for (let thought = 0; thought < Math.max(1, thoughts); thought += 1) {
    for (const [j, foe] of thoughts > 0 ? foes.entries() : []) {
      const values = foe.ends.map((_, f) => foe.own[f] ?? 0);
      const others = mine.length + (among[j]?.filter((table) => table !== undefined).length ?? 0);
      for (const [i, one] of mine.entries()) {
        addShots(values, foe, one, taken[i]?.[j], weights.dealt / Math.sqrt(others), "from rows");
        addShots(values, foe, one, dealt[i]?.[j], -weights.taken / Math.sqrt(others), "to columns");
      }
      for (const [k, other] of foes.entries()) {
        addShots(values, foe, other, among[j]?.[k], weights.dealt / Math.sqrt(others), "from rows");
        addShots(values, foe, other, among[k]?.[j], -weights.taken / Math.sqrt(others), "to columns");
      }
      addCrushes(values, foe, seen.crushes, isMine, 1);
      soften(values, foe.chances, weights.doubt);
      guess?.(foe);
    }
    for (const [i, one] of mine.entries()) {
      const values = one.ends.map((_, e) => one.own[e] ?? 0);
      for (const [j, foe] of foes.entries()) {
        addShots(values, one, foe, dealt[i]?.[j], weights.dealt / Math.sqrt(foes.length), "from rows");
        addShots(values, one, foe, taken[i]?.[j], -weights.taken / Math.sqrt(foes.length), "to columns");
      }
      addCrushes(values, one, seen.crushes, isMine, 1);
      soften(values, one.chances, weights.doubt);
    }
  }
}

/** Adds the damage that each end of a ship deals or takes, averaged over the likely ends of the other ship. */
function addShots(
  values: number[],
  ship: Mover,
  other: Mover,
  table: Float64Array | undefined,
  weight: number,
  way: "from rows" | "to columns",
): void {
  if (!table) return;
  const { ends, unit } = ship;
  const { chances, ends: others } = other;
  const rate = (way === "from rows" ? other.unit.rate : unit.rate) * weight;
  for (let e = 0; e < ends.length; e += 1) {
    let sum = 0;
    for (let f = 0; f < others.length; f += 1)
      sum += (chances[f] as number) * (table[way === "from rows" ? e * others.length + f : f * ends.length + e] as number);
    values[e] = (values[e] as number) + sum * rate;
  }
}

/**
 * Adds the gain from running over foes and the loss from being run over by their huge ships. Both are averaged over all the positions where
 * the other ships may be.
 */
export function addCrushes(
  values: number[] | Float64Array,
  one: Mover,
  crushes: readonly Crush[],
  isMine: ReadonlySet<Mover>,
  weight: number,
): void {
  for (const { huge, small, table } of crushes) {
    if ((huge !== one && small !== one) || isMine.has(huge) === isMine.has(small)) continue;
    const columns = small.ends.length;
    for (let row = 0; row < huge.ends.length; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const harm = weight * (table[row * columns + column] as number);
        if (harm === 0) continue;
        if (huge === one) values[row] = (values[row] as number) + harm * (small.chances[column] as number);
        else values[column] = (values[column] as number) - harm * (huge.chances[row] as number);
      }
  }
}

/** Turns values into chances: the best end is the most likely, and worse ends are less likely. */
function soften(values: readonly number[], chances: Float64Array, doubt: number): void {
  const best = Math.max(...values);
  let sum = 0;
  for (const [at, value] of values.entries()) {
    const behind = (best - value) / doubt;
    chances[at] = 1 / (1 + behind * behind);
    sum += chances[at] as number;
  }
  for (let at = 0; at < chances.length; at += 1) chances[at] = (chances[at] as number) / sum;
}

/** Guesses a speed at random, always the same one for a ship. Among the maneuvers with that speed, chances stay as expected. */
export const speedGuess =
  (lot: number) =>
  ({ unit, ends, chances }: Mover): void => {
    const speeds = [...new Set(ends.map(({ speed }) => speed))];
    const speed = speeds[randomStream(scramble(lot, unit.ship.place))(speeds.length)];
    const sum = ends.reduce((all, end, at) => (end.speed === speed ? all + (chances[at] ?? 0) : all), 0);
    for (const [at, end] of ends.entries()) chances[at] = end.speed === speed ? (chances[at] ?? 0) / sum : 0;
  };
