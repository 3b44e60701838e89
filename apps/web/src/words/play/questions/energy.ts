/** What the page says where energy is put on cards. */
import { spoken } from "../../spoken.ts";

const countOf = (cards: readonly string[], card: string): number => cards.filter((one) => one === card).length;

export const ENERGY = spoken({
  energyOf: (ship: string) => `Energy of ${ship}`,
  /** `Tantive IV has 4 of 5 to give` */
  toGive: (ship: string, left: number, of: number) => `${ship} has ${left} of ${of} to give`,
  how: "Press a card, type its number, or drag a token onto it.",
  done: "Done",
  doneDoes: "the rest stays on the Ship card",
  asLastRound: "As last round",
  asLastRoundDoes: (cards: readonly string[]) => [...new Set(cards)].map((card) => `${countOf(cards, card)} on ${card}`).join(", "),
});

/** After the figures, for those who do not see the tokens. */
export const ENERGY_UNIT = spoken("energy");

export const ENERGY_HELP = spoken([{ keys: "1 to 9", does: "put a token of energy on the card with that number" }]);
