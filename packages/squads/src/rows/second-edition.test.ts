/** Second-edition squads: rules that apply in 2.0, or in both 2.0 and 2.5. The rules for 2.5 alone are in loadout.test.ts. */
import { SLOTS } from "@broadside/cards";
import { describe, expect, test } from "vitest";
import { ship, squad, times } from "../ready-made/ready-made.ts";
import { checkerOf, problemsIn } from "./testing.ts";
import { CARDS_20, CARDS_25, check20, check25, pilotOf, upgradeOf, withCards } from "./testing-second.ts";

const faults20 = (...asked: Parameters<typeof check20>): readonly string[] => problemsIn(check20(...asked).verdict);
const extended = (faction: string, ...ships: Parameters<typeof squad>[1][]): readonly string[] =>
  faults20("extended-200", squad(faction, ...ships));

describe("points", () => {
  const xWings = (...astromechs: readonly string[]) =>
    squad(
      "rebelalliance",
      ...["lukeskywalker", "wedgeantilles", "kullbeesperado"].map((pilot, at) =>
        ship(pilot, "protontorpedoes", ...astromechs.slice(at, at + 1)),
      ),
    );

  test("[2E-SQUAD-01] ships and upgrades share one limit of 200 points: 160 + 41 is one too many", () => {
    const { verdict, legal } = check20("extended-200", xWings("r3astromech", "r4astromech"));
    expect(verdict.points).toBe(201);
    expect(verdict.lists[0]).toMatchObject({ points: 201, limit: 200, left: -1 });
    expect(problemsIn(verdict)).toEqual(["2E-SQUAD-01: list 0"]);
    expect(legal).toBeUndefined();
    const mended = check20("extended-200", xWings("r4astromech", "r4astromech"));
    expect(mended.verdict.points).toBe(200);
    expect(mended.legal?.squads[0]?.points).toBe(200);
  });

  test("[2E-SQUAD-02, 2E-SQUAD-28-Q] a squad has 2 to 8 ships at events, and any number from 1 in casual games", () => {
    const alone = squad("galacticempire", ship("darthvader-tieddefender", "heightenedperception", "heavylasercannon"));
    const swarm = (count: number) => squad("galacticempire", ...times(count, "academypilot"));
    expect(faults20("extended-200", alone)).toEqual(["2E-SQUAD-02: list 0"]);
    expect(faults20("hyperspace-200", squad("galacticempire", "howlrunner"))).toEqual(["2E-SQUAD-02: list 0"]);
    expect(faults20("casual-200", alone)).toEqual([]);
    expect(faults20("extended-200", swarm(2))).toEqual([]);
    expect(faults20("extended-200", swarm(8))).toEqual([]);
    expect(faults20("extended-200", swarm(9))).toEqual(["2E-SQUAD-02: list 0"]);
    expect(faults20("casual-200", swarm(9))).toEqual([]);
    expect(faults20("casual-200", squad("galacticempire"))).toEqual(["2E-SQUAD-28-Q: list 0"]);
  });

  test("[2E-SQUAD-21] a variable cost depends on the ship's base value, whatever other upgrades change", () => {
    const points = (...upgrades: readonly string[]) =>
      check20("casual-200", squad("galacticrepublic", ship("jediknight", ...upgrades))).verdict.points;
    expect(pilotOf(CARDS_20, "jediknight").cost).toBe(37);
    expect(upgradeOf(CARDS_20, "delta7b").stats?.agility).toBe(-1);
    expect(points("r2astromech")).toBe(37 + 8);
    // The ship card's agility is 3, and Delta-7B makes it 2. R2 Astromech still costs 8, as for agility 3, and not 5.
    expect(points("r2astromech", "delta7b")).toBe(37 + 8 + 12);
    const raised = withCards(CARDS_20, { upgrades: [{ ...upgradeOf(CARDS_20, "servomotorsfoils"), stats: { agility: 1 } }] });
    const xWing = squad("rebelalliance", ship("bluesquadronescort", "servomotorsfoils", "r2astromech"));
    expect(checkerOf(raised)("casual-200", xWing).verdict.points).toBe(38 + 5);
  });

  test("[2E-SQUAD-27] the same pilot costs 48 in 2.0 and 4 in 2.5", () => {
    const aces = squad("galacticrepublic", ...["yoda", "jag", "oddball-arc170starfighter"]);
    expect(check20("extended-200", aces).verdict.lists[0]?.ships.map(({ points }) => points)).toEqual([48, 48, 48]);
    expect(check25("standard-20", aces).verdict.lists[0]?.ships.map(({ points }) => points)).toEqual([4, 4, 4]);
    // Delta-7B has a cost in 2.0, but not in 2.5.
    const jedi = squad("galacticrepublic", ship("jediknight", "delta7b"), "yoda", "jag");
    expect(check20("extended-200", jedi).verdict.legal).toBe(true);
    expect(problemsIn(check25("standard-20", jedi).verdict)).toContain("2E-SQUAD-27: list 0, ship 0, upgrade 0");
  });
});

describe("factions", () => {
  const seven = [
    "rebelalliance",
    "galacticempire",
    "scumandvillainy",
    "resistance",
    "firstorder",
    "galacticrepublic",
    "separatistalliance",
  ].sort();

  test("[2E-SQUAD-05] there are seven factions, and each squad has one", () => {
    for (const { pack } of [CARDS_20, CARDS_25]) expect([...new Set(pack.pilots.map(({ faction }) => faction))].sort()).toEqual(seven);
    expect(extended("rebelalliance", "lukeskywalker", "poedameron")).toEqual(["2E-SQUAD-05: list 0, ship 1"]);
    expect(extended("rebelalliance", "lukeskywalker", "wedgeantilles")).toEqual([]);
    expect(extended("rebel", "lukeskywalker", "wedgeantilles")).toEqual(["2E-SQUAD-05: list 0"]);
  });

  test("[2E-SQUAD-11] limits apply to each squad, so both sides can use the same limited pilot", () => {
    const luke = squad("rebelalliance", "lukeskywalker", "biggsdarklighter");
    expect(check20("extended-200", luke).verdict.legal).toBe(true);
    expect(check20("epic-battles", [luke, luke]).verdict.legal).toBe(true);
    expect(extended("rebelalliance", "lukeskywalker", "lukeskywalker")).toEqual(["2E-SQUAD-10: list 0, ship 1"]);
  });
});

describe("icons", () => {
  test("[2E-SQUAD-06] an icon takes one card, and a card with two icons fills both", () => {
    const pod = (...upgrades: readonly string[]) => extended("resistance", ship("finn", ...upgrades), "logisticsdivisionpilot");
    const transport = (...upgrades: readonly string[]) => extended("resistance", "finn", ship("logisticsdivisionpilot", ...upgrades));
    expect(pod("leiaorgana-resistance")).toEqual(["2E-SQUAD-06: list 0, ship 0, upgrade 0"]);
    expect(transport("leiaorgana-resistance")).toEqual([]);
    expect(transport("leiaorgana-resistance", "rosetico")).toEqual(["2E-SQUAD-06: list 0, ship 1, upgrade 1"]);
    expect(transport("korrsella", "rosetico")).toEqual([]);
    expect(transport("iontorpedoes", "plasmatorpedoes")).toEqual(["2E-SQUAD-06: list 0, ship 1, upgrade 1"]);
  });

  test("[2E-SQUAD-07] a ship can't carry two cards with the same name, however many icons it has", () => {
    const reaper = (...upgrades: readonly string[]) => extended("galacticempire", "howlrunner", ship("majorvermeil", ...upgrades));
    expect(reaper("freelanceslicer", "freelanceslicer")).toEqual(["2E-SQUAD-07: list 0, ship 1, upgrade 1"]);
    expect(reaper("freelanceslicer", "isbslicer")).toEqual([]);
  });

  test("[2E-SQUAD-22] an icon with a choice of weapons takes only a card with exactly one of them", () => {
    const poe = (...upgrades: readonly string[]) => extended("resistance", "finn", ship("poedameron", ...upgrades));
    for (const one of ["protontorpedoes", "concussionmissiles", "ioncannon"]) expect(poe(one)).toEqual([]);
    expect(poe("barragerockets")).toEqual(["2E-SQUAD-22: list 0, ship 1, upgrade 0"]);
    expect(poe("syncedlasercannons")).toEqual(["2E-SQUAD-22: list 0, ship 1, upgrade 0"]);
    expect(poe("protontorpedoes", "ioncannon")).toEqual(["2E-SQUAD-06: list 0, ship 1, upgrade 1"]);
  });

  test("[2E-SQUAD-23] a title fits only its ship type, and fills the title icon", () => {
    const freighters = (dash: readonly string[], han: readonly string[]) =>
      extended("rebelalliance", ship("dashrendar", ...dash), ship("hansolo-modifiedyt1300lightfreighter", ...han));
    expect(freighters(["outrider"], ["millenniumfalcon"])).toEqual([]);
    expect(freighters(["millenniumfalcon"], [])).toEqual(["2E-SQUAD-08: list 0, ship 0, upgrade 0"]);
    expect(freighters([], ["outrider"])).toEqual(["2E-SQUAD-08: list 0, ship 1, upgrade 0"]);
    expect(extended("scumandvillainy", "kavil", ship("bobafett", "marauder", "slavei"))).toEqual([
      "2E-SQUAD-06: list 0, ship 1, upgrade 1",
    ]);
    // A ship type without a title icon can't have a title.
    expect(extended("rebelalliance", "wedgeantilles", ship("lukeskywalker", "ghost"))).toEqual([
      "2E-SQUAD-06: list 0, ship 1, upgrade 0",
      "2E-SQUAD-08: list 0, ship 1, upgrade 0",
    ]);
  });

  test("[2E-SQUAD-25] there are 22 upgrade types, four of them for Epic play", () => {
    const firstEdition = ["bomb", "elite", "salvaged-astromech", "system"];
    const second = SLOTS.filter((slot) => !firstEdition.includes(slot));
    expect(second).toHaveLength(22);
    expect(second).toEqual(expect.arrayContaining(["hyperdrive", "cargo", "command", "hardpoint", "team"]));
    const { pilots, upgrades } = CARDS_25.pack;
    const used = new Set<string>([...upgrades.flatMap(({ slots }) => slots), ...pilots.flatMap(({ slots }) => slots.flat())]);
    expect([...used].sort()).toEqual([...second].sort());
  });
});

describe("restrictions", () => {
  test("[2E-SQUAD-08] faction, size, ship type and keyword restrictions must all be met", () => {
    expect(extended("rebelalliance", "wedgeantilles", ship("lukeskywalker", "ablativeplating"))).toEqual([
      "2E-SQUAD-08: list 0, ship 1, upgrade 0",
    ]);
    expect(extended("rebelalliance", "wedgeantilles", ship("cassianandor", "ablativeplating"))).toEqual([]);
    expect(extended("rebelalliance", "wedgeantilles", ship("cassianandor", "darthvader"))).toEqual([
      "2E-SQUAD-08: list 0, ship 1, upgrade 0",
    ]);
    expect(extended("rebelalliance", "wedgeantilles", ship("lukeskywalker", "pivotwing"))).toEqual([
      "2E-SQUAD-08: list 0, ship 1, upgrade 0",
    ]);
    const captain = (pilot: string) => faults20("epic-battles", squad("rebelalliance", ship(pilot, "stalwartcaptain")));
    expect(captain("cassianandor")).toEqual(["2E-SQUAD-08: list 0, ship 0, upgrade 0"]);
    expect(captain("echobaseevacuees")).toEqual([]);
    const hunters = (pilot: string) =>
      problemsIn(check25("standard-20", squad("scumandvillainy", "fennrau", "autopilotdrone", ship(pilot, "trackingfob"))).verdict);
    expect(hunters("cadbane")).toEqual([]);
    expect(hunters("tapusk")).toEqual(["2E-SQUAD-08: list 0, ship 2, upgrade 0"]);
  });

  test("[2E-SQUAD-08] either a keyword or a Force icon can show a ship's side of the Force", () => {
    const { keywords, force } = pilotOf(CARDS_20, "darthvader-tieddefender");
    expect(keywords).toContain("Dark Side");
    expect(force).toBeDefined();
    for (const vader of ["darthvader", "darthvader-tieddefender"])
      expect(extended("galacticempire", "howlrunner", ship(vader, "hate"))).toEqual([]);
    expect(extended("rebelalliance", "biggsdarklighter", ship("lukeskywalker", "hate"))).toEqual([
      "2E-SQUAD-08: list 0, ship 1, upgrade 0",
    ]);
  });

  test("[2E-SQUAD-09] a required action must be on the main bar; a linked one doesn't count", () => {
    const special = CARDS_20.ships.get("tiesffighter")?.actions ?? [];
    expect(special).toContain("white focus > white rotate-arc");
    expect(extended("firstorder", "kyloren", ship("quickdraw", "veteranturretgunner"))).toEqual(["2E-SQUAD-09: list 0, ship 1, upgrade 0"]);
    expect(extended("galacticempire", "howlrunner", ship("patrolleader", "veteranturretgunner"))).toEqual([]);
    // A card may add the action that this card requires.
    const yWing = (...upgrades: readonly string[]) => extended("rebelalliance", "lukeskywalker", ship("hortonsalm", ...upgrades));
    expect(yWing("veteranturretgunner")).toEqual(["2E-SQUAD-09: list 0, ship 1, upgrade 0"]);
    expect(yWing("veteranturretgunner", "dorsalturret")).toEqual([]);
  });

  test("[2E-SQUAD-29-Q] the required action may have any colour, unless the card prints a red one", () => {
    expect(CARDS_20.ships.get("hwk290lightfreighter")?.actions).toContain("red boost");
    expect(extended("rebelalliance", "lukeskywalker", ship("kylekatarn", "daredevil"))).toEqual([]);
    expect(extended("rebelalliance", "lukeskywalker", ship("kylekatarn", "engineupgrade"))).toEqual([]);
    expect(CARDS_20.ships.get("tieininterceptor")?.actions).toContain("white boost");
    expect(extended("galacticempire", "howlrunner", ship("soontirfel", "engineupgrade"))).toEqual([
      "2E-SQUAD-09: list 0, ship 1, upgrade 0",
    ]);
    expect(extended("galacticempire", "howlrunner", ship("soontirfel", "daredevil"))).toEqual([]);
  });
});

describe("names", () => {
  test("[2E-SQUAD-10] a name with n dots may appear at most n times among ships and upgrades together", () => {
    const handmaidens = (count: number) => extended("galacticrepublic", "obiwankenobi", ...times(count, "naboohandmaiden"));
    expect(handmaidens(2)).toEqual([]);
    expect(handmaidens(3)).toEqual(["2E-SQUAD-10: list 0, ship 3"]);
    // The pilot and the crew card have the same name, and their one dot allows only one of the two in a list.
    const solo = (...crew: readonly string[]) =>
      extended("rebelalliance", "chewbacca", ship("landocalrissian-modifiedyt1300lightfreighter", ...crew));
    expect(solo("chewbacca")).toEqual(["2E-SQUAD-10: list 0, ship 1, upgrade 0"]);
    expect(solo("niennunb")).toEqual([]);
    // A ship and an upgrade share a name with two dots. No such cards are printed.
    const crew = { ...upgradeOf(CARDS_20, "fives"), name: "Naboo Handmaiden", limit: 2 };
    const check = checkerOf(withCards(CARDS_20, { upgrades: [crew] }));
    const escort = (count: number) =>
      check("extended-200", squad("galacticrepublic", ...times(count, "naboohandmaiden"), ship("wolffe", "fives"))).verdict;
    expect(problemsIn(escort(1))).toEqual([]);
    expect(problemsIn(escort(2))).toEqual(["2E-SQUAD-10: list 0, ship 2, upgrade 0"]);
  });

  test("[2E-SQUAD-13] a squad can include only one solitary card of each type", () => {
    const droids = (first: string, ...second: readonly string[]) =>
      extended("separatistalliance", ship("generalgrievous", first), ship("wattambor", ...second));
    expect(droids("kraken", "tv94")).toEqual(["2E-SQUAD-13: list 0, ship 1, upgrade 0"]);
    expect(droids("kraken")).toEqual([]);
  });

  test("[2E-SQUAD-14] a standardized card must be on all ships of exactly the same type or on none", () => {
    const wing = (...carriers: readonly boolean[]) =>
      extended(
        "galacticempire",
        ...carriers.map((carrier) => (carrier ? ship("alphasquadronpilot", "sensitivecontrols") : "alphasquadronpilot")),
      );
    expect(wing(true, true, false)).toEqual(["2E-SQUAD-14: list 0, ship 2"]);
    expect(wing(true, true, true)).toEqual([]);
    expect(wing(false, false, false)).toEqual([]);
    // Vultures and Hyenas have the same ship ability, but are different types.
    expect(extended("separatistalliance", ship("separatistdrone", "independentcalculations"), "separatistbomber")).toEqual([]);
  });
});

test("[2E-HUGE-54] huge ships have these primary weapons, hull, shields, energy, recovery, initiative and engagement values", () => {
  const table: Readonly<Record<string, string>> = {
    cr90corelliancorvette: "4 left, 4 right / 0 / 18 / 7 (2) / 7 (2) / 8 / 0",
    raiderclasscorvette: "4 full-front / 0 / 20 / 8 (2) / 6 (2) / 8 / 0",
    gr75mediumtransport: "2 front / 0 / 12 / 3 (1) / 4 (1) / 7 / 1",
    gozanticlasscruiser: "3 front / 0 / 11 / 5 (1) / 3 (1) / 7 / 1",
    croccruiser: "3 front / 0 / 12 / 4 (1) / 4 (1) / 7 / 1",
    tridentclassassaultship: "3 front / 0 / 10 / 4 (1) / 3 (2) / 8 / 0",
  };
  for (const { pack } of [CARDS_20, CARDS_25])
    for (const one of pack.ships.filter(({ size }) => size === "huge"))
      for (const { initiative, engagement } of pack.pilots.filter((pilot) => pilot.ship === one.id)) {
        const weapons = one.attacks.map(({ dice, arcs }) => `${dice} ${arcs.join()}`).join(", ");
        const pools = `${one.shields} (${one.shieldRecovery}) / ${one.energy} (${one.energyRecovery})`;
        expect(`${weapons} / ${one.agility} / ${one.hull} / ${pools} / ${initiative} / ${engagement}`).toBe(table[one.id]);
      }
  expect(
    CARDS_25.pack.ships
      .filter(({ size }) => size === "huge")
      .map(({ id }) => id)
      .sort(),
  ).toEqual(Object.keys(table).sort());
  const raider = CARDS_20.ships.get("raiderclasscorvette");
  expect((raider?.hull ?? 0) + (raider?.shields ?? 0)).toBe(28);
});
