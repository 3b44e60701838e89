/** Choices about how the page looks and sounds, kept by the browser; without storage they last as long as the page. */

const here = new Map<string, string>();

export function keptText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? here.get(key);
  } catch {
    return here.get(key);
  }
}

export function keepText(key: string, text: string): void {
  here.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // What was chosen here counts.
  }
}
