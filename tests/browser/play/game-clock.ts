/** Lets a test control the clock of the worker that runs a game. */
import type { Page, Worker } from "@playwright/test";

interface MovedClock {
  pass(milliseconds: number): Promise<void>;
}

/** Call it before starting a game. */
export async function gameClock(page: Page): Promise<{ pass(milliseconds: number): Promise<void> }> {
  const worker: Worker = page.workers()[0] ?? (await page.waitForEvent("worker"));
  await worker.evaluate(install);
  return {
    pass: (milliseconds) =>
      worker.evaluate((time) => (globalThis as unknown as { readonly movedClock: MovedClock }).movedClock.pass(time), milliseconds),
  };
}

/** Runs in the worker. From now on, time for its timers passes only when `pass` is called. */
function install(): void {
  const [now, later] = [Date.now.bind(Date), setTimeout.bind(globalThis)];
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>();
  let ahead = 0;
  let number = 0;
  const time = () => now() + ahead;
  const pass = async (milliseconds: number): Promise<void> => {
    const until = time() + milliseconds;
    for (;;) {
      const [id, next] = [...timers].filter(([, { at }]) => at <= until).toSorted(([, one], [, other]) => one.at - other.at)[0] ?? [];
      if (id === undefined || !next) break;
      ahead += Math.max(0, next.at - time());
      timers.delete(id);
      next.run();
      await new Promise((done) => later(done, 50));
    }
    ahead += Math.max(0, until - time());
  };
  Object.assign(Date, { now: time });
  Object.assign(globalThis, {
    movedClock: { pass },
    setTimeout: (run: () => void, milliseconds = 0): number => {
      number += 1;
      timers.set(number, { at: time() + milliseconds, run });
      return number;
    },
    clearTimeout: (id: number) => timers.delete(id),
  });
}
