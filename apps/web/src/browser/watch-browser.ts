/** Checks whether the browser saves anything, and whether its window is large enough. */
import { dismissTrouble, raiseTrouble } from "./trouble.ts";

/** A window smaller than this is too small for the app. For comparison, a small phone has 320 × 568 pixels. */
const TOO_SMALL = "(max-width: 319px), (max-height: 319px)";

export function watchBrowser(): void {
  void keepsAnything().then((keeps) => !keeps && raiseTrouble("no storage"));
  const small = window.matchMedia(TOO_SMALL);
  const look = (): void => (small.matches ? raiseTrouble("small window") : dismissTrouble("small window"));
  small.addEventListener("change", look);
  look();
}

const PROBE = "broadside.probe";

/** Lists are saved in local storage, and games in IndexedDB. */
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
