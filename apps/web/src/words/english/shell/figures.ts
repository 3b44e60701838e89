/** A chance in whole percent; very small and very large ones are only "under 1%" and "over 99%". */
export const PERCENT = {
  exactly: "{percent}%",
  under: "under {percent}%",
  over: "over {percent}%",
} as const;
