/** A first-edition huge ship on the table: two bases, the token between them, its dividing line, arcs and symbols. */
import {
  arcOutlines,
  BAND,
  type Box,
  baseAt,
  dividingLines,
  HUGE_BANDS,
  mm,
  type Pose,
  plateAt,
  TURRET_PRIMARIES,
} from "@broadside/geometry";
import { buildBoard } from "@broadside/position";
import type { EditionId } from "@broadside/protocol";
import type { Accent, Mark } from "@broadside/table";
import type { ShipSheet } from "@broadside/telling";

const ORIGIN: Pose = { x: 0, y: 0, heading: 0 };

/** The dividing line, and a turret's arrow (HS-TURRET-08). */
export function hugeAccents({ base }: Pick<ShipSheet, "base">): readonly Accent[] {
  const turret = TURRET_PRIMARIES[base];
  return [
    ...dividingLines(base).map((points): Accent => ({ kind: "divider", points })),
    ...(turret === undefined ? [] : turretArrow(plateAt(base, turret, ORIGIN))),
  ];
}

/** The turret's arrow: clockwise, around most of a circle at the centre of a base. */
const ARROW = { radius: mm(22), steps: 24, tip: mm(6) } as const;

function turretArrow({ cx, cy }: Box): readonly Accent[] {
  const { radius, steps, tip } = ARROW;
  const circle: number[] = [];
  for (let step = 2; step <= steps - 1; step += 1) {
    const turn = (step / steps) * 2 * Math.PI;
    circle.push(cx + radius * Math.sin(turn), cy + radius * Math.cos(turn));
  }
  const [x = cx, y = cy] = circle.slice(-2);
  return [
    { kind: "sign", points: circle },
    { kind: "sign", points: [x - tip, y + tip * 0.6, x, y, x - tip * 0.3, y - tip] },
  ];
}

/** The ship's arcs as far as the huge ruler reaches. Each arc starts at its section. */
export function hugeArcMarks({ id, base, seat, arcs }: ShipSheet, pose: Pose, edition: EditionId): readonly Mark[] {
  const position = {
    edition,
    table: { width: 0, height: 0 },
    ships: [{ id, base, pose, seat: seat + 1, arcs }],
    obstacles: [],
    features: [],
  } as const;
  const [shapes] = buildBoard(position).ships;
  return (shapes?.aims ?? []).flatMap(({ arc, region, from }) => {
    const [solid] = from;
    const box = solid?.kind === "box" ? solid : baseAt(base, pose);
    return arcOutlines(region, box, HUGE_BANDS * BAND).map(
      (points, at): Mark => ({ id: `arc ${arc} ${at}`, kind: "arc", points, closed: true, tone: "neutral", seat: seat + 1 }),
    );
  });
}
