/** A piece's label: its seat's badge with its skill, its name, its gauges, and the odds if it can be chosen. */

import type { Detail } from "../detail.ts";
import { LABEL, labelText } from "../labelled.ts";
import { textWidth } from "../labels.ts";
import type { Order } from "../selection.ts";
import type { Gauge, Piece } from "../view.ts";
import { badgeOf } from "./badge.ts";
import type { Role } from "./piece.ts";
import { append, type DrawnElement, set } from "./svg.ts";

export interface ShownTag {
  readonly id: string;
  readonly piece: Piece;
  readonly detail: Detail;
  readonly role: Role | undefined;
  readonly order: Order | undefined;
  readonly isDim: boolean;
  /** The label's top-left corner in paper coordinates, its size in pixels, and the size of a screen pixel in paper units. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

export function isSameTag(a: ShownTag, b: ShownTag): boolean {
  const isSamePlace = a.x === b.x && a.y === b.y && a.scale === b.scale && a.width === b.width;
  const isSameText = a.piece.label === b.piece.label && a.piece.ship?.state === b.piece.ship?.state && a.piece.offer === b.piece.offer;
  return isSamePlace && isSameText && a.detail === b.detail && a.role === b.role && a.order === b.order && a.isDim === b.isDim;
}

export function makeTag(layer: Element): DrawnElement<ShownTag> {
  const element = append(layer, "g", { class: "table-tag" });
  let drawn = "";
  return {
    element,
    update(tag) {
      const { piece, role, order, isDim, x, y, scale } = tag;
      set(element, {
        "data-tag": piece.id,
        "data-kind": piece.kind,
        "data-seat": piece.seat,
        "data-role": role,
        "data-order": order,
        "data-refused": piece.isRefused ? "" : undefined,
        "data-dim": isDim ? "" : undefined,
        transform: `translate(${x} ${y}) scale(${scale})`,
      });
      const markup = tagMarkup(tag);
      if (markup === drawn) return;
      element.innerHTML = markup;
      drawn = markup;
    },
  };
}

function tagMarkup({ piece, detail, width, height }: ShownTag): string {
  const { ship, seat, offer } = piece;
  const state = ship?.state;
  const start = state && seat !== undefined ? LABEL.badge : LABEL.end;
  const line = LABEL.height / 2;
  const text = labelText(piece, detail);
  const afterName = start + textWidth(text, LABEL.letter) + LABEL.end;
  return [
    `<rect class="table-tag-plate" width="${width}" height="${height}" rx="5"/>`,
    state && seat !== undefined
      ? `<path class="table-tag-badge" d="${badgeOf(seat)}" transform="translate(12 ${line})"/><text class="table-tag-skill" x="12" y="${line + 4.3}">${state.skill}</text>`
      : "",
    `<text class="table-tag-name" translate="no" x="${start}" y="${line + 4.2}">${escaped(text)}</text>`,
    offer ? offerMarkup(offer.range, offer.value, afterName, line) : "",
    state && !state.sections ? barMarkup(state.shields, state.hull, width, height) : "",
  ].join("");
}

const offerMarkup = (range: string, value: string | undefined, x: number, line: number): string =>
  `<rect class="table-offer-box" x="${x - 5}" y="${line - 9}" width="18" height="18" rx="4"/><text class="table-offer-range" x="${x + 4}" y="${line + 4.3}">${escaped(range)}</text>${
    value === undefined ? "" : `<text class="table-offer-value" x="${x + 19}" y="${line + 4.4}">${escaped(value)}</text>`
  }`;

/** Bars along the lower edge; shields are taller than hull. */
function barMarkup(shields: Gauge, hull: Gauge, width: number, height: number): string {
  const count = shields.of + hull.of;
  const step = (width - 10) / Math.max(1, count);
  const all: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const isShield = at < shields.of;
    const isLeft = isShield ? at < shields.left : at - shields.of < hull.left;
    const tall = isShield ? 5 : 3.4;
    const name = isLeft ? (isShield ? "shield" : "hull") : "lost";
    all.push(
      `<rect class="table-pip" data-pip="${name}" x="${(5 + at * step).toFixed(1)}" y="${height - 4 - tall}" width="${(step - 2).toFixed(1)}" height="${tall}" rx="1"/>`,
    );
  }
  return all.join("");
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
