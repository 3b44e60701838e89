/** What the left column says: the cards that could come next. */
import type { Fit } from "../choosers/offers.ts";
import type { Scope } from "../editor/builder.ts";

export const WORDS = {
  label: "What fits",
  field: "Find a ship or card",
  placeholder: "Ship, card, slot, ability …",
  scopes: "Choose from",
  closeSlot: "Close the slot",
  empty: "empty",
  now: (card: string): string => `now ${card}`,
  takeOff: (card: string): string => `Take off ${card}`,
  noSlot: "Open a slot of a ship: here stands what fits, and why the rest does not.",
  noFaction: "Choose a faction first.",
  typeToFind: "Type to search every card of the edition. What you take goes on the ship last worked on, or into the list.",
  noMatch: "No card matches.",
  noneMatches: "No card of this edition matches.",
  reading: "Reading the cards …",
  counted: (shown: number, all: number): string => `${shown} of ${all} cards`,
  found: (count: number): string => (count === 0 ? "No card found" : `${count} cards found`),
  cardsFound: "Cards found",
  facts: "Facts",
  factsOf: (card: string): string => `Facts of ${card}`,
  sum: (sum: number | string): string => `→ ${sum}`,
  sumInWords: (sum: number | string): string => `then ${sum}`,
  best: "leaves least unspent",
  shipsFor: (list: string): string => `Ships for ${list}`,
  buildsFor: (list: string): string => `Quick builds for ${list}`,
  mine: "Ships of my other lists",
  noneOfMine: "None of your other lists has a ship of this faction.",
  added: (card: string): string => `${card} is added.`,
  equipped: (card: string): string => `${card} is equipped.`,
  buildAdded: "The quick build is added.",
  of: (list: string): string => `from ${list}`,
} as const;

export const SCOPE_NAMES: Readonly<Record<Scope, string>> = { slot: "Slot", ships: "Ships", cards: "Cards", mine: "Mine" };

export const GROUP_NAMES: Readonly<Record<Fit, string>> = {
  fits: "Fits",
  over: "Breaks a limit as things stand",
  not: "Not here",
};
