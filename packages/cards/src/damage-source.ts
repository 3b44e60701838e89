/** Finds and marks huge-ship Damage cards whose printed text is unknown. */
import type { DamageCard, DamageDeck } from "./card.ts";
import type { Catalogue } from "./catalogue.ts";
import { DAMAGE_SOURCES, type DamageSource } from "./vocabulary.ts";

/** For each source of a Damage card's effect: the mark that is added to the card's name, and what the mark means. */
export const SOURCE_MARKS: Readonly<Record<DamageSource, { readonly mark: string; readonly meaning: string }>> = {
  ours: { mark: "our text", meaning: "No source at hand has the text of this card: what it does here is ours" },
  unconfirmed: {
    mark: "unconfirmed",
    meaning: "No source at hand has the text of this card: it does what the GR-75 card of its name does",
  },
};

/** Adds the mark to a card's name, for example `Deck Breach (our text)`. */
export const markedName = ({ name, source }: Pick<DamageCard, "name"> & { readonly source?: DamageSource | undefined }): string =>
  source === undefined ? name : `${name} (${SOURCE_MARKS[source].mark})`;

/** Registry keys of Damage cards with our own text, which players can agree to resolve by hand. */
export const ourDamageCards = ({ pack }: Catalogue): readonly string[] =>
  pack.damageDecks.flatMap(({ id, cards }) => [
    ...new Set(cards.flatMap(({ name, source }) => (source === "ours" ? [`damage:${id}/${name}`] : []))),
  ]);

/** Returns the catalogue for a game in which players resolve Damage cards with our own text by hand. */
export const withOurDamageByHand = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  byHand: new Set([...catalogue.byHand, ...ourDamageCards(catalogue)]),
});

/** Finds the Damage deck that only this pilot's ship type uses. Only huge ships have one. */
export const ownDamageDeck = ({ pilots, pack }: Catalogue, pilot: string): DamageDeck | undefined => {
  const ship = pilots.get(pilot)?.ship ?? "";
  return pack.damageDecks.find(({ ships }) => ships?.includes(ship) === true);
};

/** Lists the marked cards in the ship's own Damage deck, grouped by mark. */
export function markedDamage(catalogue: Catalogue, pilot: string): readonly { readonly mark: string; readonly names: readonly string[] }[] {
  const cards = ownDamageDeck(catalogue, pilot)?.cards ?? [];
  return DAMAGE_SOURCES.flatMap((source) => {
    const names = [...new Set(cards.flatMap((card) => (card.source === source ? [card.name] : [])))].toSorted();
    return names.length > 0 ? [{ mark: SOURCE_MARKS[source].mark, names }] : [];
  });
}

/** Returns a Damage card's summary. The deck matters, because different decks can have different cards with the same name. */
export const damageSummary = ({ pack }: Catalogue, deck: string, name: string): string | undefined =>
  pack.summaries.damage[`${deck}/${name}`] ?? pack.summaries.damage[name];
