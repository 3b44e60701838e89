/** Epic Dogfight: one list with 300 points, 5 epic points, and a maximum number of ships of each type. */
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { describe, expect, test } from "vitest";
import type { EventOptions } from "../draft.ts";
import { changesSince, lockEntry } from "../lock.ts";
import { ship, squad, times } from "../ready-made/ready-made.ts";
import { checkerOf, formatNamed, problemsIn } from "./testing.ts";

const catalogue = catalogueOf(pack);
const check = checkerOf(catalogue);
const problems = (...of: Parameters<typeof check>) => problemsIn(check(...of).verdict);
const dogfight = (...of: Parameters<typeof squad>) => problems("epic-dogfight", squad(...of));
const epicPoints = (...of: Parameters<typeof squad>) => check("epic-dogfight", squad(...of)).verdict.epicPoints;

/** 270 points; 30 are left. */
const swarm = [...times(12, "academypilot"), ...times(6, "omicrongrouppilot")];

describe("lists and points", () => {
  test("[ET-SQUAD-01] a player builds exactly one squad", () => {
    const list = squad("imperial", ...swarm);
    expect(problems("epic-dogfight", [])).toEqual(["ET-SQUAD-01"]);
    expect(problems("epic-dogfight", [list, list])).toEqual(["ET-SQUAD-01"]);
    expect(problems("epic-dogfight", [list])).toEqual([]);
  });

  test("[ET-SQUAD-02, ET-SQUAD-03] a squad may cost 300 points or fewer, but not 301", () => {
    const totals = (...of: Parameters<typeof squad>) => check("epic-dogfight", squad(...of)).verdict;
    expect(totals("imperial", ...swarm, "deltasquadronpilot")).toMatchObject({ points: 300, legal: true, problems: [] });
    const over = totals("imperial", ...swarm.slice(1), "obsidiansquadronpilot", "deltasquadronpilot");
    expect(over).toMatchObject({ points: 301, legal: false });
    expect(problemsIn(over)).toEqual(["ET-SQUAD-02: list 0"]);
    expect(totals("imperial", ...swarm.slice(0, 16), "coloneljendon")).toMatchObject({ points: 254, legal: true, problems: [] });
    expect(totals("imperial", "academypilot")).toMatchObject({ points: 12, legal: true, problems: [] });
  });

  test("[ET-SQUAD-16] a squad costs its ship cards and all upgrades on them", () => {
    const { points, lists } = check(
      "epic-dogfight",
      squad("rebel", ship("cr90corvette", "gunneryteam@fore", "backupshieldgenerator@aft")),
    ).verdict;
    expect(points).toBe(97);
    expect(lists[0]?.ships).toEqual([{ points: 97, upgrades: 7 }]);
  });

  test("[ET-SQUAD-51-Q] a squad needs at least one ship", () => {
    expect(dogfight("rebel", "rookiepilot")).toEqual([]);
    expect(dogfight("rebel")).toEqual(["ET-SQUAD-51-Q: list 0"]);
  });

  test("[ET-SCOPE-05] the core rules apply wherever the tournament rules are silent", () => {
    expect(dogfight("rebel", "lukeskywalker", "lukeskywalker")).toEqual(["1E-SQUAD-05: list 0, ship 1"]);
    expect(dogfight("imperial", ship("academypilot", "stealthdevice", "hullupgrade"))).toEqual(["1E-SQUAD-03: list 0, ship 0, upgrade 1"]);
  });
});

describe("ships of one type", () => {
  test("[ET-SQUAD-06] a squad has at most 12 small ships of one type", () => {
    expect(dogfight("imperial", ...times(12, "academypilot"))).toEqual([]);
    expect(dogfight("imperial", ...times(13, "academypilot"))).toEqual(["ET-SQUAD-06: list 0"]);
  });

  test("[ET-SQUAD-07] a squad has at most 6 large ships of one type", () => {
    expect(dogfight("imperial", ...times(6, "omicrongrouppilot"))).toEqual([]);
    expect(dogfight("imperial", ...times(7, "omicrongrouppilot"))).toEqual(["ET-SQUAD-07: list 0"]);
  });

  test("[ET-SQUAD-08] named and generic pilots of a type count together", () => {
    const twelve = ["backstabber", "howlrunner", ...times(10, "academypilot")];
    expect(dogfight("imperial", ...twelve)).toEqual([]);
    expect(dogfight("imperial", ...twelve, "obsidiansquadronpilot")).toEqual(["ET-SQUAD-06: list 0"]);
  });

  test("[ET-SQUAD-09] each type is counted separately", () => {
    expect(dogfight("imperial", ...times(12, "academypilot"), "alphasquadronpilot")).toEqual([]);
    expect(dogfight("imperial", ...times(6, "omicrongrouppilot"), "patrolleader")).toEqual([]);
  });

  test("[ET-SQUAD-10] one named and five generic shuttles reach the maximum", () => {
    const six = ["coloneljendon", ...times(5, "omicrongrouppilot")];
    expect(dogfight("imperial", ...six)).toEqual([]);
    expect(dogfight("imperial", ...six, "captainkagi")).toEqual(["ET-SQUAD-07: list 0"]);
  });

  test("[ET-SQUAD-11] the number of huge ships is limited only by epic points", () => {
    expect(dogfight("rebel", ...times(2, "gr75mediumtransport"))).toEqual([]);
    expect(epicPoints("rebel", ...times(2, "gr75mediumtransport"))).toBe(4);
    const free = { epicPoints: { gozanticlasscruiser: 0 } };
    expect(problems("epic-dogfight", squad("imperial", ...times(7, "gozanticlasscruiser")), free)).toEqual([]);
  });

  test("[ET-SQUAD-52-Q] the type is the printed ship name, so a TIE/fo fighter isn't a TIE fighter", () => {
    expect(dogfight("imperial", ...times(12, "academypilot"), "epsilonsquadronpilot")).toEqual([]);
    expect(dogfight("imperial", ...times(13, "epsilonsquadronpilot"))).toEqual(["ET-SQUAD-06: list 0"]);
  });
});

describe("factions", () => {
  test("[ET-FACT-01] all ships are from the squad's faction", () => {
    expect(dogfight("rebel", "rookiepilot", "academypilot")).toEqual(["ET-FACT-01: list 0, ship 1"]);
    expect(dogfight("rebel", "rookiepilot", "redsquadronpilot")).toEqual([]);
  });

  test("[ET-FACT-03] if several factions have a ship, its pilot card must be from the squad's faction", () => {
    const scum = [...times(4, "binayrepirate"), "mandalorianmercenary"];
    expect(dogfight("scum", ...scum)).toEqual([]);
    expect(dogfight("scum", ...times(4, "binayrepirate"), "kathscarlet-imperial")).toEqual(["ET-FACT-01: list 0, ship 4"]);
    expect(dogfight("scum", ...times(4, "binayrepirate"), "kathscarlet-scum")).toEqual([]);
    expect(dogfight("scum", "banditsquadronpilot")).toEqual(["ET-FACT-01: list 0, ship 0"]);
  });

  test("[ET-SQUAD-12] a squad is Rebel, Imperial or Scum; a part of a faction is refused with a hint", () => {
    expect(dogfight("rebel", "rookiepilot")).toEqual([]);
    expect(dogfight("imperial", "academypilot")).toEqual([]);
    expect(dogfight("scum", "binayrepirate")).toEqual([]);
    const problemsOf = (faction: string, pilot: string) => check("epic-dogfight", squad(faction, pilot)).verdict.problems;
    const part = { rule: "ET-SQUAD-12", problem: "part of a faction" };
    const change = { fix: "choose this faction" };
    expect(problemsOf("resistance", "bluesquadronnovice")).toMatchObject([{ ...part, fix: { ...change, faction: "rebel" } }]);
    expect(problemsOf("firstorder", "epsilonsquadronpilot")).toMatchObject([{ ...part, fix: { ...change, faction: "imperial" } }]);
    expect(problemsOf("hutts", "binayrepirate")).toMatchObject([{ rule: "ET-SQUAD-12", problem: "unknown faction", place: { list: 0 } }]);
  });

  test("[ET-SQUAD-13, ET-SQUAD-14, ET-SQUAD-15] Rebels can field Resistance ships and Imperials First Order ships, but not the reverse", () => {
    expect(dogfight("rebel", "rookiepilot", ship("bluesquadronnovice", "bb8"), ship("outerrimsmuggler", "finn"))).toEqual([]);
    expect(dogfight("imperial", "academypilot", "epsilonsquadronpilot", ship("omicrongrouppilot", "kyloren"))).toEqual([]);
    expect(dogfight("rebel", "rookiepilot", "epsilonsquadronpilot")).toEqual(["ET-FACT-01: list 0, ship 1"]);
    expect(dogfight("imperial", "academypilot", "bluesquadronnovice")).toEqual(["ET-FACT-01: list 0, ship 1"]);
    expect(dogfight("rebel", ship("outerrimsmuggler", "kyloren"))).toEqual(["1E-SQUAD-06: list 0, ship 0, upgrade 0"]);
    expect(dogfight("imperial", ship("omicrongrouppilot", "finn"))).toEqual(["1E-SQUAD-06: list 0, ship 0, upgrade 0"]);
  });

  test("[ET-MIRROR-03] both sides may field the same unique name", () => {
    const sides = [squad("rebel", "lukeskywalker", "rookiepilot"), squad("rebel", "lukeskywalker", "goldsquadronpilot")];
    for (const side of sides) expect(problems("epic-dogfight", side)).toEqual([]);
    expect(dogfight("rebel", "lukeskywalker", "rookiepilot", "lukeskywalker")).toEqual(["1E-SQUAD-05: list 0, ship 2"]);
  });
});

describe("epic points", () => {
  test("[ET-SQUAD-04, ET-SQUAD-05] a squad has at most 5 epic points, and may have fewer or none", () => {
    expect(dogfight("rebel", "cr90corvette", "gr75mediumtransport")).toEqual([]);
    expect(epicPoints("rebel", "cr90corvette", "gr75mediumtransport")).toBe(5);
    expect(dogfight("rebel", "cr90corvette", "cr90corvette")).toEqual(["ET-SQUAD-04: list 0"]);
    expect(dogfight("rebel", "cr90corvette")).toEqual([]);
    expect(dogfight("rebel", "rookiepilot")).toEqual([]);
    expect(epicPoints("rebel", "rookiepilot")).toBe(0);
  });

  test("[ET-EPIC-01] only huge ships spend epic points", () => {
    expect(epicPoints("imperial", ...swarm)).toBe(0);
    expect(epicPoints("rebel", ...times(12, "banditsquadronpilot"), ship("gr75mediumtransport", "combatretrofit"))).toBe(2);
  });

  test("[ET-EPIC-02, ET-EPIC-03, ET-EPIC-04] the CR90 costs 3, the GR-75 2, the Raider 3", () => {
    expect(epicPoints("rebel", "cr90corvette")).toBe(3);
    expect(epicPoints("rebel", "gr75mediumtransport")).toBe(2);
    expect(epicPoints("imperial", "raiderclasscorvette")).toBe(3);
  });

  test("[ET-EPIC-05] a corvette with two cards counts once", () => {
    expect(catalogue.ships.get("cr90corvette")?.sections).toHaveLength(2);
    expect(epicPoints("rebel", ship("cr90corvette", "gunneryteam@fore", "engineeringteam@aft"))).toBe(3);
    expect(epicPoints("imperial", ship("raiderclasscorvette", "gunneryteam@fore", "engineeringteam@aft"))).toBe(3);
  });

  test("[ET-EPIC-06] points and epic points are separate limits", () => {
    const fleet = ["cr90corvette", "gr75mediumtransport", ...times(8, "banditsquadronpilot"), ...times(3, "rookiepilot")];
    const over = check("epic-dogfight", squad("rebel", ...fleet, ship("rookiepilot", "r2astromech"))).verdict;
    expect(over).toMatchObject({ points: 301, epicPoints: 5 });
    expect(problemsIn(over)).toEqual(["ET-SQUAD-02: list 0"]);
    expect(dogfight("rebel", ...fleet, "rookiepilot")).toEqual([]);
    const corvettes = ["cr90corvette", "cr90corvette", ...times(4, "banditsquadronpilot"), ship("goldsquadronpilot", "protontorpedoes")];
    const many = check("epic-dogfight", squad("rebel", ...corvettes)).verdict;
    expect(many).toMatchObject({ points: 250, epicPoints: 6 });
    expect(problemsIn(many)).toEqual(["ET-SQUAD-04: list 0"]);
  });

  test.each([
    { ships: ["rookiepilot"], sum: 0, legal: true },
    { ships: ["cr90corvette"], sum: 3, legal: true },
    { ships: ["gr75mediumtransport"], sum: 2, legal: true },
    { ships: ["cr90corvette", "gr75mediumtransport"], sum: 5, legal: true },
    { ships: ["gr75mediumtransport", "gr75mediumtransport"], sum: 4, legal: true },
    { ships: ["cr90corvette", "cr90corvette"], sum: 6, legal: false },
    { ships: ["gr75mediumtransport", "gr75mediumtransport", "gr75mediumtransport"], sum: 6, legal: false },
  ])("[ET-EPIC-07] $ships cost $sum epic points, legal: $legal", ({ ships, sum, legal }) => {
    expect(check("epic-dogfight", squad("rebel", ...ships)).verdict).toMatchObject({ epicPoints: sum, legal });
    expect(dogfight("rebel", ...ships)).toEqual(legal ? [] : ["ET-SQUAD-04: list 0"]);
  });

  test("[ET-EPIC-51-Q] a huge ship without epic points is illegal until the organiser sets a value", () => {
    const gozanti = check("epic-dogfight", squad("imperial", "gozanticlasscruiser")).verdict;
    expect(problemsIn(gozanti)).toEqual(["ET-EPIC-51-Q: list 0, ship 0"]);
    expect(gozanti.problems).toMatchObject([{ problem: "epic points not set", type: "Gozanti-class Cruiser" }]);
    expect(dogfight("scum", "croccruiser")).toEqual(["ET-EPIC-51-Q: list 0, ship 0"]);
    const set = check("epic-dogfight", squad("imperial", "gozanticlasscruiser"), { epicPoints: { gozanticlasscruiser: 2 } }).verdict;
    expect(set).toMatchObject({ legal: true, epicPoints: 2 });
    expect(problems("epic-dogfight", squad("scum", "croccruiser"), { epicPoints: { gozanticlasscruiser: 2 } })).toEqual([
      "ET-EPIC-51-Q: list 0, ship 0",
    ]);
    expect(
      problems("epic-dogfight", squad("imperial", "raiderclasscorvette", "gozanticlasscruiser"), {
        epicPoints: { gozanticlasscruiser: 3 },
      }),
    ).toEqual(["ET-SQUAD-04: list 0"]);
  });

  test("[ET-EPIC-02, ET-EPIC-03] an organiser can't change the epic points that the rules give", () => {
    const { verdict } = check("epic-dogfight", squad("rebel", "cr90corvette", "gr75mediumtransport"), {
      epicPoints: { cr90corvette: 1, gr75mediumtransport: 1 },
    });
    expect(verdict.epicPoints).toBe(3 + 2);
  });
});

describe("the list that is handed in", () => {
  const list = squad("imperial", ...swarm, "deltasquadronpilot");

  test("[ET-LIST-02] a wrong stated total gets a notice", () => {
    expect(problems("epic-dogfight", { ...list, declared: { points: 298 } })).toEqual(["notice ET-LIST-02: list 0"]);
    expect(check("epic-dogfight", { ...list, declared: { points: 298 } }).verdict).toMatchObject({
      legal: true,
      problems: [{ problem: "wrong points declared", declared: 298, points: 300, fix: { fix: "declare points", points: 300 } }],
    });
    expect(problems("epic-dogfight", { ...list, declared: { points: 300 } })).toEqual([]);
  });

  test("[ET-LIST-04] the list need not state its epic points", () => {
    const fleet = squad("rebel", "cr90corvette", "rookiepilot");
    expect(problems("epic-dogfight", { ...fleet, declared: { points: 111 } })).toEqual([]);
    expect(problems("team-epic", [{ ...fleet, declared: { points: 111 } }, squad("rebel", "goldsquadronpilot")])).toContain(
      "notice ET-TLIST-04: list 0",
    );
  });

  test("[ET-LIST-03] the same ships and upgrades are used in every round", () => {
    const format = formatNamed("epic-dogfight");
    const { legal } = check("epic-dogfight", squad("rebel", ship("lukeskywalker", "r2d2", "protontorpedoes"), "rookiepilot"));
    if (!legal) throw new Error("not legal");
    const locked = lockEntry(legal);
    const again = (...of: Parameters<typeof squad>) => problemsIn({ problems: changesSince(locked, [squad(...of)], format, catalogue) });
    expect(again("rebel", ship("lukeskywalker", "r2d2", "protontorpedoes"), "rookiepilot")).toEqual([]);
    expect(again("rebel", "rookiepilot", ship("lukeskywalker", "protontorpedoes", "r2d2"))).toEqual([]);
    expect(again("rebel", ship("lukeskywalker", "r2d2"), "rookiepilot")).toEqual(["ET-LIST-03: list 0"]);
    expect(again("rebel", ship("lukeskywalker", "r2d2", "protontorpedoes"), "redsquadronpilot")).toEqual(["ET-LIST-03: list 0"]);
    expect(again("rebel", ship("lukeskywalker", "r2d2"), ship("rookiepilot", "protontorpedoes"))).toEqual(["ET-LIST-03: list 0"]);
  });
});

describe("cards that are allowed", () => {
  test("[ET-CARD-04] Navigator can't be equipped to huge ships", () => {
    expect(dogfight("rebel", ship("gr75mediumtransport", "navigator"))).toEqual(["ET-CARD-04: list 0, ship 0, upgrade 0"]);
    expect(dogfight("imperial", ship("omicrongrouppilot", "navigator"))).toEqual([]);
  });

  test("[ET-COMP-12, ET-LEGAL-02] a card that doesn't exist is refused, and the problem gives its place", () => {
    expect(dogfight("rebel", "rookiepilot", "homemadepilot")).toEqual(["ET-LEGAL-02: list 0, ship 1"]);
    expect(dogfight("rebel", ship("rookiepilot", "r2astromech", "homemadetorpedoes"))).toEqual(["ET-LEGAL-02: list 0, ship 0, upgrade 1"]);
    expect(dogfight("rebel", ship("rookiepilot", "r2astromech"))).toEqual([]);
  });

  /** This ship must start docked, so a list can't consist of it alone. */
  const ABOARD_ALONE = "nashtahpuppilot";

  test("[ET-LEGAL-01] every ship card may be used, even for huge ships", () => {
    const organised = { epicPoints: { gozanticlasscruiser: 2, croccruiser: 2 } };
    const cards = pack.pilots.filter(({ id }) => id !== ABOARD_ALONE);
    expect(cards.length).toBeGreaterThan(280);
    for (const { id, faction } of cards) expect([id, ...problems("epic-dogfight", squad(faction, id), organised)]).toEqual([id]);
    const tiers = Array.from({ length: 4 }, () => squad("rebel", "cr90corvette", "rookiepilot"));
    const escalation = check("escalation", tiers).verdict;
    expect(problemsIn(escalation)).toContain("ES-SQUAD-13: list 0, ship 0");
  });

  test("[ET-LEGAL-04] in North America a card is legal from the day of its release", () => {
    const on = (date: string, region: EventOptions["region"] = "north-america") =>
      problems("epic-dogfight", squad("imperial", ship("academypilot", "stealthdevice"), "raiderclasscorvette"), {
        event: { region, date, releases: { raiderclasscorvette: "2015-09-04", stealthdevice: "2012-09-14" } },
      });
    expect(on("2015-09-04")).toEqual([]);
    expect(on("2015-09-03")).toEqual(["ET-LEGAL-04: list 0, ship 1"]);
    expect(on("2012-09-01")).toEqual(["ET-LEGAL-04: list 0, ship 0, upgrade 0", "ET-LEGAL-04: list 0, ship 1"]);
  });

  test("[ET-LEGAL-05] elsewhere the organiser decides what is legal, whatever the release dates", () => {
    const list = squad("imperial", ship("academypilot", "stealthdevice"), "raiderclasscorvette");
    const event = { region: "elsewhere", date: "2015-09-03", releases: { raiderclasscorvette: "2015-09-04" } } as const;
    expect(problems("epic-dogfight", list, { event })).toEqual([]);
    expect(problems("epic-dogfight", list, { event: { ...event, notAdmitted: ["raiderclasscorvette"] } })).toEqual([
      "ET-LEGAL-05: list 0, ship 1",
    ]);
    expect(problems("epic-dogfight", list, { event: { ...event, notAdmitted: ["stealthdevice"] } })).toEqual([
      "ET-LEGAL-05: list 0, ship 0, upgrade 0",
    ]);
    expect(problems("epic-dogfight", list, { event: { region: "north-america", notAdmitted: ["stealthdevice"] } })).toEqual([]);
  });
});
