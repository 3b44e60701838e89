/** For tests: the catalogues of 2.0 and 2.5, unchanged or with some cards changed. */
import { applyUpdate, type Catalogue, catalogueOf, type Pack, type Pilot, type PointsUpdate, type Upgrade } from "@broadside/cards";
import { pack as pack20 } from "@broadside/cards/2.0";
import { pack as pack25 } from "@broadside/cards/2.5";
import { checkerOf } from "./testing.ts";

export const CARDS_20 = catalogueOf(pack20);
export const CARDS_25 = catalogueOf(pack25);
export const check20 = checkerOf(CARDS_20);
export const check25 = checkerOf(CARDS_25);

export const pilotOf = ({ pilots }: Catalogue, id: string): Pilot => known(pilots.get(id), id);
export const upgradeOf = ({ upgrades }: Catalogue, id: string): Upgrade => known(upgrades.get(id), id);

function known<Card>(card: Card | undefined, id: string): Card {
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}

type Cards = Partial<Pick<Pack, "pilots" | "upgrades" | "quickBuilds">>;

/** Returns the catalogue with these cards added. An added card replaces one with the same id. */
export const withCards = ({ pack }: Catalogue, { pilots = [], upgrades = [], quickBuilds = [] }: Cards): Catalogue =>
  catalogueOf({
    ...pack,
    pilots: replacing(pack.pilots, pilots),
    upgrades: replacing(pack.upgrades, upgrades),
    quickBuilds: replacing(pack.quickBuilds, quickBuilds),
  });

const replacing = <Card extends { readonly id: string }>(all: readonly Card[], cards: readonly Card[]): readonly Card[] => [
  ...all.filter(({ id }) => !cards.some((card) => card.id === id)),
  ...cards,
];

/** Returns the catalogue with a later points update. */
export function updated({ pack }: Catalogue, figures: Partial<PointsUpdate>): Catalogue {
  const result = applyUpdate(pack, { edition: pack.edition, date: "2099", pilots: {}, upgrades: {}, ships: {}, ...figures });
  if (!result.ok) throw new Error(result.problems.map(({ reason }) => reason).join("; "));
  return catalogueOf(result.value);
}
