/** The line at the bottom of every page, for problems of the whole app. */
export const TROUBLES = {
  "other build": "This page and its game come from different versions of Broadside. Reload to continue. Your game is saved.",
  "no start": "The game couldn't start because part of Broadside didn't load. Reload to try again. Your games are saved.",
  died: "The game has stopped. Reload to continue where you left off. Your game is saved.",
  "no answer": "The game isn't responding. Wait a moment or reload. Your game is saved.",
  "no storage":
    "Your browser isn't saving anything for Broadside. You'll lose your games and lists when you close this page, so save them as files.",
  "small window": "This window is very small. Turn your device or enlarge the window to see the table.",
  "new version": "A new version is ready.",
} as const;

export const TROUBLE = { reload: "Reload", close: "Close this notice" } as const;
