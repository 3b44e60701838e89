/** Dice, and what you can do with them. */
export const DICE = {
  region: "Dice",
  steps: "Attack steps",
  step: {
    attack: "Attack dice",
    changeAttack: "Modify attack dice",
    defense: "Defense dice",
    changeDefense: "Modify defense dice",
    damage: "Damage",
  },
  attacks: "{attacker} attacks {defender}{section, select, fore {, fore section} aft {, aft section} other {}}",
  range: "range {range}{sight, select, obstructed {, obstructed} other {}}",
  /** For a card, or for an attack or a defense. */
  rolls: "{ship} rolls ({reason})",
  pools: { attack: "Attack dice", defense: "Defense dice" },
  /** Below a die. */
  faces: { hit: "hit", crit: "critical", evade: "evade", focus: "focus", blank: "blank" },
  /** After the result of a die that wasn't rolled. */
  added: "added",
  reroll: "{count, plural, =0 {Mark dice to reroll} one {Reroll this die} other {Reroll these # dice}}",
} as const;

/** The damage to expect from the dice. */
export const FORECAST = {
  /** Above the damage. */
  asTheyAre: "With these dice",
  ifKept: "If you keep these",
  ifChosen: "If you choose “{answer}”",
  damage: "{damage} damage",
  chances:
    "{odds, select, certain {certain} other {{damage} most likely}}{outcome, select, destroys {, {chance} to destroy} cripples {, {chance} to cripple} other {}}",
  notCounted: "Not counted: {cards}",
} as const;
