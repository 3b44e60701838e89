/** Building squads by the core rules of the first edition, in standard play. */
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { describe, expect, test } from "vitest";
import { ship, squad, times } from "../ready-made/ready-made.ts";
import { checkerOf, problemsIn } from "./testing.ts";

const check = checkerOf(catalogueOf(pack));
const problems = (...of: Parameters<typeof check>) => problemsIn(check(...of).verdict);
const standard = (...of: Parameters<typeof squad>) => problems("standard-100", squad(...of));

describe("factions", () => {
  test("[1E-SQUAD-01] a squad and all its ships are Rebel, Imperial or Scum", () => {
    expect(standard("rebel", "rookiepilot", "academypilot")).toEqual(["1E-SQUAD-01: list 0, ship 1"]);
    expect(standard("imperial", "rookiepilot", "academypilot")).toEqual(["1E-SQUAD-01: list 0, ship 0"]);
    expect(standard("rebel", "rookiepilot")).toEqual([]);
    expect(standard("imperial", "academypilot")).toEqual([]);
    expect(standard("scum", "binayrepirate")).toEqual([]);
  });

  test("[1E-SQUAD-01] Resistance ships are Rebel and First Order ships are Imperial, but neither is a separate faction", () => {
    expect(standard("rebel", "rookiepilot", "bluesquadronnovice")).toEqual([]);
    expect(standard("imperial", "academypilot", "epsilonsquadronpilot")).toEqual([]);
    expect(standard("rebel", "rookiepilot", "epsilonsquadronpilot")).toEqual(["1E-SQUAD-01: list 0, ship 1"]);
    expect(standard("imperial", "academypilot", "bluesquadronnovice")).toEqual(["1E-SQUAD-01: list 0, ship 1"]);
    expect(standard("scum", "bluesquadronnovice", "epsilonsquadronpilot")).toEqual([
      "1E-SQUAD-01: list 0, ship 0",
      "1E-SQUAD-01: list 0, ship 1",
    ]);
    // Upgrades restricted to Rebels or Imperials also fit on Resistance and First Order ships.
    expect(standard("rebel", ship("resistancesympathizer", "lukeskywalker"))).toEqual([]);
    expect(standard("imperial", ship("starkillerbasepilot", "darthvader"))).toEqual([]);
    expect(standard("resistance", "bluesquadronnovice")).toEqual(["1E-SQUAD-01: list 0"]);
    expect(standard("firstorder", "epsilonsquadronpilot")).toEqual(["1E-SQUAD-01: list 0"]);
  });

  test("[1E-SQUAD-01] a neutral upgrade fits ships of every faction", () => {
    expect(standard("rebel", ship("outerrimsmuggler", "gunner"))).toEqual([]);
    expect(standard("imperial", ship("omicrongrouppilot", "gunner"))).toEqual([]);
    expect(standard("scum", ship("trandoshanslaver", "gunner"))).toEqual([]);
  });
});

describe("points", () => {
  const hundred = [...times(4, "rookiepilot"), ship("banditsquadronpilot", "concussionmissiles")];

  test("[1E-SQUAD-02] in standard play, 100 points are legal and 101 aren't", () => {
    const exact = check("standard-100", squad("rebel", ...hundred)).verdict;
    expect(exact).toMatchObject({ legal: true, points: 100, problems: [] });
    expect(exact.lists[0]).toMatchObject({ limit: 100, left: 0 });
    const over = check("standard-100", squad("rebel", ...hundred.slice(1), ship("rookiepilot", "r2astromech"))).verdict;
    expect(problemsIn(over)).toEqual(["1E-SQUAD-02: list 0"]);
    expect(over).toMatchObject({ legal: false, points: 101 });
    expect(over.problems[0]).toMatchObject({
      problem: "over the limit",
      ...{ counts: "points", spent: 101, limit: 100 },
      fix: { fix: "spend less", counts: "points", amount: 1 },
    });
  });

  test("[1E-SQUAD-02] the limit is the one that players agree on, and 300 in Epic", () => {
    expect(problems("standard-100", squad("rebel", ...hundred), { points: 99 })).toEqual(["1E-SQUAD-02: list 0"]);
    expect(problems("standard-100", squad("rebel", ...hundred, "rookiepilot"), { points: 150 })).toEqual([]);
    expect(check("epic-dogfight", squad("rebel", ...hundred)).verdict.lists[0]).toMatchObject({ limit: 300, left: 200 });
  });

  test("[1E-SQUAD-08] an upgrade with a negative cost makes its ship cheaper", () => {
    const { lists, points } = check("standard-100", squad("rebel", ship("tychocelchu", "chardaanrefit"), "gemmersojan")).verdict;
    expect(lists[0]?.ships).toEqual([
      { points: 24, upgrades: -2 },
      { points: 22, upgrades: 0 },
    ]);
    expect(points).toBe(46);
  });
});

describe("upgrade icons", () => {
  test("[1E-SQUAD-03] each icon takes one card of its type", () => {
    expect(standard("rebel", ship("lukeskywalker", "predator", "protontorpedoes", "r2d2"))).toEqual([]);
    expect(standard("rebel", ship("lukeskywalker", "protontorpedoes", "flechettetorpedoes"))).toEqual([
      "1E-SQUAD-03: list 0, ship 0, upgrade 1",
    ]);
    expect(standard("rebel", ship("goldsquadronpilot", "protontorpedoes", "protontorpedoes"))).toEqual([]);
    expect(standard("imperial", "academypilot", ship("academypilot", "predator"))).toEqual(["1E-SQUAD-03: list 0, ship 1, upgrade 0"]);
  });

  test("[1E-SQUAD-03] any ship can equip one title and one modification", () => {
    expect(standard("rebel", ship("hansolo", "millenniumfalcon", "engineupgrade"))).toEqual([]);
    expect(standard("imperial", ship("academypilot", "shieldupgrade", "hullupgrade"))).toEqual(["1E-SQUAD-03: list 0, ship 0, upgrade 1"]);
    expect(standard("imperial", ship("academypilot", "shieldupgrade"))).toEqual([]);
    expect(standard("imperial", ship("deltasquadronpilot", "tied", "tiex7"))).toEqual(["1E-SQUAD-03: list 0, ship 0, upgrade 1"]);
    expect(standard("imperial", ship("deltasquadronpilot", "tied"))).toEqual([]);
  });

  test("[1E-SQUAD-03] a card that needs two icons fills both or none", () => {
    expect(standard("imperial", ship("omicrongrouppilot", "emperorpalpatine"))).toEqual([]);
    expect(standard("imperial", ship("omicrongrouppilot", "emperorpalpatine", "intelligenceagent"))).toEqual([
      "1E-SQUAD-03: list 0, ship 0, upgrade 1",
    ]);
    expect(standard("imperial", ship("omicrongrouppilot", "intelligenceagent", "emperorpalpatine", "rebelcaptive"))).toEqual([
      "1E-SQUAD-03: list 0, ship 0, upgrade 1",
    ]);
  });

  test("[1E-SQUAD-03] cards can add icons and take icons away", () => {
    expect(standard("imperial", ship("royalguardpilot", "royalguardtie", "stealthdevice", "shieldupgrade"))).toEqual([]);
    expect(standard("imperial", ship("royalguardpilot", "stealthdevice", "shieldupgrade"))).toEqual([
      "1E-SQUAD-03: list 0, ship 0, upgrade 1",
    ]);
    expect(standard("imperial", ship("royalguardpilot", "royalguardtie", "hullupgrade", "hullupgrade"))).toEqual([
      "1E-SQUAD-03: list 0, ship 0, upgrade 2",
    ]);
    expect(standard("imperial", ship("deltasquadronpilot", "heavylasercannon", "tiex7"))).toEqual([
      "1E-SQUAD-03: list 0, ship 0, upgrade 0",
    ]);
    expect(standard("imperial", ship("deltasquadronpilot", "heavylasercannon", "tied"))).toEqual([]);
  });

  test("[1E-SQUAD-03] a card moves to another icon to make room, whatever the order of the cards", () => {
    // The compartment fills the ship's own modification icon. It adds an icon for a modification that costs at most 3 points.
    expect(standard("rebel", ship("outerrimsmuggler", "smugglingcompartment", "antipursuitlasers"))).toEqual([]);
    expect(standard("rebel", ship("outerrimsmuggler", "antipursuitlasers", "smugglingcompartment"))).toEqual([]);
    expect(standard("rebel", ship("outerrimsmuggler", "engineupgrade", "smugglingcompartment"))).toEqual([
      "1E-SQUAD-03: list 0, ship 0, upgrade 1",
    ]);
  });
});

describe("names and copies", () => {
  test("[1E-SQUAD-04] two copies of a LIMITED card are illegal on one ship, but legal on two ships", () => {
    expect(standard("imperial", ship("omicrongrouppilot", "tactician", "tactician"))).toEqual(["1E-SQUAD-04: list 0, ship 0, upgrade 1"]);
    expect(standard("imperial", ship("omicrongrouppilot", "tactician"), ship("omicrongrouppilot", "tactician"))).toEqual([]);
    expect(standard("imperial", ship("omicrongrouppilot", "tactician", "systemsofficer"))).toEqual([]);
    expect(standard("imperial", ship("omicrongrouppilot", "gunner", "gunner"))).toEqual([]);
  });

  test("[1E-SQUAD-05] a unique name appears only once in a squad, among ships and upgrades of every type", () => {
    expect(standard("rebel", "lukeskywalker", ship("outerrimsmuggler", "lukeskywalker"))).toEqual([
      "1E-SQUAD-05: list 0, ship 1, upgrade 0",
    ]);
    expect(standard("rebel", ship("lukeskywalker", "r2d2"), ship("outerrimsmuggler", "r2d2-swx22"))).toEqual([
      "1E-SQUAD-05: list 0, ship 1, upgrade 0",
    ]);
    expect(standard("rebel", "poedameron", "poedameron-swx57")).toEqual(["1E-SQUAD-05: list 0, ship 1"]);
    expect(standard("rebel", "wedgeantilles", ship("outerrimsmuggler", "lukeskywalker"))).toEqual([]);
    expect(standard("rebel", "rookiepilot", "rookiepilot")).toEqual([]);
  });

  test("[1E-SQUAD-12] a player uses a unique name only once, but the opponent may use it too", () => {
    const mine = check("standard-100", squad("imperial", "howlrunner", "academypilot")).verdict;
    const yours = check("standard-100", squad("imperial", "howlrunner", "obsidiansquadronpilot")).verdict;
    expect([mine.legal, yours.legal]).toEqual([true, true]);
    expect(standard("imperial", "howlrunner", "howlrunner")).toEqual(["1E-SQUAD-05: list 0, ship 1"]);
  });
});

describe("restrictions of cards", () => {
  test("[1E-SQUAD-06] size and faction must match", () => {
    expect(standard("rebel", ship("lukeskywalker", "deadeye"))).toEqual([]);
    expect(standard("rebel", ship("hansolo", "deadeye"))).toEqual(["1E-SQUAD-06: list 0, ship 0, upgrade 0"]);
    expect(standard("rebel", ship("hansolo", "countermeasures"))).toEqual([]);
    expect(standard("rebel", ship("lukeskywalker", "countermeasures"))).toEqual(["1E-SQUAD-06: list 0, ship 0, upgrade 0"]);
    expect(standard("imperial", ship("omicrongrouppilot", "darthvader"))).toEqual([]);
    expect(standard("rebel", ship("outerrimsmuggler", "darthvader"))).toEqual(["1E-SQUAD-06: list 0, ship 0, upgrade 0"]);
  });

  test("[1E-SQUAD-06] a ship's type must contain the card's full type name: a T-70 X-wing is an X-wing", () => {
    // The same card, but with only X-wings in its restriction.
    const forXWings = checkerOf(
      catalogueOf({
        ...pack,
        upgrades: pack.upgrades.map((card) =>
          card.id === "integratedastromech" ? { ...card, restrictions: [{ needs: "ship-name", names: ["X-wing"] }] } : card,
        ),
      }),
    );
    const astromechOn = (pilot: string) =>
      problemsIn(forXWings("standard-100", squad("rebel", ship(pilot, "integratedastromech"))).verdict);
    expect(astromechOn("rookiepilot")).toEqual([]);
    expect(astromechOn("bluesquadronnovice")).toEqual([]);
    expect(astromechOn("goldsquadronpilot")).toEqual(["1E-SQUAD-06: list 0, ship 0, upgrade 0"]);
    // A card for the T-65 fits on no other ship type.
    expect(standard("rebel", ship("bluesquadronnovice", "servomotorsfoils"))).toEqual(["1E-SQUAD-06: list 0, ship 0, upgrade 0"]);
    expect(standard("rebel", ship("rookiepilot", "servomotorsfoils", "blackone"))).toEqual([
      "1E-SQUAD-06: list 0, ship 0, upgrade 1",
      "1E-SQUAD-06: list 0, ship 0, upgrade 1",
    ]);
    // Captured TIE is for Rebel TIE fighters. On a TIE/fo fighter, only the faction is wrong; on an interceptor, the type is wrong too.
    const wanted = (pilot: string) =>
      check("standard-100", squad("imperial", ship(pilot, "capturedtie"))).verdict.problems.map(
        (found) => found.problem === "restricted card" && found.restriction,
      );
    expect(wanted("epsilonsquadronpilot")).toEqual([{ needs: "faction", factions: ["rebel"] }]);
    expect(wanted("alphasquadronpilot")).toEqual([
      { needs: "faction", factions: ["rebel"] },
      { needs: "ship-name", names: ["TIE Fighter"] },
    ]);
  });
});
