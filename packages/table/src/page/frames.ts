/** Draws changes once a frame. While only the camera moves, the picture moves with it and is redrawn when the camera stops. */
import { type Camera, cameraBetween, framing, sightOf } from "../camera.ts";
import { draw, elementOf } from "../draw/drawing.ts";
import { following } from "../following.ts";
import { isHeld } from "../hold.ts";
import { eased, shareOfTime } from "../motion.ts";
import { covers, isAtRest, shiftBetween, transformOf } from "../plane.ts";
import { lookingFrom, type TableState } from "../state.ts";
import type { MountedTable } from "./mounted.ts";

/** How many milliseconds the camera must stay still before the table is redrawn. */
const REST = 130;

/** Draws in the next frame. If `all` is false, only the camera has changed. */
export function drawSoon(table: MountedTable, all: boolean): void {
  table.mustDraw ||= all;
  table.frame ??= requestAnimationFrame((now) => {
    table.frame = undefined;
    reportMoving(table);
    travelOn(table, now);
    if (table.mustDraw) drawNow(table);
    else drawOrMove(table);
    reportLook(table);
  });
}

/** Draws the state. If a focused piece is gone or the order of the pieces has changed, drawing loses the focus, so this restores it. */
export function drawNow(table: MountedTable): void {
  const { drawing, felt, plane, state } = table;
  clearTimeout(table.resting);
  table.mustDraw = false;
  const hadFocus = drawing.svg.matches(":focus-within");
  draw(drawing, state);
  table.drawnFor = state.camera;
  plane.style.transform = "";
  felt.place(state.view, state.camera, state.screen);
  if (hadFocus && !drawing.svg.matches(":focus-within")) focus(table, table.state.entry);
}

function drawOrMove(table: MountedTable): void {
  const { felt, plane, state } = table;
  const shift = shiftBetween(table.drawnFor, state.camera);
  if (isAtRest(shift) || !covers(shift, state.screen)) {
    drawNow(table);
    return;
  }
  plane.style.transform = transformOf(shift);
  felt.place(state.view, state.camera, state.screen);
  clearTimeout(table.resting);
  table.resting = setTimeout(drawSoon, REST, table, true);
}

/** Moves the camera one step towards its target. It waits while a finger or the mouse holds the table, or has just let go of it. */
function travelOn(table: MountedTable, now: number): void {
  const { travel, state } = table;
  if (!travel) return;
  if (isHeld(state) || table.handled !== undefined) {
    travel.way = undefined;
    return;
  }
  travel.way ??= { from: state.camera, to: targetOf(travel, state), start: now };
  travel.hasBegun = true;
  const { from, to, start } = travel.way;
  const share = to === from ? 1 : shareOfTime(now - start, travel.milliseconds);
  if (to !== from) table.state = lookingFrom(state, share === 1 ? to : cameraBetween(from, to, eased(share)));
  if (share === 1) {
    table.travel = undefined;
    table.mustDraw ||= to !== from;
  } else drawSoon(table, false);
}

function targetOf({ followed, isFramed }: NonNullable<MountedTable["travel"]>, { camera, view, screen, isZoomChosen }: TableState): Camera {
  if (isFramed) return framing(view, screen, followed);
  return following(camera, view, screen, { ...followed, withLabels: followed.withLabels && !isZoomChosen });
}

function reportMoving(table: MountedTable): void {
  const { events, moving } = table;
  table.moving = undefined;
  if (moving !== undefined) events.moving?.(moving.id, moving.pose);
}

/** Reports the visible part of the table if it has changed. */
export function reportLook(table: MountedTable): void {
  const { events, lookedAt } = table;
  const { camera, screen } = table.state;
  if (lookedAt?.camera === camera && lookedAt.screen === screen) return;
  table.lookedAt = { camera, screen };
  events.look?.(sightOf(camera, screen));
}

/** Gives the keyboard's focus to a piece, or to the table. */
export function focus(table: MountedTable, id: string | undefined): void {
  if (table.mustDraw) drawNow(table);
  const { drawing } = table;
  const element = id === undefined ? drawing.svg : (elementOf(drawing, id) ?? drawing.svg);
  element.focus({ preventScroll: true });
}
