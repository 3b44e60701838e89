/** What of the screen panels stand on, so that the table is shown between them. The widths are those of the style sheets. */
import type { Insets } from "@broadside/table";
import { useCallback, useRef, useState } from "react";
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

/** What is read beside the game, with the gaps about it; on a phone it is a sheet of this share of the height. */
const BESIDE = { width: 344, share: 0.56 } as const;
/** The gaps above and below a coach's card, which lies over a phone's table. */
const GAPS = 12;

export interface PanelsShown {
  /** How high the question at the bottom is. */
  readonly below: number;
  /** They are away while dials are set. */
  readonly hasRails: boolean;
  /** How high a coach's card is; nothing where there is none. */
  readonly coach?: number;
  /** Something is read beside the game. */
  readonly isReading?: boolean;
}

export function insetsOf(size: WindowSize, { below, hasRails, coach = 0, isReading = false }: PanelsShown): Insets {
  if (isPhone(size)) {
    const top = TOP.phone + (coach > 0 ? coach + GAPS : 0);
    return { top, right: 0, bottom: Math.max(Math.min(below, size.height * 0.6), isReading ? size.height * BESIDE.share : 0), left: 0 };
  }
  const rail = !hasRails ? 0 : size.width < NARROW ? RAIL.narrow : RAIL.wide;
  const bottom = Math.min(Math.ceil(below / STEP) * STEP, size.height * 0.5);
  return { top: TOP.other, right: isReading ? BESIDE.width : rail, bottom, left: rail };
}

/** How high an element is now, whether it was there from the start or comes and goes; nothing while it is not there. */
export function useHeight(): readonly [see: (element: HTMLElement | null) => void, height: number] {
  const [height, setHeight] = useState(0);
  const sizes = useRef<ResizeObserver>(undefined);
  const see = useCallback((element: HTMLElement | null) => {
    sizes.current?.disconnect();
    if (!element) {
      setHeight(0);
      return;
    }
    sizes.current = new ResizeObserver(() => setHeight(element.offsetHeight));
    sizes.current.observe(element);
  }, []);
  return [see, height];
}
