/** What of the screen panels stand on, so that the table is shown between them. The widths are those of the style sheets. */
import type { Insets } from "@broadside/table";
import { type RefObject, useEffect, useState } from "react";
import type { WindowSize } from "./window-size.ts";

/** Below these widths the screen is a phone's, or a small laptop's. */
const PHONE = 760;
const NARROW = 1360;

const TOP = { phone: 48, other: 52 } as const;
/** With the gap beside them. */
const RAIL = { narrow: 200, wide: 240 } as const;
/** A panel that changes by a line does not move the table. */
const STEP = 40;

export const isPhone = ({ width }: WindowSize): boolean => width < PHONE;

/** What a coach's card takes of a phone's table. */
const COACH = 150;

/** `below` is how high the question at the bottom is; rails are away while dials are set. */
export function insetsOf(size: WindowSize, below: number, hasRails: boolean, hasCoach = false): Insets {
  if (isPhone(size)) return { top: TOP.phone + (hasCoach ? COACH : 0), right: 0, bottom: Math.min(below, size.height * 0.6), left: 0 };
  const rail = !hasRails ? 0 : size.width < NARROW ? RAIL.narrow : RAIL.wide;
  const bottom = Math.min(Math.ceil(below / STEP) * STEP, size.height * 0.5);
  return { top: TOP.other, right: rail, bottom, left: rail };
}

/** How high an element is now. */
export function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const sizes = new ResizeObserver(([entry]) => setHeight(Math.round(entry?.contentRect.height ?? 0)));
    sizes.observe(element.current);
    return () => sizes.disconnect();
  }, [element]);
  return height;
}
