/** News from the host that the game itself does not know: about a seat, or about the whole game. */
export const NOTICES = ["bot failed", "bot was refused", "bot was too slow", "no such bot", "unreadable rows"] as const;
export type Notice = (typeof NOTICES)[number];
