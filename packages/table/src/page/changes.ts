/** Changes the state of a table on a page, passes its reports on and has the changes drawn. */
import type { Framed, Spot } from "../camera.ts";
import type { Followed } from "../following.ts";
import { isHeld, isOverTarget, pieceUnder } from "../hold.ts";
import { hovering, pointing, type Report, resized, type StateAndReports, shown, type TableState } from "../state.ts";
import type { Insets, TableView } from "../view.ts";
import { drawNow, drawSoon, focus, reportLook } from "./frames.ts";
import { type MountedTable, screenOf } from "./mounted.ts";

/** For this many milliseconds after the player has moved the camera, nothing else moves it. */
const QUIET = 1000;
/** After the mouse has left what it was on, it has this many milliseconds to reach something else before the camera moves. */
const BETWEEN = 250;

export function accept(table: MountedTable, outcome: StateAndReports): void {
  if (outcome.state.camera !== table.state.camera) {
    if (table.travel?.hasBegun || table.travel?.isFramed) table.travel = undefined;
    keepStill(table, QUIET);
  }
  become(table, outcome.state);
  for (const report of outcome.reports) pass(table, report);
}

/** Makes movements of the camera wait for this many milliseconds. */
function keepStill(table: MountedTable, milliseconds: number): void {
  clearTimeout(table.handled);
  table.handled = setTimeout(() => {
    table.handled = undefined;
    drawSoon(table, false);
  }, milliseconds);
}

export function become(table: MountedTable, next: TableState): void {
  const { state } = table;
  const isOnlyCamera =
    next.view === state.view && next.drafts === state.drafts && next.focused === state.focused && next.entry === state.entry;
  table.state = next;
  drawSoon(table, !isOnlyCamera);
}

function pass(table: MountedTable, report: Report): void {
  const { events, voice } = table;
  switch (report.kind) {
    case "select":
      events.select(report.ids);
      break;
    case "moving":
      table.moving = report;
      break;
    case "move":
      table.moving = undefined;
      events.move(report.id, report.pose);
      break;
    case "choose":
      events.choose?.(report.id);
      break;
    case "say":
      voice.say(report.text);
      break;
    case "focus":
      focus(table, report.id);
      break;
  }
}

function hover(table: MountedTable, id: string | undefined): void {
  if (id === table.state.hovered) return;
  table.state = hovering(table.state, id);
  drawSoon(table, true);
  table.events.hover?.(id);
}

/** Follows the mouse on the table. */
export function moveMouse(table: MountedTable, spot: Spot | undefined): void {
  hover(table, spot && pieceUnder(table.state, spot));
  point(table, spot);
}

/** Remembers what the mouse is over; nothing if it has left the table or the player uses the keyboard instead. */
export function point(table: MountedTable, spot: Spot | undefined): void {
  const { state } = table;
  const wasHeld = isHeld(state);
  table.state = pointing(state, spot && isOverTarget(state, spot) ? spot : undefined);
  if (table.travel && wasHeld && table.handled === undefined && !isHeld(table.state)) keepStill(table, BETWEEN);
}

export function show(table: MountedTable, next: TableView): void {
  const { view } = table.state;
  const isOther = next.width !== view.width || next.height !== view.height;
  table.state = shown(table.state, next);
  if (isOther) table.felt.paint(next);
  drawSoon(table, true);
}

/** Takes over the widget's current size. */
export function resize(table: MountedTable): void {
  measure(table);
  drawNow(table);
  reportLook(table);
}

export function leave(table: MountedTable, insets: Insets): void {
  table.insets = insets;
  measure(table);
  drawSoon(table, true);
}

export const frame = (table: MountedTable, framed: Framed, milliseconds: number): void => travel(table, framed, true, milliseconds);

export const follow = (table: MountedTable, followed: Followed, milliseconds: number): void => travel(table, followed, false, milliseconds);

function travel(table: MountedTable, followed: Followed, isFramed: boolean, milliseconds: number): void {
  measure(table);
  table.travel = { followed, hasBegun: false, isFramed, milliseconds, way: undefined };
  drawSoon(table, false);
}

function measure(table: MountedTable): void {
  table.state = resized(table.state, screenOf(table.box, table.insets));
  if (table.travel) table.travel.way = undefined;
}
