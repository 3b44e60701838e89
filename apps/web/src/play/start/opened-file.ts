/** The text of a record that was opened to be watched: known to this page alone, until another is opened. */
let text: string | undefined;

export function handOver(opened: string): void {
  text = opened;
}

export const openedFile = (): string | undefined => text;
