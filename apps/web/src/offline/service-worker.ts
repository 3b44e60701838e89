/**
 * Caches the app, so that it opens without a network. When it is installed, it stores all files of its build, and from then on the page
 * always comes from that build. A new build waits until a page tells it to take over. The previous build's files stay for pages that are
 * still open.
 */

/** Filled in when the app is built (`offline/plugin.ts`). */
declare const FILES_OF_BUILD: readonly string[];

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(name: "install" | "activate", run: (event: Waiting) => void): void;
  addEventListener(name: "fetch", run: (event: Fetching) => void): void;
  addEventListener(name: "message", run: (event: MessageEvent<unknown>) => void): void;
}

const scope = self as unknown as Scope;
const files: ReadonlySet<string> = new Set(FILES_OF_BUILD);
const STORE = `broadside ${import.meta.env.VITE_BUILD}`;
/** How many builds have a cache: this one and the previous one. */
const KEPT_BUILDS = 2;
/** The server's points updates. The latest ones are used if there is a network, and the cached ones otherwise. */
const UPDATES = "/packs.json";

scope.addEventListener("install", (event) => event.waitUntil(keepBuild()));
scope.addEventListener("activate", (event) => event.waitUntil(Promise.all([forgetFormer(), scope.clients.claim()])));
scope.addEventListener("message", ({ data }) => {
  if (data === "take over") void scope.skipWaiting();
});
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (files.has(pathname) && pathname !== "/") event.respondWith(fromCache(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname === UPDATES) event.respondWith(latest(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(fromCache(request));
});

/**
 * Caches all files of this build. A file under /assets gets a new name when its content changes, so one that the previous build has cached
 * under the same name needn't be fetched again.
 */
async function keepBuild(): Promise<void> {
  const store = await caches.open(STORE);
  await Promise.all(
    [...files].map(async (file) => {
      const known = file.startsWith("/assets/") ? await caches.match(file) : undefined;
      if (known) await store.put(file, known);
      else await store.add(new Request(file, { cache: "reload" }));
    }),
  );
}

/** Deletes the oldest caches first. */
async function forgetFormer(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== STORE);
  await Promise.all(others.slice(0, Math.max(0, others.length - KEPT_BUILDS + 1)).map((name) => caches.delete(name)));
}

async function page(request: Request): Promise<Response> {
  const store = await caches.open(STORE);
  return (await store.match("/")) ?? fetch(request);
}

async function fromCache(request: Request): Promise<Response> {
  const store = await caches.open(STORE);
  const known = (await store.match(request)) ?? (await caches.match(request));
  if (known) return known;
  const fetched = await fetch(request);
  if (fetched.ok) await store.put(request, fetched.clone());
  return fetched;
}

async function latest(request: Request): Promise<Response> {
  const store = await caches.open(STORE);
  try {
    const fetched = await fetch(request);
    if (fetched.ok) await store.put(request, fetched.clone());
    return fetched;
  } catch {
    return (await caches.match(request)) ?? Response.json([]);
  }
}
