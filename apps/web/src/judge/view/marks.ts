/** Marks over the table: arcs with their range bands, the ruler, obstructions, and the template being tried. */
import { arcOutlines, BAND, type Box, baseAt, CORE_BANDS, type Line, shapeOutline } from "@broadside/geometry";
import type { Aim, Board, PairJudgement, ShipShapes } from "@broadside/position";
import type { Mark } from "@broadside/table";
import { PIECES } from "../../words/judge/pieces.ts";
import { nameOf } from "../pieces/piece-names.ts";
import type { TrialShown } from "../trial/trial-words.ts";
import type { Verdict } from "../verdict/verdict.ts";

/**
 * The arcs out to each band of the ship's ruler. Nearer bands are brighter, but a huge ship has so many arcs that they all stay faint. If a
 * second ship is selected, only the chosen arc is drawn.
 */
export function arcMarks({ aims, base, reach, ship }: ShipShapes, verdict: Verdict | undefined): readonly Mark[] {
  return aims
    .filter(({ arc }) => arc !== "all" && arc !== "mainWeapon" && (verdict === undefined || arc === verdict.aim))
    .flatMap((aim) => bandsOf(aim, base, reach, ship.seat));
}

function bandsOf({ arc, region, from }: Aim, base: Box, reach: number, seat: number): readonly Mark[] {
  const [solid] = from;
  const box = solid?.kind === "box" ? solid : base;
  const bands = Array.from({ length: reach }, (_, at) => reach - at);
  return bands.flatMap((band) =>
    arcOutlines(region, box, band * BAND).map(
      (points, cell): Mark => ({
        id: `arc ${arc} ${band} ${cell}`,
        kind: band === reach || reach <= CORE_BANDS ? "arc" : "band",
        points,
        closed: true,
        tone: "neutral",
        seat,
      }),
    ),
  );
}

/** Half the width of the drawn ruler, in micrometres. */
const RULER_HALF = 6_000;

/** The ruler between the nearest points, band by band. The last band shows the range and is highlighted. */
export function rulerMarks(pair: PairJudgement, { shot }: Verdict): readonly Mark[] {
  const line = shot?.line ?? pair.line;
  const distance = shot?.distance ?? pair.distance;
  if (!line || distance === 0) return [];
  const ends = Array.from({ length: Math.ceil(distance / BAND) }, (_, at) => [at * BAND, Math.min(distance, (at + 1) * BAND)] as const);
  const strips = ends.map(([start, end], at) => strip(`ruler ${at + 1}`, line, start / distance, end / distance));
  const last = strips.at(-1);
  return [
    ...strips,
    ...(last ? [{ ...last, id: "ruler band" }] : []),
    { id: "ruler", kind: "ruler", points: [line.ax, line.ay, line.bx, line.by], closed: false, tone: "first" },
  ];
}

/** The part of the ruler between two points of the line, given as fractions of its length. */
function strip(id: string, { ax, ay, bx, by }: Line, start: number, end: number): Mark {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.sqrt(dx * dx + dy * dy);
  const [sx, sy] = [(dy / length) * RULER_HALF, (-dx / length) * RULER_HALF];
  const at = (share: number, side: number) => [ax + dx * share + side * sx, ay + dy * share + side * sy];
  return { id, kind: "ruler", points: [...at(start, 1), ...at(end, 1), ...at(end, -1), ...at(start, -1)], closed: true, tone: "first" };
}

/** Outlines of obstructing pieces. */
export function obstructorMarks({ position, obstructors }: Board, { shot }: Verdict): readonly Mark[] {
  return (shot?.obstructedBy ?? []).flatMap((id): readonly Mark[] => {
    const obstructor = obstructors.find((one) => one.id === id);
    if (!obstructor) return [];
    const label = PIECES.inTheWay({ name: nameOf(position, id) });
    return [{ id: `obstructs ${id}`, kind: "part", points: obstructor.shape.points, closed: true, tone: "second", label, sign: "!" }];
  });
}

/** The template, and the ship at its end. */
export const trialMarks = ({ ship, trial, label, sign }: TrialShown): readonly Mark[] => [
  ...trial.template.map(
    (shape, at): Mark => ({ id: `template ${at}`, kind: "template", points: shapeOutline(shape), closed: true, tone: "neutral" }),
  ),
  { id: "trial", kind: "ghost", points: baseAt(ship.base, trial.pose).points, closed: true, label, sign, tone: "neutral" },
];
