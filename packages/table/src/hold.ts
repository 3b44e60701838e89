/** What is under a pointer, and whether it holds the table: nothing moves under a pointer that is about to press something. */
import { mm } from "@broadside/geometry";
import { type Spot, tableAt } from "./camera.ts";
import type { Target } from "./gesture.ts";
import { type PointerTargets, targetAt } from "./hit.ts";
import { isOnButton, ringSpots } from "./ring.ts";
import { piecesNow, type TableState } from "./state.ts";

/** What a press at this spot would hit. `slack` is how many pixels from a piece it may be. */
export const targetUnder = (state: TableState, spot: Spot, slack: number): Target =>
  buttonUnder(state, spot) ?? targetAt(targetsOf(state), tableAt(state.camera, state.screen, spot), slack);

/** The piece at this spot, even if a button is over it. */
export function pieceUnder(state: TableState, spot: Spot): string | undefined {
  const target = targetAt(targetsOf(state), tableAt(state.camera, state.screen, spot), 0);
  return target.kind === "piece" ? target.id : undefined;
}

/** Whether a player who points here is about to press something. */
export function isOverTarget(state: TableState, spot: Spot): boolean {
  const target = targetUnder(state, spot, 0);
  return target.kind === "piece" ? isWorthAPress(state, target.id) : target.kind !== "table";
}

/** The mouse often just rests on an obstacle or another feature, so those count only if the player can move or choose them. */
function isWorthAPress({ view }: TableState, id: string): boolean {
  const piece = view.pieces.find((each) => each.id === id);
  const isScenery = piece?.kind === "obstacle" || piece?.kind === "feature";
  return !isScenery || piece.movable || (view.choices?.includes(id) ?? false);
}

/** Whether a pointer is down on the table, or the mouse is still over what it was moved onto. */
export const isHeld = (state: TableState): boolean =>
  state.gesture.kind !== "idle" || (state.pointed !== undefined && isOverTarget(state, state.pointed));

const targetsOf = (state: TableState): PointerTargets => ({
  pieces: piecesNow(state),
  selected: state.view.selected,
  pixel: state.camera.scale * mm(1),
});

function buttonUnder(state: TableState, spot: Spot): Target | undefined {
  const { ring } = state.view;
  const about = piecesNow(state).find(({ id }) => id === ring?.about);
  if (!ring || !about) return undefined;
  const at = ringSpots(ring, about, state.camera, state.screen).findIndex((button) => isOnButton(spot, button));
  const button = ring.buttons[at];
  return button && { kind: "button", id: button.id };
}
