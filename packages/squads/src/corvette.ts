/**
 * The two halves of a corvette: which cards are on each half, which cards belong to the whole ship (HS-UPG-91-Q), and what each half is
 * worth.
 */
import { type Pilot, type SectionName, type Ship, type Upgrade, upgradeCost } from "@broadside/cards";

export const belongsToWholeShip = ({ slots }: Upgrade): boolean => slots.includes("title") || slots.includes("modification");

/** Returns the half that carries a card: the one named by the card, or else the one named by the list. */
export const halfOf = (card: Upgrade, listed: SectionName | undefined): SectionName | undefined =>
  card.section ?? (belongsToWholeShip(card) ? undefined : listed);

/**
 * Returns the half whose worth includes a card. Even a card for the whole ship counts for one half. It counts for the fore half, unless the
 * card or the list names the aft half (ET-SCORE-54-Q).
 */
export const countsWith = (card: Upgrade, listed: SectionName | undefined): SectionName => card.section ?? listed ?? "fore";

/** Returns what each half of a corvette is worth with its cards. Undefined for other ships. */
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
