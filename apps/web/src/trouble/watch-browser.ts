/** Looks at the browser itself: whether it keeps anything, and whether its window is large enough. */
import { putAway, raise } from "./trouble.ts";

/** A small phone has 320 × 568 pixels, upright or sideways. */
const TOO_SMALL = "(max-width: 319px), (max-height: 319px)";

export function watchBrowser(): void {
  void keepsAnything().then((keeps) => !keeps && raise("no storage"));
  const small = window.matchMedia(TOO_SMALL);
  const look = (): void => (small.matches ? raise("small window") : putAway("small window"));
  small.addEventListener("change", look);
  look();
}

const PROBE = "broadside.probe";

/** Lists are kept in the one, games in the other. */
async function keepsAnything(): Promise<boolean> {
  try {
    window.localStorage.setItem(PROBE, "1");
    window.localStorage.removeItem(PROBE);
    await opensDatabase();
    return true;
  } catch {
    return false;
  }
}

const opensDatabase = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = window.indexedDB.open(PROBE, 1);
    request.onerror = () => reject(request.error ?? new Error("no storage"));
    request.onsuccess = () => {
      request.result.close();
      window.indexedDB.deleteDatabase(PROBE);
      resolve();
    };
  });
