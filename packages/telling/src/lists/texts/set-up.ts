/** Reasons why a game can't be set up as chosen. */
export const SET_UP_TEXTS = {
  "unknown format": "There is no format called “{format}”.",
  "unknown scenario": "There is no scenario called “{scenario}”.",
  "unknown scenario, others near": "There is no scenario called “{scenario}”. Similar names: {nearest}.",
  "scenario missing": "Choose a scenario before you build squads.",
  "edition not played": "{scenario} is for {editions}, not for {edition}.",
  "unknown figure": "{scenario} has no setting “{figure}”. Its settings are {known}.",
  "figure out of range": "“{figure}” must be a whole number from {least} to {most}, not {value}.",
  "no tiers": "{format} has no tiers.",
  "tier missing": "{format} is played tier by tier. Choose a tier from 1 to {most}.",
  "unknown tier": "{format} has no tier {tier}. Choose a tier from 1 to {most}.",

  "too many players": "A game can have at most {most} players, not {players}.",
  "wrong number of players": "{game} is for {range, select, yes {{least} to {most}} other {{least}}} players, not for {players}.",
  "only if the organiser allows it":
    "{game} is for {range, select, yes {{least} to {most}} other {{least}}} players. The organiser must allow a game with {players}.",
  "no deployment areas": "{scenario} has no deployment areas for {players} players.",
  "wrong sides": "{format} needs two sides of {seats, plural, one {# player} other {# players}} each, but the sides have {sides} players.",
  "one team only": "All players are in one team. At least one of them must be in another.",
  "not two teams": "A team battle needs two teams, but there {teams, plural, one {is #} other {are #}}.",
  "wrong team sizes": "A team can have 1 to {most} squads, but these teams have {teams}.",
  "teams in a free-for-all": "A free-for-all has no teams.",
  "not one against one": "A head-to-head game is for two players, each on their own.",
  "type not played": "{scenario} can't be played as a {type}, only as a {types}.",

  "points and threat mixed":
    "All squads in a game must use points, or all must use threat. These seats use points: {points}. These use threat, with quick builds: {threat}.",
  "no format for these squads": "{scenario} has no format for squads that use {counts}.",
  "no limit": "{scenario} has no {counts} limit.",
  "squad over the limit": "{squad, plural, =0 {This squad} other {Squad {squad}}} costs {spent} {counts}; the limit is {limit}.",
  "wrong number of ships":
    "{squad, plural, =0 {This squad} other {Squad {squad}}} has {ships, plural, one {# ship} other {# ships}}; it needs {range, select, yes {{least} to {most}} other {{least}}}.",
  "wrong number of obstacles": "{scenario} has {wanted} obstacles, not {obstacles}.",
  "obstacles not allowed": "These obstacles aren't allowed: {kinds}.",
  "deck not allowed": "“{deck}” isn't a Damage deck for {format}.",
  "deck not allowed on this day": "“{deck}” isn't a Damage deck for {format} on {day}.",
  "huge ship as an obstacle": "A huge ship can be an obstacle only in standard games, not in {format}.",
  "nobody places the huge ship": "Seat {number} is empty, so nobody can place the huge ship.",
} as const;

/** What is wrong with a record's set-up, according to the cards and points. Each text follows “the set-up: ”. */
export const DIFFERENCE_TEXTS = {
  "unknown points update": "its points are from the update of {date}, which is missing here",
  "format of another edition": "the format is “{format}”, which isn't a first-edition format",
  "no scenario": "it names no scenario, so nothing limits the lists",
  "unknown scenario": "there is no scenario called “{scenario}”",
  "another value": "{path} is {said}, but according to the cards it is {made}",
  error: "{detail}",
  problem: "{problem} ({rule})",
  problemInSquad: "{squad}: {problem} ({rule})",
  "over a limit": "{player}: {found} ({rule})",
} as const;
