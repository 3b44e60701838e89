/**
 * The assigning player picks a Pilot card from the ship's deck. Later, the picked card replaces the first critical damage that the ship
 * suffers in an attack. Until then, it lies in the discard pile, where everyone can see it. If the Condition moves to another ship, the
 * picked card stays the same, unless that ship uses another deck.
 */
import { type Deck, type Ship, type Situation, shipOf } from "@broadside/rules";
import { choose, dealThisCard, type Procedure, preventDamage, remembered, removeEffects, replaceMemory } from "@broadside/rules/procedures";
import { critIsComing } from "../../both-editions/prevention.ts";
import type { Card, Trigger } from "../../language/card.ts";
import type { CardScene, When } from "../../language/scene.ts";
import { all, inAttack, isThisCondition, toThisShip } from "../../language/when.ts";

const NONE = -1;
/** Returns the index of the picked card that is still waiting to be dealt. */
function waiting({ game, self }: CardScene): number | undefined {
  const effect = game.state.effects.find(({ since }) => since === self.at);
  return remembered(effect, "damageCard");
}

const isWaiting: When = (scene) => waiting(scene) !== undefined;

/** Returns the deck from which the ship's Damage cards come. */
const deckOf = (game: Situation, ship: Ship): number => game.factsOf(ship).decks[0];

function pilotCards(game: Situation, ship: Ship): readonly { readonly key: string; readonly value: number }[] {
  const found = new Map<string, number>();
  for (const card of game.state.decks[deckOf(game, ship)]?.cards ?? []) {
    const { name, trait } = game.damageFacts(ship, card);
    if (trait === "pilot" && !found.has(name)) found.set(name, card);
  }
  return [...found].map(([key, value]) => ({ key, value }));
}

function* pickCard({ game, moment: { before }, self: { ship, effect, card, at } }: CardScene): Procedure {
  if (!effect) return;
  const moved = before && deckOf(game, shipOf(game.state, before.ship)) === deckOf(game, ship) ? before.data : undefined;
  if (moved) return replaceMemory(game, at, moved);
  const picked: number = yield* choose(() => ({
    kind: "choose Damage card",
    seat: shipOf(game.state, effect.by).seat,
    rule: game.edition.questions.condition,
    about: { ship: ship.id, card },
    options: [{ key: "none", value: NONE }, ...pilotCards(game, ship)],
  }));
  if (picked === NONE) return removeEffects(game, ({ since }) => since === at);
  replaceMemory(game, at, { damageCard: picked });
  setDeck(game, deckOf(game, ship), ({ cards, discards }) => ({
    cards: cards.filter((one) => one !== picked),
    discards: [...discards, picked],
    left: cards.length - 1,
  }));
}

const setDeck = (game: Situation, place: number, change: (deck: Deck) => Deck): void =>
  game.set({ decks: game.state.decks.map((deck, at) => (at === place ? change(deck) : deck)) });

/** Deals the picked card in place of one critical damage, if that card is still available. */
function* dealPicked(scene: CardScene): Procedure {
  const { game, self } = scene;
  const card = waiting(scene);
  removeEffects(game, ({ since }) => since === self.at);
  if (card === undefined || !isThere(scene, card)) return;
  preventDamage(game, self.ship, { crits: 1 });
  setDeck(game, deckOf(game, self.ship), ({ cards, discards }) => {
    const left = cards.filter((one) => one !== card);
    return { cards: left, discards: discards.filter((one) => one !== card), left: left.length };
  });
  yield* dealThisCard(game, self.ship, card);
}

/** True if the card is still in the deck or its discard pile. If the pile was reshuffled, the card may have been dealt to a ship. */
const isThere = ({ game, self }: CardScene, card: number): boolean => {
  const { cards = [], discards = [] } = game.state.decks[deckOf(game, self.ship)] ?? {};
  return cards.includes(card) || discards.includes(card);
};

export const whenAssigned: Trigger = {
  at: "conditionAssigned",
  when: isThisCondition,
  must: [{ verb: "special", can: () => true, perform: pickCard }],
};

/** Triggers when a ship is about to suffer critical damage. */
export const whenSuffering = (when: When): Trigger => ({
  at: "damageComing",
  when: all(toThisShip, critIsComing, when),
  must: [{ verb: "special", can: isWaiting, perform: dealPicked }],
});

export const illshowyouthedarkside: Card = {
  card: "condition:illshowyouthedarkside",
  title: "I'll Show You the Dark Side",
  triggers: [whenAssigned, whenSuffering(inAttack)],
};
