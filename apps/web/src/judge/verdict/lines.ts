/** Lines of a verdict: what was found, why in a few words, and the rule. */
import { type PairJudgement, type Reason, rulesOf, type Shot } from "@broadside/position";
import type { Edition } from "@broadside/rulebook/row";
import { LINES } from "../../words/judge/verdict.ts";
import { reasonInWords } from "../../words/terms/reasons.ts";

export interface VerdictLine {
  /** "none" is something that changes nothing. */
  readonly sign: "yes" | "no" | "beware" | "none";
  readonly head: string;
  readonly detail: string;
  readonly rule: string;
}

/** A reason of the judge's, told apart by its rule. */
export function lineOf(edition: Edition, reason: Reason, shot: Shot, nameOf: (id: string) => string): VerdictLine {
  const { rules } = rulesOf(edition);
  const { rule, piece } = reason;
  const detail = reasonInWords(reason);
  if (piece !== undefined) return { sign: "beware", head: LINES.obstructs(nameOf(piece)), detail: LINES.liesOnLine, rule };
  const bar = LINES.bars[rule];
  if (bar !== undefined) return { sign: "no", head: bar, detail, rule };
  if (!shot.inArc) return { sign: "no", head: LINES.notInArc(shot.arc), detail, rule };
  if (rule === rules.choiceOfLine.rule) return { sign: "none", head: LINES.choiceOfLine, detail, rule };
  if (rule === rules.reach.rule || rule === rules.hugeReach.rule || rule === "HS-PRIM-01")
    return { sign: "no", head: LINES.outOfRange, detail, rule };
  return { sign: shot.open ? "yes" : "none", head: LINES.range(shot.range ?? 0, shot.section), detail, rule };
}

/** Whether they touch, else how far the bases are apart. */
export function contactLine({ contact, range, reasons }: PairJudgement): VerdictLine {
  const [reason] = reasons;
  return {
    sign: contact === "apart" ? "none" : "beware",
    head: contact === "apart" ? LINES.baseToBase(range) : contact === "touching" ? LINES.inContact : LINES.overlapping,
    detail: reason ? reasonInWords(reason) : "",
    rule: reason?.rule ?? "",
  };
}

export const lockLine = (edition: Edition, { range }: PairJudgement, isOpen: boolean): VerdictLine => ({
  sign: isOpen ? "yes" : "no",
  head: isOpen ? LINES.lockReaches : LINES.lockTooFar,
  detail: LINES.lockReach(range, edition === "1e" ? 1 : 0),
  rule: edition === "1e" ? "1E-ACT-07" : "2E-ACT-32",
});

/** How one ship stands: off the table, or on something. */
export const standingLine = (reason: Reason, nameOf: (id: string) => string): VerdictLine => {
  const { rule, piece } = reason;
  const detail = reasonInWords(reason);
  return piece === undefined
    ? { sign: "beware", head: LINES.offTable, detail, rule }
    : { sign: "beware", head: LINES.on(nameOf(piece)), detail: LINES.lyingOn(detail, nameOf(piece)), rule };
};
