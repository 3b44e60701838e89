/** Tests the agreement on our Damage card texts: which cards the rules run, and which cards the catalogue marks as resolved by hand. */
import { FIRST_EDITION_ABILITIES } from "@broadside/abilities";
import { hasDamageByHand, ourDamageCards } from "@broadside/cards";
import type { Content } from "@broadside/rules";
import { describe, expect, test } from "vitest";
import { catalogueFor, contentFor } from "./content.ts";
import { prepareGame } from "./prepare.ts";

const catalogue = await catalogueFor("1e");
const OURS = ourDamageCards(catalogue);
const runs = ({ registry }: Content): readonly string[] => OURS.filter((key) => registry.has(key));

async function playedWith(unknownDamage?: "ours" | "by hand"): Promise<Content> {
  const content = await contentFor({ edition: "1e", agreements: unknownDamage === undefined ? {} : { unknownDamage } });
  if (!content) throw new Error("no content");
  return content;
}

describe("Damage cards with our own text", () => {
  test("are applied by the rules by default, and if players agree on our text", async () => {
    expect(runs(await playedWith())).toEqual(OURS);
    expect(runs(await playedWith("ours"))).toEqual(OURS);
    expect(hasDamageByHand((await playedWith()).catalogue, "cr90corvette")).toBe(false);
  });

  test("are not applied if players agree to resolve them by hand, and all other cards still are", async () => {
    const { registry, catalogue: cards } = await playedWith("by hand");
    expect([...registry.keys()]).toEqual([...FIRST_EDITION_ABILITIES.keys()].filter((key) => !OURS.includes(key)));
    for (const [key, ability] of registry) expect(ability).toBe(FIRST_EDITION_ABILITIES.get(key));
    expect(hasDamageByHand(cards, "cr90corvette")).toBe(true);
    expect(registry.has("damage:cr90corvette/Reactor Leak")).toBe(true);
  });

  test("are created only once", async () => {
    const [first, second] = [await playedWith("by hand"), await playedWith("by hand")];
    expect([first.registry, first.catalogue]).toEqual([second.registry, second.catalogue]);
    expect(first.registry).toBe(second.registry);
    expect(first.catalogue).toBe(second.catalogue);
  });

  test.each(["ours", "by hand"] as const)(
    "a game prepared with %s is played that way, and its set-up stores this for replays",
    async (word) => {
      const squad = { faction: "rebel", ships: [{ pilot: "cr90corvette", upgrades: [] }] };
      const seats = [
        { name: "Ana", squad },
        { name: "Ben", squad: { faction: "imperial", ships: [{ pilot: "raiderclasscorvette", upgrades: [] }] } },
      ];
      const prepared = await prepareGame({ edition: "1e", format: "epic-dogfight", agreements: { unknownDamage: word }, seats });
      if (!("setup" in prepared)) throw new Error(JSON.stringify(prepared.problems));
      expect(runs(prepared.content)).toEqual(word === "ours" ? OURS : []);
      expect((await contentFor(prepared.setup))?.registry).toBe(prepared.content.registry);
    },
  );
});

test("the second edition has no such cards, so its registry is the same either way", async () => {
  const [usual, byHand] = [
    await contentFor({ edition: "2.0" }),
    await contentFor({ edition: "2.0", agreements: { unknownDamage: "by hand" } }),
  ];
  expect(byHand?.registry).toEqual(usual?.registry);
});
