/** Finds the rule that says how a game's ending counts. */
import type { EditionId } from "@broadside/formats";
import type { RuleName } from "@broadside/protocol";
import type { Ending, GameSetup } from "@broadside/rules";

/** How a game ended. At some events, a narrow win when time is up is a modified win. */
export interface EndingCase {
  readonly ending: Ending;
  readonly isDraw: boolean;
  readonly isModified: boolean;
}

interface EndingRows extends Partial<Record<Exclude<Ending, "time" | "rounds">, RuleName>> {
  /** The rule for games that the scores decide. */
  readonly scores?: RuleName;
  readonly modified?: RuleName;
  readonly level?: RuleName;
  readonly nobodyLeft?: RuleName;
}

const EPIC: EndingRows = {
  elimination: "ET-END-02",
  nobodyLeft: "ET-END-04",
  modified: "ET-END-08",
  scores: "ET-END-09",
  level: "ET-END-10",
  concession: "ET-END-12",
};

const OF_FORMATS: Readonly<Record<string, EndingRows>> = {
  "epic-dogfight": EPIC,
  "team-epic": EPIC,
  escalation: {
    elimination: "ES-END-02",
    nobodyLeft: "ES-END-04",
    modified: "ES-END-06",
    scores: "ES-END-07",
    level: "ES-END-08",
    concession: "ES-END-10",
  },
};

const OF_EDITIONS: Readonly<Record<EditionId, EndingRows>> = {
  "1e": { elimination: "1E-END-02", scores: "1E-END-04", goal: "1E-END-03" },
  "2.0": { elimination: "2E-END-05", goal: "EB-SCORE-01", scores: "EB-SCORE-01" },
  "2.5": { elimination: "SC-COMMON-41", goal: "SC-COMMON-44", scores: "2E-END-07", level: "SC-COMMON-52-Q" },
};

export function endingRule({ format, edition }: GameSetup, { ending, isDraw, isModified }: EndingCase): RuleName | undefined {
  const rows = OF_FORMATS[format ?? ""] ?? OF_EDITIONS[edition];
  if (ending !== "time" && ending !== "rounds")
    return ending === "elimination" && isDraw ? (rows.nobodyLeft ?? rows.elimination) : rows[ending];
  if (isDraw) return rows.level ?? rows.scores;
  return isModified ? (rows.modified ?? rows.scores) : rows.scores;
}
