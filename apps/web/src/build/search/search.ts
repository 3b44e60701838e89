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
  const { pilots, upgrades } = catalogue.pack;
  const cards: readonly FoundCard[] = [
    ...pilots.map((card): FoundCard => ({ kind: "pilot", card })),
    ...upgrades.map((card): FoundCard => ({ kind: "upgrade", card })),
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
  const indexed = cards.map((found, id) => ({ id, name: withJoined(found.card.name), ...textsOf(catalogue, found) }));
  await index.addAllAsync(indexed, { chunkSize: 60 });
  return (text, most = MOST_FOUND) => {
    const fields = wordsOf(text).some((word) => word.length === 1) ? FIELDS_OF_NAMES : FIELDS;
    const all = index.search(text, { combineWith: "AND", fields });
    const found = all.length > 0 ? all : index.search(text, { combineWith: "OR", fields });
    return found.slice(0, most).flatMap(({ id }) => cards[Number(id)] ?? []);
  };
}

function textsOf(catalogue: Catalogue, { kind, card }: FoundCard): Omit<IndexedCard, "id" | "name"> {
  const { summaries } = catalogue.pack;
  if (kind === "upgrade")
    return {
      ship: "",
      kind: wordsForUpgrade(card.slots),
      words: card.wing ? SEARCH_WORDS.wing : "",
      summary: summaries.upgrades[card.id] ?? "",
    };
  const ship = catalogue.ships.get(card.ship);
  return {
    ship: ship ? withJoined(ship.name) : "",
    kind: wordsForPilot(card.faction, ship?.size),
    words: [...(card.keywords ?? []), card.shipAbility ?? "", printedUpgrades(catalogue, card) ?? ""].join(" "),
    summary: summaries.pilots[card.id] ?? "",
  };
}

/** Words of letters and digits, without accents and quotation marks. */
export const wordsOf = (text: string): string[] =>
  withoutAccents(text)
    .replace(/['’"“”]/g, "")
    .match(/[a-z0-9]+/g) ?? [];

/** "R2-D2" is also found as r2d2, "X-wing" as xwing. */
const withJoined = (name: string): string => `${name} ${wordsOf(name).join("")}`;
