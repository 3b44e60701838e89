/** From round to round in a game that is watched. */
import type { ReplayStop } from "@broadside/telling";

/** The first moment of the next round, or the last there is. */
export function roundAfter(moments: readonly ReplayStop[], at: number): number {
  const next = moments.findIndex(({ round }, place) => place > at && round > (moments[at]?.round ?? 0));
  return next === -1 ? moments.length - 1 : next;
}

/** The first moment of this round, or of the one before where it is that already. */
export function roundBefore(moments: readonly ReplayStop[], at: number): number {
  const round = moments[Math.max(0, at - 1)]?.round ?? 0;
  return Math.max(
    0,
    moments.findIndex((moment) => moment.round === round),
  );
}
