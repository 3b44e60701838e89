/** Asks the browser not to delete saved games when its storage runs low. */

const ASKED_KEY = "broadside.asked-to-keep";

/** Asks once, after the first game has started. Before that, there is nothing to save, and some browsers show a prompt. */
export function askForPersistence(): void {
  try {
    if (window.localStorage.getItem(ASKED_KEY) !== null) return;
    window.localStorage.setItem(ASKED_KEY, "1");
  } catch {
    return;
  }
  // This function is missing on pages served without HTTPS by another machine on the network.
  navigator.storage?.persist?.().catch(() => false);
}

/** Undefined if the browser can't say. */
export async function isStoragePersistent(): Promise<boolean | undefined> {
  return navigator.storage?.persisted?.().catch(() => undefined);
}
