/**
 * Tokens that cards place on other cards when a squad is built. They are there before the first round, and count as charges on cards that
 * print none.
 */
import type { PlacedTokens, Upgrade } from "@broadside/cards";

/** Returns the tokens for each of a ship's cards, by index; undefined for ships without such tokens, which most ships are. */
export function tokensPlaced(own: readonly Upgrade[], squad: readonly Upgrade[]): readonly number[] | undefined {
  const bySquad = squad.flatMap(({ lays }) => (lays?.ofSquad ? [lays] : []));
  if (bySquad.length === 0 && own.every(({ lays }) => !lays || lays.ofSquad)) return undefined;
  return own.map((card, at) => {
    const byShip = own.flatMap(({ lays }, from) => (lays && !lays.ofSquad && !(lays.notOnItself && from === at) ? [lays] : []));
    return [...bySquad, ...byShip].reduce((total, lays) => total + tokensOn(card, lays), 0);
  });
}

const tokensOn = ({ slots }: Upgrade, { count, on }: PlacedTokens): number => (slots.some((slot) => on.includes(slot)) ? count : 0);
