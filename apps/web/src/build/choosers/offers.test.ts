import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { pack as legacy } from "@broadside/cards/2.0";
import { type EntryDraft, formatById } from "@broadside/squads";
import { describe, expect, test } from "vitest";
import { carriersFor } from "../../lists/entry/docking.ts";
import { bestOf, rankedBuilds, rankedPilots, rankedUpgrades, reasonAgainst } from "./offers.ts";

const catalogue = catalogueOf(pack);
function format(id: string) {
  const found = formatById(id);
  if (!found) throw new Error(`there is no format ${id}`);
  return found;
}
const ship = (pilot: string, ...upgrades: readonly string[]) => ({ pilot, upgrades: upgrades.map((id) => ({ id })) });
const imperial = (...ships: readonly ReturnType<typeof ship>[]): EntryDraft => ({
  format: "epic-dogfight",
  squads: [{ faction: "imperial", ships }],
});
const DOGFIGHT = format("epic-dogfight");

describe("offered cards", () => {
  test("those that fit come first, and the others give a reason with its rule", () => {
    const offers = rankedUpgrades(imperial(ship("academypilot")), DOGFIGHT, catalogue, { list: 0, ship: 0, icon: "modification" });
    const fits = offers.map(({ fit }) => fit);
    expect(fits.toSorted((one, other) => ["fits", "over", "not"].indexOf(one) - ["fits", "over", "not"].indexOf(other))).toEqual(fits);
    const refused = offers.find(({ fit }) => fit === "not");
    expect(refused && reasonAgainst(refused)).toMatchObject({ rule: expect.stringMatching(/-/), problem: expect.stringMatching(/\w/) });
  });

  test("those that fit are sorted by name, and pilots by ship", () => {
    const fitting = rankedUpgrades(imperial(ship("darthvader")), DOGFIGHT, catalogue, { list: 0, ship: 0, icon: "elite" })
      .filter(({ fit }) => fit === "fits")
      .map(({ card }) => card.name);
    expect(fitting.slice(0, 2)).toEqual(["A Score to Settle", "Adaptability"]);
    const ships = rankedPilots(imperial(), DOGFIGHT, catalogue, 0).flatMap(({ card, fit }) => (fit === "fits" ? [card.ship] : []));
    expect(new Set(ships).size).toBe(ships.filter((type, at) => type !== ships[at - 1]).length);
  });

  test("the best card leaves the fewest points unspent, and every card shows the new total", () => {
    const offers = rankedUpgrades(imperial(ship("academypilot")), DOGFIGHT, catalogue, { list: 0, ship: 0, icon: "modification" });
    const fitting = offers.filter(({ fit }) => fit === "fits");
    expect(bestOf(offers)?.cost).toBe(Math.max(...fitting.map(({ cost }) => cost ?? 0)));
    for (const { cost = 0, totals } of fitting) expect(totals?.points).toBe(12 + cost);
  });

  test("[ET-SQUAD-02] if a list is over its limit, a card that costs something doesn't fit", () => {
    const over = imperial(...Array.from({ length: 3 }, () => ship("raiderclasscorvette")), ship("academypilot"));
    const offers = rankedUpgrades(over, DOGFIGHT, catalogue, { list: 0, ship: 3, icon: "modification" });
    const shield = offers.find(({ card }) => card.id === "shieldupgrade");
    expect(shield?.fit).toBe("over");
    expect(shield && reasonAgainst(shield)).toMatchObject({ problem: "over the limit", counts: "points", spent: 316, limit: 300 });
  });

  test("[ET-SQUAD-02] a ship can still be added if it only breaks the list's limit", () => {
    const full = imperial(...Array.from({ length: 3 }, () => ship("raiderclasscorvette")));
    const fighter = rankedPilots(full, DOGFIGHT, catalogue, 0).find(({ card }) => card.id === "academypilot");
    expect(fighter?.fit).toBe("over");
    expect(fighter && reasonAgainst(fighter)?.rule).toBe("ET-SQUAD-02");
  });

  test("[ET-EPIC-51-Q] a cruiser can be added although the organiser has to set its epic points", () => {
    const cruiser = rankedPilots(imperial(), DOGFIGHT, catalogue, 0).find(({ card }) => card.id === "gozanticlasscruiser");
    expect(cruiser?.fit).toBe("over");
    expect(cruiser && reasonAgainst(cruiser)?.rule).toBe("ET-EPIC-51-Q");
  });

  test("[1E-SQUAD-05] a unique pilot can't be added twice", () => {
    const offers = rankedPilots(imperial(ship("darthvader")), DOGFIGHT, catalogue, 0);
    expect(offers.find(({ card }) => card.id === "darthvader")?.fit).toBe("not");
  });

  test("[ET-TEAM-10] a name from a teammate's list can still be added to either member's list", () => {
    const luke = { faction: "rebel", ships: [ship("lukeskywalker")] };
    const none = { faction: "rebel", ships: [] };
    for (const [list, squads] of [
      [none, luke],
      [luke, none],
    ].entries()) {
      const offers = rankedPilots({ format: "team-epic", squads }, format("team-epic"), catalogue, list);
      expect(offers.find(({ card }) => card.id === "lukeskywalker")).toMatchObject({ fit: "over", against: [{ rule: "ET-TEAM-10" }] });
    }
  });

  test("[2E-SQUAD-10] [2E-SQUAD-26] a quick build over the threat limit can be added, but not one that repeats a name", () => {
    const second = catalogueOf(legacy);
    const kylo = second.pack.quickBuilds.find(({ ships }) => ships.length === 1 && ships[0]?.pilot.startsWith("kyloren"));
    const entry = { format: "quick-build-2.0", squads: [{ faction: "firstorder", ships: [], builds: [kylo?.id ?? ""] }] };
    const offers = rankedBuilds({ ...entry, options: { threat: kylo?.threat ?? 0 } }, format("quick-build-2.0"), second, 0);
    expect(offers.find(({ card }) => card.id === kylo?.id)?.fit).toBe("not");
    expect(offers.find(({ fit }) => fit === "over")?.against.map(({ rule }) => rule)).toEqual(["2E-SQUAD-26"]);
  });

  test("[ES-INCL-03] a card for an early tier causes no problem in later tiers", () => {
    const tier = { faction: "imperial", ships: [ship("academypilot"), ship("academypilot")] };
    const entry: EntryDraft = { format: "escalation", squads: [tier, tier, tier, tier] };
    const offers = rankedUpgrades(entry, format("escalation"), catalogue, { list: 0, ship: 0, icon: "modification" });
    expect(offers.some(({ fit }) => fit === "fits")).toBe(true);
  });
});

describe("docking", () => {
  test("[1E-DOCK-01] a carrier is offered only if it can carry the ship", () => {
    const entry = imperial(ship("gozanticlasscruiser", "dockingclamps"), ship("academypilot"), ship("omicrongrouppilot"));
    expect(carriersFor(entry, DOGFIGHT, catalogue, 0, 1)).toEqual([0]);
    expect(carriersFor(entry, DOGFIGHT, catalogue, 0, 2)).toEqual([]);
  });

  test("a ship without docking clamps isn't offered as a carrier", () => {
    expect(carriersFor(imperial(ship("gozanticlasscruiser"), ship("academypilot")), DOGFIGHT, catalogue, 0, 1)).toEqual([]);
  });
});
