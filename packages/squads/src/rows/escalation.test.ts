/** Escalation: four lists of increasing size. Each includes the one before it. */
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { OBSTACLES } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import type { FormatOptions, ShipDraft, SquadDraft } from "../draft.ts";
import { changesSince, lockEntry } from "../lock.ts";
import { ship, squad, times } from "../ready-made/ready-made.ts";
import { checkerOf, formatNamed, problemsIn } from "./testing.ts";

const catalogue = catalogueOf(pack);
const check = checkerOf(catalogue);
type Ships = readonly (string | ShipDraft)[];

/** Ships that the tests add to later tiers, so that each tier costs more than the one before it. */
const FILLERS: Readonly<Record<string, string>> = { rebel: "banditsquadronpilot", imperial: "academypilot", scum: "binayrepirate" };

/** Returns four tiers for a faction, with three obstacles. A tier that isn't given consists of the previous tier plus one more filler. */
function entry(faction: string, ...given: readonly Ships[]): readonly SquadDraft[] {
  const filler = FILLERS[faction] ?? "";
  const tiers = [...given];
  while (tiers.length < 4) tiers.push([...(tiers.at(-1) ?? []), filler]);
  return tiers.map((ships, at) => ({
    ...squad(faction, ...ships),
    ...(at === 0 && { obstacles: ["coreasteroid0", "coreasteroid5", "yt2400debris1"] }),
  }));
}
const verdict = (squads: readonly SquadDraft[], options: FormatOptions = {}) => check("escalation", squads, options).verdict;
const rebel = (...given: readonly Ships[]) => problemsIn(verdict(entry("rebel", ...given)));
const imperial = (...given: readonly Ships[]) => problemsIn(verdict(entry("imperial", ...given)));
const inTiers = (rule: string, ...tiers: readonly number[]) => tiers.map((tier) => `${rule}: list ${tier}`);

const SIXTY: Ships = ["rookiepilot", "rookiepilot", "goldsquadronpilot"];
const NINETY: Ships = [...SIXTY, "wildspacefringer"];
const HUNDRED_TWENTY: Ships = [...NINETY, "wildspacefringer"];
const HUNDRED_FIFTY: Ships = [...HUNDRED_TWENTY, "wildspacefringer"];
/** Returns the same ships, except that the first one costs one point more. */
const andOne = ([, ...rest]: Ships): Ships => [ship("rookiepilot", "r2astromech"), ...rest];

describe("limits", () => {
  test("[ES-SQUAD-01] an entry has exactly four squads", () => {
    const tiers = entry("rebel", SIXTY, NINETY, HUNDRED_TWENTY, HUNDRED_FIFTY);
    expect(problemsIn(verdict(tiers))).toEqual([]);
    expect(problemsIn(verdict(tiers.slice(0, 3)))).toEqual(["ES-SQUAD-01"]);
    const [last = squad("rebel")] = entry("rebel", [...HUNDRED_FIFTY, "banditsquadronpilot"]);
    expect(verdict([...tiers, last]).problems.map(({ rule }) => rule)).toContain("ES-SQUAD-01");
    expect(problemsIn(verdict([]))).toEqual(["ES-SQUAD-01"]);
  });

  test("[ES-SQUAD-02, ES-SQUAD-03] the first tier has 60 points and the second 90", () => {
    expect(verdict(entry("rebel", SIXTY, NINETY))).toMatchObject({ legal: true, lists: [{ points: 60 }, { points: 90 }, {}, {}] });
    expect(verdict(entry("rebel", andOne(SIXTY))).lists[0]).toMatchObject({ points: 61, limit: 60, left: -1 });
    expect(rebel(andOne(SIXTY))).toEqual(["ES-SQUAD-02: list 0"]);
    expect(verdict(entry("rebel", SIXTY, andOne(NINETY))).lists[1]).toMatchObject({ points: 91, limit: 90 });
    expect(rebel(SIXTY, andOne(NINETY))).toEqual(["ES-SQUAD-03: list 1"]);
  });

  test("[ES-SQUAD-04, ES-SQUAD-05] the third tier has 120 points and the fourth 150", () => {
    const full = verdict(entry("rebel", SIXTY, NINETY, HUNDRED_TWENTY, HUNDRED_FIFTY));
    expect(full).toMatchObject({ legal: true, problems: [] });
    expect(full.lists.map(({ points, limit }) => [points, limit])).toEqual([
      [60, 60],
      [90, 90],
      [120, 120],
      [150, 150],
    ]);
    expect(rebel(SIXTY, NINETY, andOne(HUNDRED_TWENTY))).toEqual(["ES-SQUAD-04: list 2"]);
    expect(rebel(SIXTY, NINETY, HUNDRED_TWENTY, andOne(HUNDRED_FIFTY))).toEqual(["ES-SQUAD-05: list 3"]);
  });

  test("[ES-SQUAD-06] a tier may cost less than its limit", () => {
    const set = verdict(entry("rebel", ["wedgeantilles", "hobbieklivian"]));
    expect(set.lists[0]).toMatchObject({ points: 54, left: 6 });
    expect(set).toMatchObject({ legal: true, problems: [] });
  });

  test("[ES-SQUAD-07] unspent points in one tier don't raise a later limit", () => {
    const fifty = ["wedgeantilles", "rookiepilot"];
    const hundred = [...fifty, "wesjanson", "rookiepilot"];
    expect(
      verdict(entry("rebel", fifty, hundred))
        .lists.map(({ points }) => points)
        .slice(0, 2),
    ).toEqual([50, 100]);
    expect(rebel(fifty, hundred)).toEqual(["ES-SQUAD-03: list 1"]);
  });

  test("[ES-SQUAD-14] each tier must be legal on its own: an illegal tier makes the entry illegal", () => {
    const { verdict: refused, legal } = check("escalation", entry("rebel", SIXTY, NINETY, andOne(HUNDRED_TWENTY)));
    expect(refused.lists[2]?.points).toBe(121);
    expect(problemsIn(refused)).toEqual(["ES-SQUAD-04: list 2"]);
    expect([refused.legal, legal]).toEqual([false, undefined]);
    expect(check("escalation", entry("rebel", SIXTY, NINETY, HUNDRED_TWENTY)).legal?.squads).toHaveLength(4);
  });
});

describe("ships", () => {
  test("[ES-SQUAD-09] a squad has at least two ships", () => {
    const falcon = ship("hansolo", "gunner", "lukeskywalker");
    expect(verdict(entry("rebel", [falcon])).lists[0]?.points).toBe(58);
    expect(rebel([falcon])).toEqual(["ES-SQUAD-09: list 0"]);
    expect(rebel(["hansolo", "banditsquadronpilot"])).toEqual([]);
  });

  test("[ES-SQUAD-51-Q] every tier needs two ships, not only the first", () => {
    const upgrades = ["gunner", "lukeskywalker", "millenniumfalcon", "predator"];
    const alone = upgrades.map((_, at) => [ship("hansolo", ...upgrades.slice(0, at))]);
    expect(rebel(...alone)).toEqual(inTiers("ES-SQUAD-09", 0, 1, 2, 3));
    expect(rebel(...alone.map((ships) => [...ships, "banditsquadronpilot"]))).toEqual([]);
  });

  test("[ES-SQUAD-10, ES-SQUAD-12] a tier has at most 8 small ships of one type, and each type is counted separately", () => {
    const ties = (count: number) => times(count, "academypilot");
    expect(imperial(ties(4), ties(7), ties(8), [...ties(8), "alphasquadronpilot", "alphasquadronpilot"])).toEqual([]);
    expect(imperial(ties(4), ties(7), ties(9), [...ties(9), "alphasquadronpilot"])).toEqual(inTiers("ES-SQUAD-10", 2, 3));
    expect(imperial(ties(4), ties(7), ties(8), ties(9))).toEqual(["ES-SQUAD-10: list 3"]);
  });

  test("[ES-SQUAD-11] a tier has at most 4 large ships of one type", () => {
    const shuttles = (count: number) => times(count, "omicrongrouppilot");
    expect(imperial(shuttles(2), shuttles(4))).toEqual([]);
    expect(verdict(entry("imperial", shuttles(2), shuttles(4), shuttles(5))).lists[2]?.points).toBe(105);
    expect(imperial(shuttles(2), shuttles(4), shuttles(5))).toEqual(inTiers("ES-SQUAD-11", 2, 3));
  });

  test("[ES-SQUAD-13] no ship may have the epic icon", () => {
    const transport = [...SIXTY, "gr75mediumtransport"];
    expect(rebel(SIXTY, transport)).toEqual([1, 2, 3].map((tier) => `ES-SQUAD-13: list ${tier}, ship 3`));
    expect(rebel(SIXTY, NINETY)).toEqual([]);
  });

  test("[ES-LEGAL-01] every other ship card is legal", () => {
    for (const { id, faction, ship: type, cost } of pack.pilots) {
      // This ship must start docked, so a list can't consist of it alone.
      if (cost === undefined || cost > 48 || id === "nashtahpuppilot") continue;
      const found = problemsIn(verdict(entry(faction, [id, FILLERS[faction] ?? ""])));
      const huge = pack.ships.find((one) => one.id === type)?.size === "huge";
      expect([id, ...found]).toEqual([id, ...(huge ? [0, 1, 2, 3].map((tier) => `ES-SQUAD-13: list ${tier}, ship 0`) : [])]);
    }
    expect(rebel(["cr90corvette", "banditsquadronpilot"])).toContain("ES-SQUAD-13: list 0, ship 0");
  });
});

describe("factions and cards", () => {
  test("[ES-FACT-01] all ships in a squad are from one faction", () => {
    expect(rebel(["rookiepilot", "academypilot"])).toEqual([0, 1, 2, 3].map((tier) => `ES-FACT-01: list ${tier}, ship 1`));
    expect(rebel(["rookiepilot", "rookiepilot"])).toEqual([]);
  });

  test("[ES-FACT-03] a squad must be Rebel, Imperial or Scum", () => {
    expect(problemsIn(verdict(entry("rebel", ["rookiepilot", "goldsquadronpilot"])))).toEqual([]);
    expect(problemsIn(verdict(entry("imperial", ["academypilot", "alphasquadronpilot"])))).toEqual([]);
    expect(problemsIn(verdict(entry("scum", ["binayrepirate", "syndicatethug"])))).toEqual([]);
    const resistance = entry("rebel", ["bluesquadronnovice", "redsquadronveteran"]).map((tier) => ({ ...tier, faction: "resistance" }));
    expect(problemsIn(verdict(resistance))).toEqual(inTiers("ES-FACT-03", 0, 1, 2, 3));
  });

  test("[ES-FACT-04] all four squads are from the same faction", () => {
    const tiers = entry("rebel", SIXTY, NINETY, HUNDRED_TWENTY);
    const found = verdict([...tiers.slice(0, 3), squad("imperial", ...times(8, "academypilot"), "deltasquadronpilot")]);
    expect(problemsIn(found)).toContain("ES-FACT-04: list 3");
    expect(problemsIn(found)).not.toContain("ES-FACT-04: list 2");
    expect(problemsIn(verdict(tiers))).toEqual([]);
  });

  test("[ES-FACT-06] if two factions have a ship, its pilot card must be from the squad's faction", () => {
    const scum = (firespray: string) => problemsIn(verdict(entry("scum", ["binayrepirate", firespray])));
    expect(scum("kathscarlet-imperial")).toEqual([0, 1, 2, 3].map((tier) => `ES-FACT-01: list ${tier}, ship 1`));
    expect(scum("kathscarlet-scum")).toEqual([]);
  });

  test("[ES-SQUAD-52-Q] Resistance and First Order cards count as Rebel and Imperial", () => {
    expect(rebel(["rookiepilot", "bluesquadronnovice"])).toEqual([]);
    expect(imperial(["academypilot", "epsilonsquadronpilot"])).toEqual([]);
    expect(rebel(["rookiepilot", "epsilonsquadronpilot"])).toContain("ES-FACT-01: list 0, ship 1");
    expect(imperial(["academypilot", "bluesquadronnovice"])).toContain("ES-FACT-01: list 0, ship 1");
  });

  test("[ES-SCOPE-04] the core rules apply wherever Escalation is silent: in every tier, torpedoes need a torpedo icon", () => {
    const armed = ship("academypilot", "protontorpedoes");
    for (const from of [0, 1, 2, 3]) {
      const tiers = [0, 1, 2, 3].map((tier) => [tier < from ? "academypilot" : armed, ...times(tier + 1, "obsidiansquadronpilot")]);
      expect(imperial(...tiers)).toEqual([0, 1, 2, 3].slice(from).map((tier) => `1E-SQUAD-03: list ${tier}, ship 0, upgrade 0`));
    }
  });

  test("[ES-COMP-07, ES-LEGAL-02] a card that does not exist is refused", () => {
    expect(rebel([ship("rookiepilot", "papertorpedoes"), "goldsquadronpilot"])).toContain("ES-LEGAL-02: list 0, ship 0, upgrade 0");
    expect(rebel(["rookiepilot", "goldsquadronpilot", "paperpilot"])).toContain("ES-LEGAL-02: list 0, ship 2");
    expect(rebel([ship("rookiepilot", "protontorpedoes"), "goldsquadronpilot"])).toEqual([]);
  });

  test("[ES-LEGAL-04] in North America a card is legal from its release; elsewhere the organiser decides", () => {
    const releases = { goldsquadronpilot: "2015-09-04" };
    const on = (event: FormatOptions["event"]) => problemsIn(verdict(entry("rebel", SIXTY), event && { event }));
    const everywhere = [0, 1, 2, 3].map((tier) => `ES-LEGAL-04: list ${tier}, ship 2`);
    expect(on({ region: "north-america", date: "2015-09-03", releases })).toEqual(everywhere);
    expect(on({ region: "north-america", date: "2015-09-04", releases })).toEqual([]);
    expect(on({ region: "elsewhere", date: "2015-09-03", releases })).toEqual([]);
    expect(on({ region: "elsewhere", notAdmitted: ["goldsquadronpilot"] })).toEqual(everywhere);
    const torpedoes = entry("rebel", [ship("rookiepilot", "protontorpedoes"), "banditsquadronpilot"]);
    const early = { region: "north-america", date: "2015-09-03", releases: { protontorpedoes: "2015-09-04" } } as const;
    const ofUpgrade = [0, 1, 2, 3].map((tier) => `ES-LEGAL-04: list ${tier}, ship 0, upgrade 0`);
    expect(problemsIn(verdict(torpedoes, { event: early }))).toEqual(ofUpgrade);
    expect(problemsIn(verdict(torpedoes, { event: { ...early, date: "2015-09-04" } }))).toEqual([]);
    expect(problemsIn(verdict(torpedoes, { event: { ...early, region: "elsewhere" } }))).toEqual([]);
  });

  test("[ES-MIRROR-01] both players may field the same unique name", () => {
    expect(imperial(["howlrunner", "academypilot"])).toEqual([]);
    expect(imperial(["howlrunner", "obsidiansquadronpilot"])).toEqual([]);
    expect(imperial(["howlrunner", "howlrunner"])).toContain("1E-SQUAD-05: list 0, ship 1");
  });
});

describe("obstacles", () => {
  const bringing = (...obstacles: readonly string[]) =>
    problemsIn(verdict(entry("rebel", SIXTY).map((tier, at) => (at === 0 ? { ...tier, obstacles } : tier))));

  test("[ES-LIST-52-Q, ES-GEAR-03] the entry names exactly three obstacles", () => {
    expect(bringing("coreasteroid0", "coreasteroid1", "vt49decimatordebris2")).toEqual([]);
    expect(bringing("coreasteroid0", "coreasteroid1")).toEqual(["ES-LIST-52-Q: list 0"]);
    expect(bringing("coreasteroid0", "coreasteroid1", "coreasteroid2", "coreasteroid3")).toEqual(["ES-LIST-52-Q: list 0"]);
    const nameless = entry("rebel", SIXTY).map(({ obstacles: _, ...tier }) => tier);
    expect(problemsIn(verdict(nameless))).toEqual(["ES-LIST-52-Q: list 0"]);
  });

  test("[ES-GEAR-04, ES-GEAR-05, ES-GEAR-06] the obstacles are three different ones of the twelve tokens, in any mix", () => {
    expect(bringing("coreasteroid0", "coreasteroid1", "gascloud1")).toEqual(["ES-GEAR-04: list 0"]);
    expect(bringing("coreasteroid0", "coreasteroid1", "mymoon")).toEqual(["ES-GEAR-04: list 0"]);
    const twelve = [0, 1, 2, 3, 4, 5].map((number) => `coreasteroid${number}`);
    for (const pack of ["yt2400debris", "vt49decimatordebris"]) twelve.push(...[0, 1, 2].map((number) => `${pack}${number}`));
    expect(formatNamed("escalation").obstacles?.from.toSorted()).toEqual(twelve.toSorted());
    for (const token of Object.keys(OBSTACLES)) {
      const others = twelve.filter((one) => one !== token).slice(0, 2);
      expect([token, ...bringing(token, ...others)]).toEqual([token, ...(twelve.includes(token) ? [] : ["ES-GEAR-04: list 0"])]);
    }
    expect(bringing("coreasteroid0", "core-asteroid-0", "yt2400debris0")).toEqual(["ES-GEAR-05: list 0"]);
    expect(bringing("yt2400debris0", "yt2400debris1", "vt49decimatordebris0")).toEqual([]);
    expect(bringing("coreasteroid0", "coreasteroid1", "coreasteroid2")).toEqual([]);
  });

  test("[ES-GEAR-07] the tiers name the same obstacles, or only the first does", () => {
    const tiers = entry("rebel", SIXTY);
    const later = (obstacles: readonly string[]) => tiers.map((tier, at) => (at === 2 ? { ...tier, obstacles } : tier));
    expect(problemsIn(verdict(later([...(tiers[0]?.obstacles ?? [])].reverse())))).toEqual([]);
    expect(problemsIn(verdict(later(["coreasteroid1", "coreasteroid2", "coreasteroid3"])))).toEqual(["ES-GEAR-07: list 2"]);
  });
});

describe("handed-in lists don't change", () => {
  const tiers = entry("rebel", SIXTY, NINETY, HUNDRED_TWENTY, HUNDRED_FIFTY);
  const { legal } = check("escalation", tiers);
  const since = (later: readonly SquadDraft[]) =>
    legal ? problemsIn({ problems: changesSince(lockEntry(legal), later, formatNamed("escalation"), catalogue) }) : ["not legal"];
  const withTier = (at: number, ships: Ships) =>
    tiers.map((tier, place) => (place === at ? { ...tier, ...squad("rebel", ...ships) } : tier));

  test("[ES-LIST-02] nothing may be chosen between rounds: the third squad can't be edited after the first round", () => {
    expect(since(tiers)).toEqual([]);
    expect(since(withTier(2, [...NINETY, "banditsquadronpilot"]))).toEqual(["ES-LIST-02: list 2"]);
  });

  test("[ES-LIST-51-Q] all four squads are locked when they are handed in", () => {
    expect(legal && lockEntry(legal).lists).toHaveLength(4);
    for (const at of [0, 1, 2, 3])
      expect(since(withTier(at, [...HUNDRED_FIFTY, "banditsquadronpilot"]))).toEqual([`ES-LIST-02: list ${at}`]);
    expect(since(tiers.slice(0, 3))).toEqual(["ES-LIST-02: list 3"]);
    expect(since([...tiers].reverse())).toEqual(inTiers("ES-LIST-02", 0, 1, 2, 3));
  });
});

describe("each tier includes the one before", () => {
  test("[ES-INCL-01] every ship stays in later tiers", () => {
    expect(rebel(["wedgeantilles", "rookiepilot"], ["wedgeantilles", "goldsquadronpilot", "goldsquadronpilot"])).toEqual([
      "ES-INCL-01: list 0, ship 1",
    ]);
    expect(rebel(["wedgeantilles", "rookiepilot"], ["rookiepilot", "goldsquadronpilot", "wedgeantilles"])).toEqual([]);
  });

  test("[ES-INCL-02, ES-INCL-03] every upgrade stays on the ship that had it", () => {
    const wedge = (...upgrades: readonly string[]) => [ship("wedgeantilles", ...upgrades), "banditsquadronpilot"];
    const more = (...upgrades: readonly string[]) => [...wedge(...upgrades), "goldsquadronpilot"];
    expect(rebel(wedge("r2astromech"), more())).toEqual(["ES-INCL-03: list 0, ship 0, upgrade 0"]);
    expect(rebel(wedge("r2astromech", "protontorpedoes"), more("r2astromech"))).toEqual(["ES-INCL-03: list 0, ship 0, upgrade 1"]);
    expect(rebel(wedge("r2astromech", "protontorpedoes"), more())).toEqual([
      "ES-INCL-03: list 0, ship 0, upgrade 0",
      "ES-INCL-03: list 0, ship 0, upgrade 1",
    ]);
    expect(rebel(wedge("r2astromech", "protontorpedoes"), more("protontorpedoes", "r2astromech"))).toEqual([]);
  });

  test("[ES-INCL-03] two copies of a card count as two cards", () => {
    const two = ship("goldsquadronpilot", "protontorpedoes", "protontorpedoes");
    const one = ship("goldsquadronpilot", "protontorpedoes");
    expect(rebel([two, "banditsquadronpilot"], [one, "banditsquadronpilot", "rookiepilot"])).toEqual([
      "ES-INCL-03: list 0, ship 0, upgrade 0",
    ]);
    expect(rebel([one, "banditsquadronpilot"], [two, "banditsquadronpilot", "rookiepilot"])).toEqual([]);
  });

  test("[ES-INCL-04] an upgrade can't move to another ship", () => {
    const first = [ship("lukeskywalker", "r2d2"), "rookiepilot"];
    expect(rebel(first, ["lukeskywalker", ship("rookiepilot", "r2d2"), "banditsquadronpilot"])).toEqual([
      "ES-INCL-04: list 0, ship 0, upgrade 0",
    ]);
    expect(rebel(first, ["lukeskywalker", "rookiepilot", ship("redsquadronpilot", "r2d2")])).toEqual([
      "ES-INCL-04: list 0, ship 0, upgrade 0",
    ]);
    expect(rebel(first, [...first, "banditsquadronpilot"])).toEqual([]);
  });

  test("[ES-INCL-05, ES-INCL-06] ships may gain upgrades, and new ships may have upgrades", () => {
    const first = [ship("wedgeantilles", "r2astromech"), "banditsquadronpilot"];
    expect(rebel(first, [ship("wedgeantilles", "r2astromech", "protontorpedoes"), "banditsquadronpilot"])).toEqual([]);
    expect(rebel(first, [...first, ship("lukeskywalker", "r2d2", "protontorpedoes")])).toEqual([]);
    expect(
      rebel(first, [ship("wedgeantilles", "predator", "r2astromech"), ship("banditsquadronpilot", "clustermissiles"), "rookiepilot"]),
    ).toEqual([]);
  });

  test("[ES-INCL-07] each step is checked: a ship that is missing only in the last tier is found", () => {
    const lost = [...NINETY.slice(1), "wildspacefringer", "redsquadronpilot", "redsquadronpilot"];
    expect(rebel(SIXTY, NINETY, HUNDRED_TWENTY, lost)).toEqual(["ES-INCL-09: list 2, ship 1"]);
    const gone = ["rookiepilot", "rookiepilot", ...times(3, "wildspacefringer")];
    expect(rebel(SIXTY, NINETY, HUNDRED_TWENTY, gone)).toEqual(["ES-INCL-01: list 2, ship 2"]);
    const missingInTheThird = ["rookiepilot", "rookiepilot", ...times(2, "wildspacefringer")];
    expect(rebel(SIXTY, NINETY, missingInTheThird, [...missingInTheThird, "goldsquadronpilot"])).toEqual(["ES-INCL-01: list 1, ship 2"]);
  });

  test("[ES-INCL-08, ES-INCL-51-Q] the ship card decides: another pilot in the same type of ship is another ship", () => {
    const first = ["rookiepilot", "banditsquadronpilot"];
    expect(rebel(first, ["lukeskywalker", "banditsquadronpilot"])).toEqual(["ES-INCL-08: list 0, ship 0"]);
    expect(rebel(first, ["lukeskywalker", ...first])).toEqual([]);
  });

  test("[ES-INCL-09] ships with the same pilot are matched one to one, counting copies", () => {
    const others = times(2, "obsidiansquadronpilot");
    expect(imperial(times(2, "academypilot"), ["academypilot", ...others])).toContain("ES-INCL-09: list 0, ship 1");
    expect(imperial(times(2, "academypilot"), [...times(2, "academypilot"), ...others])).toEqual([]);
    expect(imperial(times(4, "academypilot"), [...times(3, "academypilot"), ...others])).toEqual(["ES-INCL-09: list 0, ship 3"]);
  });

  test("[ES-INCL-10] if some way to match the ships keeps every upgrade, the entry is legal, whatever the order", () => {
    const r2 = ship("rookiepilot", "r2astromech");
    const armed = ship("rookiepilot", "r2astromech", "protontorpedoes");
    const shielded = ship("rookiepilot", "r2astromech", "shieldupgrade");
    for (const before of [
      [r2, armed],
      [armed, r2],
    ])
      for (const after of [
        [armed, shielded],
        [shielded, armed],
      ])
        expect(rebel(before, after)).toEqual([]);
    expect(rebel([armed, armed], [armed, shielded, "banditsquadronpilot"])).toEqual(["ES-INCL-03: list 0, ship 1, upgrade 1"]);
  });

  test("[ES-INCL-11] an occupied icon can't be used for another card later", () => {
    const first = [ship("wedgeantilles", "r2astromech"), "banditsquadronpilot"];
    expect(rebel(first, [ship("wedgeantilles", "r5d8"), "banditsquadronpilot"])).toEqual(["ES-INCL-11: list 0, ship 0, upgrade 0"]);
    expect(rebel(first, [ship("wedgeantilles", "r2astromech", "predator"), "banditsquadronpilot"])).toEqual([]);
  });

  test("[ES-INCL-52-Q] a tier that costs as much as the one before gets a notice; a tier that costs less is refused", () => {
    const same = verdict(entry("rebel", SIXTY, SIXTY));
    expect(same.lists.slice(0, 2).map(({ points }) => points)).toEqual([60, 60]);
    expect(same.legal).toBe(true);
    expect(problemsIn(same)).toEqual(["notice ES-INCL-52-Q: list 1"]);
    const wings = ["prototypepilot", "prototypepilot"];
    const less = verdict(entry("rebel", ["tychocelchu", ...wings], [ship("tychocelchu", "chardaanrefit"), ...wings]));
    expect(less.lists.slice(0, 2).map(({ points }) => points)).toEqual([60, 58]);
    expect(problemsIn(less)).toEqual(["ES-INCL-52-Q: list 1"]);
    expect(rebel(["tychocelchu", ...wings], [ship("tychocelchu", "chardaanrefit"), ...wings, "banditsquadronpilot"])).toEqual([]);
  });

  test("[ES-INCL-53-Q] a refit or title that removes a used icon is illegal, and so is replacing the card on it", () => {
    const first = [ship("tychocelchu", "protonrockets"), "banditsquadronpilot"];
    const both = [ship("tychocelchu", "protonrockets", "chardaanrefit"), "banditsquadronpilot", "rookiepilot"];
    expect(rebel(first, both)).toEqual([1, 2, 3].map((tier) => `1E-SQUAD-03: list ${tier}, ship 0, upgrade 1`));
    expect(rebel(first, [ship("tychocelchu", "chardaanrefit"), "banditsquadronpilot", "rookiepilot"])).toEqual([
      "ES-INCL-11: list 0, ship 0, upgrade 0",
    ]);
    const defender = [ship("deltasquadronpilot", "ioncannon"), "academypilot"];
    const titled = [ship("deltasquadronpilot", "ioncannon", "tiex7"), "academypilot", "academypilot"];
    expect(imperial(defender, titled)).toEqual([1, 2, 3].map((tier) => `1E-SQUAD-03: list ${tier}, ship 0, upgrade 0`));
    expect(imperial(defender, [ship("deltasquadronpilot", "ioncannon", "tied"), "academypilot", "academypilot"])).toEqual([]);
  });
});
