/**
 * Lending: a card's text can give cards to ships. The choice of cards may depend only on facts about the game, because the rules ask for it
 * only once, at set-up.
 */
import type { Slot } from "@broadside/cards";
import type { Ability, LentCard, Ship, Situation } from "@broadside/rules";
import { areFriendlySeats, cardsToHold } from "@broadside/rules/procedures";

export type Lends = NonNullable<Ability["lends"]>;

const factsAt = (game: Situation, { place }: Ship) => game.facts.ships[place];
const pilotOf = (game: Situation, ship: Ship): LentCard => ({ card: `pilot:${factsAt(game, ship)?.pilot.id}`, of: ship.place });

/**
 * Gives this ship the pilot texts of friendly ships that have this upgrade. By default, a text works while both cards are faceup and the
 * other ship is in play. `isOn` can replace that condition.
 */
export const pilotsWith =
  (upgrade: string, isOn?: LentCard["isOn"]): Lends =>
  (game, from, to) =>
    from === to
      ? game.state.ships
          .filter(
            (ship) =>
              ship !== to && areFriendlySeats(game, to.seat, ship.seat) && factsAt(game, ship)?.upgrades.some(({ id }) => id === upgrade),
          )
          .map((ship) => ({ ...pilotOf(game, ship), ...(isOn ? { isOn } : { needs: upgrade }) }))
      : [];

/** Gives other ships the text of this ship's pilot while a condition holds. */
export const ownPilot =
  (isOn: NonNullable<LentCard["isOn"]>): Lends =>
  (game, from, to) =>
    from === to ? [] : [{ ...pilotOf(game, from), isOn }];

/** Lets the ship gain any other pilot's text through an effect. */
export const anyPilot: Lends = (game, from, to) =>
  from === to ? game.state.ships.filter((ship) => ship !== to).map((ship) => ({ ...pilotOf(game, ship), asEffect: true })) : [];

/** Lends this ship's upgrades of one type to all other ships, so that the cards can be passed to them (2E-SQUAD-24). */
export const ownUpgrades =
  (slot: Slot): Lends =>
  (game, from, to) =>
    from === to
      ? []
      : (factsAt(game, from)?.upgrades ?? []).flatMap(({ id, slots }) => (slots.includes(slot) ? [{ card: `upgrade:${id}` }] : []));

/**
 * Lends the ship every card of a type that it can equip, because it can receive any one of them from outside the list. That card is placed
 * after the ship's own cards.
 */
export const oneFromOutside =
  (slot: Slot): Lends =>
  (game, from, to) => {
    const facts = factsAt(game, from);
    if (from !== to || !facts) return [];
    return cardsToHold({ pilot: facts.pilot, ship: facts.type }, slot, game.content.catalogue).map(({ id }) => ({ card: `upgrade:${id}` }));
  };
