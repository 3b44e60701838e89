/** The left column: cards and ships that you can add. */
export const FINDER = {
  label: "What fits",
  field: "Find a ship or card",
  placeholder: "Ship, card, slot, ability…",
  scopes: "Choose from",
  scope: { slot: "Slot", ships: "Ships", cards: "Cards", mine: "Mine" },
  group: { fits: "Fits", over: "Doesn't fit right now", not: "Not allowed" },
  closeSlot: "Close the slot",
  empty: "empty",
  slotOnSection: "{slot}, {section}",
  slotOfShip: "{slot}: {ship}",
  now: "now {card}",
  remove: "Remove {card}",
  noSlot: "Open a slot on a ship to see which cards fit and why others don't.",
  noFaction: "Choose a faction first.",
  typeToFind: "Type to search every card of this edition. Ships go into your list, and upgrades go on the ship you changed last.",
  noMatch: "No card matches.",
  noneMatches: "No card of this edition matches.",
  loading: "Loading cards…",
  counted: "{shown} of {all} cards",
  countedWithReason: "{shown} of {all} cards. {reason}",
  showAll: "Show all {count}",
  /** What a screen reader says about a card. */
  row: "{facts}",
  foundRow: "{card} {facts}",
  loadout: "loadout {points}",
  standardLoadout: "standard loadout",
  wing: "wing",
  found: "{count, plural, =0 {No card found} one {# card found} other {# cards found}}",
  cardsFound: "Cards found",
  details: "Details",
  detailsOf: "Details of {card}",
  /** The list's total with a card. */
  total: "→ {total}",
  totalInWords: "total {total}",
  best: "leaves the least unspent",
  addShip: "Add a ship",
  shipsFor: "Ships for {list}",
  buildsFor: "Quick builds for {list}",
  mine: "Ships from my other lists",
  noneOfMine: "None of your other lists has a ship of this faction.",
  from: "from {lists}",
  added: "Added {card}.",
  equipped: "Equipped {card}.",
  equippedIn: "Equipped {card} in the {slot} slot of {ship}.",
  buildAdded: "Added the quick build.",
} as const;

/** Why a card that you found can't be added. */
export const REFUSALS = {
  onlyBuilds: "This list is made of quick builds, so add a quick build.",
  otherFaction: "{card} belongs to another faction: {faction}.",
  noShip: "Choose a ship first: add one, or open one of its slots.",
  noSlot: "{ship} has no free slot for {card} ({slots}).",
  onlyPrinted: "{card} exists only as part of a standard loadout.",
  doesNotFit: "It doesn't fit.",
} as const;

/** Words that find a card, besides its name and its ship's name. */
export const SEARCH_WORDS = {
  pilot: "ship pilot {faction} {size}",
  upgrade: "upgrade {slots}",
  wing: "wing formation",
} as const;
