/** Cards that players resolve by hand because the rules don't automate them. */
import type { Catalogue } from "./catalogue.ts";
import { ownDamageDeck } from "./damage-source.ts";

/** The mark for a card that players resolve by hand. */
export const DONE_BY_HAND = "done by hand";

export const isByHand = ({ byHand }: Catalogue, kind: "pilot" | "upgrade" | "condition", id: string): boolean =>
  byHand.has(`${kind}:${id}`);

/** True if this huge ship's own Damage deck has cards that players resolve by hand. */
export function hasDamageByHand(catalogue: Catalogue, pilot: string): boolean {
  const deck = ownDamageDeck(catalogue, pilot);
  return deck?.cards.some(({ name }) => catalogue.byHand.has(`damage:${deck.id}/${name}`)) === true;
}

/** Returns the names of all cards on these ships that players must resolve by hand. */
export function cardsByHand(
  catalogue: Catalogue,
  ships: readonly { readonly pilot: string; readonly upgrades: readonly string[] }[],
): readonly string[] {
  const names = ships.flatMap(({ pilot, upgrades }) => {
    const card = catalogue.pilots.get(pilot);
    const deck = hasDamageByHand(catalogue, pilot) ? [`Damage cards of the ${catalogue.ships.get(card?.ship ?? "")?.name}`] : [];
    return [
      ...(isByHand(catalogue, "pilot", pilot) ? [card?.name ?? pilot] : []),
      ...upgrades.flatMap((id) => (isByHand(catalogue, "upgrade", id) ? [catalogue.upgrades.get(id)?.name ?? id] : [])),
      ...deck,
    ];
  });
  return [...new Set(names)];
}
