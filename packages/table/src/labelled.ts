/** Decides which pieces and marks have labels, in which order the labels are placed, and what they mustn't cover. */
import { mm, type Point, toTable } from "@broadside/geometry";
import { type Camera, freeArea, type Screen, spotOf } from "./camera.ts";
import { type Detail, detailAt } from "./detail.ts";
import { frontOf, HANDLE } from "./hit.ts";
import { type Labelled, placeLabels, type Rectangle, type Shape, textWidth } from "./labels.ts";
import { objectiveOutline, objectiveWidth } from "./objective.ts";
import { labelPoint, pointsOf } from "./polygon.ts";
import { RING_BUTTON, ringSpots } from "./ring.ts";
import type { Mark, Piece, TableView } from "./view.ts";

/**
 * Label sizes in pixels, at the usual text size. First come the widths of the badge, the range box and the sign, the text size, and the
 * space at each end. Then come three heights: plain, with a sign, and with the bar for shields and hull.
 */
export const LABEL = { badge: 24, rangeBox: 22, sign: 18, letter: 12, end: 9, height: 22, withSign: 26, withBar: 30 } as const;
/** How far tokens extend beyond a base. */
const TOKENS_BESIDE = 22;

/** The pieces that have the player's attention, because the pointer or the keyboard focus is on them. */
export interface Attention {
  readonly hovered: string | undefined;
  readonly focused: string | undefined;
}

/** Label positions by piece, in screen pixels. */
export function labelPlaces(
  view: TableView,
  pieces: readonly Piece[],
  camera: Camera,
  screen: Screen,
  attention: Attention,
): ReadonlyMap<string, Rectangle> {
  const detail = detailAt(camera);
  const shapes = new Map(pieces.map((piece) => [piece.id, shapeOn(piece, camera, screen)]));
  const wanted = pieces
    .filter((piece) => hasLabel(piece, view, detail, attention))
    .toSorted((one, other) => weightOf(one, view, attention) - weightOf(other, view, attention));
  const ring = view.ring;
  const about = pieces.find(({ id }) => id === ring?.about);
  const buttons =
    ring && about ? ringSpots(ring, about, camera, screen).map(({ left, top }) => squareAt(left, top, RING_BUTTON.radius)) : [];
  const clear = [...(view.choices ?? []), view.asked, view.picked].flatMap((id) => {
    const shape = id === undefined ? undefined : shapes.get(id);
    return shape ? [shape] : [];
  });
  const handles = pieces
    .filter(({ id, movable, track }) => movable && !track && view.selected.includes(id))
    .map((piece) => handleOn(piece, camera, screen));
  const { letters = 1 } = screen;
  const named = wanted.map((piece): Labelled => {
    const { width, height } = labelSize(piece, detail);
    return {
      id: piece.id,
      shape: shapes.get(piece.id) ?? [],
      margin: tokensBeside(piece, detail),
      width: width * letters,
      height: height * letters,
    };
  });
  const noted = view.marks.flatMap((mark) => (mark.label === undefined ? [] : [noteOf(mark, mark.label, camera, screen)]));
  const first = named.filter(({ id }) => id === view.asked || id === view.picked || id === attention.hovered || id === attention.focused);
  return placeLabels([...first, ...noted, ...named.filter((label) => !first.includes(label))], {
    choices: [...clear, ...buttons, ...handles],
    pieces: [...shapes.values()],
    sight: freeArea(screen),
  });
}

/** A mark's text is in the middle of the mark. If the mark covers a piece, the text is beside the mark instead. */
function noteOf(mark: Mark, text: string, camera: Camera, screen: Screen): Labelled {
  const { left, top } = spotOf(camera, screen, labelPoint(mark.points, mark.closed));
  const isBeside = mark.closed && (mark.kind === "part" || mark.kind === "ghost");
  const covered = mark.objective ? objectiveOutline(mark) : isBeside ? boxAround(pointsOf(mark.points)) : undefined;
  const sign = mark.sign === undefined ? 0 : LABEL.sign;
  const words = text === "" ? 0 : textWidth(text, LABEL.letter);
  const { letters = 1 } = screen;
  return {
    id: noteId(mark),
    shape: covered ? onScreen(covered, camera, screen) : squareAt(left, top, 2),
    margin: 0,
    width: Math.ceil(sign + (mark.objective ? objectiveWidth(mark.objective) : 0) + words + 2 * LABEL.end) * letters,
    height: (sign === 0 ? LABEL.height : LABEL.withSign) * letters,
  };
}

/** A piece's turn handle, in front of the piece. */
function handleOn(piece: Piece, camera: Camera, screen: Screen): Shape {
  const { left, top } = spotOf(camera, screen, toTable(piece.pose, 0, frontOf(piece) + HANDLE.ahead * camera.scale * mm(1)));
  return squareAt(left, top, HANDLE.radius);
}

const onScreen = (points: readonly Point[], camera: Camera, screen: Screen): Shape =>
  points.flatMap((point) => {
    const { left, top } = spotOf(camera, screen, point);
    return [left, top];
  });

export const noteId = ({ id }: Mark): string => `mark ${id}`;

/**
 * Whether a piece has a label. When zoomed out, a ship keeps its label only if it is huge or part of the question. Any other piece has a
 * label only when zoomed in, or while the pointer or the focus is on it.
 */
function hasLabel(piece: Piece, view: TableView, detail: Detail, { hovered, focused }: Attention): boolean {
  const { id, kind, label, ship, isRefused, offer } = piece;
  if (label === "") return false;
  if (id === hovered || id === focused || id === view.asked || id === view.picked || view.selected.includes(id)) return true;
  if (offer !== undefined || view.aimedAt?.includes(id)) return true;
  if (kind === "ghost") return isRefused === true;
  if (kind !== "ship") return detail === "near";
  return detail !== "far" || ship?.state?.sections !== undefined;
}

export const labelText = ({ label, ship }: Piece, detail: Detail): string => (detail === "near" ? (ship?.state?.name ?? label) : label);

function labelSize(piece: Piece, detail: Detail): { readonly width: number; readonly height: number } {
  const { ship, offer } = piece;
  const text = textWidth(labelText(piece, detail), LABEL.letter);
  const badge = ship?.state ? LABEL.badge : 0;
  const offered = offer ? LABEL.rangeBox + (offer.value === undefined ? 0 : textWidth(offer.value, LABEL.letter) + LABEL.end) : 0;
  const hasBar = ship?.state !== undefined && ship.state.sections === undefined && ship.state.shields.of + ship.state.hull.of > 0;
  return { width: Math.ceil(badge + text + offered + 2 * LABEL.end), height: hasBar ? LABEL.withBar : LABEL.height };
}

/** Lower values come first. */
function weightOf({ id, ship }: Piece, view: TableView, { hovered, focused }: Attention): number {
  if (id === hovered || id === focused) return 0;
  if (id === view.asked || id === view.picked) return 1;
  if (view.aimedAt?.includes(id) || view.selected.includes(id)) return 2;
  if (view.choices?.includes(id)) return 3;
  return ship?.state?.sections ? 4 : 5;
}

const tokensBeside = ({ ship }: Piece, detail: Detail): number =>
  detail !== "far" && (ship?.state?.tokens.length ?? 0) > 0 ? TOKENS_BESIDE : 0;

/** A piece's outline on the screen. An obstacle's real outline isn't convex, so its bounding box is used. */
export function shapeOn({ pose, outlines, kind }: Piece, camera: Camera, screen: Screen): Shape {
  const corners = pointsOf(outlines[0] ?? []);
  const around = kind === "ship" || kind === "ghost" ? corners : boxAround(corners);
  return onScreen(
    around.map(({ x, y }) => toTable(pose, x, y)),
    camera,
    screen,
  );
}

function boxAround(corners: readonly Point[]): readonly Point[] {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return corners.length === 0
    ? []
    : [
        { x: left, y: low },
        { x: right, y: low },
        { x: right, y: high },
        { x: left, y: high },
      ];
}

const squareAt = (left: number, top: number, half: number): Shape => [
  left - half,
  top - half,
  left + half,
  top - half,
  left + half,
  top + half,
  left - half,
  top + half,
];
