import type { Clock } from "@broadside/host";

/** The browser's clock. Both functions are looked up on each call, so that tests can replace them. */
export const CLOCK: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
