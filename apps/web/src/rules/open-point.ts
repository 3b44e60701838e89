/** Rows ending in `-Q` settle what the sources leave open. */
export const isOpenPoint = (id: string): boolean => id.endsWith("-Q");
