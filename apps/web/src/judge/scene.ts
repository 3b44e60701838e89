/** What the table widget draws for a position: pieces, arcs, the ruler, sections and a tried template. */
import {
  type Arc,
  arcOutlines,
  BAND,
  BASES,
  type Box,
  baseAt,
  dividingLines,
  mm,
  obstacleOutline,
  SECTIONED,
  SECTIONS,
  sectionCentre,
  shapeOutline,
  toTable,
} from "@broadside/geometry";
import {
  type Board,
  featureToken,
  type PairJudgement,
  type PlacedShip,
  rangeInWords,
  type ShipShapes,
  type Shot,
} from "@broadside/position";
import type { Mark, Piece, TableView } from "@broadside/table";
import type { Trial } from "./trial.ts";
import { BASE_NAMES, capital, featureName, obstacleName, shipName } from "./words.ts";

export interface JudgeScene {
  readonly board: Board;
  readonly selected: readonly string[];
  readonly pair: PairJudgement | undefined;
  readonly trial: { readonly ship: PlacedShip; readonly trial: Trial } | undefined;
}

export function sceneView({ board, selected, pair, trial }: JudgeScene): TableView {
  const from = board.ships.find(({ ship }) => ship.id === selected[0]);
  const to = board.ships.find(({ ship }) => ship.id === selected[1]);
  return {
    ...board.position.table,
    pieces: piecesOf(board),
    marks: [
      ...(from ? arcMarks(from, pair) : []),
      ...(from && to ? sectionMarks(from, to, pair) : []),
      ...(pair ? rulerMarks(pair) : []),
      ...(trial ? trialMarks(trial.ship, trial.trial) : []),
    ],
    selected,
  };
}

function piecesOf({ position, ships }: Board): readonly Piece[] {
  return [
    ...position.obstacles.map(
      ({ id, token, pose, flipped }): Piece => ({
        id,
        kind: "obstacle",
        label: "",
        description: `${obstacleName(token)}, ${id}`,
        pose,
        outlines: [obstacleOutline(token, flipped)],
        lines: [],
        movable: true,
      }),
    ),
    ...position.features.map(
      (feature): Piece => ({
        id: feature.id,
        kind: "feature",
        label: "",
        description: `${featureName(feature.token)}, ${feature.id}`,
        pose: feature.pose,
        outlines: [featureToken(feature).outline.map(mm)],
        lines: [],
        movable: true,
      }),
    ),
    ...ships.map(({ ship }) => shipPiece(ship)),
  ];
}

const ORIGIN = { x: 0, y: 0, heading: 0 };

function shipPiece(ship: PlacedShip): Piece {
  const { base, pose, seat, id } = ship;
  return {
    id,
    kind: "ship",
    label: shipName(ship),
    description: `${shipName(ship)}, ${BASE_NAMES[base]}, seat ${seat}`,
    pose,
    outlines: [baseAt(base, ORIGIN).points],
    lines: SECTIONED[base] ? dividingLines(base) : [],
    seat,
    movable: true,
  };
}

/** Arcs are drawn as far as the ship's ruler reaches. With a target, only the arcs it is in. */
function arcMarks({ aims, base, reach }: ShipShapes, pair: PairJudgement | undefined): readonly Mark[] {
  const used = pair && new Set(pair.shots.filter(({ inArc }) => inArc).map(({ arc }) => arc));
  return aims
    .filter(({ arc }) => arc !== "all" && (!used || used.size === 0 || used.has(arc)))
    .flatMap(({ arc, region, from }) => arcArea(arc, region, boxOf(from[0], base), reach, used?.has(arc) ?? false));
}

const boxOf = (solid: ShipShapes["aims"][number]["from"][number] | undefined, base: Box): Box => (solid?.kind === "box" ? solid : base);

const arcArea = (name: Shot["arc"], region: Arc, from: Box, reach: number, good: boolean): readonly Mark[] =>
  arcOutlines(region, from, reach * BAND).map(
    (points, index) => ({ id: `arc ${name} ${index}`, kind: "arc", points, closed: true, tone: good ? "good" : "neutral" }) as const,
  );

/** The lines that decide which section can be aimed at. */
function sectionMarks({ aims, ship: from }: ShipShapes, { ship: to }: ShipShapes, pair: PairJudgement | undefined): readonly Mark[] {
  if (!SECTIONED[to.base]) return [];
  const start = aims[0]?.centre ?? from.pose;
  return SECTIONS.map((section): Mark => {
    const end = sectionCentre(to.base, section, to.pose);
    const open = pair?.shots.some((shot) => shot.section === section && shot.targetable) ?? true;
    return {
      id: `section ${section}`,
      kind: "line",
      points: [start.x, start.y, end.x, end.y],
      closed: false,
      label: `${section} ${open ? "open" : "barred"}`,
      tone: open ? "good" : "bad",
    };
  });
}

/** The shot that is open and nearest, else the first one in arc; undefined where no arc reaches. */
const bestShot = ({ shots }: PairJudgement): Shot | undefined =>
  [...shots].filter(({ inArc }) => inArc).sort((a, b) => Number(b.open) - Number(a.open) || (a.distance ?? 0) - (b.distance ?? 0))[0];

/** The measured line, with a point at each band's end. */
function rulerMarks(pair: PairJudgement): readonly Mark[] {
  const shot = bestShot(pair);
  const line = shot?.line ?? pair.line;
  if (!line) return [];
  const distance = shot?.distance ?? pair.distance;
  const range = shot?.range ?? pair.range;
  const points = [line.ax, line.ay];
  for (let along = BAND; along < distance; along += BAND)
    points.push(line.ax + ((line.bx - line.ax) * along) / distance, line.ay + ((line.by - line.ay) * along) / distance);
  points.push(line.bx, line.by);
  const obstructed = (shot?.obstructedBy.length ?? 0) > 0;
  return [
    {
      id: "ruler",
      kind: "ruler",
      points,
      closed: false,
      label: `${capital(rangeInWords(range))}${obstructed ? ", obstructed" : shot ? "" : ", in no arc"}`,
      tone: !shot ? "neutral" : obstructed || !shot.open ? "bad" : "good",
    },
  ];
}

function trialMarks({ base }: PlacedShip, { pose, template }: Trial): readonly Mark[] {
  const nose = toTable(pose, 0, BASES[base].length / 2);
  const middle = toTable(pose, 0, 0);
  return [
    ...template.map(
      (shape, index): Mark => ({ id: `template ${index}`, kind: "template", points: shapeOutline(shape), closed: true, tone: "neutral" }),
    ),
    { id: "ghost", kind: "ghost", points: baseAt(base, pose).points, closed: true, label: "ends here", tone: "first" },
    { id: "ghost nose", kind: "ghost", points: [middle.x, middle.y, nose.x, nose.y], closed: false, tone: "first" },
  ];
}
