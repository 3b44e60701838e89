/** What cards of the second edition ask, in words. */
interface Words {
  readonly ship: string;
  readonly card: string;
}

export const CARD_SENTENCES: Readonly<Record<string, (words: Words) => string>> = {
  "remove token": ({ card, ship }) => `${card}: which token of ${ship} is removed?`,
  "lock to keep": ({ ship }) => `Which of its locks does ${ship} keep?`,
  "charges to spend": ({ card }) => `${card}: how many charges do you spend?`,
  "bomb to drop": ({ card, ship }) => `${card}: which bomb does ${ship} drop?`,
  "card to charge": ({ card, ship }) => `${card}: which card of ${ship} do you choose?`,
  "recover charge": ({ card, ship }) => `${card}: which card of ${ship} gets a charge back?`,
  "obstacle to move": ({ card }) => `${card}: which obstacle is laid elsewhere?`,
  "device to remove": ({ card }) => `${card}: which device is removed?`,
};
