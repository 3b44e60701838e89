/** The stops in a replay that you can jump to (rounds, attacks, the moment after an input), and where they are on the track. */
import type { ReplayStop } from "@broadside/telling";

/** The first moment of the next round, or the last moment of the replay. */
export function roundAfter(stops: readonly ReplayStop[], at: number): number {
  const next = stops.findIndex(({ round }, place) => place > at && round > (stops[at]?.round ?? 0));
  return next === -1 ? stops.length - 1 : next;
}

/** Returns the first moment of this round. If that is already the current moment, returns the first one of the previous round. */
export function roundBefore(stops: readonly ReplayStop[], at: number): number {
  const round = stops[Math.max(0, at - 1)]?.round ?? 0;
  return Math.max(
    0,
    stops.findIndex((stop) => stop.round === round),
  );
}

/** Undefined if there is no further attack. */
export function attackAfter(stops: readonly ReplayStop[], at: number): number | undefined {
  const next = stops.findIndex(({ isAttack }, place) => place > at && isAttack);
  return next === -1 ? undefined : next;
}

export function attackBefore(stops: readonly ReplayStop[], at: number): number | undefined {
  const last = stops.findLastIndex(({ isAttack }, place) => place < at && isAttack);
  return last === -1 ? undefined : last;
}

/**
 * Returns the moment after an input. If the input comes in the middle of a moment or was undone, no moment follows it directly. In that
 * case, returns the last moment before it.
 */
export const stopAfter = (stops: readonly ReplayStop[], input: number): number =>
  Math.max(
    0,
    stops.findLastIndex(({ number }) => number <= input),
  );

export interface TrackMarks {
  readonly rounds: readonly { readonly round: number; readonly share: number; readonly isNamed: boolean }[];
  /** Positions on the track, from 0 to 1. */
  readonly attacks: readonly number[];
}

/** The smallest distance between the numbers of two rounds on the track. A number that would be closer than this isn't shown. */
const APART = 0.055;

export function marksOf(stops: readonly ReplayStop[]): TrackMarks {
  const shareOf = (at: number): number => at / Math.max(1, stops.length - 1);
  const rounds: { round: number; share: number; isNamed: boolean }[] = [];
  let named = Number.NEGATIVE_INFINITY;
  stops.forEach(({ round }, at) => {
    if (round === (stops[at - 1]?.round ?? 0)) return;
    const share = shareOf(at);
    const isNamed = share - named >= APART;
    if (isNamed) named = share;
    rounds.push({ round, share, isNamed });
  });
  return { rounds, attacks: stops.flatMap(({ isAttack }, at) => (isAttack ? [shareOf(at)] : [])) };
}
