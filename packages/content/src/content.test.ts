/** What the agreement on Damage cards whose text is ours decides. */
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

describe("Damage cards whose text is ours", () => {
  test("are run by the rules where nothing is said, and where players agree on ours", async () => {
    expect(runs(await playedWith())).toEqual(OURS);
    expect(runs(await playedWith("ours"))).toEqual(OURS);
    expect(hasDamageByHand((await playedWith()).catalogue, "cr90corvette")).toBe(false);
  });

  test("are run by nobody where players agree to do them by hand, and every other card is as before", async () => {
    const { registry, catalogue: cards } = await playedWith("by hand");
    expect([...registry.keys()]).toEqual([...FIRST_EDITION_ABILITIES.keys()].filter((key) => !OURS.includes(key)));
    for (const [key, ability] of registry) expect(ability).toBe(FIRST_EDITION_ABILITIES.get(key));
    expect(hasDamageByHand(cards, "cr90corvette")).toBe(true);
    expect(registry.has("damage:cr90corvette/Reactor Leak")).toBe(true);
  });

  test("the two are made once", async () => {
    const [first, second] = [await playedWith("by hand"), await playedWith("by hand")];
    expect([first.registry, first.catalogue]).toEqual([second.registry, second.catalogue]);
    expect(first.registry).toBe(second.registry);
    expect(first.catalogue).toBe(second.catalogue);
  });

  test.each(["ours", "by hand"] as const)(
    "a game that is prepared with %s is played so, and its set-up says so to whoever replays it",
    async (word) => {
      const squad = { faction: "rebel", ships: [{ pilot: "cr90corvette", upgrades: [] }] };
      const seats = [
        { name: "Ana", squad },
        { name: "Ben", squad: { faction: "imperial", ships: [{ pilot: "raiderclasscorvette", upgrades: [] }] } },
      ];
      const prepared = await prepareGame({ edition: "1e", format: "epic-dogfight", agreements: { unknownDamage: word }, seats });
      if (!("setup" in prepared)) throw new Error(JSON.stringify(prepared.faults));
      expect(runs(prepared.content)).toEqual(word === "ours" ? OURS : []);
      expect((await contentFor(prepared.setup))?.registry).toBe(prepared.content.registry);
    },
  );
});

test("the second edition has no such cards: its registry is the same either way", async () => {
  const [usual, byHand] = [
    await contentFor({ edition: "2.0" }),
    await contentFor({ edition: "2.0", agreements: { unknownDamage: "by hand" } }),
  ];
  expect(byHand?.registry).toEqual(usual?.registry);
});
