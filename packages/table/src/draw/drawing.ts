/**
 * Draws the table's state for one camera. While the camera moves, the whole drawing moves with it instead of being redrawn (`plane.ts`).
 */
import { mm } from "@broadside/geometry";
import { type Camera, type Screen, tableAt, viewBox } from "../camera.ts";
import { type Detail, detailAt } from "../detail.ts";
import { labelPlaces, noteId } from "../labelled.ts";
import type { Rectangle } from "../labels.ts";
import { pathsThrough, pathThrough, toPaper } from "../paper.ts";
import { ringSpots } from "../ring.ts";
import { orderOf } from "../selection.ts";
import { piecesNow, type TableState } from "../state.ts";
import type { Area, Mark, Piece, Points, TableView } from "../view.ts";
import { tableWords } from "../words.ts";
import { isSameEffect, makeEffect, type ShownEffect } from "./effect.ts";
import { isSameHandle, makeHandle, type ShownHandle } from "./handle.ts";
import { isOver, isSameMark, isSameNote, makeMark, makeNote, type ShownNote } from "./mark.ts";
import { makePaints } from "./paints.ts";
import { isSameShownPiece, pieceMaker, type Role, type ShownPiece } from "./piece.ts";
import { isSameButton, makeButton, type ShownButton } from "./ring.ts";
import { addLayer, append, fill, type Layer, set } from "./svg.ts";
import { isSameTag, makeTag, type ShownTag } from "./tag.ts";
import { isSameTokens, makeTokens, type ShownTokens } from "./tokens.ts";

/** Ticks along the edge of the table, to help players judge distances. */
const TICK = { every: mm(100), length: mm(6) } as const;
/**
 * How far the drawing extends beyond the screen on each side, as a share of the screen's size. Within this margin, it can move without
 * being redrawn.
 */
export const OVERSCAN = 0.25;

export interface Drawing {
  readonly svg: SVGSVGElement;
  readonly ticks: SVGPathElement;
  readonly border: SVGPathElement;
  readonly areas: Layer<Mark>;
  readonly pieces: Layer<ShownPiece>;
  readonly lines: Layer<Mark>;
  readonly effects: Layer<ShownEffect>;
  readonly tokens: Layer<ShownTokens>;
  readonly tags: Layer<ShownTag>;
  readonly notes: Layer<ShownNote>;
  readonly ring: Layer<ShownButton>;
  readonly handles: Layer<ShownHandle>;
}

/** Layers from bottom to top. Screen readers skip everything except the pieces, which describe themselves. */
export function makeDrawing(root: Element): Drawing {
  const svg = append(root, "svg", { role: "application" });
  const paints = makePaints(svg);
  const silent = (name: string) => ({ class: `table-${name}`, "aria-hidden": "true" });
  return {
    svg,
    ticks: append(svg, "path", silent("ticks")),
    border: append(svg, "path", silent("border")),
    areas: addLayer(svg, silent("areas"), makeMark, isSameMark),
    pieces: addLayer(svg, { class: "table-pieces" }, pieceMaker(paints), isSameShownPiece),
    lines: addLayer(svg, silent("lines-over"), makeMark, isSameMark),
    effects: addLayer(svg, silent("effects"), makeEffect, isSameEffect),
    tokens: addLayer(svg, silent("token-layer"), makeTokens, isSameTokens),
    tags: addLayer(svg, silent("tags"), makeTag, isSameTag),
    notes: addLayer(svg, silent("notes"), makeNote, isSameNote),
    ring: addLayer(svg, silent("ring"), makeButton, isSameButton),
    handles: addLayer(svg, silent("handles"), makeHandle, isSameHandle),
  };
}

export function draw(drawing: Drawing, state: TableState): void {
  const { view, camera, screen } = state;
  const detail = detailAt(camera);
  const pieces = piecesNow(state);
  drawBoard(drawing, state, detail);
  fill(
    drawing.areas,
    view.marks.filter((mark) => !isOver(mark)),
  );
  fill(
    drawing.pieces,
    pieces.map((piece) => shownPiece(piece, state)),
  );
  fill(drawing.lines, view.marks.filter(isOver));
  const { scale } = camera;
  fill(
    drawing.effects,
    (view.effects ?? []).map((effect) => ({ id: effect.id, effect, scale })),
  );
  fill(
    drawing.tokens,
    pieces.filter(({ ship }) => ship?.state).map((piece) => ({ id: piece.id, piece, detail, isDim: isDim(piece, view), scale })),
  );
  const noted = view.marks.filter((mark) => mark.label !== undefined);
  const places = labelPlaces(view, pieces, camera, screen, state);
  fill(drawing.tags, tagsOf(pieces, places, state, detail));
  fill(drawing.notes, notesOf(noted, places, state));
  fill(drawing.ring, buttonsOf(pieces, state));
  fill(
    drawing.handles,
    pieces
      .filter(({ id, movable, track }) => movable && !track && view.selected.includes(id))
      .map((piece) => ({ id: piece.id, piece, scale })),
  );
}

export const elementOf = (drawing: Drawing, id: string): SVGElement | undefined => drawing.pieces.drawings.get(id)?.drawn.element;

function shownPiece(piece: Piece, { view, entry }: TableState): ShownPiece {
  const { id } = piece;
  return {
    id,
    piece,
    order: orderOf(view.selected, id),
    isEntry: id === entry,
    isChoice: view.choices?.includes(id) ?? false,
    role: roleOf(id, view),
    isDim: isDim(piece, view),
  };
}

function roleOf(id: string, { asked, picked, choices, aimedAt }: TableView): Role | undefined {
  if (id === picked) return "picked";
  if (aimedAt?.includes(id)) return "target";
  if (id === asked) return "asked";
  return choices?.includes(id) ? "choice" : undefined;
}

const isDim = ({ id, kind }: Piece, { lit }: TableView): boolean => kind === "ship" && lit !== undefined && !lit.includes(id);

function tagsOf(pieces: readonly Piece[], places: ReadonlyMap<string, Rectangle>, state: TableState, detail: Detail): readonly ShownTag[] {
  const { view, camera, screen } = state;
  return pieces.flatMap((piece) => {
    const place = places.get(piece.id);
    if (!place) return [];
    const { width, height, scale } = inUsualLetters(place, camera, screen);
    return [
      {
        id: piece.id,
        piece,
        detail,
        role: roleOf(piece.id, view),
        order: orderOf(view.selected, piece.id),
        isDim: isDim(piece, view),
        ...onPaper(place, camera, screen),
        width,
        height,
        scale,
      },
    ];
  });
}

/** A label is drawn at the usual text size, then scaled to the page's text size. */
function inUsualLetters({ width, height }: Rectangle, camera: Camera, { letters = 1 }: Screen) {
  return { width: width / letters, height: height / letters, scale: camera.scale * letters };
}

const notesOf = (marks: readonly Mark[], places: ReadonlyMap<string, Rectangle>, { camera, screen }: TableState): readonly ShownNote[] =>
  marks.flatMap((mark) => {
    const place = places.get(noteId(mark));
    return place ? [{ id: mark.id, mark, ...onPaper(place, camera, screen), ...inUsualLetters(place, camera, screen) }] : [];
  });

function onPaper({ left, top }: Rectangle, camera: Camera, screen: Screen): { readonly x: number; readonly y: number } {
  const { x, y } = toPaper(tableAt(camera, screen, { left, top }));
  return { x: hundredth(x), y: hundredth(y) };
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;

function buttonsOf(pieces: readonly Piece[], { view: { ring }, camera, screen }: TableState): readonly ShownButton[] {
  const about = pieces.find(({ id }) => id === ring?.about);
  if (!ring || !about) return [];
  const spots = ringSpots(ring, about, camera, screen);
  return ring.buttons.flatMap((button, at) => {
    const spot = spots[at];
    return spot ? [{ id: button.id, button, ...onPaper({ ...spot, width: 0, height: 0 }, camera, screen), scale: camera.scale }] : [];
  });
}

function drawBoard({ svg, ticks, border }: Drawing, { view, camera, screen, gesture }: TableState, detail: Detail): void {
  const edge = pathThrough([0, 0, view.width, 0, view.width, view.height, 0, view.height], true);
  const wide = { width: screen.width * (1 + 2 * OVERSCAN), height: screen.height * (1 + 2 * OVERSCAN) };
  set(svg, {
    viewBox: viewBox(camera, wide),
    "data-detail": detail,
    tabindex: view.pieces.length === 0 ? 0 : -1,
    "data-gesture": gesture.kind,
    "aria-label": tableWords().describeTable(view),
  });
  set(ticks, { d: pathsThrough(tickLines(view), false) });
  set(border, { d: edge });
}

function tickLines({ width, height }: Area): Points[] {
  const lines: Points[] = [];
  const { every, length } = TICK;
  for (let x = every; x < width; x += every) lines.push([x, 0, x, length], [x, height, x, height - length]);
  for (let y = every; y < height; y += every) lines.push([0, y, length, y], [width, y, width - length, y]);
  return lines;
}
