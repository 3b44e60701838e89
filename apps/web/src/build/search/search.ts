/** Finds an edition's cards by name, ship, faction, slot, keyword or what they do, even with typing errors. */
import type { Catalogue, Pilot, Upgrade } from "@broadside/cards";
import { withoutAccents } from "@broadside/kit";
import MiniSearch from "minisearch";
import { printedUpgrades } from "../../cards/names.ts";
import { SEARCH_WORDS, wordsForPilot, wordsForUpgrade } from "../../words/build/finder.ts";

export type FoundCard = { readonly kind: "pilot"; readonly card: Pilot } | { readonly kind: "upgrade"; readonly card: Upgrade };

export type CardIndex = (text: string, most?: number) => readonly FoundCard[];

interface IndexedCard {
  readonly id: number;
  readonly name: string;
  readonly ship: string;
  readonly kind: string;
  readonly words: string;
  readonly summary: string;
}

const MOST_FOUND = 16;

const FIELDS: (keyof IndexedCard)[] = ["name", "ship", "kind", "words", "summary"];
/** A one-letter word is searched for only in these fields. In the others, it would match too many cards. */
const FIELDS_OF_NAMES = FIELDS.slice(0, 2);

const indexes = new WeakMap<Catalogue, Promise<CardIndex>>();

/** The index is built only once per catalogue, so it is ready when the player opens the next list. */
export function indexCards(catalogue: Catalogue): Promise<CardIndex> {
  const index = indexes.get(catalogue) ?? makeIndex(catalogue);
  indexes.set(catalogue, index);
  return index;
}

/** Builds the index in small portions, so that the page stays responsive. */
async function makeIndex(catalogue: Catalogue): Promise<CardIndex> {
  const { pack, ships } = catalogue;
  const { summaries } = pack;
  const cards: readonly FoundCard[] = [
    ...pack.pilots.map((card): FoundCard => ({ kind: "pilot", card })),
    ...pack.upgrades.map((card): FoundCard => ({ kind: "upgrade", card })),
  ];
  const index = new MiniSearch<IndexedCard>({
    fields: FIELDS,
    tokenize: wordsOf,
    searchOptions: {
      boost: { name: 5, ship: 2, kind: 2, words: 1, summary: 0.3 },
      prefix: (word, place, words) => word.length > 1 || place === words.length - 1,
      fuzzy: (word) => (word.length > 3 ? 0.25 : false),
      weights: { fuzzy: 0.35, prefix: 0.6 },
    },
  });
  await index.addAllAsync(
    cards.map(({ kind, card }, id) => {
      const ship = kind === "pilot" ? ships.get(card.ship) : undefined;
      return {
        id,
        name: `${card.name} ${joined(card.name)}`,
        ship: ship ? `${ship.name} ${joined(ship.name)}` : "",
        kind: kind === "pilot" ? wordsForPilot(card.faction, ship?.size) : wordsForUpgrade(card.slots),
        words:
          kind === "pilot"
            ? [...(card.keywords ?? []), card.shipAbility ?? "", printedUpgrades(catalogue, card) ?? ""].join(" ")
            : card.wing
              ? SEARCH_WORDS.wing
              : "",
        summary: (kind === "pilot" ? summaries.pilots[card.id] : summaries.upgrades[card.id]) ?? "",
      };
    }),
    { chunkSize: 60 },
  );
  return (text, most = MOST_FOUND) => {
    const fields = wordsOf(text).some((word) => word.length === 1) ? FIELDS_OF_NAMES : FIELDS;
    const all = index.search(text, { combineWith: "AND", fields });
    const found = all.length > 0 ? all : index.search(text, { combineWith: "OR", fields });
    return found.slice(0, most).flatMap(({ id }) => cards[Number(id)] ?? []);
  };
}

/** Words of letters and digits, without accents and quotation marks. */
export const wordsOf = (text: string): string[] =>
  withoutAccents(text)
    .replace(/['’"“”]/g, "")
    .match(/[a-z0-9]+/g) ?? [];

/** "R2-D2" is also found as r2d2, "X-wing" as xwing. */
const joined = (name: string): string => wordsOf(name).join("");
