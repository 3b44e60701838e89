/** A wing on the printed sheet: its members, and its formation from above, with the ID numbers. */
import { WING_POSITIONS as FORMATION, WING_GAP, WING_LINES, wingPlace } from "@broadside/geometry";
import { html, type Markup } from "@broadside/kit";
import { WING_POSITIONS } from "../checks/check-wings.ts";

export interface SheetWing {
  readonly title: string;
  /** Leader first. */
  readonly members: readonly WingMember[];
}

interface WingMember {
  /** The number on the member's wing ID card. */
  readonly position: number;
  /** The ship's name in the list. */
  readonly name: string;
}

export const positionInWords = (position: number): string =>
  position === 1 ? "leader" : (WING_POSITIONS.find(({ number }) => number === position)?.name ?? "no position");

export function wingBlock({ title, members }: SheetWing): Markup {
  return html`<section class="wing"><h3>${title}</h3><div>${formationDrawing(members)}<ul>${members.map(
    ({ position, name }) => html`<li>ID ${position}, ${positionInWords(position)}: ${name}</li>`,
  )}</ul></div></section>
`;
}

/** Members with this ID number or a higher one are in the back row. */
const BACK_ROW = 3;

/** Draws the formation from above: 40 mm bases around the leader, which faces up. */
function formationDrawing(members: readonly WingMember[]): Markup {
  const side = (WING_LINES - WING_GAP) / 1000;
  const squares = members.flatMap(({ position }) => {
    const place = FORMATION[position - 1];
    if (!place) return [];
    const { x, y } = wingPlace({ x: 0, y: 0, heading: 0 }, place);
    const [middle, down] = [x / 1000, -y / 1000];
    return html`<rect x="${middle - side / 2}" y="${down - side / 2}" width="${side}" height="${side}"/><path d="M${middle - 5} ${
      down - side / 2 + 7
    }l5-5 5 5"/><text x="${middle}" y="${down + 6}">${position}</text>`;
  });
  const depth = members.some(({ position }) => position > BACK_ROW) ? 104 : 44;
  return html`<svg class="formation" viewBox="-82 -22 164 ${depth}" role="img" aria-label="The wing seen from above, with its front at the top">${squares}</svg>`;
}
