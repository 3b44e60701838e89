/** What parts say that several pages have: windows and copying. */
import { spoken } from "./spoken.ts";

export const WORDS = spoken({
  close: "Close",
  copied: "Copied ✓",
  copiedOf: (label: string) => `${label}: Copied ✓`,
  isCopied: "Copied.",
  notCopied: "The browser does not let it be copied.",
});
