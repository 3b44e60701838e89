/** Allocating energy to cards. */
export const ENERGY = {
  energyOf: "{ship}'s energy",
  toGive: "{ship} has {energy} of {limit} energy to allocate",
  how: "Press a card, type its number, or drag a token onto it.",
  done: "Done",
  doneDoes: "the rest stays on the ship",
  asLastRound: "Same as last round",
  /** `2 on Turbolasers`; several are joined. */
  onCard: "{count} on {card}",
  onCards: "{cards}",
  /** After figures, for screen readers. */
  unit: "energy",
} as const;

export const ENERGY_HELP = { keys: "1 to 9", does: "put an energy token on the card with that number" } as const;
