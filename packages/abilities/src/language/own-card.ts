/** Home-made cards: adds their facts and texts to a game's content. */
import { type Condition, catalogueOf, type Pack, type Pilot, type Upgrade } from "@broadside/cards";
import { invariant } from "@broadside/kit";
import type { Ability, CardKey, Content } from "@broadside/rules";
import { abilitiesOf, type Card } from "./card.ts";

/** A pilot, upgrade or Condition: its facts, a one-line summary and, if it has an effect, its text. */
export type OwnCard = OwnFacts & { readonly summary: string; readonly text?: OwnText };

/** The card's text. Its key and title come from the facts. */
export type OwnText = Omit<Card, "card" | "title" | "editions">;

export type OwnFacts = { readonly pilot: Pilot } | { readonly upgrade: Upgrade } | { readonly condition: Condition };

/** Returns the content with these cards added. Lists are checked against the new catalogue. Throws if an id is already used. */
export function withOwnCards(content: Content, ...cards: readonly OwnCard[]): Content {
  const registry = new Map(content.registry);
  let { pack } = content.catalogue;
  for (const card of cards) {
    const { kind, facts } = factsOf(card);
    const key = `${kind}:${facts.id}` as const;
    invariant(pack[`${kind}s`].every(({ id }) => id !== facts.id) && !registry.has(key), `${key} is taken already`);
    pack = withFacts(pack, card);
    for (const [name, ability] of textOf(key, facts.name, card.text)) {
      invariant(!registry.has(name), `there is a text for ${name} already`);
      registry.set(name, ability);
    }
  }
  return { ...content, registry, catalogue: catalogueOf(pack) };
}

function factsOf(card: OwnCard): {
  readonly kind: "pilot" | "upgrade" | "condition";
  readonly facts: { readonly id: string; readonly name: string };
} {
  if ("pilot" in card) return { kind: "pilot", facts: card.pilot };
  return "upgrade" in card ? { kind: "upgrade", facts: card.upgrade } : { kind: "condition", facts: card.condition };
}

function withFacts(pack: Pack, card: OwnCard): Pack {
  const { summaries } = pack;
  if ("pilot" in card)
    return {
      ...pack,
      pilots: [...pack.pilots, card.pilot],
      summaries: { ...summaries, pilots: { ...summaries.pilots, [card.pilot.id]: card.summary } },
    };
  if ("upgrade" in card)
    return {
      ...pack,
      upgrades: [...pack.upgrades, card.upgrade],
      summaries: { ...summaries, upgrades: { ...summaries.upgrades, [card.upgrade.id]: card.summary } },
    };
  return {
    ...pack,
    conditions: [...pack.conditions, card.condition],
    summaries: { ...summaries, conditions: { ...summaries.conditions, [card.condition.id]: card.summary } },
  };
}

/** Returns the card's text. A card with no effect has an empty ability. */
const textOf = (card: CardKey, title: string, text: OwnText | undefined): readonly (readonly [string, Ability])[] =>
  text ? abilitiesOf({ ...text, card, title }) : [[card, {}]];
