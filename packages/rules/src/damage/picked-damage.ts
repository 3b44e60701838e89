/** A faceup Damage card of several, by somebody's choice. For cards. */
import { choose, optionsOf, type Procedure } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import type { Seat } from "../state/seat.ts";
import type { Deck, Ship } from "../state/state.ts";
import { lay } from "./damage.ts";
import { COUNTER, drawCard, putBack } from "./damage-deck.ts";

/**
 * Draws so many cards and lays them open among the discards. One is picked and goes to the ship, the others stay. Where the deck is used
 * up, the ship gets a counter.
 */
export const dealPicked = procedure(
  "dealPicked",
  function* (game: Situation, ship: Ship, count: number, seat: Seat, card: string): Procedure {
    const drawn = Array.from({ length: count }, () => drawCard(game, ship, true, undefined)).filter((one) => one !== COUNTER);
    for (const one of drawn) putBack(game, ship, one, undefined);
    const picked = yield* choose<number>((now) => {
      const open = drawn.filter((one) => deckOf(now, ship)?.discards.includes(one));
      const options = open.map((value) => ({ key: `${now.damageFacts(ship, value).name} ${value}`, value }));
      return {
        kind: "choose Damage card",
        seat,
        rule: "2E-DMG-02",
        about: { ship: ship.id, card },
        options: options.length > 0 ? optionsOf(options) : [{ key: "none", value: COUNTER }],
      };
    });
    if (ship.status !== "inPlay") return;
    takeFromDiscards(game, ship, picked);
    yield* lay(game, ship, picked, true);
  },
);

const placeOf = (game: Situation, ship: Ship): number => game.factsOf(ship).decks[0];
const deckOf = (game: Situation, ship: Ship): Deck | undefined => game.state.decks[placeOf(game, ship)];

function takeFromDiscards(game: Situation, ship: Ship, card: number): void {
  const taken = (deck: Deck): Deck => ({ ...deck, discards: deck.discards.filter((one) => one !== card) });
  game.set({ decks: game.state.decks.map((deck, at) => (at === placeOf(game, ship) ? taken(deck) : deck)) });
}
