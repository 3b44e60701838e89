/** What the page says where energy is put on cards. */
export const ENERGY_WORDS = {
  how: "Press a card, type its number, or drag a token onto it.",
  done: "Done",
  asLastRound: "As last round",
  doneDoes: "the rest stays on the Ship card",
} as const;

export const regionInWords = (ship: string): string => `Energy of ${ship}`;

/** `Tantive IV has 4 of 5 to give` */
export const toGiveInWords = (ship: string, left: number, of: number): string => `${ship} has ${left} of ${of} to give`;

export const asLastRoundInWords = (cards: readonly string[]): string =>
  [...new Set(cards)].map((card) => `${countOf(cards, card)} on ${card}`).join(", ");

const countOf = (cards: readonly string[], card: string): number => cards.filter((one) => one === card).length;
