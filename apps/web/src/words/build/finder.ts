/** What the left column says: the cards that could come next. */
import { FACTION_NAMES, type Faction, type SectionName, type Size, type Slot } from "@broadside/cards";
import { SLOT_NAMES } from "@broadside/squads";
import { spoken } from "../spoken.ts";

const SECTIONS: Readonly<Record<SectionName, string>> = { fore: "fore", aft: "aft" };
const SIZES: Readonly<Record<Size, string>> = { small: "small", medium: "medium", large: "large", huge: "huge" };

export const WORDS = spoken({
  label: "What fits",
  field: "Find a ship or card",
  placeholder: "Ship, card, slot, ability …",
  scopes: "Choose from",
  scope: { slot: "Slot", ships: "Ships", cards: "Cards", mine: "Mine" },
  group: { fits: "Fits", over: "Breaks a limit as things stand", not: "Not here" },
  closeSlot: "Close the slot",
  empty: "empty",
  slotOn: (slot: string, section: SectionName) => `${slot}, ${SECTIONS[section]}`,
  slotOf: (slot: string, ship: string) => `${slot}: ${ship}`,
  now: (card: string) => `now ${card}`,
  takeOff: (card: string) => `Take off ${card}`,
  noSlot: "Open a slot of a ship: here stands what fits, and why the rest does not.",
  noFaction: "Choose a faction first.",
  typeToFind: "Type to search every card of the edition. What you take goes on the ship last worked on, or into the list.",
  noMatch: "No card matches.",
  noneMatches: "No card of this edition matches.",
  reading: "Reading the cards …",
  counted: (shown: number, all: number) => `${shown} of ${all} cards`,
  countedBut: (shown: number, all: number, reason: string) => `${shown} of ${all} cards. ${reason}`,
  showAll: (all: number) => `Show all ${all}`,
  /** All that is read out of a card, its name first. */
  row: (parts: readonly string[]) => parts.join(", "),
  foundRow: (card: string, about: string) => `${card} ${about}`,
  loadout: (points: number) => `loadout ${points}`,
  standardLoadout: "standard loadout",
  wing: "wing",
  found: (count: number) => (count === 0 ? "No card found" : `${count} cards found`),
  cardsFound: "Cards found",
  facts: "Facts",
  factsOf: (card: string) => `Facts of ${card}`,
  sum: (sum: number | string) => `→ ${sum}`,
  sumInWords: (sum: number | string) => `then ${sum}`,
  best: "leaves least unspent",
  addShip: "Add a ship",
  shipsFor: (list: string) => `Ships for ${list}`,
  buildsFor: (list: string) => `Quick builds for ${list}`,
  mine: "Ships of my other lists",
  noneOfMine: "None of your other lists has a ship of this faction.",
  added: (card: string) => `${card} is added.`,
  equipped: (card: string) => `${card} is equipped.`,
  onIcon: (card: string, icon: string, ship: string) => `${card} is on the ${icon} icon of ${ship}.`,
  buildAdded: "The quick build is added.",
  of: (list: string) => `from ${list}`,
});

/** Why a card that was found is not taken. */
export const REFUSALS = spoken({
  onlyBuilds: "Only quick builds count here: add one of those.",
  otherFaction: (card: string, faction: Faction) => `${card} is of another faction: ${FACTION_NAMES[faction]}.`,
  noShip: "Choose a ship first: add one, or one of its icons.",
  noIcon: (ship: string, card: string, slots: string) => `${ship} has no free icon for ${card} (${slots}).`,
  onlyPrinted: (card: string) => `${card} exists only printed on ship cards.`,
  because: (reason: string) => `${reason}.`,
  doesNotFit: "It does not fit.",
  /** Of a card that would break the limit of a list further. */
  spent: (points: number, limit: number) => `${points} of ${limit} points would be spent`,
});

/** Words that find a card, besides its name and those of its ship. */
export const TYPED = spoken({
  pilot: (faction: Faction, size: Size | undefined) => `ship pilot ${FACTION_NAMES[faction]} ${size === undefined ? "" : SIZES[size]}`,
  upgrade: (slots: readonly Slot[]) => `upgrade ${slots.map((slot) => SLOT_NAMES[slot]).join(" ")}`,
  wing: "wing formation",
});
