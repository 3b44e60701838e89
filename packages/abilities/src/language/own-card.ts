/** Cards that somebody has made themselves: facts and text, put into what a game is played with. */
import { type Condition, catalogueOf, type Pack, type Pilot, type Upgrade } from "@broadside/cards";
import { invariant } from "@broadside/kit";
import type { Ability, CardKey, Content } from "@broadside/rules";
import { abilitiesOf, type Card } from "./card.ts";

/** A pilot, an upgrade or a Condition: its facts, a line that says what it does, and what it does where it does anything. */
export type OwnCard = OwnFacts & { readonly summary: string; readonly text?: OwnText };

/** Key and title come from the facts. */
export type OwnText = Omit<Card, "card" | "title" | "editions">;

export type OwnFacts = { readonly pilot: Pilot } | { readonly upgrade: Upgrade } | { readonly condition: Condition };

/** The same content with these cards besides; lists are checked by its catalogue. An id that is taken is refused. */
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

/** A card that leaves nothing to do has an empty ability. */
const textOf = (card: CardKey, title: string, text: OwnText | undefined): readonly (readonly [string, Ability])[] =>
  text ? abilitiesOf({ ...text, card, title }) : [[card, {}]];
