/** The browser's clock. Both functions are looked up on each call, so that tests can replace them. */
export const CLOCK = {
  now: (): number => Date.now(),
  after: (milliseconds: number, run: () => void): (() => void) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
