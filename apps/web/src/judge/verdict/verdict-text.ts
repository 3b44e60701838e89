/** A verdict in sentences, to read aloud or to send. */
import { inMillimetres, RULING, sectionLabel } from "../../words/judge/verdict.ts";
import { ARCS } from "../../words/terms/arcs.ts";
import type { Verdict } from "./verdict.ts";

interface VerdictNames {
  readonly from: string;
  readonly to: string;
}

/** Returns the verdict as text. Names the rules only if `hasRules` is true; text that is read aloud leaves them out. */
export function verdictText(verdict: Verdict, names: VerdictNames, hasRules: boolean): string {
  const { sections, lines } = verdict;
  return [
    headOf(verdict, names),
    ...sections.map(({ section, state, text, rule }) => {
      const words = { section: sectionLabel(section, state), why: text };
      return hasRules ? RULING.sectionByRule({ ...words, rule }) : RULING.section(words);
    }),
    ...lines.map(({ head, detail, rule }) => (hasRules ? RULING.lineByRule({ head, detail, rule }) : RULING.line({ head, detail }))),
  ].join(hasRules ? "\n" : " ");
}

function headOf({ aim, range, distance, shot }: Verdict, names: VerdictNames): string {
  const measured = { ...names, range: range.text, distance: inMillimetres(distance) };
  if (aim === "lock") return RULING.lock(measured);
  const result = !shot?.inArc ? "none" : shot.obstructedBy.length > 0 ? "obstructed" : "clear";
  return RULING.shot({ ...measured, arc: ARCS[aim], shot: result });
}
