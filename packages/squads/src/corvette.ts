/** The halves of a corvette: which cards lie on one of them, which belong to the whole ship (HS-UPG-91-Q), and what each half counts. */
import { type Pilot, type SectionName, type Ship, type Upgrade, upgradeCost } from "@broadside/cards";

export const belongsToWholeShip = ({ slots }: Upgrade): boolean => slots.includes("title") || slots.includes("modification");

/** The half that carries a card: the one the card names, or else the one the list does. */
export const halfOf = (card: Upgrade, listed: SectionName | undefined): SectionName | undefined =>
  card.section ?? (belongsToWholeShip(card) ? undefined : listed);

/** The half with which a card counts: also one of the whole ship lies on one, the fore one where neither card nor list names another (ET-SCORE-54-Q). */
export const countsWith = (card: Upgrade, listed: SectionName | undefined): SectionName => card.section ?? listed ?? "fore";

/** What each half of a corvette counts with the cards on it; undefined for other ships. */
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
