/** Parts that several pages share: windows, copy buttons and opening files. */
export const PARTS = {
  close: "Close",
  copied: "Copied ✓",
  copiedOf: "{label}: Copied ✓",
  isCopied: "Copied.",
  damagedFile: "This file is damaged or incomplete. Download or save it again.",
  largeFile: "This file is too large to be a saved game.",
  moreProblems: "and {count} more",
  number: "Enter a number from {least} to {most}.",
  wholeNumber: "Enter a whole number from {least} to {most}.",
  failed: "That didn't work. Try again.",
  notSaved: "The file couldn't be saved. Try again.",
  notLoaded: "This didn't load. Check your connection and try again.",
  tryAgain: "Try again",
  undo: "Undo",
  redo: "Redo",
  notCopied: "Your browser doesn't allow copying here.",
} as const;
