/** What of the screen panels stand on, so that the table is shown between them. The widths are those of the style sheets. */
import type { Insets } from "@broadside/table";
import { useCallback, useRef, useState } from "react";
import type { WindowSize } from "./window-size.ts";

/** Below these widths the screen is a phone's, or a small laptop's. */
const PHONE = 760;
const NARROW = 1360;
/** Up to this height it is a phone's turned sideways, where it is wide enough for a column beside the table. */
const LOW = 500;
const WIDE_ENOUGH = 560;

const TOP = { phone: 48, other: 52 } as const;
/** With the gap beside them. */
const RAIL = { narrow: 200, wide: 240 } as const;
/** What is asked, beside the table of a phone turned sideways. */
const COLUMN = 340;
/** A panel that changes by a line does not move the table. */
const STEP = 40;
/** Pixels of the table that are always shown, whatever lies over it. */
const LEAST = 120;

/** Up to this height an upright phone has no room for more than the table and the question. */
const SHORT = 640;

export const isPhone = ({ width, height }: WindowSize): boolean => width < PHONE || height <= LOW;
export const isShortPhone = (size: WindowSize): boolean => isPhone(size) && size.height <= SHORT;
const isSideways = ({ width, height }: WindowSize): boolean => height <= LOW && width >= WIDE_ENOUGH;

/** What is read beside the game, with the gaps about it; on a phone it is a sheet of this share of the height. */
const BESIDE = { width: 344, share: 0.56 } as const;
/** The gaps above and below what lies over a phone's table. */
const GAPS = 12;
/** A coach's card stands on the dials, at their left end; the table makes room for it where that leaves it at least so wide. */
const CARD = { width: 464, leaves: 640 } as const;

export interface PanelsShown {
  /** How high the question at the bottom is. */
  readonly below: number;
  /** They are away while dials are set. */
  readonly hasRails: boolean;
  /** How high a coach's card is; nothing where there is none. */
  readonly coach?: number;
  /** How high the map and the score are, which lie over the upper edge of a phone's table. */
  readonly over?: number;
  /** Something is read beside the game. */
  readonly isReading?: boolean;
}

export function insetsOf(size: WindowSize, shown: PanelsShown): Insets {
  if (isSideways(size)) return { top: topOfPhone(size, shown, 0), right: shown.isReading ? BESIDE.width : COLUMN, bottom: 0, left: 0 };
  return isPhone(size) ? insetsOfPhone(size, shown) : insetsOfDesk(size, shown);
}

function insetsOfPhone(size: WindowSize, shown: PanelsShown): Insets {
  const { height } = size;
  const bottom = Math.min(Math.max(shown.below, shown.isReading ? height * BESIDE.share : 0), height - TOP.phone - LEAST);
  return { top: topOfPhone(size, shown, bottom), right: 0, bottom, left: 0 };
}

/** Below what lies over the table, unless that leaves too little of it. */
function topOfPhone({ height }: WindowSize, { coach = 0, over = 0 }: PanelsShown, bottom: number): number {
  const lying = Math.max(coach, over);
  const top = TOP.phone + (lying > 0 ? lying + GAPS : 0);
  return height - top - bottom < LEAST ? TOP.phone : top;
}

function insetsOfDesk({ width, height }: WindowSize, { below, hasRails, coach = 0, isReading = false }: PanelsShown): Insets {
  const rail = !hasRails ? 0 : width < NARROW ? RAIL.narrow : RAIL.wide;
  const bottom = Math.min(Math.ceil(below / STEP) * STEP, height - TOP.other - LEAST);
  const right = isReading ? BESIDE.width : rail;
  const isBesideCard = !hasRails && coach > 0 && width - right - CARD.width >= CARD.leaves;
  return { top: TOP.other, right, bottom, left: isBesideCard ? CARD.width : rail };
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
