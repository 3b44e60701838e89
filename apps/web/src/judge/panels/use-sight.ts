/** Points the camera at a newly opened table, so that everything fits between the panels. The sizes match the style sheets. */
import { BASES, type Point, toTable } from "@broadside/geometry";
import type { Insets, TableWidget } from "@broadside/table";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { useWindowSize, type WindowSize } from "../../browser/window-size.ts";
import { isLaptop, isUprightPhone } from "../../look/screens.ts";
import type { JudgedTable } from "../pieces/judged-table.ts";
import type { Judge } from "../state/use-judge.ts";

/** The closest zoom in millimetres per pixel. The margin below is in pixels and leaves room for names. */
const CLOSEST = 0.85;
const MARGIN = 44;

export function useSight(widget: RefObject<TableWidget | undefined>, { history, selected }: Judge): Insets {
  const size = useWindowSize();
  const { width, height } = size;
  const { opened, table } = history;
  const frame = (now: JudgedTable) => {
    const points = pointsOf(now);
    if (points.length > 0) widget.current?.frame({ points, closest: CLOSEST, margin: MARGIN }, 0);
    else widget.current?.fit();
  };
  const frameAll = useEffectEvent(() => frame(table));
  const framePair = useEffectEvent(() =>
    frame({ ...table, ships: table.ships.filter(({ id }) => selected.includes(id)), obstacles: [], features: [] }),
  );
  // The camera moves only when another table is opened or the window size changes, not when something on the table changes.
  const occasion = `${opened} ${width} ${height}`;
  useEffect(() => {
    if (occasion !== "") frameAll();
  }, [occasion]);
  // On a small screen, selecting two ships zooms in on them.
  const pair = isUprightPhone(size) && selected.length === 2 ? selected.join(" to ") : "";
  useEffect(() => {
    if (pair !== "") framePair();
  }, [pair]);
  return insetsOf(size);
}

function insetsOf(size: WindowSize): Insets {
  // On a phone, the table is visible below the bar and the zoom buttons, and above the sheet.
  if (isUprightPhone(size)) return { top: 104, right: 0, bottom: Math.round(size.height * 0.46), left: 0 };
  return isLaptop(size) ? { top: 52, right: 304, bottom: 118, left: 212 } : { top: 52, right: 328, bottom: 130, left: 240 };
}

function pointsOf({ ships, obstacles, features }: JudgedTable): readonly Point[] {
  const corners = ships.flatMap(({ base, pose }) => {
    const { width, length } = BASES[base];
    return [-1, 1].flatMap((x) => [-1, 1].map((y) => toTable(pose, (x * width) / 2, (y * length) / 2)));
  });
  return [...corners, ...[...obstacles, ...features].map(({ pose }) => pose)];
}
