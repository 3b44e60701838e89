/** The animation speed, saved in the browser. If the system asks for reduced motion, nothing moves. */
import { storedText, storeText } from "../../../browser/stored-text.ts";

export const PACES = ["slow", "usual", "fast", "at once"] as const;
export type Pace = (typeof PACES)[number];

const FACTORS: Readonly<Record<Pace, number>> = { slow: 1.8, usual: 1, fast: 0.45, "at once": 0 };
const KEY = "broadside-pace";

export const chosenPace = (): Pace => PACES.find((pace) => pace === storedText(KEY)) ?? "usual";

export const choosePace = (pace: Pace): void => storeText(KEY, pace);

/** The factor by which the length of every animation is multiplied. */
export const paceFactor = (): number => (window.matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : FACTORS[chosenPace()]);
