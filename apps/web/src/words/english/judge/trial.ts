/** Trying a template. */
export const TEMPLATES = {
  direction: { left: "left", straight: "straight", right: "right" },
  place: { ahead: "ahead", level: "level", behind: "behind" },
  toSide: "{side, select, left {Left} other {Right}} {bearing}",
  /** Maneuvers without sides. */
  sideless: { straight: "Straight", koiogran: "Koiogran turn", reverse: "Reverse straight", stationary: "Stationary" },
  boost: "Boost {direction, select, left {left} right {right} other {straight}}",
  roll: "Barrel roll {side, select, left {left} other {right}}",
  /** After a ship's name. */
  boostOfShip: "boost {direction, select, left {left} right {right} other {straight}}",
  rollOfShip: "barrel roll {side, select, left {left} other {right}}",
} as const;

/** Why a ship doesn't end where its template ends. */
export const STOPS = {
  touches: "It backs up along the template until it touches {names}.",
  backToStart: "It backs up to where it started.",
  touchesHuge: "It backs up until it touches the other huge ship.",
  slower: "Another huge ship is in the way, so it moves at speed {speed}.",
  stays: "Another huge ship is in the way at every speed, so it doesn't move.",
  blocked: "It fails: {names} {count, plural, one {is} other {are}} in the way.",
  leaves: "It fails: the ship would leave the table.",
  offTable: "Part of its base would be off the table.",
} as const;

export const ENDS = {
  fits: "It fits.",
  endsOn: "It ends on {name}.",
  crosses: "The template overlaps {name}.",
  clears: "It clears {name} by {distance} mm.",
  from: "It ends {distance} mm from {name}, {range, select, beyond {past range 5} other {at range {range}}} {arc, select, in {and in arc} other {but out of arc}}.",
  /** Beside the ship's new place on the table. */
  itFails: "It fails",
  here: "It ends here",
  hereNotCleanly: "It ends here, but not cleanly",
  at: "{range, select, beyond {Past range 5} other {Range {range}}}, {arc, select, in {in arc} other {out of arc}}",
} as const;

export const BAR = {
  title: "Try a template",
  tried: "{ship}, {template}",
  maneuver: "Maneuver",
  more: "More templates",
  fly: "Fly it",
  speed: "Speed",
  place: "Where along the template",
  chooseOne: "Choose a template to see where the ship would end and what's in its way.",
} as const;
