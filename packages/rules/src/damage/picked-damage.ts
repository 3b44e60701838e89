/** Deals a faceup Damage card chosen from several. Used by cards. */
import type { Section } from "@broadside/geometry";
import type { Option, Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { deckPlace } from "../facts/facts.ts";
import type { Seat } from "../state/seat.ts";
import type { Deck, Ship } from "../state/state.ts";
import { discardDamage, lay } from "./damage.ts";
import { COUNTER, drawCard, putBack } from "./damage-deck.ts";

/**
 * Draws this many cards (on a huge ship, from a section's deck) and puts them faceup in the discards. One is picked and dealt to the ship;
 * the others stay in the discards. If no card is left, the ship gets a counter.
 */
export const dealPicked = procedure(
  "dealPicked",
  function* (game: Situation, ship: Ship, count: number, seat: Seat, card: string, section?: Section): Procedure {
    const drawn = Array.from({ length: count }, () => drawCard(game, ship, true, section)).filter((one) => one !== COUNTER);
    // All cards are drawn before any is discarded, because drawing may shuffle the discards back in.
    for (const one of drawn) putBack(game, ship, one, section);
    const picked = yield* choose<number>((now) => {
      const options = drawn.filter((one) => liesOpen(now, ship, one, section)).map((one) => optionFor(now, ship, one));
      return {
        kind: "choose Damage card",
        seat,
        rule: now.edition.questions.damageDealt,
        about: { ship: ship.id, card },
        options: options.length > 0 ? optionsOf(options) : [{ key: "none", value: COUNTER }],
      };
    });
    if (ship.status !== "inPlay") return;
    takeFromDiscards(game, ship, picked, section);
    yield* lay(game, ship, picked, true, section);
  },
);

/**
 * Called when a faceup card has just been dealt. Another is drawn, the ship's player picks which of the two to keep, and the other is
 * discarded.
 */
export const dealAnother = procedure("dealAnother", function* (game: Situation, ship: Ship, dealt: number, card: string): Procedure {
  const section = ship.damage.find((one) => one.card === dealt)?.section;
  const drawn = drawOpen(game, ship, section);
  if (drawn === COUNTER) return;
  const picked = yield* choose<number>((now) => {
    const first = optionFor(now, ship, dealt);
    return {
      kind: "choose Damage card",
      seat: ship.seat,
      rule: now.edition.questions.damageDealt,
      about: { ship: ship.id, card },
      options: liesOpen(now, ship, drawn, section) ? [first, optionFor(now, ship, drawn)] : [first],
    };
  });
  if (picked === dealt || ship.status !== "inPlay") return;
  discardDamage(game, ship, dealt);
  takeFromDiscards(game, ship, picked, section);
  yield* lay(game, ship, picked, true, section);
});

function drawOpen(game: Situation, ship: Ship, section: Section | undefined): number {
  const card = drawCard(game, ship, true, section);
  if (card !== COUNTER) putBack(game, ship, card, section);
  return card;
}

const optionFor = (game: Situation, ship: Ship, card: number): Option<number> => ({
  key: `${game.damageFacts(ship, card).name} ${card}`,
  value: card,
});

const liesOpen = (game: Situation, ship: Ship, card: number, section: Section | undefined): boolean =>
  game.state.decks[deckPlace(game.facts, ship.place, section)]?.discards.includes(card) === true;

function takeFromDiscards(game: Situation, ship: Ship, card: number, section: Section | undefined): void {
  const place = deckPlace(game.facts, ship.place, section);
  const taken = (deck: Deck): Deck => ({ ...deck, discards: deck.discards.filter((one) => one !== card) });
  game.set({ decks: game.state.decks.map((deck, at) => (at === place ? taken(deck) : deck)) });
}
