/** The halves of a corvette: which cards lie on one of them, and which belong to the whole ship (HS-UPG-91-Q). */
import type { SectionName, Upgrade } from "@broadside/cards";

export const belongsToWholeShip = ({ slots }: Upgrade): boolean => slots.includes("title") || slots.includes("modification");

/** The half that carries a card: the one the card names, or else the one the list does. */
export const halfOf = (card: Upgrade, listed: SectionName | undefined): SectionName | undefined =>
  card.section ?? (belongsToWholeShip(card) ? undefined : listed);
