/**
 * The lines on scenario tokens, by which players tell features, markers and hyperspace points apart. Coordinates are relative to the token.
 */
import { mm } from "@broadside/geometry";
import type { Points } from "@broadside/table";

/** The centre line between full front and full rear. */
export const centreLines = (): readonly Points[] => [[-mm(18), 0, mm(18), 0]];

/** A marker has a cross, because it isn't an object. */
export const markerLines = (): readonly Points[] => [
  [-mm(18), -mm(15), mm(18), mm(15)],
  [-mm(18), mm(15), mm(18), -mm(15)],
];

/** Half the square root of 3, for directions that are 120° apart. */
const ACROSS = 0.866;
const ARM = mm(34);

/**
 * Three arms that are 120° apart. The one ahead is blank, and the others are focus and hit (2E-SREM-09). They are marked with one, two and
 * three strokes.
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
