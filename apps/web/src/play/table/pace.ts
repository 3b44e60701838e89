/** How fast what happens is shown: a setting of the browser, and nothing moves where motion is unwanted. */
import { keepText, keptText } from "../../look/kept-text.ts";

export const PACES = ["slow", "usual", "fast", "at once"] as const;
export type Pace = (typeof PACES)[number];

const FACTORS: Readonly<Record<Pace, number>> = { slow: 1.8, usual: 1, fast: 0.45, "at once": 0 };
const KEY = "broadside-pace";

export const chosenPace = (): Pace => PACES.find((pace) => pace === keptText(KEY)) ?? "usual";

export const choosePace = (pace: Pace): void => keepText(KEY, pace);

/** By how much the usual times are lengthened. */
export const paceFactor = (): number => (window.matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : FACTORS[chosenPace()]);
