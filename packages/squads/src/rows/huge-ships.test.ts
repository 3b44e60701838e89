/** First-edition huge ships: where they can be used, what they carry, and how their two halves make one ship. */
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { describe, expect, test } from "vitest";
import type { LegalShip } from "../legal.ts";
import { energyLimit, worksForItsSectionOnly } from "../legal.ts";
import { ship, squad } from "../ready-made/ready-made.ts";
import { checkerOf, problemsIn } from "./testing.ts";

const catalogue = catalogueOf(pack);
const check = checkerOf(catalogue);
const problems = (...of: Parameters<typeof check>) => problemsIn(check(...of).verdict);
/** The organiser sets epic points for the ships to which the rules give none. */
const organised = { epicPoints: { gozanticlasscruiser: 2, croccruiser: 2 } };
const epic = (...of: Parameters<typeof squad>) => problems("epic-dogfight", squad(...of), organised);

function firstLegalShip(...of: Parameters<typeof squad>): LegalShip {
  const [first] = check("epic-dogfight", squad(...of), organised).legal?.squads[0]?.ships ?? [];
  if (!first) throw new Error("no legal ship");
  return first;
}

const HUGE = ["gr75mediumtransport", "cr90corvette", "raiderclasscorvette", "gozanticlasscruiser", "croccruiser"] as const;
const factionOf = (pilot: string) => catalogue.pilots.get(pilot)?.faction ?? "";

test("a huge ship used as an obstacle isn't one of the obstacles that a list can name", () => {
  const bringing = (obstacle: string) => problems("standard-100", { ...squad("rebel", "rookiepilot"), obstacles: [obstacle] }).length;
  expect([bringing("coreasteroid0"), bringing("hugelong"), bringing("hugeshort")]).toEqual([0, 1, 1]);
});

describe("the epic icon", () => {
  test("[HS-EPIC-01] every ship with the icon may be chosen in Epic Play", () => {
    for (const pilot of HUGE) expect(epic(factionOf(pilot), pilot)).toEqual([]);
    expect(pack.ships.filter(({ size }) => size === "huge").map(({ id }) => id)).toEqual(expect.arrayContaining([...HUGE]));
  });

  test("[HS-EPIC-02] in a cinematic mission, only the ships that the mission calls for are legal", () => {
    const list = squad("rebel", "cr90corvette");
    expect(problems("cinematic", list)).toEqual(["HS-EPIC-02: list 0, ship 0"]);
    expect(problems("cinematic", list, { missionShips: ["gr75mediumtransport"] })).toEqual(["HS-EPIC-02: list 0, ship 0"]);
    expect(problems("cinematic", list, { missionShips: ["cr90corvette"] })).toEqual([]);
  });

  test("[HS-EPIC-03] no ship with the icon is legal in standard play, whatever its cost", () => {
    for (const pilot of HUGE)
      expect(problems("standard-100", squad(factionOf(pilot), pilot), organised)).toEqual(["HS-EPIC-03: list 0, ship 0"]);
    const croc = check("standard-100", squad("scum", "croccruiser")).verdict;
    expect(croc).toMatchObject({ legal: false, points: 35 });
    expect(croc.problems).toMatchObject([{ problem: "huge ships not allowed", ship: "C-ROC Cruiser" }]);
  });

  test("[HS-EPIC-04] standard play only forbids fielding the ship: a game may still use a huge ship as an obstacle", () => {
    const squads = [squad("rebel", "wedgeantilles", "lukeskywalker"), squad("imperial", "darthvader", "soontirfel")];
    for (const list of squads) {
      const { legal, verdict } = check("standard-100", list);
      expect(problemsIn(verdict)).toEqual([]);
      expect(legal?.squads[0]?.ships.filter((one) => one.ship.size === "huge")).toEqual([]);
    }
    expect(problems("standard-100", squad("rebel", "wedgeantilles", "lukeskywalker", "gr75mediumtransport"))).toEqual([
      "HS-EPIC-03: list 0, ship 2",
    ]);
  });
});

describe("ships with two cards", () => {
  test("[HS-SECT-08] a corvette needs both its cards, and is one ship that costs as much as both", () => {
    const both = check("epic-dogfight", squad("rebel", "cr90corvette")).verdict;
    expect(problemsIn(both)).toEqual([]);
    expect(both.lists[0]?.ships).toEqual([{ points: 90, upgrades: 0 }]);
    expect(catalogue.pilots.get("cr90corvette")?.sections?.map(({ section, cost }) => [section, cost])).toEqual([
      ["fore", 50],
      ["aft", 40],
    ]);
    const aftOnly = { faction: "rebel", ships: [{ ...ship("cr90corvette"), onlySection: "aft" as const }] };
    const refused = check("epic-dogfight", aftOnly).verdict;
    expect(problemsIn(refused)).toEqual(["HS-SECT-08: list 0, ship 0"]);
    expect(refused.problems).toMatchObject([{ problem: "half of a ship", half: "aft", fix: { fix: "add the other half", half: "fore" } }]);
  });

  test("[HS-SECT-91-Q] the CR90 and the Raider have a fore and an aft card; all other huge ships have one card and no halves", () => {
    const cards = Object.fromEntries(HUGE.map((id) => [id, catalogue.ships.get(id)?.sections?.map(({ section }) => section) ?? ["one"]]));
    expect(cards).toEqual({
      gr75mediumtransport: ["one"],
      cr90corvette: ["fore", "aft"],
      raiderclasscorvette: ["fore", "aft"],
      gozanticlasscruiser: ["one"],
      croccruiser: ["one"],
    });
    // Only ships with two cards have halves: their upgrades must name a half, and other ships' upgrades must not.
    expect(epic("rebel", ship("gr75mediumtransport", "commsbooster"))).toEqual([]);
    expect(epic("rebel", ship("cr90corvette", "commsbooster"))).toEqual(["HS-SECT-08: list 0, ship 0, upgrade 0"]);
    expect(epic("rebel", ship("cr90corvette", "commsbooster@aft"))).toEqual([]);
  });

  test("[HS-UPG-91-Q] a ship with two cards can have only one title and one modification in total", () => {
    expect(epic("rebel", ship("cr90corvette", "tantiveiv", "optimizedgenerators"))).toEqual([]);
    expect(epic("rebel", ship("cr90corvette", "tantiveiv", "jainaslight"))).toEqual(["HS-UPG-91-Q: list 0, ship 0, upgrade 1"]);
    expect(epic("rebel", ship("cr90corvette", "optimizedgenerators@fore", "automatedprotocols@aft"))).toEqual([
      "HS-UPG-91-Q: list 0, ship 0, upgrade 1",
    ]);
    expect(epic("imperial", ship("raiderclasscorvette", "instigator", "impetuous"))).toEqual(["HS-UPG-91-Q: list 0, ship 0, upgrade 1"]);
    expect(epic("imperial", ship("raiderclasscorvette", "instigator", "ordnancetubes"))).toEqual([]);
  });

  test("[HS-UPG-91-Q] if a title names a card, it belongs on that card", () => {
    expect(firstLegalShip("rebel", ship("cr90corvette", "tantiveiv")).upgrades.map(({ section }) => section)).toEqual(["fore"]);
    expect(firstLegalShip("imperial", ship("raiderclasscorvette", "assailer")).upgrades.map(({ section }) => section)).toEqual(["aft"]);
    expect(epic("rebel", ship("cr90corvette", "tantiveiv@aft"))).toEqual(["1E-SQUAD-06: list 0, ship 0, upgrade 0"]);
  });

  test("[HS-UPG-92-Q] weapons and Action cards work for the section that carries them, all others for the whole ship", () => {
    const { upgrades } = firstLegalShip(
      "rebel",
      ship("cr90corvette", "quadlasercannons@aft", "slicertools@fore", "gunneryteam@fore", "chewbacca@aft", "tibannagassupplies@aft"),
    );
    expect(upgrades.map(({ card, section }) => [card.id, section, worksForItsSectionOnly(card)])).toEqual([
      ["quadlasercannons", "aft", true],
      ["slicertools", "fore", true],
      ["gunneryteam", "fore", false],
      ["chewbacca", "aft", false],
      ["tibannagassupplies", "aft", false],
    ]);
    const raider = firstLegalShip("imperial", ship("raiderclasscorvette", "darthvader@aft", "singleturbolasers@fore"));
    expect(raider.upgrades.map(({ card }) => worksForItsSectionOnly(card))).toEqual([false, true]);
  });
});

describe("printed values", () => {
  test("[HS-AGI-01] agility is 0 on all seven huge-ship cards", () => {
    const huge = pack.pilots.flatMap((pilot) => {
      const type = catalogue.ships.get(pilot.ship);
      return type?.size === "huge" ? Array.from({ length: type.sections?.length ?? 1 }, () => pilot.agility ?? type.agility) : [];
    });
    expect(huge).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test("[HS-ENERGY-04] some titles raise the energy limit, and one lowers it", () => {
    expect(energyLimit(firstLegalShip("rebel", "gr75mediumtransport"))).toBe(4);
    expect(energyLimit(firstLegalShip("rebel", ship("gr75mediumtransport", "brighthope")))).toBe(6);
    expect(energyLimit(firstLegalShip("rebel", ship("gr75mediumtransport", "dutyfree", "commsbooster")))).toBe(4);
    expect(energyLimit(firstLegalShip("scum", ship("croccruiser", "insatiableworrt")))).toBe(3);
    expect(energyLimit(firstLegalShip("scum", ship("croccruiser", "brokenhorn")))).toBe(6);
    expect(energyLimit(firstLegalShip("rebel", "cr90corvette"))).toBe(5);
  });
});

describe("upgrades", () => {
  test("[HS-UPG-02] a huge ship can equip only modifications made for huge ships", () => {
    expect(epic("rebel", ship("gr75mediumtransport", "shieldupgrade"))).toEqual(["HS-UPG-02: list 0, ship 0, upgrade 0"]);
    expect(epic("rebel", ship("gr75mediumtransport", "automatedprotocols"))).toEqual([]);
    expect(epic("rebel", ship("cr90corvette", "engineupgrade"))).toEqual(["HS-UPG-02: list 0, ship 0, upgrade 0"]);
    expect(epic("rebel", ship("gr75mediumtransport", "combatretrofit"))).toEqual([]);
  });

  test("[HS-UPG-03] small and large ships can't equip cards made only for huge ships", () => {
    expect(epic("rebel", ship("outerrimsmuggler", "wed15repairdroid"))).toEqual(["HS-UPG-03: list 0, ship 0, upgrade 0"]);
    expect(epic("rebel", ship("rebeloperative", "jandodonna"))).toEqual(["HS-UPG-03: list 0, ship 0, upgrade 0"]);
    expect(epic("rebel", ship("rookiepilot", "automatedprotocols"))).toEqual(["HS-UPG-03: list 0, ship 0, upgrade 0"]);
    expect(epic("rebel", ship("gr75mediumtransport", "wed15repairdroid", "jandodonna"))).toEqual([]);
  });

  test("[HS-UPG-04] a huge ship can't have two copies of a LIMITED card, but may have two different ones", () => {
    expect(epic("rebel", ship("cr90corvette", "gunneryteam@fore", "gunneryteam@fore"))).toEqual(["1E-SQUAD-04: list 0, ship 0, upgrade 1"]);
    expect(epic("rebel", ship("cr90corvette", "gunneryteam@fore", "engineeringteam@fore"))).toEqual([]);
    expect(epic("rebel", ship("cr90corvette", "sensorteam@fore", "sensorteam@fore"))).toEqual([]);
    expect(epic("rebel", ship("gr75mediumtransport", "frequencyjammer"), ship("gr75mediumtransport", "frequencyjammer"))).toEqual([]);
  });

  test("[HS-UPG-05] both halves of a corvette count as one ship for LIMITED cards", () => {
    expect(epic("rebel", ship("cr90corvette", "gunneryteam@fore", "gunneryteam@aft"))).toEqual(["HS-UPG-05: list 0, ship 0, upgrade 1"]);
    expect(epic("rebel", ship("cr90corvette", "gunneryteam@fore", "engineeringteam@aft"))).toEqual([]);
    expect(epic("imperial", ship("raiderclasscorvette", "tibannagassupplies@aft", "tibannagassupplies@fore"))).toEqual([
      "HS-UPG-05: list 0, ship 0, upgrade 1",
    ]);
  });

  test("[HS-UPG-06] a card without a size restriction fits a matching icon", () => {
    expect(epic("rebel", ship("cr90corvette", "gunner@fore", "reconspecialist@aft"))).toEqual([]);
    expect(epic("imperial", ship("gozanticlasscruiser", "rebelcaptive", "fleetofficer"))).toEqual([]);
    expect(epic("rebel", ship("cr90corvette", "gunner@fore", "reconspecialist@fore"))).toEqual(["1E-SQUAD-03: list 0, ship 0, upgrade 1"]);
    expect(epic("rebel", ship("gr75mediumtransport", "protontorpedoes"))).toEqual(["1E-SQUAD-03: list 0, ship 0, upgrade 0"]);
  });

  test("[HS-CARD-03, HS-CARD-04] Navigator and Cassian Andor can't be crew of huge ships", () => {
    const mission = { missionShips: [...HUGE] };
    const transport = (crew: string) => problems("cinematic", squad("rebel", ship("gr75mediumtransport", crew)), mission);
    const corvette = (crew: string) => problems("cinematic", squad("rebel", ship("cr90corvette", `${crew}@aft`)), mission);
    expect(transport("navigator")).toEqual(["HS-CARD-03: list 0, ship 0, upgrade 0"]);
    expect(corvette("navigator")).toEqual(["HS-CARD-03: list 0, ship 0, upgrade 0"]);
    expect(transport("cassianandor")).toEqual(["HS-CARD-04: list 0, ship 0, upgrade 0"]);
    expect(corvette("cassianandor")).toEqual(["HS-CARD-04: list 0, ship 0, upgrade 0"]);
    expect(transport("jynerso")).toEqual([]);
    expect(problems("cinematic", squad("rebel", ship("outerrimsmuggler", "navigator", "cassianandor")))).toEqual([]);
  });

  test("each icon belongs to the half that shows it", () => {
    expect(epic("imperial", ship("raiderclasscorvette", "singleturbolasers@fore", "quadlasercannons@aft", "quadlasercannons@aft"))).toEqual(
      [],
    );
    expect(epic("imperial", ship("raiderclasscorvette", "singleturbolasers@fore", "quadlasercannons@fore"))).toEqual([
      "1E-SQUAD-03: list 0, ship 0, upgrade 1",
    ]);
    expect(epic("imperial", ship("raiderclasscorvette", "admiralozzel@fore"))).toEqual(["1E-SQUAD-03: list 0, ship 0, upgrade 0"]);
    expect(epic("imperial", ship("raiderclasscorvette", "admiralozzel@aft"))).toEqual([]);
  });

  test("Tantive IV adds a crew icon and a team icon to the fore card", () => {
    const crews = ["leiaorgana@fore", "raymusantilles@fore"];
    expect(epic("rebel", ship("cr90corvette", ...crews))).toEqual(["1E-SQUAD-03: list 0, ship 0, upgrade 1"]);
    expect(epic("rebel", ship("cr90corvette", ...crews, "tantiveiv"))).toEqual([]);
    expect(epic("rebel", ship("cr90corvette", "leiaorgana@aft", "raymusantilles@aft", "tantiveiv"))).toEqual([
      "1E-SQUAD-03: list 0, ship 0, upgrade 1",
    ]);
  });

  test("Ordnance Tubes turn hardpoints into torpedo or missile icons", () => {
    expect(epic("imperial", ship("raiderclasscorvette", "assaultmissiles@fore"))).toEqual(["1E-SQUAD-03: list 0, ship 0, upgrade 0"]);
    expect(epic("imperial", ship("raiderclasscorvette", "assaultmissiles@fore", "quadlasercannons@aft", "ordnancetubes"))).toEqual([]);
  });
});

describe("docking", () => {
  const docked = (pilot: string, carrier: number) => ({ ...ship(pilot), dockedTo: carrier });
  const gozanti = ship("gozanticlasscruiser", "dockingclamps");
  const aboard = (...pilots: readonly string[]) => epic("imperial", gozanti, ...pilots.map((pilot) => docked(pilot, 0)));

  test("Docking Clamps hold four ships of one type", () => {
    expect(aboard("academypilot", "academypilot", "howlrunner", "maulermithel")).toEqual([]);
    expect(aboard(...Array.from({ length: 5 }, () => "academypilot"))).toEqual(["1E-DOCK-01: list 0, ship 0"]);
    expect(aboard("academypilot", "alphasquadronpilot")).toEqual(["1E-DOCK-01: list 0, ship 0"]);
    expect(aboard("deltasquadronpilot")).toEqual(["1E-DOCK-01: list 0, ship 1"]);
  });

  test("docked ships cost their points, and need a carrier that can carry them", () => {
    const list = squad("imperial", gozanti, docked("academypilot", 0));
    expect(check("epic-dogfight", list, organised).verdict.points).toBe(52);
    expect(epic("imperial", "gozanticlasscruiser", docked("academypilot", 0))).toEqual(["1E-DOCK-01: list 0, ship 0"]);
    expect(epic("imperial", gozanti, docked("academypilot", 7))).toEqual(["1E-DOCK-01: list 0, ship 1"]);
    expect(epic("imperial", gozanti, docked("academypilot", 0), docked("academypilot", 1)).toSorted()).toEqual([
      "1E-DOCK-01: list 0, ship 1",
      "1E-DOCK-01: list 0, ship 2",
    ]);
  });
});

describe("the value of each half of a corvette", () => {
  test("[ET-SCORE-04, ET-SCORE-54-Q] includes its upgrades; ship-wide ones count for the half that the list names, by default fore", () => {
    const counted = (...upgrades: readonly string[]) => {
      const { points, sections, sectionPoints } = firstLegalShip("rebel", ship("cr90corvette", ...upgrades));
      return { points, sections, sectionPoints };
    };
    expect(counted()).toEqual({ points: 90, sections: [], sectionPoints: { fore: 50, aft: 40 } });
    expect(counted("quadlasercannons@aft", "gunneryteam@fore")).toEqual({
      points: 100,
      sections: ["aft", "fore"],
      sectionPoints: { fore: 54, aft: 46 },
    });
    expect(counted("optimizedgenerators").sections).toEqual(["fore"]);
    expect(counted("optimizedgenerators@aft").sections).toEqual(["aft"]);
    expect(firstLegalShip("imperial", ship("raiderclasscorvette", "assailer")).sections).toEqual(["aft"]);
    expect(firstLegalShip("rebel", "gr75mediumtransport").sections).toBeUndefined();
  });
});
