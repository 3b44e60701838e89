/** The parts of the screen that panels cover, so that the table can be shown between them. The widths match the style sheets. */
import type { Insets } from "@broadside/table";
import { useCallback, useRef, useState } from "react";
import type { WindowSize } from "../../../browser/window-size.ts";

/** A window narrower than `PHONE` is a phone, and one narrower than `NARROW` is a small laptop. */
const PHONE = 760;
const NARROW = 1360;
/** Up to this height the screen is a phone turned sideways, if it is also wide enough for a column next to the table. */
const LOW = 500;
const WIDE_ENOUGH = 560;

const TOP = { phone: 48, other: 52 } as const;
/** The widths of the rails, including the gap. */
const RAIL = { narrow: 200, wide: 240 } as const;
/** The width of the question when it is next to the table, on a phone turned sideways. */
const COLUMN = 340;
/** Heights are rounded up to a multiple of this, so that one more line of text doesn't move the table. */
const STEP = 40;
/** At least this much of the table is always visible, in pixels. */
const LEAST = 120;

/** Up to this height an upright phone has room only for the table and the question. */
const SHORT = 640;

export const isPhone = ({ width, height }: WindowSize): boolean => width < PHONE || height <= LOW;
export const isShortPhone = (size: WindowSize): boolean => isPhone(size) && size.height <= SHORT;
const isSideways = ({ width, height }: WindowSize): boolean => height <= LOW && width >= WIDE_ENOUGH;

/** The side panel's width, including its gaps. On a phone, it is a sheet that takes this share of the height. */
const BESIDE = { width: 344, share: 0.56 } as const;
/** The gaps above and below the map and the score on a phone. */
const GAPS = 12;
/**
 * The coach's card is above the left end of the dials. `leaves` is the least width that must remain next to the card. If less would remain,
 * the table doesn't make room for the card.
 */
const CARD = { width: 464, leaves: 640 } as const;

export interface PanelsShown {
  /** The height of the question at the bottom. */
  readonly below: number;
  /** Whether the fleets are shown at the sides of the table. They are hidden while players set dials. */
  readonly hasRails: boolean;
  /** The height of the coach's card; 0 if there is none. */
  readonly coach?: number;
  /** The height of the map and the score, which cover the top of the table on a phone. */
  readonly over?: number;
  /** Whether the side panel is open. */
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

/** The table starts below the map, the score and the coach's card, unless that would leave too little of it. */
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

/** Measures the height of an element that may appear and disappear. The height is 0 while the element isn't there. */
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
