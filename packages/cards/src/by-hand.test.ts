import { expect, test } from "vitest";
import { cardsByHand, hasDamageByHand, isByHand } from "./by-hand.ts";
import { catalogueOf } from "./catalogue.ts";
import { pack } from "./packs/1e/index.ts";

const catalogue = catalogueOf({ ...pack, byHand: ["pilot:wedgeantilles", "upgrade:r2d2", "damage:cr90corvette/Deck Breach"] });

test("a card is marked by kind and id", () => {
  expect([isByHand(catalogue, "pilot", "wedgeantilles"), isByHand(catalogue, "upgrade", "wedgeantilles")]).toEqual([true, false]);
});

test("each card of a squad is named once: pilots, upgrades, and the Damage cards of a huge ship's own deck", () => {
  const wedge = { pilot: "wedgeantilles", upgrades: ["r2d2", "protontorpedoes"] };
  expect(cardsByHand(catalogue, [wedge, wedge, { pilot: "cr90corvette", upgrades: [] }])).toEqual([
    "Wedge Antilles",
    "R2-D2",
    "Damage cards of the CR90 Corvette",
  ]);
  expect([hasDamageByHand(catalogue, "cr90corvette"), hasDamageByHand(catalogue, "wedgeantilles")]).toEqual([true, false]);
});
