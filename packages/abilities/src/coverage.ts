/** Counts cards by kind and upgrade slot: those that are automated, those resolved by hand, and those that need no rules. */
import { type Catalogue, type DamageDeck, ourDamageCards, type Pilot, type Upgrade } from "@broadside/cards";
import type { Registry } from "@broadside/rules";

export const COVERAGE_STATES = ["automated", "by hand", "nothing to do"] as const;
export type CoverageState = (typeof COVERAGE_STATES)[number];

/** Cards of one kind, given by their registry keys and grouped by how they are resolved. */
export interface CardGroup {
  readonly group: string;
  readonly cards: Readonly<Record<CoverageState, readonly string[]>>;
}

export interface CardCoverage {
  readonly edition: string;
  readonly groups: readonly CardGroup[];
  /** Automated cards that players can agree to resolve by hand. */
  readonly byHandByOption: readonly string[];
}

interface CardState {
  readonly key: string;
  readonly group: string;
  readonly state: CoverageState;
}

export function cardCoverage(catalogue: Catalogue, registry: Registry): CardCoverage {
  const { pack } = catalogue;
  const stateOf = (key: string, hasText: boolean): CoverageState => {
    const ability = registry.get(key);
    if (!ability) return hasText ? "by hand" : "nothing to do";
    return Object.keys(ability).length > 0 ? "automated" : "nothing to do";
  };
  const counted: readonly CardState[] = [
    ...pack.pilots.map(({ id }) => ({ key: `pilot:${id}`, group: "pilot", state: stateOf(`pilot:${id}`, id in pack.summaries.pilots) })),
    ...[...new Set(pack.pilots.flatMap(({ shipAbility }) => shipAbility ?? []))].map((name) => ({
      key: `ship:${name}`,
      group: "ship ability",
      state: stateOf(`ship:${name}`, true),
    })),
    ...pack.upgrades.map(({ id, slots }) => ({
      key: `upgrade:${id}`,
      group: slots[0] ?? "upgrade",
      state: stateOf(`upgrade:${id}`, true),
    })),
    ...pack.damageDecks.flatMap((deck) => damageOf(deck, stateOf)),
    ...pack.conditions.map(({ id }) => ({ key: `condition:${id}`, group: "condition", state: stateOf(`condition:${id}`, true) })),
  ];
  return {
    edition: pack.edition,
    groups: [...new Set(counted.map(({ group }) => group))].map((group) => groupOf(group, counted)),
    byHandByOption: ourDamageCards(catalogue).filter((key) => registry.has(key)),
  };
}

/** Returns the coverage state of each card in a deck. Cards that both section decks of a corvette share count once. */
function damageOf({ id, cards }: DamageDeck, stateOf: (key: string, hasText: boolean) => CoverageState): readonly CardState[] {
  return [...new Set(cards.map(({ name }) => name))].map((name) => {
    const key = `damage:${id}/${name}`;
    return { key, group: "damage", state: stateOf(key, true) };
  });
}

function groupOf(group: string, counted: readonly CardState[]): CardGroup {
  const inState = (state: CoverageState) =>
    counted
      .filter((card) => card.group === group && card.state === state)
      .map(({ key }) => key)
      .sort();
  return { group, cards: { automated: inState("automated"), "by hand": inState("by hand"), "nothing to do": inState("nothing to do") } };
}

/** Returns the pilots and upgrades that never need to be resolved by hand. */
export function automatedCards(
  catalogue: Catalogue,
  registry: Registry,
): { readonly pilots: readonly Pilot[]; readonly upgrades: readonly Upgrade[] } {
  const byHand = new Set(cardCoverage(catalogue, registry).groups.flatMap(({ cards }) => cards["by hand"]));
  return {
    pilots: catalogue.pack.pilots.filter(({ id, shipAbility }) => !byHand.has(`pilot:${id}`) && !byHand.has(`ship:${shipAbility}`)),
    upgrades: catalogue.pack.upgrades.filter(({ id }) => !byHand.has(`upgrade:${id}`)),
  };
}

export const sumOfGroups = ({ groups }: CardCoverage, state: CoverageState): number =>
  groups.reduce((total, { cards }) => total + cards[state].length, 0);
