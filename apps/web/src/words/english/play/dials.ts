/** Setting dials, and looking at them. */
export const DIALS = {
  dials: "Dials",
  title: "For your eyes only",
  ofTeammates: "Your teammates' dials",
  /** A ship with the maneuver on its dial. */
  line: "{ship}: {maneuver}",
  byDefault: "default: {maneuver}",
  next: "Next: {ship}",
  done: "Done",
  doneShared: "Done: cover my dials",
  doneWithDefaults: "Done ({open} left at default)",
  later: "Decide later",
  laterShared: "Cover and decide later",
  /** On a phone: shows what has no room beside the dial. */
  more: "More choices",
  sameFor: "Use for all {count} ({type})",
  dialOf: "{ship}'s dial",
} as const;

/** What a maneuver would do. */
export const READOUT = {
  /** `The ship ends on the asteroid.` */
  trouble: "The ship {trouble}.",
  energyAfter: "Energy after the move",
  energyOf: "{energy} of {limit}",
  lost: "· {energy} would be lost",
} as const;

/** Looking at your facedown dials. */
export const OWN_DIALS = {
  title: "Look at your dials",
  dialsOf: "{name}'s dials",
  isLogged: "The log tells everyone that you looked.",
  isLoggedShared: "Everyone else, look away. The log tells everyone who looked.",
  show: "Show my dials",
  showOf: "Show {name}'s dials",
} as const;

export const DIAL_HELP = {
  keys: "Arrow keys on a dial",
  does: "move between maneuvers; Enter sets one and goes to the next dial",
} as const;
