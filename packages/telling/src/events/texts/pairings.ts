/** Texts about a pairing. Faults and broken rules are parts of sentences. */
export const PAIRING_TEXTS = {
  notes: {
    rematch: "{sides} meet again, because no pairing without a rematch is left.",
    "not kept apart": "{sides} could not be kept apart ({label}).",
    "not at the fixed table": "{side} sits at table {table} instead of {fixed}.",
    "team sits out": "{team} sits out with a bye, because no team is left that it can meet. {seats}",
    "no team and the bye": "{player} has no team and gets the bye.",
    "newcomer has the bye": "{side} came late and has the bye without having played, which counts as a win with margin {margin}.",
    "bye is worth more than a win": "The bye is worth a margin of {margin}, but the most that anyone can win in this round is {most}.",
    "bye is worth no more than a draw": "The bye is worth a margin of {margin}, which is no more than a draw in this round.",
  },
  faults: {
    "avoidable rematches":
      "{pairs} meet again, although {least, plural, =0 {no rematch is} one {only # rematch is} other {only # rematches are}} needed",
    "bye to another": "{has} has the bye, but {due} should have it",
    "points far apart": "the sides are {own} points apart in all instead of {least}",
    "too many float down":
      "on {points} points {sides, plural, one {# side meets a lower one} other {# sides meet lower ones}}, by {difference} points in all, instead of {dueSides} by {dueDifference}",
    "opponents out of order": "from the top down, {side} meets {opponent}, but should meet {due}",
  },
  manyMeetings: "{pairs} meet again, with {own} earlier meetings instead of {least}",
  withWidest: "{fault}: {widest}",
  widest: "{one} with {onePoints, plural, one {# point} other {# points}} meets {other} with {otherPoints}",
  candidate: "{side} ({byes, plural, =0 {no bye yet} one {# earlier bye} other {# earlier byes}}, {points} points, margin {margin})",
  weighed: "{side} ({points} points, margin {margin})",
  nobody: "nobody",
  breaks: {
    "table has begun already": "table {table} has begun",
    "report is lost": "the report from table {table} is lost",
    "they meet again": "{sides} meet again",
    "people who belong together": "people who should be kept apart meet at table {table}",
    "another bye": "{side} has had a bye already, more often than {instead}",
    "bye not to the fewest points": "{side} gets the bye without having the fewest points",
    "bye not to the lowest margin": "{side} gets the bye without having the lowest margin of those with the fewest points",
    "points at a table": "table {table} is {difference} points apart",
  },
  limits: {
    "scenario has no such limit": "Round {round}: {scenario} is planned at {limit} {counts}, but it has no limit in {counts}.",
    "scenario is made for another limit":
      "Round {round}: {scenario} is planned at {limit} {counts}{whose, select, team { a team} other {}}, but it is made for {due}.",
  },
} as const;
