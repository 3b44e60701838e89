/** Declaring an attack: weapons, targets, and sections of huge ships. */
export const ATTACK = {
  fire: "Fire at {target}{section, select, fore {, fore} aft {, aft} other {}}",
  target: "{target}{section, select, fore {, fore} aft {, aft} other {}}",
  isSuggested: "suggested",
  dice: "{dice, plural, one {# die} other {# dice}}",
  /** `range 3–5 · 4 dice · uses 2 of 2 energy` */
  weapon: "range {range} · {dice, plural, one {# die} other {# dice}}",
  weaponWithCost: "range {range} · {dice, plural, one {# die} other {# dice}} · {cost}",
  range: "Range {range}{sight, select, obstructed {, obstructed} other {}} against {dice, plural, =0 {no dice} one {# die} other {# dice}}",
  damage: "{damage} damage, {chance} {outcome, select, cripples {to cripple} other {to destroy}}",
  notCounted: "not counted: {cards}",
} as const;

/** Why you can attack a section of a huge ship, or why not. */
export const AIM = {
  region: "Target sections",
  sectionsOf: "Sections of {ship}",
  open: "{section}: can be attacked",
  openAtRange: "{section}: can be attacked, range {range}{sight, select, obstructed {, obstructed} other {}}",
  illegal: "{section}: can't be attacked",
  illegalAtRange: "{section}: can't be attacked, range {range}{sight, select, obstructed {, obstructed} other {}}",
  /** A reason of the judge; some are about a piece. */
  reason: "{reason}",
  reasonAbout: "{reason} {piece}",
} as const;
