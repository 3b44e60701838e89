/** The memory of a page and all its workers, including workers opened by workers, through the browser's debugging protocol. */
import type { Page } from "playwright-core";

/** The path to a target: the worker sessions that messages to it pass through, starting with the page's own. */
type Way = readonly string[];

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly sessionId?: string; readonly message?: string };
  readonly result?: { readonly usedSize?: number };
}

/** Also finds workers that open later. The returned function reads the megabytes in use, after garbage collection. */
export async function heapsOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  const workers = new Map<string, Way>();
  const waiting = new Map<number, (used: number) => void>();
  let calls = 0;

  const send = (way: Way, method: string, params: object = {}): number => {
    calls += 1;
    let message = JSON.stringify({ id: calls, method, params });
    for (const sessionId of way.slice(1).toReversed())
      message = JSON.stringify({ id: 0, method: "Target.sendMessageToTarget", params: { sessionId, message } });
    // The worker may already have ended.
    void session.send("Target.sendMessageToTarget", { sessionId: way[0] ?? "", message }).catch(() => undefined);
    return calls;
  };
  const hear = (way: Way, { id, method, params: { sessionId, message } = {}, result }: Message): void => {
    if (id !== undefined) waiting.get(id)?.(result?.usedSize ?? 0);
    if (sessionId === undefined) return;
    const inner = [...way, sessionId];
    if (method === "Target.attachedToTarget") {
      workers.set(sessionId, inner);
      send(inner, "Target.setAutoAttach", ATTACHING);
    }
    if (method === "Target.detachedFromTarget") workers.delete(sessionId);
    if (method === "Target.receivedMessageFromTarget" && message !== undefined) hear(inner, JSON.parse(message) as Message);
  };
  for (const method of ["Target.attachedToTarget", "Target.detachedFromTarget", "Target.receivedMessageFromTarget"] as const)
    session.on(method, (params: object) => hear([], { method, params }));
  await session.send("Target.setAutoAttach", ATTACHING);

  const usedBy = (way: Way): Promise<number> => {
    send(way, "HeapProfiler.collectGarbage");
    const call = send(way, "Runtime.getHeapUsage");
    return Promise.race([new Promise<number>((resolve) => waiting.set(call, resolve)), ended()]);
  };
  return async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    const used = await Promise.all([...workers.values()].map(usedBy));
    return [usedSize, ...used].reduce((sum, one) => sum + one, 0) / 1e6;
  };
}

const ATTACHING = { autoAttach: true, waitForDebuggerOnStart: false, flatten: false };

/** A worker that does not answer counts as zero. */
const ended = (): Promise<number> => new Promise((resolve) => setTimeout(resolve, 10_000, 0));
