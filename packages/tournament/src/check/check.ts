/**
 * Checks a whole event: replays its log, pairs every round again using the results known at that time, and recalculates everything. Later
 * changes are not held against a pairing.
 */
import { build } from "../log/fold.ts";
import type { Entry } from "../log/log.ts";
import { nameOf } from "../people/display-names.ts";
import type { RowProblem } from "../reasons/row-refusal.ts";
import { ruleIdsOf } from "../settings/rule-ids.ts";
import { afterEndFindings } from "./after-end.ts";
import { bracketFindings, seedFindings } from "./bracket.ts";
import { editFindings } from "./edits.ts";
import type { Finding } from "./finding.ts";
import { pairingFindings, todayFindings } from "./pairing.ts";
import { replayed } from "./replay.ts";
import { clockFindings, matchFindings, tableFindings } from "./rounds.ts";
import { teamFindings } from "./teams.ts";
import { totalsFindings } from "./totals.ts";

export interface Report {
  readonly rows: number;
  readonly rounds: number;
  readonly findings: readonly Finding[];
}

export function checkEvent(entries: readonly Entry[]): Report {
  const built = build(entries);
  const edits = editFindings(entries);
  if (!built.ok) return { rows: entries.length, rounds: 0, findings: [...edits, ...built.problems.map(foldFinding)] };
  const { event, made, timeCalls, listChanges } = replayed(entries);
  const findings: Finding[] = [
    ...edits,
    ...listChanges.map(
      ({ number, what: { player, override } }): Finding => ({
        entry: number,
        rule: ruleIdsOf(event.format).list,
        found: { key: "list was changed", player: nameOf(event, player), reason: override ?? "" },
        weight: "note",
      }),
    ),
  ];
  for (const round of event.rounds) {
    const pairing = made.get(round.number);
    if (pairing) findings.push(...pairingFindings(event, round, pairing), ...todayFindings(event, round, pairing));
    findings.push(
      ...tableFindings(event, round),
      ...clockFindings(event, round, timeCalls.get(round.number)),
      ...matchFindings(event, round, entries),
    );
  }
  findings.push(
    ...teamFindings(event, entries),
    ...afterEndFindings(event, entries),
    ...totalsFindings(event),
    ...bracketFindings(event),
    ...seedFindings(event),
  );
  return { rows: entries.length, rounds: event.rounds.length, findings };
}

/** The first row that isn't valid; the rows after it can't be interpreted. */
const foldFinding = ({ row, refusal }: RowProblem): Finding => ({
  ...(row !== undefined && { entry: row }),
  found: { key: "row cannot stand", refusal },
  weight: "broken",
});
