/** What of the screen panels stand on while a game is watched. A phone that is turned sideways has the controls at its right. */
import type { Insets } from "@broadside/table";
import { insetsOf } from "../table/insets.ts";
import type { WindowSize } from "../table/window-size.ts";

/** As in the style sheet: the sheet beside the table, and below which height it stands there. */
const COLUMN = 340;
const LOW = 500;
const WIDE_ENOUGH = 560;
const TOP = 48;

/** `below` is how high the controls are. */
export const watchedInsets = (size: WindowSize, below: number, isReading: boolean): Insets =>
  size.height <= LOW && size.width >= WIDE_ENOUGH
    ? { top: TOP, right: COLUMN, bottom: 0, left: 0 }
    : insetsOf(size, { below, hasRails: true, isReading });
