/** The halves of a corvette: which cards are on each half, which belong to the whole ship (HS-UPG-91-Q), and the worth of each half. */
import { type Pilot, type SectionName, type Ship, type Upgrade, upgradeCost } from "@broadside/cards";

export const belongsToWholeShip = ({ slots }: Upgrade): boolean => slots.includes("title") || slots.includes("modification");

/** The half that carries a card: the one that the card names, or else the one that the list names. */
export const halfOf = (card: Upgrade, listed: SectionName | undefined): SectionName | undefined =>
  card.section ?? (belongsToWholeShip(card) ? undefined : listed);

/**
 * The half that a card counts for. Cards for the whole ship count for one half too: the fore half, unless the card or the list names
 * another (ET-SCORE-54-Q).
 */
export const countsWith = (card: Upgrade, listed: SectionName | undefined): SectionName => card.section ?? listed ?? "fore";

/** The worth of each half of a corvette with its cards; undefined for other ships. */
export function sectionPoints(
  pilot: Pilot,
  ship: Ship,
  upgrades: readonly { readonly card: Upgrade; readonly section?: SectionName | undefined }[],
  points: number,
): Readonly<Record<SectionName, number>> | undefined {
  const card = pilot.sections?.find(({ section }) => section === "aft");
  if (!card || !ship.sections) return undefined;
  const aft = upgrades.reduce(
    (sum, { card: upgrade, section }) => (countsWith(upgrade, section) === "aft" ? sum + (upgradeCost(upgrade, pilot, ship) ?? 0) : sum),
    card.cost ?? 0,
  );
  return { fore: points - aft, aft };
}
