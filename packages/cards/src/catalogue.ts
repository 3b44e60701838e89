/** A pack with indexes, so that cards can be looked up by id. */
import type { Condition, Pilot, Ship, Upgrade } from "./card.ts";
import type { Pack } from "./pack.ts";
import type { QuickBuild } from "./quick-build.ts";

export interface Catalogue {
  readonly pack: Pack;
  readonly factions: ReadonlySet<string>;
  readonly ships: ReadonlyMap<string, Ship>;
  readonly pilots: ReadonlyMap<string, Pilot>;
  readonly upgrades: ReadonlyMap<string, Upgrade>;
  readonly conditions: ReadonlyMap<string, Condition>;
  readonly quickBuilds: ReadonlyMap<string, QuickBuild>;
  readonly byHand: ReadonlySet<string>;
  /** Pilots by their id in the list exchange format. Several pilots may share an id. */
  readonly pilotsByXws: ReadonlyMap<string, readonly Pilot[]>;
}

export function catalogueOf(given: Pack): Catalogue {
  const pack = { ...given, ships: withSameKeys(given.ships), pilots: withSameKeys(given.pilots), upgrades: withSameKeys(given.upgrades) };
  const pilotsByXws = new Map<string, Pilot[]>();
  for (const pilot of pack.pilots) {
    const xws = pilot.xws ?? pilot.id;
    const sharing = pilotsByXws.get(xws);
    if (sharing) sharing.push(pilot);
    else pilotsByXws.set(xws, [pilot]);
  }
  return {
    pack,
    factions: new Set(pack.pilots.map(({ faction }) => faction)),
    ships: byId(pack.ships),
    pilots: byId(pack.pilots),
    upgrades: byId(pack.upgrades),
    conditions: byId(pack.conditions),
    quickBuilds: byId(pack.quickBuilds),
    byHand: new Set(pack.byHand),
    pilotsByXws,
  };
}

/**
 * Gives all cards the same keys, with undefined for missing values, because objects with the same keys are several times faster to read. So
 * check whether a value is undefined, never whether its key exists.
 */
function withSameKeys<Card extends object>(cards: readonly Card[]): readonly Card[] {
  const keys = [...new Set(cards.flatMap((card) => Object.keys(card)))];
  return cards.map((card) => Object.fromEntries(keys.map((key) => [key, card[key as keyof Card]])) as Card);
}

const byId = <Card extends { readonly id: string }>(cards: readonly Card[]): ReadonlyMap<string, Card> =>
  new Map(cards.map((card) => [card.id, card]));
