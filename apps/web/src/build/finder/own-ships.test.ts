import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { type EntryDraft, formatById, type ShipDraft } from "@broadside/squads";
import { describe, expect, test } from "vitest";
import { ownShipOffers, ownShips } from "./own-ships.ts";

const catalogue = catalogueOf(pack);
const ship = (pilot: string, ...upgrades: readonly string[]): ShipDraft => ({ pilot, upgrades: upgrades.map((id) => ({ id })) });
const rebels = (...ships: readonly ShipDraft[]): EntryDraft => ({ format: "epic-dogfight", squads: [{ faction: "rebel", ships }] });
const draft = (id: string, entry: EntryDraft) => ({ id, name: id, entry, changed: 0 });

function dogfight() {
  const format = formatById("epic-dogfight");
  if (!format) throw new Error("there is no such format");
  return format;
}

describe("ships from my other lists", () => {
  test("appear once, without the current list's ships and other factions, and those in the most lists come first", () => {
    const found = ownShips(
      [
        draft("own", rebels(ship("wedgeantilles"))),
        draft("one", rebels(ship("tychocelchu", "pushthelimit"), ship("lukeskywalker", "r2d2"))),
        draft("two", rebels(ship("lukeskywalker", "r2d2"))),
        draft("imperial", { format: "epic-dogfight", squads: [{ faction: "imperial", ships: [ship("academypilot")] }] }),
      ],
      "own",
      dogfight(),
      "rebel",
    );
    expect(found.map(({ ship: { pilot }, lists }) => [pilot, lists])).toEqual([
      ["lukeskywalker", ["one", "two"]],
      ["tychocelchu", ["one"]],
    ]);
  });

  test("[1E-SQUAD-05] can't be added if the list already has their name; others show what they cost with their cards", () => {
    const mine = [ship("lukeskywalker", "r2d2"), ship("wedgeantilles")].map((own) => ({ id: own.pilot, ship: own, lists: ["one"] }));
    const offers = ownShipOffers(rebels(ship("wedgeantilles")), dogfight(), catalogue, 0, mine);
    expect(offers.map(({ card, fit, cost }) => [card.id, fit, cost])).toEqual([
      ["lukeskywalker", "fits", 32],
      ["wedgeantilles", "not", 29],
    ]);
  });
});
