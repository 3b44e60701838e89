/** Shows counters with as few pieces as possible. A flipped counter stands for three (EB-VC-04). */
export const trayOf = (counters: number): { readonly triples: number; readonly singles: number } => ({
  triples: Math.floor(counters / 3),
  singles: counters % 3,
});
