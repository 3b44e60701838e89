/** Rules whose id ends in `-Q` settle points that the sources leave open. */
export const isOpenPoint = (id: string): boolean => id.endsWith("-Q");
