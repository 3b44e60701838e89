/** Settings, choices and progress, saved in the browser. If the browser can't save them, they last until the page is closed. */

const here = new Map<string, string>();

export function storedText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? here.get(key);
  } catch {
    return here.get(key);
  }
}

export function storeText(key: string, text: string): void {
  here.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // The setting still applies to this page.
  }
}
