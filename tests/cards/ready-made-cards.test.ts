/** Ready-made lists and quick builds have no cards that players must resolve by hand. In the second edition, no card at all needs that. */
import { ABILITIES_2_0, ABILITIES_2_5, cardCoverage, FIRST_EDITION_ABILITIES } from "@broadside/abilities";
import { type Catalogue, catalogueOf } from "@broadside/cards";
import { pack as firstEdition } from "@broadside/cards/1e";
import { pack as secondEdition } from "@broadside/cards/2.0";
import { pack as secondEditionLater } from "@broadside/cards/2.5";
import type { Registry } from "@broadside/rules";
import { READY_MADE as LISTS_1E } from "@broadside/squads/ready-made/1e";
import { READY_MADE as LISTS_2_0 } from "@broadside/squads/ready-made/2.0";
import { READY_MADE as LISTS_2_5 } from "@broadside/squads/ready-made/2.5";
import { describe, expect, test } from "vitest";

const EDITIONS = [
  { edition: "1e", catalogue: catalogueOf(firstEdition), registry: FIRST_EDITION_ABILITIES, lists: LISTS_1E },
  { edition: "2.0", catalogue: catalogueOf(secondEdition), registry: ABILITIES_2_0, lists: LISTS_2_0 },
  { edition: "2.5", catalogue: catalogueOf(secondEditionLater), registry: ABILITIES_2_5, lists: LISTS_2_5 },
];

interface Flown {
  readonly pilot: string;
  readonly upgrades: readonly string[];
}

/** The keys of a ship's cards, including its ship ability and the cards that a 2.5 pilot always carries. */
const cardsOf = ({ pilots }: Catalogue, { pilot, upgrades }: Flown): readonly string[] => {
  const { shipAbility, standardLoadout = [] } = pilots.get(pilot) ?? {};
  const abilities = shipAbility === undefined ? [] : [`ship:${shipAbility}`];
  return [`pilot:${pilot}`, ...abilities, ...[...upgrades, ...standardLoadout].map((id) => `upgrade:${id}`)];
};

const missing = (catalogue: Catalogue, registry: Registry, ships: readonly Flown[]): readonly string[] => {
  const byHand = new Set(cardCoverage(catalogue, registry).groups.flatMap(({ cards }) => cards["by hand"]));
  return [...new Set(ships.flatMap((ship) => cardsOf(catalogue, ship)))].filter((key) => byHand.has(key));
};

describe.each(EDITIONS)("for $edition", ({ catalogue, registry, lists }) => {
  test.each(lists)("$id has no card to resolve by hand", ({ entry }) => {
    const ships = entry.squads.flatMap((squad) =>
      squad.ships.map(({ pilot, upgrades }) => ({ pilot, upgrades: upgrades.map(({ id }) => id) })),
    );
    expect(missing(catalogue, registry, ships)).toEqual([]);
  });

  test("no quick build has one either", () => {
    const ships = [...catalogue.quickBuilds.values()].flatMap((build) => build.ships);
    expect(missing(catalogue, registry, ships)).toEqual([]);
  });
});

test("there are quick builds for 2.0 and 2.5, and their cards are known", () => {
  for (const { catalogue } of EDITIONS.slice(1)) {
    const ships = [...catalogue.quickBuilds.values()].flatMap((build) => build.ships);
    expect(ships.length).toBeGreaterThan(100);
    expect(ships.filter(({ pilot }) => !catalogue.pilots.has(pilot))).toEqual([]);
  }
});

test.each(EDITIONS.slice(1))("in $edition, no card at all must be resolved by hand", ({ catalogue, registry }) => {
  const { groups } = cardCoverage(catalogue, registry);
  expect(groups.flatMap(({ cards }) => cards["by hand"])).toEqual([]);
  expect(groups.flatMap(({ cards }) => cards.automated).length).toBeGreaterThan(700);
});

test.each(EDITIONS)(
  "the catalogue of $edition names the cards that players apply by hand: npm run cards -- --write updates them",
  ({ catalogue, registry }) => {
    const { groups } = cardCoverage(catalogue, registry);
    expect([...catalogue.byHand]).toEqual(groups.flatMap(({ cards }) => cards["by hand"]).toSorted());
  },
);
