/** What players carry out themselves, because the rules do not. */
import type { Catalogue } from "./catalogue.ts";
import { ownDamageDeck } from "./damage-source.ts";

/** How a card is marked. */
export const DONE_BY_HAND = "done by hand";

export const isByHand = ({ byHand }: Catalogue, kind: "pilot" | "upgrade" | "condition", id: string): boolean =>
  byHand.has(`${kind}:${id}`);

/** Damage cards of its own deck that are done by hand: of a huge ship, where players have agreed on it. */
export function hasDamageByHand(catalogue: Catalogue, pilot: string): boolean {
  const deck = ownDamageDeck(catalogue, pilot);
  return deck?.cards.some(({ name }) => catalogue.byHand.has(`damage:${deck.id}/${name}`)) === true;
}

/** The names of what is done by hand on these ships, each once. */
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
