/** Wings: for each card, which ships can lead and follow, and in which positions. */
import { describe, expect, test } from "vitest";
import { usualPositions } from "../checks/check-wings.ts";
import type { ShipDraft, SquadDraft } from "../draft.ts";
import { ship, squad, times } from "../ready-made/ready-made.ts";
import { wing } from "../ready-made/wing.ts";
import { checkerOf, problemsIn } from "./testing.ts";
import { CARDS_20, CARDS_25, check20, pilotOf, upgradeOf, withCards } from "./testing-second.ts";

const check = (list: SquadDraft) => check20("epic-battles", list);
const problems = (list: SquadDraft): readonly string[] => problemsIn(check(list).verdict);
/** A squad that is one wing. The first ship is the leader, and all others are wingmates. */
const led = (faction: string, leader: ShipDraft, ...mates: Parameters<typeof squad>[1][]): SquadDraft => ({
  ...squad(faction, leader, ...mates),
  wings: [wing(0, ...mates.map((_, at) => at + 1))],
});

const veteran = (mates: number): SquadDraft =>
  led("rebelalliance", ship("redsquadronveteran", "veteranwingleader"), ...times(mates, "bluesquadronescort"));

describe("a wing", () => {
  test("[EB-WING-02, 2E-WCARD-01] has a leader and two to five wingmates", () => {
    expect(problems(veteran(1))).toEqual(["EB-WING-02: list 0, wing 0"]);
    for (const mates of [2, 3, 4, 5]) expect(check(veteran(mates)).legal?.squads[0]?.wings).toHaveLength(1);
    const six = veteran(6);
    const places = [2, 3, 4, 5, 6, 6].map((position, at) => ({ ship: at + 1, position }));
    expect(problems({ ...six, wings: [{ leader: 0, wingmates: places }] })).toContain("EB-WING-02: list 0, wing 0");
    // The card requires a wing. A ship with it can't fly without one.
    expect(problems({ ...veteran(2), wings: [] })).toEqual(["2E-WCARD-01: list 0, ship 0"]);
    expect(problems(squad("rebelalliance", ...times(3, "redsquadronveteran")))).toEqual([]);
  });

  test("[EB-WSET-02] neither leader nor wingmates start docked; only Phoenix Squadron's wingmates may, but not its leader", () => {
    const docking = (list: SquadDraft, at: number) =>
      problems({ ...list, ships: list.ships.map((one, place) => (place === at ? { ...one, dockedTo: at === 0 ? 1 : 0 } : one)) });
    const phoenix = led("rebelalliance", ship("lothalrebel", "phoenixsquadron"), "zeborrelios", "phoenixsquadronpilot");
    const problem = (at: number): string => `EB-WSET-02: list 0, wing 0, ship ${at}`;
    for (const at of [0, 1]) expect(docking(veteran(2), at)).toContain(problem(at));
    expect(docking(phoenix, 0)).toContain(problem(0));
    expect(docking(phoenix, 1)).not.toContain(problem(1));
  });

  test("[EB-WING-02] contains only ships in the list, and no ship twice or in two wings", () => {
    const list = veteran(3);
    const mates = (...ships: readonly number[]) => ({ ...list, wings: [wing(0, ...ships)] });
    expect(problems(mates(1, 2))).toEqual([]);
    expect(problems(mates(1, 2, 9))).toEqual(["EB-WING-14: list 0, wing 0"]);
    expect(problems(mates(1, 0))).toEqual(["EB-WING-14: list 0, wing 0"]);
    expect(problems(mates(1, 2, 2))).toEqual(["EB-WING-14: list 0, wing 0, ship 2"]);
    const two = [...list.ships, ship("redsquadronveteran", "veteranwingleader")];
    expect(problems({ ...list, ships: two, wings: [wing(0, 1, 2), wing(4, 2, 3)] })).toEqual(["EB-WING-14: list 0, wing 1, ship 2"]);
  });

  test("[EB-WING-03] contains only small ships", () => {
    const empire = (mate: string) =>
      led("galacticempire", ship("stormsquadronace", "agentoftheempire"), "academypilot", "academypilot", mate);
    expect(problems(empire("caridaacademycadet"))).toEqual(["EB-WING-03: list 0, wing 0, ship 3", "2E-WCARD-05: list 0, wing 0, ship 3"]);
    expect(problems(empire("academypilot"))).toEqual([]);
    const reaper = led("galacticempire", ship("majorvermeil", "veteranwingleader"), "academypilot", "academypilot");
    expect(problems(reaper)).toContain("2E-SQUAD-08: list 0, ship 0, upgrade 0");
  });

  test("[EB-WING-07] is led by the ship with the upgrade card for the wing", () => {
    const three = squad("rebelalliance", ...times(3, "redsquadronveteran"));
    expect(check(three).legal?.squads[0]?.wings).toEqual([]);
    expect(problems({ ...three, wings: [wing(0, 1, 2)] })).toEqual(["EB-WING-07: list 0, wing 0"]);
    expect(problems({ ...veteran(2), wings: [wing(1, 0, 2)] })).toContain("EB-WING-07: list 0, wing 0");
    expect(problems({ ...three, wings: [wing(7, 1, 2)] })).toEqual(["EB-WING-07: list 0, wing 0"]);
  });

  test("[EB-WING-14, EB-WING-15] follows its card: which ships it allows, and how many of them, from two to five", () => {
    const elite = {
      ...upgradeOf(CARDS_20, "firstorderelite"),
      wing: { rule: "EB-WING-14", wingmates: [2, 3], of: [{ ship: "tiefofighter", most: 3 }] },
    } as const;
    const changed = checkerOf(withCards(CARDS_20, { upgrades: [elite] }));
    const under = (...mates: readonly string[]) =>
      problemsIn(changed("epic-battles", led("firstorder", ship("backdraft", "firstorderelite"), ...mates)).verdict);
    const cadet = "epsilonsquadroncadet";
    expect(under(cadet, cadet, cadet)).toEqual([]);
    expect(under(cadet, cadet, cadet, cadet)).toEqual(["EB-WING-15: list 0, wing 0", "EB-WING-14: list 0, wing 0"]);
    expect(under(cadet, cadet, cadet, cadet, cadet)).toContain("EB-WING-15: list 0, wing 0");
    expect(under("firstorderprovocateur", "firstorderprovocateur")).toEqual([
      "EB-WING-14: list 0, wing 0, ship 1",
      "EB-WING-14: list 0, wing 0, ship 2",
    ]);
  });

  test("[EB-WSET-11-Q] gives each wingmate a different position from 2 to 6, and there are usual positions", () => {
    const at = (...positions: readonly number[]) =>
      problems({ ...veteran(3), wings: [{ leader: 0, wingmates: positions.map((position, mate) => ({ ship: mate + 1, position })) }] });
    expect(at(2, 3, 6)).toEqual([]);
    expect(at(4, 5, 6)).toEqual([]);
    expect(at(2, 3, 3)).toEqual(["EB-WSET-11-Q: list 0, wing 0"]);
    expect(at(2, 3, 7)).toEqual(["EB-WSET-11-Q: list 0, wing 0"]);
    expect(at(1, 2, 3)).toEqual(["EB-WSET-11-Q: list 0, wing 0"]);
    expect([2, 3, 4, 5].map(usualPositions)).toEqual([
      [2, 3],
      [2, 3, 4],
      [2, 3, 5, 6],
      [2, 3, 4, 5, 6],
    ]);
  });
});

describe("wing cards", () => {
  test("[2E-WCARD-04] Veteran Wing Leader: any small leader, 2 to 5 ships of its type, and any number of copies", () => {
    expect(upgradeOf(CARDS_20, "veteranwingleader").limit).toBeUndefined();
    const poe = (mate: string) =>
      led("resistance", ship("poedameron", "veteranwingleader"), "bluesquadronrookie", "bluesquadronrookie", mate);
    expect(problems(poe("redsquadronexpert"))).toEqual([]);
    expect(problems(poe("bluesquadronrecruit"))).toEqual(["2E-WCARD-04: list 0, wing 0, ship 3"]);
    expect(
      problems(led("rebelalliance", ship("lukeskywalker", "veteranwingleader"), "bluesquadronrookie", "bluesquadronrookie")),
    ).toContain("2E-WCARD-04: list 0, wing 0, ship 1");
    expect(problems({ ...veteran(5), ships: [...veteran(5).ships, ...veteran(2).ships], wings: [wing(0, 1, 2), wing(6, 7, 8)] })).toEqual(
      [],
    );
    expect(problems(led("rebelalliance", ship("chewbacca", "veteranwingleader"), ...times(2, "outerrimsmuggler")))).toContain(
      "2E-SQUAD-08: list 0, ship 0, upgrade 0",
    );
  });

  test("[2E-WCARD-05] Agent of the Empire: one copy, on a TIE Advanced, with TIE/ln Fighters", () => {
    const agent = (leader: string, mate: string) => led("galacticempire", ship(leader, "agentoftheempire"), mate, mate);
    for (const leader of ["darthvader", "grandinquisitor"]) expect(problems(agent(leader, "academypilot"))).toEqual([]);
    expect(problems(agent("darthvader", "alphasquadronpilot"))).toContain("2E-WCARD-05: list 0, wing 0, ship 1");
    expect(problems(agent("soontirfel", "academypilot"))).toEqual(["2E-SQUAD-08: list 0, ship 0, upgrade 0"]);
    const [first, second] = [agent("darthvader", "academypilot"), agent("maarekstele", "academypilot")];
    expect(problems({ ...first, ships: [...first.ships, ...second.ships], wings: [wing(0, 1, 2), wing(3, 4, 5)] })).toEqual([
      "2E-SQUAD-10: list 0, ship 3, upgrade 0",
    ]);
  });

  test("[2E-WCARD-06] First Order Elite: one copy, on a TIE/vn or TIE/sf, with two or three TIE/fo and TIE/sf in any mix", () => {
    const elite = (leader: string, ...mates: readonly string[]) => led("firstorder", ship(leader, "firstorderelite"), ...mates);
    const [fo, sf] = ["epsilonsquadroncadet", "zetasquadronsurvivor"];
    for (const leader of ["kyloren", "quickdraw"]) expect(problems(elite(leader, fo, sf))).toEqual([]);
    expect(problems(elite("kyloren", sf, sf, sf))).toEqual([]);
    expect(problems(elite("kyloren", fo, fo, sf, sf))).toEqual(["EB-WING-15: list 0, wing 0"]);
    expect(problems(elite("midnight", fo, sf))).toEqual(["2E-SQUAD-08: list 0, ship 0, upgrade 0"]);
    expect(problems(elite("kyloren", fo, "firstorderprovocateur"))).toEqual(["2E-WCARD-06: list 0, wing 0, ship 2"]);
    const [first, second] = [elite("kyloren", fo, fo), elite("quickdraw", fo, fo)];
    expect(problems({ ...first, ships: [...first.ships, ...second.ships], wings: [wing(0, 1, 2), wing(3, 4, 5)] })).toEqual([
      "2E-SQUAD-10: list 0, ship 3, upgrade 0",
    ]);
  });

  test("[2E-WCARD-07] Jedi Commander: on a Delta-7 or Eta-2, with either V-19s or V-wings; the card has two sides", () => {
    const jedi = (leader: string, ...mates: readonly string[]) => led("galacticrepublic", ship(leader, "jedicommander"), ...mates);
    const [torrent, vWing] = ["goldsquadrontrooper", "loyalistvolunteer"];
    for (const leader of ["obiwankenobi", "aaylasecura"])
      for (const mate of [torrent, vWing]) expect(problems(jedi(leader, ...Array.from({ length: 5 }, () => mate)))).toEqual([]);
    expect(problems(jedi("obiwankenobi", torrent, vWing))).toEqual(["2E-WCARD-07: list 0, wing 0"]);
    expect(problems(jedi("obiwankenobi", torrent, torrent, "bravoflightofficer"))).toContain("2E-WCARD-07: list 0, wing 0, ship 3");
    expect(problems(jedi("anakinskywalker-btlbywing", torrent, torrent))).toEqual(["2E-SQUAD-08: list 0, ship 0, upgrade 0"]);
    expect(upgradeOf(CARDS_20, "jedicommander").limit).toBeUndefined();
    expect(upgradeOf(CARDS_20, "jedicommander").back).toBeDefined();
  });

  test("[2E-WCARD-08] Phoenix Squadron: one copy, on a VCX-100, with at most one shuttle of each type and up to five RZ-1 A-wings", () => {
    const phoenix = (...mates: readonly string[]) =>
      led("rebelalliance", ship("herasyndulla-vcx100lightfreighter", "phoenixsquadron"), ...mates);
    const [shuttle, other, sheathipede, aWing] = ["zeborrelios", "ezrabridger", "ap5", "phoenixsquadronpilot"];
    expect(problems(phoenix(shuttle, sheathipede))).toEqual([]);
    expect(problems(phoenix(shuttle, other))).toEqual(["2E-WCARD-08: list 0, wing 0"]);
    expect(problems(phoenix(shuttle, sheathipede, aWing, aWing, aWing))).toEqual([]);
    expect(problems(phoenix(aWing, aWing, aWing, aWing, aWing))).toEqual([]);
    expect(problems(phoenix(aWing, aWing, "bluesquadronescort"))).toEqual(["2E-WCARD-08: list 0, wing 0, ship 3"]);
    expect(problems(led("rebelalliance", ship("chewbacca", "phoenixsquadron"), aWing, aWing))).toEqual([
      "2E-SQUAD-08: list 0, ship 0, upgrade 0",
    ]);
    expect(CARDS_20.ships.get(pilotOf(CARDS_20, "lothalrebel").ship)?.size).toBe("large");
    expect(upgradeOf(CARDS_20, "phoenixsquadron")).toMatchObject({ limit: 1, back: expect.anything() });
  });

  test("[2E-WCARD-10] Shadow Wing: one copy, on a TIE/sa, TIE/in or TIE/ln, with ships of its type", () => {
    const shadow = (leader: string, ...mates: readonly string[]) => led("galacticempire", ship(leader, "shadowwing"), ...mates);
    expect(problems(shadow("sabersquadronace", "alphasquadronpilot", "alphasquadronpilot"))).toEqual([]);
    expect(problems(shadow("sabersquadronace", "alphasquadronpilot", "academypilot"))).toEqual(["2E-WCARD-10: list 0, wing 0, ship 2"]);
    expect(problems(shadow("captainjonus", ...Array.from({ length: 5 }, () => "scimitarsquadronpilot")))).toEqual([]);
    expect(problems(shadow("howlrunner", "academypilot", "academypilot"))).toEqual([]);
    expect(problems(shadow("darthvader", "tempestsquadronpilot", "tempestsquadronpilot"))).toEqual([
      "2E-SQUAD-08: list 0, ship 0, upgrade 0",
    ]);
    expect(upgradeOf(CARDS_20, "shadowwing")).toMatchObject({ limit: 1, back: expect.anything() });
  });

  test("[2E-WCARD-12] Skystrike Academy Class: two copies, on a TIE/in or TIE/ln, with TIE/ln of lower initiative", () => {
    const skystrike = (leader: string, ...mates: readonly string[]) =>
      led("galacticempire", ship(leader, "skystrikeacademyclass"), ...mates);
    expect(pilotOf(CARDS_20, "valenrudor").initiative).toBe(3);
    expect(problems(skystrike("valenrudor", "academypilot", "blacksquadronace"))).toEqual(["2E-WCARD-12: list 0, wing 0, ship 2"]);
    expect(problems(skystrike("valenrudor", "academypilot", "obsidiansquadronpilot"))).toEqual([]);
    expect(problems(skystrike("commandantgoran", "academypilot", "blacksquadronace"))).toEqual([]);
    expect(problems(skystrike("commandantgoran", "academypilot", "alphasquadronpilot"))).toEqual(["2E-WCARD-12: list 0, wing 0, ship 2"]);
    expect(problems(skystrike("tempestsquadronpilot", "academypilot", "academypilot"))).toEqual(["2E-SQUAD-08: list 0, ship 0, upgrade 0"]);
    const classes = (...leaders: readonly string[]): SquadDraft => {
      const ships = leaders.flatMap((leader) => skystrike(leader, "academypilot", "academypilot").ships);
      return { faction: "galacticempire", ships, wings: leaders.map((_, at) => wing(3 * at, 3 * at + 1, 3 * at + 2)) };
    };
    expect(problems(classes("valenrudor", "commandantgoran"))).toEqual([]);
    expect(problems(classes("valenrudor", "commandantgoran", "howlrunner"))).toEqual(["2E-SQUAD-10: list 0, ship 6, upgrade 0"]);
    expect(upgradeOf(CARDS_20, "skystrikeacademyclass").back).toBeDefined();
  });

  test("[2E-WCARD-14] each wing card has these costs, in 2.0 and in January 2025", () => {
    const costs = {
      veteranwingleader: [2, 2],
      agentoftheempire: [4, 4],
      firstorderelite: [4, 4],
      jedicommander: [3, 4],
      phoenixsquadron: [5, 4],
      shadowwing: [6, 4],
      skystrikeacademyclass: [3, 3],
    };
    for (const [id, [then, later]] of Object.entries(costs))
      expect([id, upgradeOf(CARDS_20, id).cost, upgradeOf(CARDS_25, id).cost]).toEqual([id, then, later]);
    const wings = led("galacticempire", ship("howlrunner", "shadowwing"), "academypilot", "academypilot");
    expect(check(wings).verdict.points).toBe(44 + 6 + 22 + 22);
  });

  test("[2E-WCARD-15] Dreadnought Hunter: leads no wing; two copies, on small ships with initiative 4 or more", () => {
    const hunters = (...pilots: readonly string[]) => squad("rebelalliance", ...pilots.map((pilot) => ship(pilot, "dreadnoughthunter")));
    expect(problems(hunters("lukeskywalker", "wedgeantilles"))).toEqual([]);
    expect(check(hunters("lukeskywalker")).verdict.points).toBe(61 + 6);
    expect(upgradeOf(CARDS_25, "dreadnoughthunter").cost).toBe(3);
    expect(problems(hunters("redsquadronveteran"))).toEqual(["2E-SQUAD-08: list 0, ship 0, upgrade 0"]);
    expect(problems(hunters("jekporkins"))).toEqual([]);
    expect(problems(hunters("bodhirook"))).toEqual(["2E-SQUAD-08: list 0, ship 0, upgrade 0"]);
    expect(problems(hunters("lukeskywalker", "wedgeantilles", "jekporkins"))).toEqual(["2E-SQUAD-10: list 0, ship 2, upgrade 0"]);
    const followed = {
      ...squad("rebelalliance", ...hunters("lukeskywalker").ships, "bluesquadronescort", "bluesquadronescort"),
      wings: [wing(0, 1, 2)],
    };
    expect(problems(followed)).toEqual(["EB-WING-07: list 0, wing 0"]);
  });
});
