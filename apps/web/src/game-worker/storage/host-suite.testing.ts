/** Runs the host's test suite in a browser's worker, case by case, with journals in memory and in the browser's storage. */
import { contentFor } from "@broadside/content";
import { type Journal, type JournalRow, memoryJournal } from "@broadside/host";
import { type SuiteCase, suiteOf, type World } from "@broadside/host/suite";
import "@broadside/telling/english";
import { BrowserJournal } from "./saved-games.ts";

type SuiteRequest = { readonly data: Pick<World, "setups" | "records" | "finished"> } | { readonly run: number };

let cases: readonly SuiteCase[] = [];
let world: World | undefined;
let journals = 0;
/** Journals in use. */
let busy = 0;

async function counted<Value>(work: Promise<Value>): Promise<Value> {
  busy += 1;
  try {
    return await work;
  } finally {
    busy -= 1;
  }
}

/** Every second journal is in the browser's storage, and the others are in memory. */
async function journal(rows: readonly JournalRow[] = []): Promise<Journal> {
  journals += 1;
  const inner: Journal =
    journals % 2 === 0 ? memoryJournal() : new BrowserJournal(`suite ${journals}`, () => ({ names: [], round: 0, isOver: false }));
  if (rows.length > 0) await inner.append(0, rows);
  return {
    isLasting: true,
    load: (after) => counted(inner.load(after)),
    append: (after, added) => counted(inner.append(after, added)),
  };
}

async function rest(): Promise<void> {
  do await new Promise((done) => setTimeout(done, 0));
  while (busy > 0);
}

self.addEventListener("message", ({ data: asked }: MessageEvent<SuiteRequest>) => {
  if ("data" in asked) {
    world = { ...asked.data, contentFor, journal, rest };
    cases = suiteOf(world);
    self.postMessage({ titles: cases.map(({ title }) => title) });
    return;
  }
  const done = world ? cases[asked.run]?.run(world) : undefined;
  (done ?? Promise.reject(new Error("no such case"))).then(
    () => self.postMessage({ passed: asked.run }),
    (error: unknown) =>
      self.postMessage({ failed: asked.run, why: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
