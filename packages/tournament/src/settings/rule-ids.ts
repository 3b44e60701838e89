/**
 * Which rules an event may cite: those in its own document. A rule that several documents share appears here under its id in the Epic Play
 * Tournament Rules. Other formats cite their counterpart, or nothing if their document has none.
 */
import type { EventFormatId } from "@broadside/formats";
import type { EventFormat } from "./formats.ts";

/** The prefixes of the rule ids in a format's own documents, and those documents' counterparts to the rules of an Epic Dogfight. */
interface RuleBook {
  readonly prefixes: readonly string[];
  readonly counterparts: Readonly<Record<string, string>>;
}

const ESCALATION: Readonly<Record<string, string>> = {
  "ET-AUTH-05": "ES-AUTH-04",
  "ET-BYE-01": "ES-BYE-01",
  "ET-BYE-02": "ES-BYE-04",
  "ET-BYE-04": "ES-BYE-03",
  "ET-BYE-05": "ES-BYE-03",
  "ET-BYE-53-Q": "ES-BYE-53-Q",
  "ET-COMP-01": "ES-COMP-01",
  "ET-COMP-03": "ES-COMP-02",
  "ET-COMP-04": "ES-COMP-02",
  "ET-COMP-05": "ES-COMP-03",
  "ET-COMP-06": "ES-COMP-03",
  "ET-COMP-07": "ES-COMP-04",
  "ET-COMP-08": "ES-COMP-04",
  "ET-COMP-09": "ES-COMP-05",
  "ET-COMP-10": "ES-COMP-05",
  "ET-COMP-11": "ES-COMP-06",
  "ET-COMP-12": "ES-COMP-07",
  "ET-COMP-13": "ES-COMP-08",
  "ET-COMP-16": "ES-COMP-14",
  "ET-COND-06": "ES-COND-03",
  "ET-END-01": "ES-END-01",
  "ET-END-06": "ES-END-05",
  "ET-END-53-Q": "ES-DEPLOY-17",
  "ET-LEGAL-51-Q": "ES-LEGAL-51-Q",
  "ET-LIST-01": "ES-LIST-01",
  "ET-LIST-03": "ES-LIST-02",
  "ET-MAT-01": "ES-COMP-10",
  "ET-MOV-01": "ES-MOV-01",
  "ET-MOV-06": "ES-MOV-10",
  "ET-PTS-05": "ES-PTS-02",
  "ET-ROUND-02": "ES-ROUND-06",
  "ET-ROUND-03": "ES-ROUND-07",
  "ET-ROUND-04": "ES-ROUND-01",
  "ET-ROUND-05": "ES-ROUND-08",
  "ET-RULER-04": "ES-COMP-12",
  "ET-RULER-06": "ES-COMP-13",
  "ET-SCOPE-01": "ES-SCOPE-03",
  "ET-SCOPE-03": "ES-SCOPE-02",
  "ET-SQUAD-01": "ES-LIST-01",
  "ET-SQUAD-02": "ES-SQUAD-02",
  "ET-SQUAD-16": "ES-LIST-01",
  "ET-SWISS-01": "ES-SWISS-01",
  "ET-SWISS-03": "ES-SWISS-03",
  "ET-SWISS-08": "ES-SWISS-08",
  "ET-SWISS-14": "ES-SWISS-12",
  "ET-SWISS-51-Q": "ES-SWISS-53-Q",
  "ET-TABLE-01": "ES-TABLE-01",
  "ET-TABLE-06": "ES-TABLE-05",
  "ET-TIE-02": "ES-TIE-02",
  "ET-TIER-03": "ES-TIER-02",
  "ET-TIER-04": "ES-TIER-03",
  "ET-TIER-05": "ES-TIER-04",
  "ET-TO-01": "ES-TO-01",
  "ET-TO-02": "ES-TO-02",
  "ET-TO-03": "ES-TO-03",
  "ET-TO-04": "ES-TO-04",
};

/** No second-edition document says how to run an event. Its scenarios say how to build lists. */
const EPIC_BATTLES: RuleBook = {
  prefixes: ["EB"],
  counterparts: { "ET-SQUAD-01": "EB-EVENT-09", "ET-SQUAD-02": "EB-SETUP-02", "ET-SCOPE-01": "EB-TYPE-03" },
};

const RULE_BOOKS: Readonly<Record<EventFormatId, RuleBook>> = {
  "epic-dogfight": { prefixes: ["ET"], counterparts: {} },
  "team-epic": {
    prefixes: ["ET"],
    counterparts: { "ET-LIST-01": "ET-TLIST-02", "ET-LIST-03": "ET-TLIST-07", "ET-SQUAD-01": "ET-TLIST-03", "ET-SQUAD-02": "ET-TEAM-02" },
  },
  escalation: { prefixes: ["ES"], counterparts: ESCALATION },
  "scenario-event": { prefixes: ["SC", "2E"], counterparts: { "ET-SQUAD-02": "2E-SQUAD-03" } },
  "epic-battles": EPIC_BATTLES,
  "free-for-all": EPIC_BATTLES,
};

/** The rule in the format's own document; undefined if that has none. */
export function citedRule({ id }: Pick<EventFormat, "id">, rule: string | undefined): string | undefined {
  if (rule === undefined) return undefined;
  const { prefixes, counterparts } = RULE_BOOKS[id];
  const own = counterparts[rule] ?? rule;
  return prefixes.some((prefix) => own.startsWith(`${prefix}-`)) ? own : undefined;
}

/** The rules that findings and pairing notes refer to. */
const SUBJECTS = {
  rematch: "ET-SWISS-08",
  byes: "ET-BYE-53-Q",
  byePoints: "ET-BYE-04",
  byeMargin: "ET-BYE-05",
  byeWorth: "ET-BYE-02",
  pairing: "ET-SWISS-14",
  apart: "ET-SWISS-03",
  ending: "ET-END-01",
  length: "ET-ROUND-03",
  time: "ET-END-06",
  points: "ET-ROUND-05",
  margin: "ET-MOV-06",
  schedule: "ET-TIE-02",
  cut: "ET-PTS-05",
  list: "ET-LIST-03",
} as const;

export type RuleSubject = keyof typeof SUBJECTS;
export type RuleIds = Readonly<Record<RuleSubject, string | undefined>>;

export const ruleIdsOf = (format: EventFormat): RuleIds => ({
  rematch: citedRule(format, SUBJECTS.rematch),
  byes: citedRule(format, SUBJECTS.byes),
  byePoints: citedRule(format, SUBJECTS.byePoints),
  byeMargin: citedRule(format, SUBJECTS.byeMargin),
  byeWorth: citedRule(format, SUBJECTS.byeWorth),
  pairing: citedRule(format, SUBJECTS.pairing),
  apart: citedRule(format, SUBJECTS.apart),
  ending: citedRule(format, SUBJECTS.ending),
  length: citedRule(format, SUBJECTS.length),
  time: citedRule(format, SUBJECTS.time),
  points: citedRule(format, SUBJECTS.points),
  margin: citedRule(format, SUBJECTS.margin),
  schedule: citedRule(format, SUBJECTS.schedule),
  cut: citedRule(format, SUBJECTS.cut),
  list: citedRule(format, SUBJECTS.list),
});
