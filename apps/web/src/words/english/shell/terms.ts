/** Terms of the game. */

export const EDITIONS = { "1e": "First edition", "2.0": "Second edition 2.0", "2.5": "Second edition 2.5" } as const;

/** The halves of a huge ship. */
export const SECTIONS = {
  /** Alone or at the start. */
  name: { fore: "Fore section", aft: "Aft section" },
  /** After a ship's name. */
  inLine: { fore: "fore section", aft: "aft section" },
  /** Where it's clear that a section is meant. */
  short: { fore: "fore", aft: "aft" },
  shortAlone: { fore: "Fore", aft: "Aft" },
} as const;

/** Within a sentence. */
export const ARCS = {
  front: "front",
  rear: "rear",
  left: "left",
  right: "right",
  fullFront: "full front",
  fullRear: "full rear",
  bullseye: "bullseye",
  all: "turret",
  foreArc: "fore",
  forePort: "fore port",
  foreStarboard: "fore starboard",
  aftPort: "aft port",
  aftStarboard: "aft starboard",
  mainWeapon: "main weapon",
} as const;

/** Difficulties of maneuvers and actions. */
export const COLOURS = { green: "green", blue: "blue", white: "white", red: "red", purple: "purple" } as const;

export const BEARINGS = {
  turn: "turn",
  bank: "bank",
  straight: "straight",
  koiogran: "Koiogran turn",
  segnor: "Segnor's loop",
  segnorTurn: "Segnor's loop along a turn",
  tallon: "Tallon roll",
  tallonBank: "Tallon roll along a bank",
  stationary: "stationary",
  reverse: "reverse straight",
  reverseBank: "reverse bank",
  bankSlip: "bank sideslip",
  turnSlip: "turn sideslip",
} as const;

export const MANEUVERS = {
  dial: "Dial",
  plain: "{speed} {bearing}",
  toSide: "{speed} {side, select, left {left} other {right}} {bearing}",
  withColour: "{maneuver}, {colour}",
  withEnergy: "{maneuver}, {energy} energy",
  /** Beside the arrow of a maneuver. */
  colourLetter: { green: "G", blue: "B", white: "W", red: "R", purple: "P" },
} as const;

/** Marks on cards that Broadside doesn't apply, or whose text we have no source for. */
export const CARD_MARKS = {
  byHand: "done by hand",
  byHandAbout: "Broadside doesn't apply this card, so do what it says yourselves",
  sources: {
    ours: { mark: "our text", meaning: "We have no source for this card's text, so its effect here is our own" },
    unconfirmed: {
      mark: "unconfirmed",
      meaning: "We have no source for this card's text, so it works like the GR-75 card of the same name",
    },
  },
} as const;
