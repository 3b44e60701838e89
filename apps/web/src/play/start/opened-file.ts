/** A record's file that was opened to be watched: known to this page alone, until another is opened. */
let file: Blob | undefined;

export function handOver(opened: Blob): void {
  file = opened;
}

export const openedFile = (): Blob | undefined => file;
