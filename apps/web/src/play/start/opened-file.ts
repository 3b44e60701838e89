/** The replay file that was opened last. Only this page knows it. */
let file: Blob | undefined;

export function setOpenedFile(opened: Blob): void {
  file = opened;
}

export const openedFile = (): Blob | undefined => file;
