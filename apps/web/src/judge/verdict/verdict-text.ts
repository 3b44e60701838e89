/** A verdict in sentences: to be read out, or sent to a table. */
import { RULING } from "../../words/judge/verdict.ts";
import type { Verdict } from "./verdict.ts";

interface VerdictNames {
  readonly from: string;
  readonly to: string;
}

/** Rules are named in what is read by the eye only. */
export function verdictText({ aim, range, arc, obstruction, sections, lines }: Verdict, names: VerdictNames, hasRules: boolean): string {
  const by = (rule: string): string | undefined => (hasRules ? rule : undefined);
  return [
    aim === "lock"
      ? RULING.lock(names, range.text, range.detail)
      : RULING.shot(names, aim, range.text, range.detail, arc.text, obstruction.text),
    ...sections.map(({ section, word, text, rule }) => RULING.section(section, word, text, by(rule))),
    ...lines.map(({ head, detail, rule }) => RULING.line(head, detail, by(rule))),
  ].join(hasRules ? "\n" : " ");
}
