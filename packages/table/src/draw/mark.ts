/** A mark: its line or area with the points on it, and its label. */
import { LABEL } from "../labelled.ts";
import { objectiveWidth } from "../objective.ts";
import { dotsAt, pathThrough, toPaper } from "../paper.ts";
import type { Mark, Points } from "../view.ts";
import { plateMarkup, ringAt, ticksAt } from "./objective.ts";
import { append, type DrawnElement, set, setText } from "./svg.ts";

export const isSameMark = (a: Mark, b: Mark): boolean => a === b;

/** Lines, crosses and parts of pieces are drawn above the pieces. All other marks are drawn below them. */
export const isOver = ({ kind }: Mark): boolean => kind === "ruler" || kind === "line" || kind === "part" || kind === "cross";

/** Lines have a dot at each point; strips and parts have none. */
const hasDots = ({ kind, closed }: Mark): boolean => kind === "line" || (kind === "ruler" && !closed);

/** The seat's colour if the mark has a seat, otherwise the colour of its tone. */
const coloured = ({ tone, seat }: Mark) => ({ "data-tone": seat === undefined ? tone : undefined, "data-seat": seat });

export function makeMark(layer: Element): DrawnElement<Mark> {
  const element = append(layer, "g", { class: "table-mark" });
  const path = append(element, "path", { class: "table-shape" });
  const dots = append(element, "path", { class: "table-dots" });
  return {
    element,
    update(mark) {
      set(element, { "data-kind": mark.kind, "data-closed": mark.closed ? "" : undefined, ...coloured(mark) });
      set(element, { "data-gone": mark.objective?.isGone ? "" : undefined });
      const { shape, points } = AT_POINT[mark.kind] ?? { shape: outlineOf(mark), points: hasDots(mark) ? dotsAt : nothing };
      set(path, { d: shape(mark.points) });
      set(dots, { d: points(mark.points) });
    },
  };
}

type Path = (points: Points) => string;
const nothing: Path = () => "";
const outlineOf =
  ({ closed }: Mark): Path =>
  (points) =>
    pathThrough(points, closed);

/** Millimetres. */
const CROSS = { disc: 8.5, arm: 3.6 } as const;

function discAt([x = 0, y = 0]: Points): string {
  const at = toPaper({ x, y });
  const { disc } = CROSS;
  return `M${at.x - disc} ${at.y}a${disc} ${disc} 0 1 0 ${2 * disc} 0a${disc} ${disc} 0 1 0 ${-2 * disc} 0Z`;
}

function crossAt([x = 0, y = 0]: Points): string {
  const at = toPaper({ x, y });
  const { arm } = CROSS;
  return `M${at.x - arm} ${at.y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;
}

/** Kinds of marks that are drawn around one point. */
const AT_POINT: Readonly<Partial<Record<Mark["kind"], { readonly shape: Path; readonly points: Path }>>> = {
  cross: { shape: discAt, points: crossAt },
  objective: { shape: ringAt, points: ticksAt },
};

export interface ShownNote {
  readonly id: string;
  readonly mark: Mark;
  /** The label's top-left corner in paper coordinates, its size in pixels, and the size of a screen pixel in paper units. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

export const isSameNote = (a: ShownNote, b: ShownNote): boolean =>
  a.mark === b.mark && a.x === b.x && a.y === b.y && a.scale === b.scale && a.width === b.width;

export function makeNote(layer: Element): DrawnElement<ShownNote> {
  const element = append(layer, "g", { class: "table-note" });
  const plate = append(element, "rect", { class: "table-tag-plate", rx: 5 });
  const text = append(element, "text", { class: "table-tag-name" });
  const disc = append(element, "circle", { class: "table-note-disc", r: 8 });
  const sign = append(element, "text", { class: "table-note-sign" });
  const looks = append(element, "g");
  return {
    element,
    update({ mark, x, y, width, height, scale }) {
      set(element, { ...coloured(mark), transform: `translate(${x} ${y}) scale(${scale})` });
      set(plate, { width, height });
      const hasSign = mark.sign !== undefined;
      const middle = height / 2;
      const before = (hasSign ? LABEL.sign : 0) + (mark.objective ? objectiveWidth(mark.objective) : 0);
      // An area's name isn't translated.
      set(text, { x: LABEL.end + before, y: middle + 4.2, translate: mark.kind === "area" ? "no" : undefined });
      set(plate, { rx: mark.objective ? middle : 5 });
      looks.innerHTML = mark.objective ? plateMarkup(mark.objective, LABEL.end, middle) : "";
      setText(text, mark.label ?? "");
      set(disc, { cx: 13, cy: middle, visibility: hasSign ? undefined : "hidden" });
      set(sign, { x: 13, y: middle + 4.2 });
      setText(sign, mark.sign ?? "");
    },
  };
}
