/** What players carry out themselves, because the rules do not. */
import type { Catalogue } from "./catalogue.ts";

/** How a card is marked. */
export const DONE_BY_HAND = "done by hand";

export const isByHand = ({ byHand }: Catalogue, kind: "pilot" | "upgrade" | "condition", id: string): boolean =>
  byHand.has(`${kind}:${id}`);

/** Damage cards of its own deck that no source tells the text of: a huge ship has some. */
export function hasDamageByHand({ byHand, pilots, pack }: Catalogue, pilot: string): boolean {
  const ship = pilots.get(pilot)?.ship ?? "";
  return pack.damageDecks.some(
    ({ id, ships, cards }) => ships?.includes(ship) === true && cards.some(({ name }) => byHand.has(`damage:${id}/${name}`)),
  );
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
