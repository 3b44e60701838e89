/** Checks which of several windows leads a game, with fake browser locks. */
import { expect, test, vi } from "vitest";
import { claimLead, leadByLock } from "./lead.ts";

interface Held {
  readonly reject: (error: Error) => void;
}
interface Waiting {
  grant(): void;
}

/** A single lock: one window holds it, and others queue for it. */
function fakeLocks() {
  let held: Held | undefined;
  const waiting: Waiting[] = [];
  const next = (): void => {
    if (!held) waiting.shift()?.grant();
  };
  const request = (_: string, options: LockOptions, run: () => Promise<void>): Promise<void> =>
    new Promise((resolve, reject) => {
      const grant = (): void => {
        const mine: Held = { reject };
        held = mine;
        void run().then(() => {
          resolve();
          if (held === mine) held = undefined;
          next();
        });
      };
      if (!options.steal) {
        waiting.push({ grant });
        next();
        return;
      }
      held?.reject(Object.assign(new Error("stolen"), { name: "AbortError" }));
      grant();
    });
  return { request: request as unknown as LockManager["request"] };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

function windowsOf(locks: ReturnType<typeof fakeLocks> | undefined, count: number) {
  const leading: boolean[] = Array.from({ length: count }, () => false);
  const leads = leading.map((_, at) =>
    leadByLock(locks)("game", (isLeading) => {
      leading[at] = isLeading;
    }),
  );
  return { leading, leads };
}

test("the window that opened a game last leads, and when it closes, another one leads", async () => {
  const { leading, leads } = windowsOf(fakeLocks(), 3);
  await settled();
  expect(leading).toEqual([false, false, true]);
  leads[2]?.release();
  await settled();
  expect(leading.slice(0, 2)).toEqual([true, false]);
  leads[0]?.release();
  await settled();
  expect(leading[1]).toBe(true);
});

test("a window takes the lead whenever it comes to the front", async () => {
  const { leading, leads } = windowsOf(fakeLocks(), 2);
  await settled();
  for (const front of [0, 1, 0]) {
    leads[front]?.claim();
    leads[front]?.claim();
    await settled();
    expect(leading).toEqual([front === 0, front === 1]);
  }
});

test("a window that comes to the front before it knows that it has lost the lead takes the lead again", async () => {
  const { leading, leads } = windowsOf(fakeLocks(), 2);
  for (const lead of leads.slice(0, 1)) claimLead(lead);
  await settled();
  expect(leading).toEqual([false, true]);
  await vi.waitFor(() => expect(leading).toEqual([true, false]));
});

test("every window leads if the browser refuses locks or has none", async () => {
  const refusing = { request: (() => Promise.reject(new Error("not secure"))) as unknown as LockManager["request"] };
  const { leading } = windowsOf(refusing, 2);
  await settled();
  expect(leading).toEqual([true, true]);
  expect(windowsOf(undefined, 2).leading).toEqual([true, true]);
});
