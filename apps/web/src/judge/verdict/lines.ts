/** The lines of a verdict. Each has the finding, the reason in a few words, and the rule. */
import { type PairJudgement, type Reason, rulesOf, type Shot } from "@broadside/position";
import type { Edition } from "@broadside/rulebook/row";
import { barInWords, LINES, notInArc, rangeArgument, rangeLine } from "../../words/judge/verdict.ts";
import { reasonInWords } from "../../words/terms/reasons.ts";

export interface VerdictLine {
  /** A line with "none" doesn't affect the verdict. */
  readonly sign: "yes" | "no" | "beware" | "none";
  readonly head: string;
  readonly detail: string;
  readonly rule: string;
}

/** The line for one of the judge's reasons. The reason's rule determines the line's text. */
export function lineOf(edition: Edition, reason: Reason, shot: Shot, nameOf: (id: string) => string): VerdictLine {
  const { rules } = rulesOf(edition);
  const { rule, piece } = reason;
  const detail = reasonInWords(reason);
  if (piece !== undefined) return { sign: "beware", head: LINES.obstructs({ name: nameOf(piece) }), detail: LINES.liesOnLine, rule };
  const bar = barInWords(rule);
  if (bar !== undefined) return { sign: "no", head: bar, detail, rule };
  if (!shot.inArc) return { sign: "no", head: notInArc(shot.arc), detail, rule };
  if (rule === rules.choiceOfLine.rule) return { sign: "none", head: LINES.choiceOfLine, detail, rule };
  if (rule === rules.reach.rule || rule === rules.hugeReach.rule || rule === "HS-PRIM-01")
    return { sign: "no", head: LINES.outOfRange, detail, rule };
  return { sign: shot.open ? "yes" : "none", head: rangeLine(shot.range ?? 0, shot.section), detail, rule };
}

/** Tells the reader whether the bases touch or overlap, and if not, how far apart they are. */
export function contactLine({ contact, range, reasons }: PairJudgement): VerdictLine {
  const [reason] = reasons;
  return {
    sign: contact === "apart" ? "none" : "beware",
    head:
      contact === "apart"
        ? LINES.baseToBase({ range: rangeArgument(range) })
        : contact === "touching"
          ? LINES.inContact
          : LINES.overlapping,
    detail: reason ? reasonInWords(reason) : "",
    rule: reason?.rule ?? "",
  };
}

export function lockLine(edition: Edition, { range }: PairJudgement, isOpen: boolean): VerdictLine {
  const { nearest, rule } = rulesOf(edition).lock;
  return {
    sign: isOpen ? "yes" : "no",
    head: isOpen ? LINES.lockReaches : LINES.lockTooFar,
    detail: LINES.lockReach({ range: rangeArgument(range), nearest }),
    rule,
  };
}

/** A line about one ship that is off the table or on another piece. */
export const standingLine = (reason: Reason, nameOf: (id: string) => string): VerdictLine => {
  const { rule, piece } = reason;
  return piece === undefined
    ? { sign: "beware", head: LINES.offTable, detail: reasonInWords(reason), rule }
    : { sign: "beware", head: LINES.on({ name: nameOf(piece) }), detail: LINES.overlaps({ name: nameOf(piece) }), rule };
};
