/** Cards that ships come to have by another: what a text may say of them. Only facts count, for the rules ask once a set-up. */
import type { Slot } from "@broadside/cards";
import type { Ability, LentCard, Ship, Situation } from "@broadside/rules";
import { areFriendlySeats, cardsToHold } from "@broadside/rules/procedures";

export type Lends = NonNullable<Ability["lends"]>;

const factsAt = (game: Situation, { place }: Ship) => game.facts.ships[place];
const pilotOf = (game: Situation, ship: Ship): LentCard => ({ card: `pilot:${factsAt(game, ship)?.pilot.id}`, of: ship.place });

/** The ship has the pilots' texts of friends with this upgrade: while both cards are faceup and the friends in play, or when something else holds. */
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

/** Others have the text of this ship's pilot while something holds. */
export const ownPilot =
  (isOn: NonNullable<LentCard["isOn"]>): Lends =>
  (game, from, to) =>
    from === to ? [] : [{ ...pilotOf(game, from), isOn }];

/** The ship may have the text of anybody's pilot, as an effect. */
export const anyPilot: Lends = (game, from, to) =>
  from === to ? game.state.ships.filter((ship) => ship !== to).map((ship) => ({ ...pilotOf(game, ship), asEffect: true })) : [];

/** Upgrades of a type that may be handed to others (2E-SQUAD-24). */
export const ownUpgrades =
  (slot: Slot): Lends =>
  (game, from, to) =>
    from === to
      ? []
      : (factsAt(game, from)?.upgrades ?? []).flatMap(({ id, slots }) => (slots.includes(slot) ? [{ card: `upgrade:${id}` }] : []));

/** One card of a type from outside the list, behind those of the ship. */
export const oneFromOutside =
  (slot: Slot): Lends =>
  (game, from, to) => {
    const facts = factsAt(game, from);
    if (from !== to || !facts) return [];
    return cardsToHold({ pilot: facts.pilot, ship: facts.type }, slot, game.content.catalogue).map(({ id }) => ({ card: `upgrade:${id}` }));
  };
