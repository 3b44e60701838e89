/** Has the browser keep the app, and says when a newer one is there. A newer one is taken at a reload alone. */
import { raise } from "../trouble/trouble.ts";

export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Browsers that keep nothing refuse; the app works without.
  window.addEventListener("load", () => void register().catch(() => undefined));
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register("/sw.js");
  const offer = (worker: ServiceWorker): void => raise("new version", () => takeOver(worker));
  // It came while the page was open that has just been reloaded.
  if (registration.waiting && serviceWorker.controller) return takeOver(registration.waiting);
  const watch = (worker: ServiceWorker | null): void =>
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && serviceWorker.controller) offer(worker);
    });
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void registration.update().catch(() => undefined);
  });
}

/** Only the page that asked for it is reloaded: games in other windows go on. */
function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true });
  worker.postMessage("take over");
}
