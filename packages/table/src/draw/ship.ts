/** A ship seen from above: its base and hull, and a huge ship's gauges along its sides. */
import { GUIDE, mm } from "@broadside/geometry";
import { GLYPHS, type Glyph } from "../glyphs.ts";
import { pathsThrough, pathThrough } from "../paper.ts";
import { pointsOf } from "../polygon.ts";
import type { Gauge, Piece, Points, SectionState, ShipState } from "../view.ts";
import { hrefOf, type Paints } from "./paints.ts";

/** The share of the base that the hull fills. */
const FILLED = 0.84;
/** In millimetres: shield and hull bars to port, energy diamonds to starboard, and their distance from the base. */
const PIPS = { shield: 5, hull: 3.4, beside: 4, gap: 1.6, energy: 4.6, energyStep: 12.5 } as const;

interface Extent {
  readonly left: number;
  readonly right: number;
  readonly front: number;
  readonly rear: number;
}

/** The extent in millimetres. The y axis points down, so the front has the lowest value. */
function extentOf(outline: Points): Extent {
  const points = pointsOf(outline).map(({ x, y }) => ({ x: x / mm(1), y: (0 - y) / mm(1) }));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), front: Math.min(...ys), rear: Math.max(...ys) };
}

/** The ship as markup, drawn around the centre of the base with the bow up. */
export function shipMarkup({ outlines, lines, accents = [], ship, kind }: Piece, paints: Paints): string {
  const [outline = []] = outlines;
  const extent = extentOf(outline);
  const plates = ship?.plates;
  const divider = accents.filter((accent) => accent.kind === "divider").map(({ points }) => points);
  const signs = accents.filter((accent) => accent.kind === "sign").map(({ points }) => points);
  return [
    kind === "ship" ? path("table-shadow", pathThrough(outline, true), `transform="translate(1.6 2.2)"`) : "",
    plates ? path("table-bridge", pathThrough(outline, true)) : "",
    path("table-plate", plates ? pathsThrough(plates, true) : pathsThrough(outlines, true)),
    kind === "ship" ? path("table-nub", nubs(extent)) : "",
    path("table-lines", pathsThrough(lines, false)),
    ship ? hullMarkup(GLYPHS[ship.glyph], extent, paints) : "",
    ship?.state?.sections ? crippledMarkup(ship.state.sections, extent, paints) : "",
    path("table-divider", pathsThrough(divider, false)),
    path("table-sign", pathsThrough(signs, false)),
    path("table-bow", `M${extent.left} ${extent.front}H${extent.right}`),
    ship?.state ? gaugesMarkup(ship.state, extent) : "",
  ].join("");
}

const path = (name: string, d: string, more = ""): string => (d === "" ? "" : `<path class="${name}" d="${d}" ${more}/>`);

/** The guides at bow and stern. */
function nubs({ front, rear }: Extent): string {
  const [inner, outer, depth] = [GUIDE.inner / mm(1), GUIDE.outer / mm(1), GUIDE.depth / mm(1)];
  const at = (x: number, y: number) => `M${x} ${y}h${outer - inner}v${depth}h${inner - outer}Z`;
  return [at(inner, front - depth), at(-outer, front - depth), at(inner, rear), at(-outer, rear)].join("");
}

function hullMarkup({ hull, seams, engines, isInMillimetres }: Glyph, { left, right }: Extent, paints: Paints): string {
  const scale = isInMillimetres ? 1 : ((right - left) * FILLED) / 100;
  return `<g class="table-hull-group" transform="scale(${scale})">${[
    path("table-hull", hull),
    path("table-shade", hull, `fill="${hrefOf(paints.shade)}"`),
    path("table-seams", seams),
    path("table-engines", engines ?? ""),
  ].join("")}</g>`;
}

/** Hatches the crippled sections of a huge ship. The sections follow one another from bow to stern. */
function crippledMarkup(sections: readonly SectionState[], { left, right, front, rear }: Extent, paints: Paints): string {
  const length = (rear - front) / Math.max(1, sections.length);
  return sections
    .map(({ isCrippled }, at) =>
      isCrippled
        ? `<rect class="table-crippled" x="${left}" y="${front + at * length}" width="${right - left}" height="${length}" fill="${hrefOf(paints.hatch)}"/>`
        : "",
    )
    .join("");
}

/** Draws gauges for a huge ship. Other ships have their gauges in their label. */
function gaugesMarkup({ sections, energy }: ShipState, extent: Extent): string {
  if (!sections) return "";
  const { left, right, front, rear } = extent;
  const length = (rear - front) / Math.max(1, sections.length);
  const bars = sections.map(({ shields, hull }, at) => barsMarkup(shields, hull, left - PIPS.beside, front + at * length, length));
  return bars.join("") + (energy ? diamondsMarkup(energy, right + PIPS.beside + PIPS.energy, (front + rear) / 2) : "");
}

/** A row of bars along one side of a section: first its shields, and then its hull. */
function barsMarkup(shields: Gauge, hull: Gauge, x: number, y: number, length: number): string {
  const count = shields.of + hull.of;
  const step = (length - 4) / Math.max(1, count);
  const bar = (at: number, thick: number, name: string) =>
    `<rect class="table-pip" data-pip="${name}" x="${round(x - thick)}" y="${round(y + 2 + at * step)}" width="${thick}" height="${round(step - PIPS.gap)}"/>`;
  const all: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const isShield = at < shields.of;
    const isLeft = isShield ? at < shields.left : at - shields.of < hull.left;
    all.push(bar(at, isShield ? PIPS.shield : PIPS.hull, isLeft ? (isShield ? "shield" : "hull") : "lost"));
  }
  return all.join("");
}

function diamondsMarkup({ left, of }: Gauge, x: number, middle: number): string {
  const size = PIPS.energy;
  const step = Math.min(PIPS.energyStep, 150 / Math.max(1, of));
  const first = middle - ((of - 1) * step) / 2;
  const all: string[] = [];
  for (let at = 0; at < of; at += 1)
    all.push(
      `<path class="table-pip" data-pip="${at < left ? "energy" : "spent"}" d="M${round(x)} ${round(first + at * step - size)}l${size} ${size}l${-size} ${size}l${-size} ${-size}Z"/>`,
    );
  return all.join("");
}

const round = (value: number): number => Math.round(value * 100) / 100;
