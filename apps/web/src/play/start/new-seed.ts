/** 32 random bits. */
export const newBits = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Words for dice that nobody knows beforehand. Works without `crypto.randomUUID`, which a page from another machine of the room does not have. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(16).padStart(8, "0")).join("");
