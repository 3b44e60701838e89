/** What the gauges over a list say. */

export const WORDS = {
  of: (limit: number, what: string): string => `of ${limit} ${what}`,
  left: (left: number): string => `${left} left`,
  tooMany: (over: number): string => `${over} too many`,
  full: "full",
  points: "points",
  threat: "threat",
  epicPoints: "epic points",
} as const;
