/** A rule whose id ends in `-Q` decides a point that the sources leave open. */
export const isOpenPoint = (id: string): boolean => id.endsWith("-Q");
