/** Texts for places in a list, points, an organiser's options, and what a card requires of its ship. */
export const PLACE_TEXTS = {
  list: "{called, select, tier {tier {number}} member {member {number}} other {list {number}}}",
  listOfPlayer: "{list} ({player})",
  wing: "wing {number}",
  ship: "ship {number}",
  shipOfSeveral: "{name} (ship {number})",
  theList: "the list",
  allLists: "all lists",
} as const;

export const SPENT_TEXTS = {
  noLimit: "{spent} {counts}",
  limit: "{spent} of {limit} {counts}, {left} left",
  deficit: "{spent} of {limit} {counts}, deficit {left}",
  over: "{spent} of {limit} {counts}, {over} over",
  withEpicPoints: "{points}; {spent} of {limit} epic points",
} as const;

export const OPTION_TEXTS = {
  points: "limit {points} points",
  threat: "limit {threat} threat",
  scenario: "scenario {scenario}",
  teamLimit: "limits apply to the whole team",
  memberLimit: "limits apply to each member",
  epicPoints: "{ship}: {points, plural, one {# epic point} other {# epic points}}",
  missionShips: "the mission calls for {ships}",
  hugeOrWing: "at least one huge ship or wing",
  hugeAtMostHalf: "at most half of the limit on huge ships",
  event: "event {region, select, elsewhere {outside} other {in}} North America",
  eventOn: "event {region, select, elsewhere {outside} other {in}} North America on {date}",
  notAdmitted: "not allowed: {cards}",
} as const;

/** Texts keyed by the kind of requirement. */
export const RESTRICTION_TEXTS = {
  ship: "only for {ships}",
  "ship-name": "only for {names}",
  size: "only for {sizes} ships",
  faction: "only for {factions}",
  "faction-or-name": "only for {factions}, or for squads with {names}",
  keyword: "only for ships with the keyword {keywords}",
  action: "only for ships with the {colour, select, red {red } other {}}{action} action",
  icon: "only for ships with the {slot} icon",
  "no-icon": "only for ships without the {slot} icon",
  equipped: "only for ships with a {slot} card",
  arc: "only for ships with a {arc} arc",
  "force-side": "only for the {side} side",
  "ship-ability": "only for ships with {abilities}",
  "not-limited": "only for ships that aren't limited",
} as const;

export const STAT_TEXTS = {
  atMost: "only for ships with {stat} {atMost} or less",
  atLeast: "only for ships with {stat} {atLeast} or more",
  exactly: "only for ships with {stat} {atLeast}",
  between: "only for ships with {stat} {atLeast} to {atMost}",
  initiative: "pilot skill or initiative",
  agility: "agility",
  hull: "hull",
  shields: "shields",
  energy: "energy",
} as const;

/** Ship sizes as used within a sentence. */
export const SIZE_TEXTS = { small: "small", medium: "medium", large: "large", huge: "huge" } as const;
