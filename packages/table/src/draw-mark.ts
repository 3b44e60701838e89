/** A mark: its line or area with the points on it, and its label. */
import { dotsAt, pathThrough, translation } from "./paper.ts";
import { labelPoint } from "./polygon.ts";
import { append, type DrawnElement, set, setText } from "./svg.ts";
import type { Mark } from "./view.ts";

export const isSameMark = (a: Mark, b: Mark): boolean => a === b;

/** Lines lie over the pieces, everything else under them. */
export const isLine = ({ kind }: Mark): boolean => kind === "ruler" || kind === "line";

/** A seat's colour, or its tone's. */
const coloured = ({ tone, seat }: Mark) => ({ "data-tone": seat === undefined ? tone : undefined, "data-seat": seat });

export function makeMark(layer: Element): DrawnElement<Mark> {
  const element = append(layer, "g", { class: "table-mark" });
  const path = append(element, "path", { class: "table-shape" });
  const dots = append(element, "path", { class: "table-dots" });
  return {
    element,
    update(mark) {
      set(element, { "data-kind": mark.kind, ...coloured(mark) });
      set(path, { d: pathThrough(mark.points, mark.closed) });
      set(dots, { d: isLine(mark) ? dotsAt(mark.points) : "" });
    },
  };
}

export function makeMarkTag(layer: Element): DrawnElement<Mark> {
  const element = append(layer, "g", { class: "table-tag" });
  const upright = append(element, "g", { class: "table-upright" });
  const label = append(upright, "text", { class: "table-label" });
  return {
    element,
    update(mark) {
      set(element, { ...coloured(mark), transform: translation(labelPoint(mark.points, mark.closed)) });
      set(label, { y: isLine(mark) ? -8 : 4 });
      setText(label, mark.label ?? "");
    },
  };
}
