/** Team Epic: two members with the same faction, one list each, and rules that apply to both lists together. */
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { describe, expect, test } from "vitest";
import type { ShipDraft, SquadDraft } from "../draft.ts";
import { changesSince, lockEntry } from "../lock.ts";
import { ship, squad, times } from "../ready-made/ready-made.ts";
import { checkerOf, formatNamed, problemsIn } from "./testing.ts";

const catalogue = catalogueOf(pack);
const check = checkerOf(catalogue);

/** Returns the list with its own totals stated on it. */
function stated(list: SquadDraft): SquadDraft {
  const { points, epicPoints } = check("epic-dogfight", list).verdict;
  return { ...list, declared: { points, epicPoints } };
}

/** Returns a team's two lists as they are handed in: with names and totals, the captain's list first. */
const team = (first: SquadDraft, second: SquadDraft): readonly SquadDraft[] => [
  { ...stated(first), player: "Ackbar", captain: true },
  { ...stated(second), player: "Madine" },
];
const problems = (first: SquadDraft, second: SquadDraft) => problemsIn(check("team-epic", team(first, second)).verdict);

type Ships = readonly (string | ShipDraft)[];
const imperial = (...ships: Ships) => squad("imperial", ...ships);
const rebel = (...ships: Ships) => squad("rebel", ...ships);
const mate = rebel("goldsquadronpilot");
const imperialMate = imperial("alphasquadronpilot");

describe("each member's squad", () => {
  test("[ET-TEAM-01, ET-TLIST-03] each of the two members needs a separate list, so a merged one is refused", () => {
    const [first = mate, second = mate] = team(rebel("rookiepilot"), mate);
    expect(problemsIn(check("team-epic", [first, second]).verdict)).toEqual([]);
    expect(problemsIn(check("team-epic", [first]).verdict)).toEqual(["ET-TLIST-03"]);
    expect(problemsIn(check("team-epic", [first, second, { ...second, player: "Crix" }]).verdict)).toEqual(["ET-TLIST-03"]);
    expect(problemsIn(check("team-epic", []).verdict)).toEqual(["ET-TLIST-03"]);
    // All ships of both members in one list. The team then has one list too few, and that list is too expensive for one member.
    const merged = stated(rebel(...times(5, "rookiepilot"), ...times(6, "goldsquadronpilot")));
    expect(problemsIn(check("team-epic", { ...merged, player: "Ackbar", captain: true }).verdict)).toEqual([
      "ET-TLIST-03",
      "ET-TEAM-02: list 0",
    ]);
  });

  /** 168 points; 32 are left. */
  const shuttles = [...times(4, "omicrongrouppilot"), ...times(7, "academypilot")];

  test("[ET-TEAM-02] each member has 200 points and may leave some unspent", () => {
    expect(problems(imperial(...shuttles, "onyxsquadronpilot"), imperialMate)).toEqual([]);
    expect(check("team-epic", team(imperial(...shuttles, "onyxsquadronpilot"), imperialMate)).verdict.lists[0]?.points).toBe(200);
    const over = imperial(...shuttles.slice(0, 10), "obsidiansquadronpilot", "onyxsquadronpilot");
    expect(problems(over, imperialMate)).toEqual(["ET-TEAM-02: list 0"]);
    expect(check("team-epic", team(over, imperialMate)).verdict.lists[0]?.points).toBe(201);
    expect(problems(imperialMate, over)).toEqual(["ET-TEAM-02: list 1"]);
    const fewer = imperial(...times(4, "omicrongrouppilot"), ...times(4, "academypilot"), "alphasquadronpilot");
    expect(check("team-epic", team(fewer, imperialMate)).verdict).toMatchObject({ legal: true, lists: [{ points: 150, left: 50 }, {}] });
  });

  test("[ET-TEAM-03] a member can't spend points that the other leaves", () => {
    const dear = imperial(...shuttles, "sabersquadronpilot", "sabersquadronpilot");
    const cheap = imperial(...times(6, "deltasquadronpilot"));
    const { verdict } = check("team-epic", team(dear, cheap));
    expect(verdict.lists.map(({ points }) => points)).toEqual([210, 180]);
    expect(verdict.points).toBe(390);
    expect(problemsIn(verdict)).toEqual(["ET-TEAM-02: list 0"]);
  });

  test("[ET-TEAM-12] a team has at most 400 points", () => {
    const first = imperial(...shuttles, "onyxsquadronpilot");
    const second = imperial(...times(6, "deltasquadronpilot"), "avengersquadronpilot");
    expect(check("team-epic", team(first, second)).verdict).toMatchObject({ legal: true, points: 400, problems: [] });
    const { lists } = check("team-epic", team(first, second)).verdict;
    expect(lists.reduce((sum, { limit = 0 }) => sum + limit, 0)).toBe(400);
  });

  test("[ET-TEAM-04] each member has 3 epic points and may use fewer", () => {
    expect(problems(rebel("cr90corvette"), mate)).toEqual([]);
    expect(problems(rebel("gr75mediumtransport"), mate)).toEqual([]);
    expect(problems(rebel("rookiepilot"), mate)).toEqual([]);
    expect(problems(rebel("cr90corvette", "gr75mediumtransport"), mate)).toEqual(["ET-TEAM-04: list 0"]);
    expect(problems(rebel("cr90corvette"), rebel("cr90corvette"))).toEqual([]);
  });

  test("[ET-EPIC-08] a member can have a huge ship for 3 points, one for 2, or none", () => {
    expect(problems(rebel("gr75mediumtransport", "gr75mediumtransport"), mate)).toEqual(["ET-TEAM-04: list 0"]);
    const { verdict } = check("team-epic", team(rebel("gr75mediumtransport", "gr75mediumtransport"), mate));
    expect(verdict.lists.map(({ epicPoints }) => epicPoints)).toEqual([4, 0]);
    expect(problems(rebel("gr75mediumtransport"), rebel("gr75mediumtransport"))).toEqual([]);
    expect(problems(rebel("cr90corvette"), rebel("gr75mediumtransport"))).toEqual([]);
  });

  test("[ET-EPIC-52-Q] an Imperial member may use a Raider", () => {
    expect(problems(imperial("raiderclasscorvette"), imperialMate)).toEqual([]);
    expect(check("team-epic", team(imperial("raiderclasscorvette"), imperialMate)).verdict.epicPoints).toBe(3);
  });
});

describe("ships of one type", () => {
  test("[ET-TEAM-05] a player has at most 8 small ships of one type", () => {
    expect(problems(imperial(...times(8, "academypilot")), imperialMate)).toEqual([]);
    expect(problems(imperial(...times(9, "academypilot")), imperialMate)).toEqual(["ET-TEAM-05: list 0"]);
  });

  test("[ET-TEAM-06] a player has at most 4 large ships of one type", () => {
    expect(problems(imperialMate, imperial(...times(4, "omicrongrouppilot")))).toEqual([]);
    expect(problems(imperialMate, imperial(...times(5, "omicrongrouppilot")))).toEqual(["ET-TEAM-06: list 1"]);
  });

  test("[ET-TEAM-07] these maximums apply to each player, not to the team", () => {
    expect(problems(imperial(...times(8, "academypilot")), imperial(...times(8, "academypilot")))).toEqual([]);
    expect(problems(imperial(...times(4, "omicrongrouppilot")), imperial(...times(4, "omicrongrouppilot")))).toEqual([]);
  });

  test("[ET-TEAM-08] two named and six generic TIE fighters reach the maximum", () => {
    const eight = ["backstabber", "howlrunner", ...times(6, "academypilot")];
    expect(problems(imperial(...eight), imperialMate)).toEqual([]);
    expect(problems(imperial(...eight, "academypilot"), imperialMate)).toEqual(["ET-TEAM-05: list 0"]);
  });
});

describe("one team", () => {
  test("[ET-TEAM-09] both members use the same faction", () => {
    expect(problems(rebel("rookiepilot"), imperialMate)).toEqual(["ET-TEAM-09: list 1"]);
    expect(problems(rebel("rookiepilot"), mate)).toEqual([]);
    expect(problems(imperial("academypilot"), imperialMate)).toEqual([]);
    const scum = squad("scum", "binayrepirate");
    for (const other of [mate, imperialMate]) {
      expect(problems(other, scum)).toEqual(["ET-TEAM-09: list 1"]);
      expect(problems(scum, other)).toEqual(["ET-TEAM-09: list 1"]);
    }
  });

  test("[ET-TEAM-51-Q] two Scum squads can be a team", () => {
    expect(problems(squad("scum", "binayrepirate"), squad("scum", "syndicatethug"))).toEqual([]);
  });

  test("[ET-TEAM-52-Q] in a team too, Resistance counts as Rebel and First Order as Imperial", () => {
    expect(problems(mate, rebel("bluesquadronnovice", ship("resistancesympathizer", "finn")))).toEqual([]);
    expect(problems(imperialMate, imperial("epsilonsquadronpilot"))).toEqual([]);
    expect(problems(mate, rebel("epsilonsquadronpilot"))).toEqual(["ET-FACT-01: list 1, ship 0"]);
  });

  test("[ET-TEAM-10] no unique name appears twice in a team, among ships and upgrades of both lists", () => {
    expect(problems(rebel("lukeskywalker"), rebel(ship("outerrimsmuggler", "lukeskywalker")))).toEqual([
      "ET-TEAM-10: list 1, ship 0, upgrade 0",
    ]);
    expect(problems(rebel("wedgeantilles", "lukeskywalker"), rebel("rookiepilot", "lukeskywalker"))).toEqual([
      "ET-TEAM-10: list 1, ship 1",
    ]);
    expect(problems(rebel("wedgeantilles"), rebel(ship("outerrimsmuggler", "lukeskywalker")))).toEqual([]);
    expect(problems(rebel("rookiepilot"), rebel("rookiepilot"))).toEqual([]);
  });

  test("[ET-TEAM-11] opposing teams may share unique names", () => {
    expect(problems(imperial("howlrunner", "academypilot"), imperialMate)).toEqual([]);
    expect(problems(imperial("howlrunner", "obsidiansquadronpilot"), imperialMate)).toEqual([]);
    expect(problems(imperial("howlrunner"), imperial("howlrunner"))).toEqual(["ET-TEAM-10: list 1, ship 0"]);
  });
});

describe("what is written on the lists", () => {
  const [first = mate, second = mate] = team(rebel("cr90corvette"), mate);
  const written = (one: SquadDraft, other: SquadDraft) => check("team-epic", [one, other]).verdict;

  test("[ET-TLIST-04] each list states its points and its epic points", () => {
    expect(problemsIn(written({ ...first, declared: { points: 90 } }, second))).toEqual(["notice ET-TLIST-04: list 0"]);
    expect(problemsIn(written(first, { ...second, declared: { points: 18 } }))).toEqual(["notice ET-TLIST-04: list 1"]);
    expect(problemsIn(written({ ...first, declared: { points: 90, epicPoints: 2 } }, second))).toEqual(["notice ET-TLIST-04: list 0"]);
    expect(problemsIn(written(first, second))).toEqual([]);
    expect(problemsIn(written({ ...first, declared: { epicPoints: 3 } }, second))).toEqual(["notice ET-TLIST-04: list 0"]);
    const { declared: _, ...silent } = second;
    expect(problemsIn(written(first, silent))).toEqual(["notice ET-TLIST-04: list 1"]);
    expect(problemsIn(written({ ...first, declared: { points: 89, epicPoints: 3 } }, second))).toEqual(["notice ET-LIST-02: list 0"]);
  });

  test("[ET-TLIST-05] each list names the player who uses it", () => {
    expect(problemsIn(written(first, { ...second, player: " " }))).toEqual(["notice ET-TLIST-05: list 1"]);
    const { player: _, ...nameless } = first;
    expect(problemsIn(written(nameless, second))).toEqual(["notice ET-TLIST-05: list 0"]);
    expect(written(nameless, second).legal).toBe(true);
  });

  test("[ET-TLIST-06] exactly one list is marked as the captain's", () => {
    expect(problemsIn(written({ ...first, captain: false }, second))).toEqual(["ET-TLIST-06"]);
    expect(problemsIn(written(first, { ...second, captain: true }))).toEqual(["ET-TLIST-06"]);
    expect(problemsIn(written({ ...first, captain: false }, { ...second, captain: true }))).toEqual([]);
  });

  test("[ET-TLIST-07] each member keeps the same list for the whole tournament", () => {
    const { legal } = check("team-epic", [first, second]);
    if (!legal) throw new Error("not legal");
    const locked = lockEntry(legal);
    const later = (...lists: readonly SquadDraft[]) =>
      problemsIn({ problems: changesSince(locked, lists, formatNamed("team-epic"), catalogue) });
    expect(later(first, second)).toEqual([]);
    expect(later(first, { ...second, ships: [ship("goldsquadronpilot", "r2astromech")] })).toEqual(["ET-TLIST-07: list 1"]);
    expect(later(second, first)).toEqual(["ET-TLIST-07: list 0", "ET-TLIST-07: list 1"]);
  });

  test("[ET-TLIST-07] members can't swap lists just by swapping the names on them", () => {
    const { legal } = check("team-epic", [first, second]);
    if (!legal) throw new Error("not legal");
    const exchanged = [
      { ...first, player: "Madine" },
      { ...second, player: "Ackbar" },
    ];
    expect(problemsIn({ problems: changesSince(lockEntry(legal), exchanged, formatNamed("team-epic"), catalogue) })).toEqual([
      "ET-TLIST-07: list 0",
      "ET-TLIST-07: list 1",
    ]);
  });
});
