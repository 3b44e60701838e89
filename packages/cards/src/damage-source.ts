/** Damage cards of huge ships whose text no source at hand has: how they are marked, and which they are. */
import type { DamageCard, DamageDeck } from "./card.ts";
import type { Catalogue } from "./catalogue.ts";
import { DAMAGE_SOURCES, type DamageSource } from "./vocabulary.ts";

/** The mark of a card, beside its name wherever it is shown, and what the mark means. */
export const SOURCE_MARKS: Readonly<Record<DamageSource, { readonly mark: string; readonly meaning: string }>> = {
  ours: { mark: "our text", meaning: "No source at hand has the text of this card: what it does here is ours" },
  unconfirmed: {
    mark: "unconfirmed",
    meaning: "No source at hand has the text of this card: it does what the GR-75 card of its name does",
  },
};

/** `Deck Breach (our text)`. */
export const markedName = ({ name, source }: Pick<DamageCard, "name"> & { readonly source?: DamageSource | undefined }): string =>
  source === undefined ? name : `${name} (${SOURCE_MARKS[source].mark})`;

/** Registry keys of the Damage cards whose text is ours: players may agree to do these by hand. */
export const ourDamageCards = ({ pack }: Catalogue): readonly string[] =>
  pack.damageDecks.flatMap(({ id, cards }) => [
    ...new Set(cards.flatMap(({ name, source }) => (source === "ours" ? [`damage:${id}/${name}`] : []))),
  ]);

/** The same catalogue for a game whose players do these by hand. */
export const withOurDamageByHand = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  byHand: new Set([...catalogue.byHand, ...ourDamageCards(catalogue)]),
});

/** The Damage decks of its own that the ship of a pilot has: a huge ship has one. */
export const ownDamageDeck = ({ pilots, pack }: Catalogue, pilot: string): DamageDeck | undefined => {
  const ship = pilots.get(pilot)?.ship ?? "";
  return pack.damageDecks.find(({ ships }) => ships?.includes(ship) === true);
};

/** Of its own Damage cards those that are marked: each mark with the names of its cards. */
export function markedDamage(catalogue: Catalogue, pilot: string): readonly { readonly mark: string; readonly names: readonly string[] }[] {
  const cards = ownDamageDeck(catalogue, pilot)?.cards ?? [];
  return DAMAGE_SOURCES.flatMap((source) => {
    const names = [...new Set(cards.flatMap((card) => (card.source === source ? [card.name] : [])))].toSorted();
    return names.length > 0 ? [{ mark: SOURCE_MARKS[source].mark, names }] : [];
  });
}

/** What a Damage card does, in our own words; decks may have their own of the same name. */
export const damageSummary = ({ pack }: Catalogue, deck: string, name: string): string | undefined =>
  pack.summaries.damage[`${deck}/${name}`] ?? pack.summaries.damage[name];
