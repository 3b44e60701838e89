/** A piece at its position: its body, and a halo that shows its role in the question. */
import { mm } from "@broadside/geometry";
import { pathsThrough, placement } from "../paper.ts";
import type { Order } from "../selection.ts";
import type { Piece } from "../view.ts";
import { tableWords } from "../words.ts";
import { obstacleMarkup } from "./obstacle.ts";
import type { Paints } from "./paints.ts";
import { shipMarkup } from "./ship.ts";
import { append, type DrawnElement, set, setText } from "./svg.ts";

/** The piece's role in the question. */
export type Role = "asked" | "picked" | "choice" | "target";

export interface ShownPiece {
  readonly id: string;
  readonly piece: Piece;
  readonly order: Order | undefined;
  readonly isEntry: boolean;
  readonly isChoice: boolean;
  readonly role: Role | undefined;
  readonly isDim: boolean;
}

export const isSameShownPiece = (a: ShownPiece, b: ShownPiece): boolean =>
  a.piece === b.piece &&
  a.order === b.order &&
  a.isEntry === b.isEntry &&
  a.isChoice === b.isChoice &&
  a.role === b.role &&
  a.isDim === b.isDim;

/** The distance between a piece and its halo, in millimetres. */
const HALO = mm(4);

export function pieceMaker(paints: Paints): (layer: Element) => DrawnElement<ShownPiece> {
  return (layer) => {
    const element = append(layer, "g", { class: "table-piece", role: "button" });
    const title = append(element, "title");
    const halo = append(element, "path", { class: "table-halo" });
    const body = append(element, "g", { class: "table-body-group" });
    let drawn = "";
    return {
      element,
      update({ piece, order, isEntry, isChoice, role, isDim }) {
        set(element, {
          "data-kind": piece.kind,
          "data-matter": piece.matter,
          "data-fill": piece.fill,
          "data-seat": piece.seat,
          "data-order": order,
          "data-huge": piece.ship?.plates ? "" : undefined,
          transform: placement(piece.pose),
          tabindex: isEntry ? 0 : -1,
          "data-id": piece.id,
          "data-movable": piece.movable ? "" : undefined,
          "data-choice": isChoice ? "" : undefined,
          "data-role": role,
          "data-refused": piece.isRefused ? "" : undefined,
          "data-dim": isDim ? "" : undefined,
          "aria-label": tableWords().describe(piece, order, isChoice),
          "aria-pressed": String(order !== undefined),
        });
        setText(title, piece.description);
        set(halo, { d: pathsThrough(piece.outlines.slice(0, 1).map(widened), true) });
        const markup = bodyMarkup(piece, paints);
        if (markup === drawn) return;
        body.innerHTML = markup;
        drawn = markup;
      },
    };
  };
}

function bodyMarkup(piece: Piece, paints: Paints): string {
  if (piece.kind === "obstacle") return obstacleMarkup(piece, paints);
  if (piece.kind === "feature")
    return `<path class="table-plate" d="${pathsThrough(piece.outlines, true)}"/><path class="table-lines" d="${pathsThrough(piece.lines, false)}"/>`;
  return shipMarkup(piece, paints);
}

/** Moves every corner outwards a little. */
const widened = (outline: readonly number[]): readonly number[] => outline.map((at) => at + (at > 0 ? HALO : at < 0 ? -HALO : 0));
