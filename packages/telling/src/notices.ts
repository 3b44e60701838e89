/** What a host tells everybody that the game itself does not know. */
export const NOTICES = ["bot failed", "bot was refused", "bot was too slow", "no such bot"] as const;
export type Notice = (typeof NOTICES)[number];
