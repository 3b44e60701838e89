import type { Clock } from "@broadside/host";

/** The browser's own. Both are looked up when they are wanted, so that a test can move the time. */
export const CLOCK: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
