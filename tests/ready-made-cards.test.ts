/** Whoever takes a ready-made list plays: no card of it is left to be done by hand. */
import { cardCoverage, FIRST_EDITION_ABILITIES } from "@broadside/abilities";
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import { expect, test } from "vitest";

const { groups } = cardCoverage(catalogueOf(pack), FIRST_EDITION_ABILITIES);
const played = new Set(groups.flatMap(({ cards }) => [...cards.automated, ...cards["nothing to do"]]));

test.each(READY_MADE)("$id leaves nothing to be done by hand", ({ entry }) => {
  const cards = entry.squads.flatMap(({ ships }) =>
    ships.flatMap(({ pilot, upgrades }) => [`pilot:${pilot}`, ...upgrades.map(({ id }) => `upgrade:${id}`)]),
  );
  expect(cards.filter((key) => !played.has(key))).toEqual([]);
});
