/**
 * The buttons around a piece, for players who use a mouse or a touchscreen. The page also offers the same answers as ordinary buttons, for
 * everybody.
 */
import { RING_BUTTON } from "../ring.ts";
import type { RingButton } from "../view.ts";
import { append, type DrawnElement, set, setText } from "./svg.ts";

export interface ShownButton {
  readonly id: string;
  readonly button: RingButton;
  /** The button's position in paper coordinates, and the size of a screen pixel in paper units. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const isSameButton = (a: ShownButton, b: ShownButton): boolean =>
  a.button === b.button && a.x === b.x && a.y === b.y && a.scale === b.scale;

export function makeButton(layer: Element): DrawnElement<ShownButton> {
  const element = append(layer, "g", { class: "table-ring-button" });
  append(element, "circle", { class: "table-ring-plate", r: RING_BUTTON.radius });
  const icon = append(element, "text", { class: "table-icon table-ring-icon", y: 7 });
  const title = append(element, "title");
  return {
    element,
    update({ button, x, y, scale }) {
      set(element, {
        transform: `translate(${x} ${y}) scale(${scale})`,
        "data-picked": button.isPicked ? "" : undefined,
        "data-button": button.id,
      });
      setText(icon, button.icon);
      setText(title, button.label);
    },
  };
}
