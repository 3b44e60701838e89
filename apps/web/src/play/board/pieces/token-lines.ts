/**
 * The lines on scenario tokens, by which players tell features, markers and hyperspace points apart. Coordinates are relative to the token.
 */
import { mm } from "@broadside/geometry";
import type { Points } from "@broadside/table";

/** The centre line across the token, which separates its full front from its full rear. */
export const centreLines = (): readonly Points[] => [[-mm(18), 0, mm(18), 0]];

/** A marker has a cross, because it isn't an object. */
export const markerLines = (): readonly Points[] => [
  [-mm(18), -mm(15), mm(18), mm(15)],
  [-mm(18), mm(15), mm(18), -mm(15)],
];

/** Half the square root of 3. The arms' directions are 120° apart, so their coordinates need it. */
const ACROSS = 0.866;
const ARM = mm(34);

/**
 * Draws three arms that are 120° apart. The arm ahead is blank, and the others stand for focus and hit (2E-SREM-09). The blank has one
 * stroke, the focus two and the hit three.
 */
export function armLines(): readonly Points[] {
  const directions = [
    [0, 1],
    [ACROSS, -0.5],
    [-ACROSS, -0.5],
  ] as const;
  return directions.flatMap(([x, y], arm) => [
    [0, 0, x * ARM, y * ARM],
    ...Array.from({ length: arm + 1 }, (_, stroke): Points => {
      const out = ARM - mm(5) * stroke;
      return [x * out - y * mm(4), y * out + x * mm(4), x * out + y * mm(4), y * out - x * mm(4)];
    }),
  ]);
}
