export { type Helper, type SharedWork, shareOut } from "./crew.ts";
export type { Difference, Interval, Share, Spread } from "./interval.ts";
export { type FailedMatch, failedMatch, type MatchLine, type MatchResult, readMatchLine, type ShipFate } from "./match-result.ts";
export { PAGE_MARK, reportPage } from "./page/page.ts";
export { matchOf, type Plan, type PlannedShip, type SeatedTable } from "./plan.ts";
export { type Pause, playMatch } from "./play-match.ts";
export { type OpponentSummary, type RoundSummary, type ShipSummary, type Summary, summaryOf, type Tally, wonIn } from "./summary.ts";
