/** The screens of `screens.css` that code needs to know too. A test compares them. Sizes are in pixels. */
import type { WindowSize } from "../browser/window-size.ts";

export const LAPTOP_WIDTH = 1359;
export const PHONE_WIDTH = 759;
/** The height of a phone on its side. */
export const SIDEWAYS_HEIGHT = 500;
/** The height of the smallest upright phones. */
export const SMALL_PHONE_HEIGHT = 640;

export const isLaptop = ({ width }: WindowSize): boolean => width <= LAPTOP_WIDTH;
export const isUprightPhone = ({ width }: WindowSize): boolean => width <= PHONE_WIDTH;
export const isSideways = ({ width, height }: WindowSize): boolean => height <= SIDEWAYS_HEIGHT && width > height;
/** A phone held either way. */
export const isSmall = (size: WindowSize): boolean => isUprightPhone(size) || isSideways(size);
/** A phone that has room only for the table and the question: a small one, or one on its side. */
export const isShortPhone = (size: WindowSize): boolean => isSmall(size) && size.height <= SMALL_PHONE_HEIGHT;
