/** Whether the browser keeps what is here when it is short of room. */

const ASKED_KEY = "broadside.asked-to-keep";

/** Asks once, after the first game was begun: before that there is nothing to keep, and some browsers ask the person. */
export function askToKeep(): void {
  try {
    if (window.localStorage.getItem(ASKED_KEY) !== null) return;
    window.localStorage.setItem(ASKED_KEY, "1");
  } catch {
    return;
  }
  // Not there on a page from another machine of the room.
  navigator.storage?.persist?.().catch(() => false);
}

/** Undefined where the browser does not say. */
export async function isKeptForGood(): Promise<boolean | undefined> {
  return navigator.storage?.persisted?.().catch(() => undefined);
}
