/** Translates the browser's pointer and wheel events into gestures. */
import { type Spot, tableAt } from "../camera.ts";
import type { Command } from "../command.ts";
import type { Touch } from "../gesture.ts";
import { targetUnder } from "../hold.ts";
import type { TableState } from "../state.ts";

/** `slop` is how many pixels a press may move and still be a tap. `slack` is how far from a piece a press may be and still hit it. */
const FINGER = { slop: 8, slack: 22 } as const;
const MOUSE = { slop: 3, slack: 4 } as const;
/** How many wheel pixels double the zoom. A pinch on a touchpad arrives as wheel events with Control and smaller steps. */
const WHEEL = { plain: 500, pinch: 100, line: 16 } as const;

export function pressOf(state: TableState, box: Element, event: PointerEvent): Extract<Touch, { kind: "down" }> {
  const { slop, slack } = event.pointerType === "mouse" ? MOUSE : FINGER;
  const { spot, place } = positionOf(state, box, event);
  return { kind: "down", pointer: event.pointerId, spot, place, target: targetUnder(state, spot, slack), slop };
}

export function moveOf(state: TableState, box: Element, event: PointerEvent): Touch {
  return { kind: "move", pointer: event.pointerId, coarse: event.shiftKey, ...positionOf(state, box, event) };
}

/** Returns the zoom for a wheel event. A step in and an equal step out cancel each other out. */
export function zoomOf(box: Element, event: WheelEvent): Command {
  const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * WHEEL.line;
  const growth = 1 + Math.abs(pixels) / (event.ctrlKey ? WHEEL.pinch : WHEEL.plain);
  return { kind: "zoom", factor: pixels < 0 ? growth : 1 / growth, about: spotOf(box, event) };
}

function positionOf({ camera, screen }: TableState, box: Element, event: MouseEvent) {
  const spot = spotOf(box, event);
  return { spot, place: tableAt(camera, screen, spot) };
}

export function spotOf(box: Element, event: MouseEvent): Spot {
  const { left, top } = box.getBoundingClientRect();
  return { left: event.clientX - left, top: event.clientY - top };
}
