/**
 * Takes Upgrade cards out of play, and brings them back into play. Every discard goes through `discardCard`, because a card may allow a
 * token on the Upgrade card to be discarded instead, so that the card stays.
 */
import { window } from "../abilities/window.ts";
import { chargesOn, setCharges } from "../charges/charges.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { choose } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { trimEnergy } from "../energy/energy.ts";
import { may } from "../queries/query.ts";
import type { Ship } from "../state/state.ts";
import { trimLocks } from "../tokens/locks.ts";

/** The card's key, for notes and questions. */
const cardAt = ({ upgrades }: Ship, at: number) => `upgrade:${upgrades[at]?.id}` as const;

/**
 * Discards a card. If a token on the card may be discarded instead, the ship's player chooses, even if another ship's card causes the
 * discard.
 */
export const discardCard = procedure("discardCard", function* (game: Situation, ship: Ship, at: number, by: Ship = ship): Procedure {
  if (!ship.upgrades[at]?.faceup) return;
  if (yield* discardsToken(game, ship, at)) {
    setCharges(game, ship, at, chargesOn(ship, at) - 1);
    game.note({ note: "token discarded for card", ship: ship.id, card: cardAt(ship, at), left: chargesOn(ship, at) });
    return;
  }
  takeOutOfPlay(game, ship, at);
  yield* window(game, "upgradeDiscarded", { ship: ship.id, place: at, discardedBy: by.id });
  yield* trimLocks(game, ship);
});

function* discardsToken(game: Situation, ship: Ship, at: number): Procedure<boolean> {
  if (chargesOn(ship, at) === 0 || !may(game, "discardToken", { ship, at }, false)) return false;
  return yield* choose<boolean>(() => ({
    kind: "discard token or card",
    seat: ship.seat,
    rule: "1E-SQUAD-07",
    about: { ship: ship.id, card: cardAt(ship, at) },
    options: [
      { key: "token", value: true },
      { key: "card", value: false },
    ],
  }));
}

/**
 * Turns an Upgrade card facedown and takes it out of play (1E-SQUAD-07). Energy that the ship can no longer hold is lost (HS-ENERGY-05).
 */
export function takeOutOfPlay(game: Situation, ship: Ship, at: number): void {
  if (!ship.upgrades[at]?.faceup) return;
  game.setShip(ship, { upgrades: ship.upgrades.map((one, place) => (place === at ? { ...one, faceup: false, energy: 0 } : one)) });
  if (game.factsOf(ship).isHuge) trimEnergy(game, ship);
  game.note({ note: "upgrade discarded", ship: ship.id, card: cardAt(ship, at) });
}

/** Turns a discarded card faceup again because of an effect. It is equipped to the same ship and takes effect (1E-SQUAD-11). */
export function returnToPlay(game: Situation, ship: Ship, at: number): void {
  if (ship.upgrades[at]?.faceup !== false) return;
  game.setShip(ship, { upgrades: ship.upgrades.map((one, place) => (place === at ? { ...one, faceup: true } : one)) });
  game.note({ note: "upgrade returned", ship: ship.id, card: cardAt(ship, at) });
}
