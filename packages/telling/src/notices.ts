/** The host's notices about problems outside the game itself, such as a bot that failed. */
export const NOTICES = ["bot failed", "bot was refused", "bot was too slow", "no such bot", "unreadable rows"] as const;
export type Notice = (typeof NOTICES)[number];
