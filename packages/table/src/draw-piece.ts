/** A piece: its outline and decorations, the tag upright over it, and its turn handle. */
import { mm } from "@broadside/geometry";
import { badgeOf } from "./badge.ts";
import { frontOf, HANDLE } from "./hit.ts";
import { pathsThrough, pathThrough, placement, toPaper, translation } from "./paper.ts";
import { pointsOf } from "./polygon.ts";
import type { Order } from "./selection.ts";
import { type Attributes, append, type DrawnElement, set, setText } from "./svg.ts";
import type { Accent, Piece } from "./view.ts";
import { describe } from "./words.ts";

/** Half the side of a small base. */
const SMALL = mm(20);

export interface ShownPiece {
  readonly id: string;
  readonly piece: Piece;
  readonly order: Order | undefined;
  readonly isEntry: boolean;
  readonly isChoice: boolean;
}

export const isSameShownPiece = (a: ShownPiece, b: ShownPiece): boolean =>
  a.piece === b.piece && a.order === b.order && a.isEntry === b.isEntry && a.isChoice === b.isChoice;

/** What the style sheet goes by. */
const looks = (piece: Piece, order: Order | undefined): Attributes => ({
  "data-kind": piece.kind,
  "data-seat": piece.seat,
  "data-order": order,
  "data-small": isSmall(piece) ? "" : undefined,
});

/** No larger than a small base. */
const isSmall = ({ outlines }: Piece): boolean =>
  outlines.flatMap(pointsOf).every(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) <= SMALL);

export function makePiece(layer: Element): DrawnElement<ShownPiece> {
  const element = append(layer, "g", { class: "table-piece", role: "button" });
  const title = append(element, "title");
  const halo = append(element, "path", { class: "table-halo" });
  const outline = append(element, "path", { class: "table-outline" });
  const lines = append(element, "path", { class: "table-lines" });
  const accents = ACCENTS.map((kind) => ({ kind, path: append(element, "path", { class: `table-${kind}` }) }));
  const bow = append(element, "path", { class: "table-bow" });
  const nose = append(element, "path", { class: "table-nose" });
  return {
    element,
    update({ piece, order, isEntry, isChoice }) {
      const path = pathsThrough(piece.outlines, true);
      set(element, {
        ...looks(piece, order),
        transform: placement(piece.pose),
        tabindex: isEntry ? 0 : -1,
        "data-id": piece.id,
        "data-movable": piece.movable ? "" : undefined,
        "data-choice": isChoice ? "" : undefined,
        "aria-label": describe(piece, order, isChoice),
        "aria-pressed": String(order !== undefined),
      });
      setText(title, piece.description);
      set(halo, { d: path });
      set(outline, { d: path });
      set(lines, { d: pathsThrough(piece.lines, false) });
      for (const { kind, path: accent } of accents) set(accent, { d: accentPath(piece, kind) });
      const hasBow = piece.kind === "ship" || piece.kind === "ghost";
      set(bow, { d: hasBow ? bowPath(piece) : "" });
      set(nose, { d: hasBow ? nosePath(piece) : "" });
    },
  };
}

const ACCENTS: readonly Accent["kind"][] = ["struck", "divider", "sign"];

const accentPath = ({ accents = [] }: Piece, kind: Accent["kind"]): string =>
  pathsThrough(
    accents.filter((accent) => accent.kind === kind).map(({ points }) => points),
    kind === "struck",
  );

/** Which way the ship looks: the front edge, drawn heavy so that it is seen from afar. */
function bowPath(piece: Piece): string {
  const front = frontOf(piece);
  const edge = piece.outlines.flatMap(pointsOf).filter(({ y: forward }) => forward === front);
  return pathThrough(
    edge.flatMap(({ x: right }) => [right, front]),
    false,
  );
}

/** And a triangle behind it. */
function nosePath(piece: Piece): string {
  const front = frontOf(piece);
  return pathThrough([0, front - mm(3), mm(5), front - mm(15), -mm(5), front - mm(15)], true);
}

/** The badge of its seat with the label below, upright whichever way the piece looks. */
export function makeTag(layer: Element): DrawnElement<ShownPiece> {
  const element = append(layer, "g", { class: "table-tag" });
  const upright = append(element, "g", { class: "table-upright" });
  const badge = append(upright, "g", { class: "table-badge" });
  const shape = append(badge, "path");
  const number = append(badge, "text", { y: 4 });
  const label = append(upright, "text", { class: "table-label" });
  return {
    element,
    update({ piece, order }) {
      const { seat } = piece;
      set(element, { ...looks(piece, order), transform: translation(piece.pose) });
      set(shape, { d: seat === undefined ? "" : badgeOf(seat) });
      setText(number, seat === undefined ? "" : String(seat));
      set(label, { y: seat === undefined ? 4 : 16 });
      setText(label, piece.label);
    },
  };
}

/** A knob on a stem; its group stands at the middle of the front edge, so that only its own size follows the zoom. */
export function makeHandle(layer: Element): DrawnElement<ShownPiece> {
  const element = append(layer, "g", { class: "table-handle" });
  const fixed = append(element, "g", { class: "table-fixed" });
  const { ahead, radius } = HANDLE;
  append(fixed, "path", { class: "table-stem", d: `M0 ${-4}V${radius - ahead}` });
  append(fixed, "circle", { class: "table-knob", cy: -ahead, r: radius });
  append(fixed, "path", { class: "table-arrow", d: `M-4 ${-ahead + 1.5}a4 4 0 1 1 6.5 1.7m.6-3.4l-.4 3.6l-3.5-.5` });
  return {
    element,
    update({ piece }) {
      const { y } = toPaper({ x: 0, y: frontOf(piece) });
      set(element, { transform: `${placement(piece.pose)} translate(0 ${y})` });
    },
  };
}
