/** The replay file that was opened last. It exists only as long as this page is open. */
let file: Blob | undefined;

export function setOpenedFile(opened: Blob): void {
  file = opened;
}

export const openedFile = (): Blob | undefined => file;
