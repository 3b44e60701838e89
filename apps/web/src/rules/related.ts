/** Finds the rules next to a rule, those that it mentions, and those that mention it. */
import { type Row, rows, ruleById, ruleIdsIn } from "@broadside/rulebook";

export interface Neighbours {
  readonly previous: Row | undefined;
  readonly next: Row | undefined;
}

/** The previous and the next row in the section. */
export function neighboursOf(row: Row): Neighbours {
  const section = rows.filter((other) => other.ledger === row.ledger && other.section === row.section);
  const place = section.indexOf(row);
  return { previous: place > 0 ? section[place - 1] : undefined, next: section[place + 1] };
}

export const rowsMentioned = ({ text, check }: Row): readonly Row[] => ruleIdsIn(`${text} ${check}`).flatMap((id) => ruleById(id) ?? []);

export const rowsMentioning = (id: string): readonly Row[] =>
  rows.filter((row) => row.id !== id && ruleIdsIn(`${row.text} ${row.check}`).includes(id));
