/** Lines on the tokens of scenarios, in the token's own frame: what tells features, markers and hyperspace points apart. */
import { mm } from "@broadside/geometry";
import type { Points } from "@broadside/table";

/** The centre line that parts full front from full rear. */
export const centreLines = (): readonly Points[] => [[-mm(18), 0, mm(18), 0]];

/** A marker is crossed: it is no object. */
export const markerLines = (): readonly Points[] => [
  [-mm(18), -mm(15), mm(18), mm(15)],
  [-mm(18), mm(15), mm(18), -mm(15)],
];

/** Half the square root of 3, for directions a third of a turn apart. */
const ACROSS = 0.866;
const ARM = mm(34);

/** Three arms, the blank one ahead, focus and hit a third of a turn on each (2E-SREM-09); one, two and three strokes tell them apart. */
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
