/** Texts about a pairing. Faults and broken rules are parts of sentences. */
export const PAIRING_TEXTS = {
  notes: {
    rematch: "{sides} meet again, because every possible pairing has a rematch.",
    "not kept apart": "{sides} could not be kept apart ({label}).",
    "not at the fixed table": "{side} sits at table {table} instead of {fixed}.",
    "team sits out": "{team} sits out with a bye, because it can't meet any of the teams that are left. {seats}",
    "no team and the bye": "{player} has no team and gets the bye.",
    "newcomer has the bye": "{side} came late and has the bye before playing a game. The bye counts as a win with a margin of {margin}.",
    "bye is worth more than a win":
      "The bye is worth a margin of {margin}, but the highest margin that anyone can win in this round is {most}.",
    "bye is worth no more than a draw": "The bye is worth a margin of {margin}, which is no more than a draw in this round.",
  },
  faults: {
    "avoidable rematches":
      "{pairs} meet again, although {least, plural, =0 {no rematch is} one {only # rematch is} other {only # rematches are}} needed",
    "bye to another": "{has} has the bye, but {due} should have it",
    "points far apart": "opponents are {own} points apart in all, but {least} is possible",
    "too many float down":
      "of the sides with {points} points, {sides, plural, one {# meets a lower-ranked side} other {# meet lower-ranked sides}} ({difference} points apart in all) instead of {dueSides} ({dueDifference} points apart)",
    "opponents out of order": "when pairing from the top down, {side} should meet {due}, not {opponent}",
  },
  manyMeetings: "{pairs} meet again, with {own} earlier meetings instead of {least}",
  withWidest: "{fault} ({widest})",
  widest: "{one} with {onePoints, plural, one {# point} other {# points}} meets {other} with {otherPoints}",
  candidate: "{side} ({byes, plural, =0 {no bye yet} one {# earlier bye} other {# earlier byes}}, {points} points, margin {margin})",
  weighed: "{side} ({points} points, margin {margin})",
  nobody: "nobody",
  breaks: {
    "table has begun already": "the match at table {table} has begun",
    "report is lost": "the report from table {table} is lost",
    "they meet again": "{sides} meet again",
    "people who belong together": "people who should be kept apart meet at table {table}",
    "another bye": "{side} has already had more byes than {instead}",
    "bye not to the fewest points": "{side} gets the bye without having the fewest points",
    "bye not to the lowest margin": "{side} gets the bye without having the lowest margin of those with the fewest points",
    "points at a table": "the sides at table {table} are {difference} points apart",
  },
  limits: {
    "scenario has no such limit": "Round {round}: {scenario} is planned with {limit} {counts}, but it has no {counts} limit.",
    "scenario is made for another limit":
      "Round {round}: {scenario} is planned with {limit} {counts}{whose, select, team { a team} other {}}, but it is made for {due}.",
  },
} as const;
