import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { expect, test } from "vitest";
import { automatedCards, cardCoverage, FIRST_EDITION_ABILITIES, withoutOurDamage } from "./index.ts";

const CATALOGUE = catalogueOf(pack);
const { groups, byHandByOption } = cardCoverage(CATALOGUE, FIRST_EDITION_ABILITIES);
const stateIn =
  (all: typeof groups) =>
  (key: string): string | undefined =>
    all.flatMap(({ cards }) => Object.entries(cards)).find(([, keys]) => keys.includes(key))?.[0];
const stateOf = stateIn(groups);
/** The same registry without one of its cards. */
const LESS = new Map([...FIRST_EDITION_ABILITIES].filter(([key]) => key !== "upgrade:extramunitions"));

test("every ability belongs to a card in the pack", () => {
  const known = new Set([
    ...pack.pilots.map(({ id }) => `pilot:${id}`),
    ...pack.upgrades.map(({ id }) => `upgrade:${id}`),
    ...pack.conditions.map(({ id }) => `condition:${id}`),
    ...pack.damageDecks.flatMap(({ id, cards }) => cards.map(({ name }) => `damage:${id}/${name}`)),
  ]);
  expect([...FIRST_EDITION_ABILITIES.keys()].filter((key) => !key.startsWith("effect:") && !known.has(key))).toEqual([]);
});

test("a card is automated, resolved by hand, or needs no rules", () => {
  const state = stateIn(cardCoverage(CATALOGUE, LESS).groups);
  expect(["upgrade:predator", "upgrade:extramunitions", "upgrade:hullupgrade", "pilot:rookiepilot"].map(state)).toEqual([
    "automated",
    "by hand",
    "nothing to do",
    "nothing to do",
  ]);
});

test("huge-ship Damage cards are automated, and an option makes only those with our own texts resolved by hand", () => {
  expect(["damage:cr90corvette/Comms Failure", "damage:cr90corvette/Direct Hit"].map(stateOf)).toEqual(["automated", "automated"]);
  expect(byHandByOption).toHaveLength(29);
  const agreedOn = cardCoverage(CATALOGUE, withoutOurDamage(FIRST_EDITION_ABILITIES, CATALOGUE));
  const damageByHand = agreedOn.groups.flatMap(({ group, cards }) => (group === "damage" ? cards["by hand"] : []));
  expect([damageByHand, agreedOn.byHandByOption]).toEqual([byHandByOption.toSorted(), []]);
});

test("no Damage card or Condition has to be resolved by hand", () => {
  const byHand = groups.flatMap(({ cards }) => cards["by hand"]);
  expect(byHand.filter((key) => /^(condition|damage):/.test(key))).toEqual([]);
});

test("automatedCards returns only cards that never have to be resolved by hand", () => {
  const { pilots, upgrades } = automatedCards(CATALOGUE, LESS);
  expect(pilots.map(({ id }) => id)).toContain("howlrunner");
  expect(upgrades.map(({ id }) => id)).not.toContain("extramunitions");
});

test("no card that only huge ships carry has to be resolved by hand", () => {
  const hugeOnly = groups.flatMap(({ group, cards }) => (["cargo", "hardpoint", "team"].includes(group) ? cards["by hand"] : []));
  expect(hugeOnly).toEqual([]);
  const crew = pack.upgrades.filter(
    ({ slots, restrictions = [] }) => slots.includes("crew") && JSON.stringify(restrictions).includes("huge"),
  );
  expect(crew.length).toBeGreaterThan(8);
  expect(crew.map(({ id }) => id).filter((id) => stateOf(`upgrade:${id}`) === "by hand")).toEqual([]);
});
