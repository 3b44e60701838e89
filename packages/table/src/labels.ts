/**
 * Finds places for labels, in pixels around their pieces. The most important labels choose first, and each takes the best place that is
 * left. A label never covers a choice or another label, so a label without room is left out.
 */

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A convex polygon as a flat list of pixels. */
export type Shape = readonly number[];

export interface Labelled {
  readonly id: string;
  /** The piece's shape, and the room that its tokens need beside it. The label goes outside both. */
  readonly shape: Shape;
  readonly margin: number;
  readonly width: number;
  readonly height: number;
}

export interface Kept {
  /** Shapes that labels never cover: the choices. */
  readonly choices: readonly Shape[];
  /** Shapes that labels cover only if there is no other room. These are the pieces on the table. */
  readonly pieces: readonly Shape[];
  /** The visible part of the screen, where labels go if they can. */
  readonly sight?: Rectangle;
}

const GAP = 5;
/** How far each ring of possible places is from the piece, in pixels. */
const RINGS = [0, 14, 30] as const;

/** Top-left corners by id. */
export function placeLabels(labels: readonly Labelled[], { choices, pieces, sight }: Kept): ReadonlyMap<string, Rectangle> {
  const placed = new Map<string, Rectangle>();
  const kept = choices.map(bounded);
  const stands = pieces.map(bounded);
  const taken: Rectangle[] = [];
  for (const label of labels) {
    const isFree = (place: Rectangle): boolean => !taken.some((other) => meets(place, other)) && !kept.some((one) => covers(place, one));
    const place = bestOf(placesFor(label), isFree, stands, sight && isInSight(label, sight) ? sight : undefined);
    if (place === undefined) continue;
    taken.push(place);
    placed.set(label.id, place);
  }
  return placed;
}

/**
 * Prefers the first place that is fully visible and covers nothing, then one that is fully visible and covers little, and then one that
 * isn't fully visible.
 */
function bestOf(
  places: readonly Rectangle[],
  isFree: (place: Rectangle) => boolean,
  stands: readonly Bounded[],
  sight: Rectangle | undefined,
): Rectangle | undefined {
  const found: (Rectangle | undefined)[] = [];
  for (const place of places) {
    const isSeen = sight === undefined || isWithin(place, sight);
    const covered = isFree(place) ? numberCovered(place, stands) : Infinity;
    if (covered > LITTLE) continue;
    if (isSeen && covered === 0) return place;
    found[isSeen ? 1 : covered === 0 ? 2 : 3] ??= place;
  }
  return found.find((one) => one !== undefined);
}

/** A label may cover up to this many other pieces if there is no other room. */
const LITTLE = 1;

/** Counts the pieces that a label would cover, stopping once there are too many. */
function numberCovered(place: Rectangle, pieces: readonly Bounded[]): number {
  let covered = 0;
  for (const piece of pieces) if (covers(place, piece) && ++covered > LITTLE) break;
  return covered;
}

/** Whether the centre of the labelled piece is visible. If it isn't, a visible label would seem to belong to something else. */
function isInSight({ shape }: Labelled, sight: Rectangle): boolean {
  const { left, top, right, bottom } = boundsOf(shape);
  return isWithin({ left: (left + right) / 2, top: (top + bottom) / 2, width: 0, height: 0 }, sight);
}

const isWithin = (one: Rectangle, other: Rectangle): boolean =>
  one.left >= other.left &&
  one.top >= other.top &&
  one.left + one.width <= other.left + other.width &&
  one.top + one.height <= other.top + other.height;

/** Possible places: below, above, to the right, to the left, and then at the corners. Nearer places come before farther ones. */
function placesFor({ shape, margin, width, height }: Labelled): readonly Rectangle[] {
  const { left, top, right, bottom } = boundsOf(shape);
  const middle = (left + right) / 2 - width / 2;
  const centre = (top + bottom) / 2 - height / 2;
  const at = (x: number, y: number): Rectangle => ({ left: x, top: y, width, height });
  return RINGS.flatMap((ring) => {
    const gap = GAP + ring;
    const beyond = gap + margin;
    return [
      at(middle, bottom + gap),
      at(middle, top - gap - height),
      at(right + beyond, centre),
      at(left - beyond - width, centre),
      at(left, bottom + gap),
      at(right - width, bottom + gap),
      at(left, top - gap - height),
      at(right - width, top - gap - height),
      at(right + gap, bottom + gap - ring),
      at(left - gap - width, bottom + gap - ring),
      at(right + gap, top - gap - height + ring),
      at(left - gap - width, top - gap - height + ring),
    ];
  });
}

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Bounded extends Bounds {
  readonly shape: Shape;
}

const bounded = (shape: Shape): Bounded => ({ shape, ...boundsOf(shape) });

function boundsOf(shape: Shape): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at + 1 < shape.length; at += 2) {
    const [x = 0, y = 0] = [shape[at], shape[at + 1]];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

export const meets = (one: Rectangle, other: Rectangle): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** Whether a label and a convex shape overlap. They don't overlap if a line along an edge of one of them separates the two. */
export function coversShape(place: Rectangle, shape: Shape): boolean {
  return covers(place, bounded(shape));
}

function covers(place: Rectangle, { shape, left, top, right, bottom }: Bounded): boolean {
  if (place.left >= right || left >= place.left + place.width || place.top >= bottom || top >= place.top + place.height) return false;
  const corners = [
    [place.left, place.top],
    [place.left + place.width, place.top],
    [place.left, place.top + place.height],
    [place.left + place.width, place.top + place.height],
  ] as const;
  const size = shape.length / 2;
  for (let at = 0; at < size; at += 1) {
    const [ax = 0, ay = 0] = [shape[2 * at], shape[2 * at + 1]];
    const next = (at + 1) % size;
    const [bx = 0, by = 0] = [shape[2 * next], shape[2 * next + 1]];
    const [nx, ny] = [by - ay, ax - bx];
    const along = (x: number, y: number): number => x * nx + y * ny;
    let [least, most] = [Infinity, -Infinity];
    for (let other = 0; other < size; other += 1) {
      const value = along(shape[2 * other] ?? 0, shape[2 * other + 1] ?? 0);
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
    const values = corners.map(([x, y]) => along(x, y));
    if (Math.max(...values) <= least || Math.min(...values) >= most) return false;
  }
  return true;
}

/**
 * The approximate width of a line of text. It may be more than the true width, but it is rarely less. Capitals and digits are wider than
 * small letters.
 */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const letter of text)
    ems += WIDTHS.get(letter) ?? (letter >= "A" && letter <= "Z" ? 0.72 : letter >= "0" && letter <= "9" ? 0.64 : 0.6);
  return ems * size;
}

const WIDTHS: ReadonlyMap<string, number> = new Map(
  (
    [
      [0.28, "iljI.,:;'’|!"],
      [0.38, "frt()-–[]/ "],
      [0.92, "mwMW@%"],
      [0.8, "OQGDHNU"],
    ] as const
  ).flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
);
