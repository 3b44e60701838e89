/** Tokens around a base, clockwise from the upper right. When zoomed out, only the tokens that players mustn't miss are shown. */
import { cosine, sine } from "@broadside/kit";
import type { Detail } from "../detail.ts";
import { toPaper } from "../paper.ts";
import { pointsOf } from "../polygon.ts";
import type { Piece, TokenBadge } from "../view.ts";
import { badgeOf } from "./badge.ts";
import { append, type DrawnElement, set } from "./svg.ts";

export interface ShownTokens {
  readonly id: string;
  readonly piece: Piece;
  readonly detail: Detail;
  readonly isDim: boolean;
  /** The size of a screen pixel in paper units. */
  readonly scale: number;
}

export const isSameTokens = (a: ShownTokens, b: ShownTokens): boolean =>
  a.piece === b.piece && a.detail === b.detail && a.scale === b.scale && a.isDim === b.isDim;

/**
 * In pixels: a token's size, and the distance from one token to the next. If a ship has more kinds of tokens than `most`, a number replaces
 * the rest.
 */
const TOKEN = { radius: 9.5, apart: 21, most: 5 } as const;
/** Thousandths of a degree. */
const UPPER_RIGHT = 45_000;

export function makeTokens(layer: Element): DrawnElement<ShownTokens> {
  const element = append(layer, "g", { class: "table-tokens" });
  let drawn = "";
  return {
    element,
    update({ piece, detail, isDim, scale }) {
      const { x, y } = toPaper(piece.pose);
      set(element, { "data-seat": piece.seat, "data-dim": isDim ? "" : undefined, transform: `translate(${x} ${y}) scale(${scale})` });
      const markup = detail === "far" ? farMarkup(piece, scale) : tokensMarkup(piece, scale);
      if (markup === drawn) return;
      element.innerHTML = markup;
      drawn = markup;
    },
  };
}

/**
 * The distance in pixels from the centre of the base to the tokens around it. The first token is at a corner of the base or, on a long
 * base, beside its centre, where there is room.
 */
function reachOf({ outlines }: Piece, scale: number): number {
  const points = pointsOf(outlines[0] ?? []).map(toPaper);
  const half = Math.max(0, ...points.map(({ x }) => Math.abs(x)));
  const isLong = Math.max(0, ...points.map(({ y }) => Math.abs(y))) > 1.5 * half;
  return (isLong ? half + 16 : half * 1.3) / scale;
}

function tokensMarkup(piece: Piece, scale: number): string {
  const state = piece.ship?.state;
  if (!state) return "";
  const radius = reachOf(piece, scale) + TOKEN.radius;
  const shown = state.tokens.length > TOKEN.most ? state.tokens.slice(0, TOKEN.most - 1) : state.tokens;
  const rest = state.tokens.length - shown.length;
  const step = Math.round((TOKEN.apart / radius) * 57_296);
  const at = (place: number) => {
    const angle = UPPER_RIGHT + place * step;
    return `translate(${(radius * sine(angle)).toFixed(1)} ${(-radius * cosine(angle)).toFixed(1)})`;
  };
  const more =
    rest > 0
      ? `<g class="table-token" transform="${at(shown.length)}"><circle r="9"/><text class="table-count" y="4">+${rest}</text></g>`
      : "";
  const dial = state.dial === undefined ? "" : dialMarkup(state.dial, radius);
  return shown.map((token, place) => tokenMarkup(token, at(place))).join("") + more + dial;
}

const tokenMarkup = ({ name, icon, tone, count }: TokenBadge, transform: string): string =>
  `<g class="table-token" data-tone-of="${tone}" data-token="${name}" transform="${transform}"><circle r="${TOKEN.radius}"/><text class="table-icon" y="6.5">${icon}</text>${
    count > 1 ? `<circle class="table-count-plate" cx="8" cy="-8" r="6.500"/><text class="table-count" x="8" y="-4">${count}</text>` : ""
  }</g>`;

/** A dial that is set is filled and has a tick. A dial that isn't set is dashed and has a question mark. */
function dialMarkup(dial: "set" | "open", radius: number): string {
  const angle = 225_000;
  const place = `translate(${(radius * sine(angle)).toFixed(1)} ${(-radius * cosine(angle)).toFixed(1)})`;
  const sign = dial === "set" ? `<path d="M-4 0l3 3.500l5-6.500"/>` : `<text class="table-count" y="4">?</text>`;
  return `<g class="table-dial-mark" data-dial="${dial}" transform="${place}"><circle r="9"/>${sign}</g>`;
}

/** The tokens shown when zoomed out: the seat's shape at the stern, a dot for stress, and a ring for a ship without shields. */
function farMarkup(piece: Piece, scale: number): string {
  const { seat, pose, ship } = piece;
  const state = ship?.state;
  if (!state || seat === undefined) return "";
  const radius = reachOf(piece, scale) + 4;
  const dial = state.dial === undefined ? "" : dialMarkup(state.dial, radius + 4);
  if (state.sections) return dial;
  const [x, y] = [-radius * sine(pose.heading), radius * cosine(pose.heading)];
  const isStressed = state.tokens.some(({ name }) => name === "stress");
  const isBare = state.shields.of > 0 && state.shields.left === 0;
  return [
    `<path class="table-far-badge" d="${badgeOf(seat)}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(0.5)"/>`,
    isStressed ? `<circle class="table-far-stress" cx="${(radius * 0.75).toFixed(1)}" cy="${(-radius * 0.75).toFixed(1)}" r="3"/>` : "",
    isBare ? `<circle class="table-far-bare" r="${radius.toFixed(1)}"/>` : "",
    dial,
  ].join("");
}
