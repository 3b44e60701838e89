/**
 * Effects that appear and disappear: shots, lost shields and hull, collisions, explosions, points. The style sheet plays each of them once.
 */
import { toPaper } from "../paper.ts";
import { pointsOf } from "../polygon.ts";
import type { TableEffect } from "../view.ts";
import { append, type DrawnElement, set } from "./svg.ts";

export interface ShownEffect {
  readonly id: string;
  readonly effect: TableEffect;
  /** The size of a screen pixel in paper units. */
  readonly scale: number;
}

export const isSameEffect = (a: ShownEffect, b: ShownEffect): boolean => a.effect === b.effect && a.scale === b.scale;

/** The rays in a burst, in pixels. */
const BURST = "M0-22L4-7L16-16L7-4L22 0L7 4L16 16L4 7L0 22L-4 7L-16 16L-7 4L-22 0L-7-4L-16-16L-4-7Z";

export function makeEffect(layer: Element): DrawnElement<ShownEffect> {
  const element = append(layer, "g", { class: "table-effect" });
  return {
    element,
    update({ effect, scale }) {
      const { kind, points, seat, text } = effect;
      const [from, to] = pointsOf(points).map(toPaper);
      set(element, { "data-effect": kind, "data-seat": seat });
      if (!from) return;
      if (kind === "shot" && to) {
        element.innerHTML = `<path class="table-bolt" pathLength="100" d="M${from.x} ${from.y}L${to.x} ${to.y}"/>`;
        return;
      }
      const place = `translate(${from.x} ${from.y}) scale(${scale})`;
      element.innerHTML =
        kind === "score"
          ? `<g transform="${place}"><text class="table-rise" y="-14"></text></g>`
          : `<g transform="${place}"><g class="table-burst"><circle r="20"/><path d="${BURST}"/></g></g>`;
      const words = element.querySelector("text");
      if (words) words.textContent = text ?? "";
    },
  };
}
