/** Notices from the host about things outside the game itself: about one seat, or about the whole game. */
export const NOTICES = ["bot failed", "bot was refused", "bot was too slow", "no such bot", "unreadable rows"] as const;
export type Notice = (typeof NOTICES)[number];
