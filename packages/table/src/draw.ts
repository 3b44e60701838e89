/** The state on the page. Panning changes the view box and nothing else. */
import { mm } from "@broadside/geometry";
import { pixelStep, viewBox } from "./camera.ts";
import { isLine, isSameMark, makeMark, makeMarkTag } from "./draw-mark.ts";
import { isSameShownPiece, makeHandle, makePiece, makeTag, type ShownPiece } from "./draw-piece.ts";
import { pathsThrough, pathThrough } from "./paper.ts";
import { orderOf } from "./selection.ts";
import { piecesNow, type TableState } from "./state.ts";
import { addLayer, append, fill, type Layer, set } from "./svg.ts";
import type { Area, Mark, Points } from "./view.ts";
import { describeTable } from "./words.ts";

const GRID = mm(100);
/** From this many millimetres to a pixel on, labels would hide the small pieces, or all. */
const FAR = { small: 1.8, all: 3.6 } as const;
/** The unit of a tag in millimetres of the table, and the most pixels it may grow to; it never shrinks below one. */
const TAG = { natural: 0.6, largest: 2 } as const;

export interface Drawing {
  readonly svg: SVGSVGElement;
  readonly felt: SVGPathElement;
  readonly grid: SVGPathElement;
  readonly border: SVGPathElement;
  readonly areas: Layer<Mark>;
  readonly pieces: Layer<ShownPiece>;
  readonly lines: Layer<Mark>;
  readonly tags: Layer<ShownPiece>;
  readonly markTags: Layer<Mark>;
  readonly handles: Layer<ShownPiece>;
}

/** From the bottom up. All but the pieces is silent: a piece says everything about itself. */
export function makeDrawing(root: Element): Drawing {
  const svg = append(root, "svg", { role: "application" });
  const silent = (name: string) => ({ class: `table-${name}`, "aria-hidden": "true" });
  return {
    svg,
    felt: append(svg, "path", silent("felt")),
    grid: append(svg, "path", silent("grid")),
    border: append(svg, "path", silent("border")),
    areas: addLayer(svg, silent("areas"), makeMark, isSameMark),
    pieces: addLayer(svg, { class: "table-pieces" }, makePiece, isSameShownPiece),
    lines: addLayer(svg, silent("lines"), makeMark, isSameMark),
    tags: addLayer(svg, silent("tags"), makeTag, isSameShownPiece),
    markTags: addLayer(svg, silent("tags"), makeMarkTag, isSameMark),
    handles: addLayer(svg, silent("handles"), makeHandle, isSameShownPiece),
  };
}

export function draw(drawing: Drawing, state: TableState): void {
  const { view, entry } = state;
  drawBoard(drawing, state);
  const pieces = piecesNow(state).map((piece): ShownPiece => {
    const { id } = piece;
    return { id, piece, order: orderOf(view.selected, id), isEntry: id === entry, isChoice: view.choices?.includes(id) ?? false };
  });
  fill(
    drawing.areas,
    view.marks.filter((mark) => !isLine(mark)),
  );
  fill(drawing.pieces, pieces);
  fill(drawing.lines, view.marks.filter(isLine));
  fill(drawing.tags, pieces);
  fill(
    drawing.markTags,
    view.marks.filter((mark) => mark.label !== undefined),
  );
  fill(
    drawing.handles,
    pieces.filter(({ piece, order }) => piece.movable && !piece.track && order !== undefined),
  );
}

export const elementOf = (drawing: Drawing, id: string): SVGElement | undefined => drawing.pieces.drawings.get(id)?.drawn.element;

function drawBoard({ svg, felt, grid, border }: Drawing, { view, camera, screen, gesture }: TableState): void {
  const pixel = pixelStep(camera);
  const tag = Math.max(pixel, Math.min(TAG.natural, TAG.largest * pixel));
  const edge = pathThrough([0, 0, view.width, 0, view.width, view.height, 0, view.height], true);
  set(svg, {
    viewBox: viewBox(camera, screen),
    style: `--pixel:${pixel};--tag:${tag}`,
    "data-far": pixel > FAR.all ? "all" : pixel > FAR.small ? "small" : undefined,
    tabindex: view.pieces.length === 0 ? 0 : -1,
    "data-gesture": gesture.kind,
    "aria-label": describeTable(view),
  });
  set(felt, { d: edge });
  set(grid, { d: pathsThrough(gridLines(view), false) });
  set(border, { d: edge });
}

function gridLines({ width, height }: Area): Points[] {
  const lines: Points[] = [];
  for (let x = GRID; x < width; x += GRID) lines.push([x, 0, x, height]);
  for (let y = GRID; y < height; y += GRID) lines.push([0, y, width, y]);
  return lines;
}
