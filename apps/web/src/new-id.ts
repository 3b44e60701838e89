/** An id for something kept in this browser. Without `crypto.randomUUID`, which a page from another machine of the room does not have. */
export const newId = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
