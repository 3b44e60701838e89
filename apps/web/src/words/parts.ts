/** What parts say that several pages have: windows, copying and opening files. */
import { spoken } from "./spoken.ts";

export const WORDS = spoken({
  close: "Close",
  copied: "Copied ✓",
  copiedOf: (label: string) => `${label}: Copied ✓`,
  isCopied: "Copied.",
  damagedFile: "This file is damaged or incomplete. Download or save it again.",
  largeFile: "This file is too large to be a saved game.",
  notLoaded: "This could not be loaded. Check your connection and try again.",
  tryAgain: "Try again",
  notCopied: "The browser does not let it be copied.",
});
