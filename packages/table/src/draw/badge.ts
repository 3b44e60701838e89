/** A shape for each seat, so that seats can be told apart without their colours. Coordinates are in pixels from the shape's centre. */
const SHAPES = [
  "M-8.5 0a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0Z",
  "M-7.5-7.5H7.5V7.5H-7.5Z",
  "M0-11L10.5 7.5H-10.5Z",
  "M0-10.5L10.5 0L0 10.5L-10.5 0Z",
  "M0-10L9.5-3.1L5.9 8.1H-5.9L-9.5-3.1Z",
  "M-10 0L-5-8.7H5L10 0L5 8.7H-5Z",
  "M-5-10H5V-5H10V5H5V10H-5V5H-10V-5H-5Z",
  "M0 11L10.5-7.5H-10.5Z",
] as const;

export const badgeOf = (seat: number): string => SHAPES[(seat - 1) % SHAPES.length] ?? SHAPES[0];
