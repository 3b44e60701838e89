import { describe, expect, test } from "vitest";
import { cardsByHand, hasDamageByHand } from "./by-hand.ts";
import { catalogueOf } from "./catalogue.ts";
import { damageSummary, markedDamage, markedName, ourDamageCards, ownDamageDeck, withOurDamageByHand } from "./damage-source.ts";
import { pack } from "./packs/1e/index.ts";
import { pack as secondEdition } from "./packs/2.0/index.ts";

const catalogue = catalogueOf(pack);

test("cards with our own or unconfirmed text have a mark, others have none", () => {
  const marked = (deck: string, name: string) =>
    pack.damageDecks
      .find(({ id }) => id === deck)
      ?.cards.filter((card) => card.name === name)
      .map(markedName)[0];
  expect(marked("cr90corvette", "Deck Breach")).toBe("Deck Breach (our text)");
  expect(marked("cr90corvette", "Reactor Leak")).toBe("Reactor Leak (unconfirmed)");
  expect(marked("gr75mediumtransport", "Reactor Leak")).toBe("Reactor Leak");
});

describe("of the first edition", () => {
  const sourcesIn = (deck: string) => new Set(pack.damageDecks.find(({ id }) => id === deck)?.cards.map(({ source }) => source));

  test("every card of the four decks without texts has a source, and no card of other decks has one", () => {
    for (const deck of ["cr90corvette", "raiderclasscorvette", "gozanticlasscruiser", "croccruiser"])
      expect([deck, sourcesIn(deck)]).toEqual([deck, new Set(["ours", "unconfirmed"])]);
    for (const deck of ["gr75mediumtransport", "core", "core-tfa"]) expect([deck, sourcesIn(deck)]).toEqual([deck, new Set([undefined])]);
  });

  test("exactly the cards with the name of a GR-75 card are unconfirmed", () => {
    const known = new Set(ownDamageDeck(catalogue, "gr75mediumtransport")?.cards.map(({ name }) => name));
    const cards = pack.damageDecks.flatMap((deck) => deck.cards).filter(({ source }) => source !== undefined);
    expect(cards.filter(({ name, source }) => (source === "unconfirmed") !== known.has(name))).toEqual([]);
  });

  test("sixteen names, 29 cards in their decks and 49 copies have our own text", () => {
    const ours = pack.damageDecks.flatMap((deck) => deck.cards).filter(({ source }) => source === "ours");
    expect(new Set(ours.map(({ name }) => name)).size).toBe(16);
    expect(ourDamageCards(catalogue)).toHaveLength(29);
    expect(ours.reduce((sum, { copies }) => sum + copies, 0)).toBe(49);
  });

  test("the Gozanti's marked cards include Damaged Docking Clamp", () => {
    expect(markedDamage(catalogue, "gozanticlasscruiser")[0]?.names).toContain("Damaged Docking Clamp");
  });
});

test("the second edition has none", () => {
  expect(ourDamageCards(catalogueOf(secondEdition))).toEqual([]);
});

test("if players resolve them by hand, the catalogue marks exactly these cards", () => {
  const byHand = withOurDamageByHand(catalogue);
  expect([hasDamageByHand(catalogue, "cr90corvette"), hasDamageByHand(byHand, "cr90corvette")]).toEqual([false, true]);
  expect(hasDamageByHand(byHand, "gr75mediumtransport")).toBe(false);
  expect(cardsByHand(byHand, [{ pilot: "cr90corvette", upgrades: [] }])).toEqual(["Damage cards of the CR90 Corvette"]);
  expect([...byHand.byHand].filter((key) => !catalogue.byHand.has(key)).toSorted()).toEqual(ourDamageCards(catalogue).toSorted());
});

test("a card's summary depends on its deck if decks differ, and otherwise on its name", () => {
  expect(damageSummary(catalogue, "core", "Stunned Pilot")).not.toBe(damageSummary(catalogue, "core-tfa", "Stunned Pilot"));
  expect(damageSummary(catalogue, "cr90corvette", "Deck Breach")).toBe(damageSummary(catalogue, "raiderclasscorvette", "Deck Breach"));
  expect(damageSummary(catalogue, "cr90corvette", "No Such Card")).toBeUndefined();
});
