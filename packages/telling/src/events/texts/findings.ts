/** Texts about what an event's check finds. */
export const FINDING_TEXTS = {
  findings: {
    "row cannot stand": "{refusal}",
    "row was edited":
      "Somebody edited the file by hand: {rows} has changed{state, select, accepted {, and an organiser has accepted the change} other {}}.",
    "no row has a hash":
      "No row has a hash, so edits by hand can't be found. Earlier versions of Broadside wrote no hashes; in a newer event, somebody has removed them.",
    "list was changed": "{player}'s list changed after the event had begun: {reason}.",
    "pairing falls short": "{fault}.",
    "another pairing today":
      "Results have changed since this pairing ({rows}). With the current results, the round would be paired differently: {fault}.",
    "table has several matches": "Table {table} is used for {matches} matches.",
    "table is not there": "Table {table} is used, but there {tables, plural, one {is only # table} other {are only # tables}}.",
    "side is at a table again": "{side} sits at table {table}, where they have already played.",
    "clock was never started": "There are results, but nobody started the clock.",
    "time came early":
      "Time was called after {ran} of {minutes} minutes, while {open, plural, one {# table was} other {# tables were}} still playing.",
    "match is disputed": "{place} is disputed. The sides haven't agreed, and nobody has ruled.",
    "match has no result": "{place} has no result yet.",
    "result cannot be counted": "{place} has a result that can't be counted.",
    "result is hardly right": "{place} has an unlikely result: {question}",
    "ended on time too early":
      "{place}: the result says that time was called, but {minutes, plural, one {# minute was} other {# minutes were}} left.",
    "decided before time":
      "{count, plural, one {Table {tables} was} other {Tables {tables} were}} decided on points before the clock ran out, and nobody called time.",
    "team has two factions": "Team {team} plays two factions: {lists}.",
    "came after the end": "This was entered after the event had been closed: {row}.",
    "standings do not add up": "The standings give {side} {told} for {column}, but the results add up to {due}.",
    "not in the championship": "{side} plays in the championship without having made the cut.",
    "seeded higher today": "With the current results, {side} would be seeded higher.",
  },
  faults: {
    "another draw": "this pairing is as good as any, but random seed {seed} gives a different one",
    "teams that cannot meet": "{teams} cannot meet. {seats}",
    "too many teams sit out": "{own} teams sit out, but only {least} have to",
    "companions meet":
      "{pairs} should be kept apart but meet, although {least, plural, =0 {this could be avoided} one {only # such pair has to meet} other {only # such pairs have to meet}}",
    "companions share pods": "{own} pairs who should be kept apart share a pod, but only {least} have to",
    "pods repeat meetings": "the pods repeat {own} meetings, but only {least} have to be repeated",
    "pods are uneven": "the point differences within the pods add up to {own}, but {least} is possible",
  },
  byHand: "Paired by hand: {fault}.",
  afterSwaps: "After the swap of {swaps}: {fault}.",
  lostBefore: "{side} plays in the championship without having won round {before}.",
  row: "row {row}",
  oneOfRows: "one of the rows {first} to {last}",
  place: "Table {table} ({sides})",
  list: "{player} {faction}",
} as const;
