/**
 * Completes changes by hand before they are applied. They may not refer to a missing object, and may not lose or duplicate a Damage card.
 * Players don't know facedown cards, so a change may name them `HIDDEN_CARD`. That name stands for the ship's own facedown cards, in order.
 * If there are more of these names than such cards, the rest stand for newly drawn cards.
 */

import type { Situation } from "../contract/situation.ts";
import { cardsLying, deckPlace } from "../facts/facts.ts";
import { apply, type Change } from "../state/change.ts";
import { clone, type DamageCard, HIDDEN_CARD, NO_TOKENS, objectIn, type Ship, type ShipId, type State } from "../state/state.ts";
import { stepsOf } from "./flow.ts";
import type { Refusal } from "./input.ts";

export type DrawCard = (deck: number, cards: readonly number[]) => number;

const firstOf: DrawCard = (_deck, cards) => cards[0] ?? HIDDEN_CARD;
/** Ships and remotes, in the order of their places. */
const unitsOf = ({ ships, remotes }: State): readonly Ship[] => (remotes.length === 0 ? ships : [...ships, ...remotes]);
const refuse = (detail: string): Refusal => ({ refused: "the change does not fit the game", detail });

/** Returns the changes together with their consequences, or the reason why they aren't allowed. */
export function fitCorrection(game: Situation, changes: readonly Change[], draw: DrawCard = firstOf): readonly Change[] | Refusal {
  const after = clone(game.state);
  for (const change of changes) apply(after, change);
  const given = [...changes];
  const follow = (change: Change): void => {
    apply(after, change);
    given.push(change);
  };
  for (const { id } of leaving(game.state, after)) for (const change of departure(after, id)) follow(change);
  const touchesCards = given.some(({ change, set }) => (change === "ship" ? "damage" in set : "decks" in set));
  const cards = touchesCards ? followingCards(game, after, given, draw) : [];
  if ("refused" in cards) return cards;
  for (const change of cards) follow(change);
  return wrongWith(game, after) ?? given;
}

/** Lists ships that leave the game because of the change. */
const leaving = (before: State, after: State): readonly Ship[] =>
  unitsOf(after).filter(({ status }, place) => (status === "destroyed" || status === "fled") && unitsOf(before)[place]?.status !== status);

/** A ship that has left loses everything it had, and locks on it are removed. */
function departure({ ships }: State, gone: ShipId): readonly Change[] {
  const changes: Change[] = [
    { change: "ship", ship: gone, set: { pose: undefined, damage: [], tokens: NO_TOKENS, locks: [], touching: [], dial: undefined } },
  ];
  for (const { id, locks, touching } of ships)
    if (id !== gone && (locks.some((lock) => objectIn(lock) === gone) || touching.includes(gone)))
      changes.push({
        change: "ship",
        ship: id,
        set: { locks: locks.filter((lock) => objectIn(lock) !== gone), touching: touching.filter((other) => other !== gone) },
      });
  return changes;
}

/** Works out which cards are meant, and takes new ones from decks or discards. Cards that are no longer on any ship are discarded. */
function followingCards(game: Situation, after: State, given: readonly Change[], draw: DrawCard): readonly Change[] | Refusal {
  const found: Change[] = [];
  const setsDecks = given.some(({ change, set }) => change === "state" && "decks" in set);
  const decks = [...after.decks];
  for (let deck = 0; deck < decks.length; deck += 1) {
    const isOf = (ship: Ship, { section }: DamageCard) => deckPlace(game.facts, ship.place, section) === deck;
    const named = new Set(cardsLying(game.facts, unitsOf(after), deck).map(({ card }) => card));
    const before = new Set(cardsLying(game.facts, unitsOf(game.state), deck).map(({ card }) => card));
    let { cards, discards } = decks[deck] ?? { cards: [], discards: [] };
    const take = (card: number): void => {
      cards = cards.filter((one) => one !== card);
      discards = discards.filter((one) => one !== card);
    };
    if (!setsDecks) for (const card of named) if (card >= 0 && !before.has(card)) take(card);
    const lying = new Set(named);
    for (const ship of unitsOf(after)) {
      if (!ship.damage.some((one) => one.card === HIDDEN_CARD && isOf(ship, one))) continue;
      const spare = (unitsOf(game.state)[ship.place]?.damage ?? []).filter((one) => isOf(ship, one) && !one.faceup && !named.has(one.card));
      const damage: DamageCard[] = [];
      for (const one of ship.damage) {
        let { card } = one;
        if (isOf(ship, one)) {
          if (card === HIDDEN_CARD) card = spare.shift()?.card ?? (cards.length > 0 ? draw(deck, cards) : HIDDEN_CARD);
          if (card === HIDDEN_CARD) return refuse(`no Damage card is left for ${ship.id}`);
          take(card);
          lying.add(card);
        }
        damage.push({ ...one, card });
      }
      apply(after, { change: "ship", ship: ship.id, set: { damage } });
      found.push({ change: "ship", ship: ship.id, set: { damage } });
    }
    if (setsDecks) continue;
    const freed = [...before].filter((card) => card >= 0 && !lying.has(card));
    decks[deck] = { cards, discards: [...discards, ...freed], left: cards.length };
  }
  return setsDecks ? found : [...found, { change: "state", set: { decks } }];
}

/** Returns what would be inconsistent after the change. */
function wrongWith(game: Situation, after: State): Refusal | undefined {
  for (const { id, status, pose } of unitsOf(after))
    if ((status === "inPlay") !== (pose !== undefined)) return refuse(`${id} is ${status}, ${pose ? "and" : "but not"} on the table`);
  for (const [deck, { cards, discards, left }] of after.decks.entries()) {
    const lying = cardsLying(game.facts, unitsOf(after), deck).map(({ card }) => card);
    const all = [...cards, ...discards, ...lying].filter((card) => card >= 0);
    const known = game.facts.decks[deck]?.cards ?? [];
    const size = known.length;
    if (all.length !== size || left !== cards.length || !known.every((card) => all.includes(card)))
      return refuse(`the Damage cards of seat ${(game.facts.decks[deck]?.seat ?? 0) + 1} are not all there once`);
  }
  const { phase, step } = after.cursor;
  if (phase !== "over" && after.cursor !== game.state.cursor && !stepsOf(game, phase)[step])
    return refuse(`there is no step ${step} in ${phase}`);
  return undefined;
}
