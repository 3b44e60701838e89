/** Lengths are micrometres, angles thousandths of a degree clockwise. Figures are written in millimetres and degrees. */
export const mm = (millimetres: number): number => millimetres * 1000;
export const degrees = (angle: number): number => angle * 1000;

/**
 * The one tolerance: shapes no more than this apart are in contact, shapes no more than this into each other only touch,
 * and lines or points this close to an edge are not across it (2E-COMP-32-Q, HS-TGT-92-Q).
 */
export const CONTACT = mm(0.1);

/** To the nearest whole number, halves away from zero, so that a mirrored computation gives the mirrored result. */
export const toGrid = (value: number): number => (value < 0 ? 0 - Math.round(-value) : Math.round(value));
