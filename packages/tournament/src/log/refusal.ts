/** Why a row is not taken, with the rule that says so. */
import type { EventFormat } from "../settings/formats.ts";
import { citedRule, withRule } from "../settings/rule-ids.ts";

export interface RowRefusal {
  readonly reason: string;
  readonly rule?: string;
}

export const refuse = (reason: string, rule?: string): RowRefusal => (rule === undefined ? { reason } : { reason, rule });

export const refusalInWords = ({ reason, rule }: RowRefusal): string => withRule(reason, rule);

/** The same by the rules of the event's own document. */
export function citing(format: EventFormat, refusal: RowRefusal | undefined): RowRefusal | undefined {
  return refusal && refuse(refusal.reason, citedRule(format, refusal.rule));
}

/** The first of several doubts that holds. */
export const firstOf = (...doubts: readonly (RowRefusal | undefined | false)[]): RowRefusal | undefined => {
  for (const doubt of doubts) if (doubt) return doubt;
  return undefined;
};
