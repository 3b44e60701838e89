/** A chance in whole percent; very small and very large ones are shown as "under 1%" and "over 99%". */
export const PERCENT = {
  exactly: "{percent}%",
  under: "under {percent}%",
  over: "over {percent}%",
} as const;
