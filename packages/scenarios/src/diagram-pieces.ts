/** Draws markers, remotes, features and hyperspace points in a diagram. */
import { PLAY_AREAS, type PlayAreaId, type ScenarioPieceId, scenarioPieceAt } from "@broadside/geometry";
import { html, type Markup } from "@broadside/kit";
import { drawnAt, millimetres, outline, tenths } from "./diagram-scale.ts";
import { pointOn } from "./grid.ts";
import type { Pieces, Spot } from "./sheet.ts";
import { pieceNames } from "./words.ts";

export const PIECE_COLOURS: Readonly<Record<ScenarioPieceId, string>> = {
  marker: "#5c6780",
  hyperspacePoint: "#6a4fc4",
  satelliteRemote: "#0e7f88",
  shuttle: "#b0600a",
  keyCargo: "#8a5a00",
  turret: "#a8323f",
  warhead: "#b5322f",
  satellite: "#0e7f88",
  supplyCache: "#7a5a1e",
};

/** Pieces are drawn at one and a half times their size, so that their numbers are readable. */
const LARGER = 1.5;

export const pieceMarkup = (table: PlayAreaId, pieces: Pieces): readonly Markup[] =>
  pieces.spots.map((spot, at) =>
    pieces.kind === "hyperspacePoint" ? hyperspacePoint(table, spot, at + 1) : token(table, pieces, spot, at + 1),
  );

/** Draws a token with its number. It has a tip if it has a direction, and a dashed ring if a player chooses its place. */
function token(table: PlayAreaId, pieces: Pieces, spot: Spot, number: number): Markup {
  const { kind, placedBy, spots } = pieces;
  const colour = PIECE_COLOURS[kind];
  const [x, y] = drawnAt(table, pointOn(table, spot));
  const shape = scenarioPieceAt(kind, { x: 0, y: 0, heading: 0 }).points.map((length) => tenths((length / 1000) * LARGER));
  const points = shape.flatMap((across, at) => (at % 2 === 0 ? [[across, -(shape[at + 1] ?? 0)] as const] : []));
  return html`<g transform="translate(${x} ${y})"><g transform="rotate(${spot.heading ?? 0})"><polygon points="${outline(points)}" fill="${colour}" stroke="${colour}" stroke-width="3"/>
${spot.heading === undefined ? [] : html`<path d="M-12 -32L0 -48L12 -32z" fill="${colour}"/>`}${placedBy === undefined ? [] : html`<circle r="46" fill="none" stroke="${colour}" stroke-width="3" stroke-dasharray="9 7"/>`}</g>
<text class="label on" y="12" text-anchor="middle">${spots.length > 1 ? number : ""}</text>
<text class="small halo" y="${labelAt(table, y, placedBy !== undefined)}" text-anchor="middle">${pieceNames(pieces)[0]}</text></g>
`;
}

/** Labels are below the piece, or above it if it is at the bottom edge of the table. */
function labelAt(table: PlayAreaId, y: number, isRinged: boolean): number {
  const below = isRinged ? 76 : 64;
  return y + below > millimetres(PLAY_AREAS[table].height) ? 22 - below : below;
}

/** The point has three arms: blank, focus and hit. */
function hyperspacePoint(table: PlayAreaId, spot: Spot, number: number): Markup {
  const colour = PIECE_COLOURS.hyperspacePoint;
  const [x, y] = drawnAt(table, pointOn(table, spot));
  return html`<g transform="translate(${x} ${y})"><g transform="rotate(${spot.heading ?? 0})">${[0, 120, 240].map(
    (turn) => html`<path transform="rotate(${turn})" d="M-9 0V-50H9V0z" fill="${colour}"/>`,
  )}</g><circle r="27" fill="${colour}"/><text class="label on" y="12" text-anchor="middle">${number}</text></g>
`;
}
