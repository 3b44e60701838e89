/** Tokens and markers that lie on a card are counted as its charges, of which such a card prints none. */
import type { Bearer, Situation } from "@broadside/rules";
import { chargesOn } from "@broadside/rules/procedures";

export const lyingOn = ({ ship, at }: Bearer): number => chargesOn(ship, at);

export const putOn = (game: Situation, { ship, at }: Bearer, count: number): void =>
  game.setShip(ship, { upgrades: ship.upgrades.map((card, place) => (place === at ? { ...card, charges: count } : card)) });
