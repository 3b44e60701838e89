/**
 * Lengths are in micrometres and angles in thousandths of a degree, clockwise. The source code writes constants in millimetres and degrees,
 * and these functions convert them.
 */
export const mm = (millimetres: number): number => millimetres * 1000;
export const degrees = (angle: number): number => angle * 1000;

/**
 * The only tolerance. Shapes at most this far apart are in contact. Shapes that penetrate each other by at most this much count as
 * touching, not overlapping. Lines or points this close to an edge are not across it (2E-COMP-32-Q, HS-TGT-92-Q).
 */
export const CONTACT = mm(0.1);

/** Rounds to the nearest whole number, halves away from zero, so that a mirrored computation gives the mirrored result. */
export const toGrid = (value: number): number => (value < 0 ? 0 - Math.round(-value) : Math.round(value));
