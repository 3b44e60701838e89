/** What the judge decides about two ships. */
export const ANSWERS = {
  millimetres: "{distance} mm",
  anyArc: "any",
  notNeeded: "not needed",
  noMatter: "doesn't matter",
  inArc: "in",
  outOfArc: "out",
  noShot: "no shot",
  isObstructed: "yes",
  moreDice: "+1 die",
  isClear: "no",
  lineIsClear: "line is clear",
} as const;

/** At the start of a line, or alone. */
export const ARC_TITLES = {
  front: "Front",
  rear: "Rear",
  left: "Left",
  right: "Right",
  fullFront: "Full front",
  fullRear: "Full rear",
  bullseye: "Bullseye",
  all: "Turret",
  foreArc: "Fore",
  forePort: "Fore port",
  foreStarboard: "Fore starboard",
  aftPort: "Aft port",
  aftStarboard: "Aft starboard",
  mainWeapon: "Main weapon",
} as const;

/** Each section of the target. */
export const SECTION_VERDICTS = {
  state: { open: "can be targeted", illegal: "can't be targeted", outOfRange: "out of range", outOfArc: "out of arc" },
  label: {
    open: "{section} can be targeted",
    illegal: "{section} can't be targeted",
    outOfRange: "{section} is out of range",
    outOfArc: "{section} is out of arc",
  },
  isClear: "The line from centre to centre doesn't cross the {lines, select, arcLines {arc lines} other {centre line}}.",
  isCut: "The line from centre to centre crosses the {lines, select, arcLines {arc lines} other {centre line}}.",
  isCutInside:
    "The line from centre to centre crosses the {lines, select, arcLines {arc lines, {inside} mm from their end} other {centre line, {inside} mm from its end}}.",
  ownLine: "The line crosses the attacker's own centre line.",
  pastRuler: "It's past the end of the ship's ruler.",
  pastWeapon: "The weapon doesn't attack at this range.",
  notInArc: "No part of it is in this arc.",
} as const;

/** What decides a verdict, in a few words. Some lines show the reason below in small print. */
export const LINES = {
  obstructs: "Obstructed by {name}",
  liesOnLine: "it's on the measured line",
  centreLine: "Centre line",
  arcLines: "Arc lines",
  ownCentreLine: "Attacker's centre line",
  arc: "{arc} arc",
  partInArc: "part of it is in this arc",
  notInArc: "Not in the {arc} arc",
  choiceOfLine: "Choice of line",
  outOfRange: "Out of range",
  range: "{range, select, beyond {Past range 5} other {Range {range}}}",
  rangeToSection: "{range, select, beyond {Past range 5} other {Range {range}}} to {section}",
  baseToBase: "{range, select, beyond {Past range 5} other {Range {range}}}, base to base",
  inContact: "In contact",
  overlapping: "Overlapping",
  lockReaches: "In range for a lock",
  lockTooFar: "Too far for a lock",
  lockReach: "{range, select, beyond {past range 5} other {at range {range}}}; a lock needs range {nearest} to 3",
  otherHalf: { fore: "Aft half", aft: "Fore half" },
  neverObstructs: "never obstructs its own ship",
  offTable: "Off the table",
  on: "On {name}",
  overlaps: "its base overlaps {name}",
} as const;

/** A verdict in sentences, to read aloud or send. The text to send names the rules, and the spoken one doesn't. */
export const RULING = {
  lock: "{from} to {to}, lock: range {range} ({distance} mm).",
  shot: "{from} to {to}, {arc} arc: range {range} ({distance} mm), {shot, select, obstructed {in arc, obstructed} clear {in arc, not obstructed} other {out of arc}}.",
  section: "{section}. {why}",
  sectionByRule: "{section}. {why} ({rule})",
  line: "{head}: {detail}.",
  lineByRule: "{head}: {detail} ({rule}).",
} as const;

export const VERDICT = {
  region: "Verdict",
  pair: "{from} → {to}",
  swap: "Swap",
  aims: "Arc or lock",
  lock: "Lock",
  possible: "{aim}, possible",
  notPossible: "{aim}, not possible",
  range: "Range",
  arc: "Arc",
  obstructed: "Obstructed",
  readOut: "Read aloud",
  copy: "Copy ruling",
} as const;
