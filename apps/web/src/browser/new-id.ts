/**
 * An id for something saved in this browser. Doesn't use `crypto.randomUUID`, which is missing on pages served without HTTPS by another
 * machine on the network.
 */
export const newId = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
