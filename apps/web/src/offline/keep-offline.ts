/**
 * Makes the browser cache the app, and shows a notice when there is a new version. The page switches to the new version only when it is
 * reloaded.
 */
import { raiseTrouble } from "../browser/trouble.ts";

export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Browsers without storage refuse to register the service worker. The app works without it.
  window.addEventListener("load", () => void register().catch(() => undefined));
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register("/sw.js");
  const offer = (worker: ServiceWorker): void => raiseTrouble("new version", () => takeOver(worker));
  // A new version was installed before this page was reloaded, so the page can switch to it now.
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

/** Reloads only the page in which the user asked for the new version, so games in other windows continue. */
function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true });
  worker.postMessage("take over");
}
