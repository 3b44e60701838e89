/**
 * The turn handle: a knob on a stem. Its group is placed at the middle of the piece's front edge. So when the zoom changes, only the
 * group's size needs to change.
 */
import { frontOf, HANDLE } from "../hit.ts";
import { placement, toPaper } from "../paper.ts";
import type { Piece } from "../view.ts";
import { append, type DrawnElement, set } from "./svg.ts";

export interface ShownHandle {
  readonly id: string;
  readonly piece: Piece;
  readonly scale: number;
}

export const isSameHandle = (a: ShownHandle, b: ShownHandle): boolean => a.piece === b.piece && a.scale === b.scale;

export function makeHandle(layer: Element): DrawnElement<ShownHandle> {
  const element = append(layer, "g", { class: "table-handle" });
  const { ahead, radius } = HANDLE;
  append(element, "path", { class: "table-stem", d: `M0 ${-4}V${radius - ahead}` });
  append(element, "circle", { class: "table-knob", cy: -ahead, r: radius });
  append(element, "path", { class: "table-arrow", d: `M-4 ${-ahead + 1.5}a4 4 0 1 1 6.5 1.7m.6-3.4l-.4 3.6l-3.5-.5` });
  return {
    element,
    update({ piece, scale }) {
      const { y } = toPaper({ x: 0, y: frontOf(piece) });
      set(element, { transform: `${placement(piece.pose)} translate(0 ${y}) scale(${scale})` });
    },
  };
}
