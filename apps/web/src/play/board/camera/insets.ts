/**
 * The frame in which a game's table is shown: the parts of the screen that panels cover. The usual places of the panels depend only on the
 * size of the window, so the table doesn't move when a question is longer than the one before. The sizes match the style sheets.
 */
import type { Insets } from "@broadside/table";
import type { WindowSize } from "../../../browser/window-size.ts";
import { isLaptop, isShortPhone, isSideways, isSmall } from "../../../look/screens.ts";

const TOP = { phone: 48, other: 52 } as const;
/** Where the notes below the bar start. */
const NOTES = 60;
/** The widths of the rails, including the gap. */
const RAIL = { narrow: 200, wide: 240 } as const;
/** The width of the question when it is next to the table, on a phone turned sideways. */
const COLUMN = 340;
/** The usual height of the question, including the gap below it. On a phone, it is a sheet that takes a share of the height. */
const QUESTION = { height: 264, gap: 12, share: 0.46, shareOfShort: 0.56 } as const;
/** The height of a replay's controls, with the dice of an attack above them. */
const REPLAY = 370;
/** The height of the map over the table on a phone, and the gaps around whatever covers the top of the table there. */
const MAP = 118;
const GAPS = 12;
/** The side panel's width, including its gaps. On a phone, it is a sheet that takes this share of the height. */
const BESIDE = { width: 344, share: 0.56 } as const;
/**
 * The coach's card is above the left end of the dials. `leaves` is the least width that must remain next to the card. If less would remain,
 * the table doesn't make room for the card.
 */
const CARD = { width: 464, leaves: 600 } as const;
/** At least this much of the table is always visible, in pixels. */
const LEAST = 120;

/** What is on the screen at the moment. All heights are in pixels, and 0 for a panel that isn't there. */
export interface PanelsShown {
  /** The height of the question at the bottom. */
  readonly question: number;
  /** The height of the coach's card. */
  readonly card: number;
  /** The height of the notes below the bar. On a phone, they include the score. */
  readonly notes: number;
  /** The height of the map, which covers the top of the table on a phone. */
  readonly map: number;
  /** Whether dials are being set. */
  readonly isDialling: boolean;
  /** Whether the side panel is open. */
  readonly isReading: boolean;
}

const NO_PANELS: PanelsShown = { question: 0, card: 0, notes: 0, map: 0, isDialling: false, isReading: false };

/** The frame, with every panel in its usual place. */
export const usualInsets = (size: WindowSize): Insets => insetsOf(size, NO_PANELS);

/** The frame of a replay, which leaves room for its controls and for the dice of an attack. */
export const replayInsets = (size: WindowSize): Insets => insetsOf(size, { ...NO_PANELS, question: REPLAY });

/** What is covered when the game moves the camera: the usual places, and what larger panels cover beyond them. */
export function insetsOf(size: WindowSize, shown: PanelsShown): Insets {
  if (isSideways(size)) return { top: topOfPhone(size, shown, 0), right: shown.isReading ? BESIDE.width : COLUMN, bottom: 0, left: 0 };
  const { question } = shown;
  if (isSmall(size)) return insetsOfPhone(size, shown, Math.max(question, usualSheet(size)));
  const bottom = Math.max(QUESTION.height, question + QUESTION.gap);
  return insetsOfDesk(size, shown, { top: TOP.other, side: railOf(size), bottom });
}

/**
 * What the panels really cover at the moment. A question that is smaller than usual leaves more to the table. If there is none, its usual
 * place stays free, because the next one is about to appear.
 */
export function coveredNow(size: WindowSize, shown: PanelsShown): Insets {
  const { question, notes, isDialling } = shown;
  if (question === 0 || isSideways(size)) return insetsOf(size, shown);
  if (isSmall(size)) return insetsOfPhone(size, shown, question);
  const top = notes > 0 ? NOTES + notes : TOP.other;
  // Dials hide the rails, and have no gap below them.
  const [side, bottom] = isDialling ? [0, question] : [railOf(size), question + QUESTION.gap];
  return insetsOfDesk(size, shown, { top, side, bottom });
}

const usualSheet = (size: WindowSize): number => size.height * (isShortPhone(size) ? QUESTION.shareOfShort : QUESTION.share);

function insetsOfPhone(size: WindowSize, shown: PanelsShown, sheet: number): Insets {
  const { height } = size;
  const covered = Math.max(sheet, shown.isReading ? height * BESIDE.share : 0);
  const bottom = Math.round(Math.min(covered, height - TOP.phone - LEAST));
  return { top: topOfPhone(size, shown, bottom), right: 0, bottom, left: 0 };
}

/** The table starts below the map, the score or the coach's card, unless that would leave too little of it. */
function topOfPhone(size: WindowSize, { card, notes, map, isDialling }: PanelsShown, bottom: number): number {
  const usualMap = isDialling || isShortPhone(size) ? 0 : MAP;
  const covered = card > 0 ? card : Math.max(notes, map, usualMap);
  const top = TOP.phone + (covered > 0 ? covered + GAPS : 0);
  return size.height - top - bottom < LEAST ? TOP.phone : top;
}

/** What the bar, a rail and the question cover. */
interface Edges {
  readonly top: number;
  readonly side: number;
  readonly bottom: number;
}

const railOf = (size: WindowSize): number => (isLaptop(size) ? RAIL.narrow : RAIL.wide);

function insetsOfDesk({ width, height }: WindowSize, { card, isDialling, isReading }: PanelsShown, { top, side, bottom }: Edges): Insets {
  const right = isReading ? BESIDE.width : side;
  const isBesideCard = isDialling && card > 0 && width - right - CARD.width >= CARD.leaves;
  return { top, right, bottom: Math.min(bottom, height - top - LEAST), left: isBesideCard ? CARD.width : side };
}
