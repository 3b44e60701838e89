/** Cards that change what a ship may carry, and which lists count as the same. */
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { describe, expect, test } from "vitest";
import { squadHash } from "../canonical.ts";
import type { FormatOptions, ShipDraft, SquadDraft } from "../draft.ts";
import { upgradeOffers } from "../offers.ts";
import { ship, squad, times } from "../ready-made/ready-made.ts";
import { wing } from "../ready-made/wing.ts";
import { checkerOf, formatNamed, problemsIn } from "./testing.ts";
import { CARDS_20, check20 } from "./testing-second.ts";

const catalogue = catalogueOf(pack);
const check = checkerOf(catalogue);
const EPIC: FormatOptions = { epicPoints: { gozanticlasscruiser: 2 } };
const standard = (faction: string, ...ships: readonly (string | ShipDraft)[]) =>
  problemsIn(check("standard-100", squad(faction, ...ships)).verdict);
const dogfight = (faction: string, ...ships: readonly (string | ShipDraft)[]) =>
  problemsIn(check("epic-dogfight", squad(faction, ...ships), EPIC).verdict);

describe("icons", () => {
  test("[1E-SQUAD-03] a list with many cards that add icons for many others is checked quickly", { timeout: 2_000 }, () => {
    const loadouts = Array.from({ length: 19 }, () => "bombloadout");
    const charges = Array.from({ length: 20 }, () => "seismiccharges");
    expect(standard("rebel", ship("goldsquadronpilot", ...loadouts, ...charges))).not.toEqual([]);
  });

  test("[1E-SQUAD-03] an icon can be limited to a single card", () => {
    expect(standard("scum", ship("zuckuss", "misthunter", "tractorbeam"))).toEqual([]);
    expect(standard("scum", ship("zuckuss", "misthunter", "ioncannon", "tractorbeam"))).toEqual(["1E-SQUAD-03: list 0, ship 0, upgrade 1"]);
    expect(standard("scum", ship("zuckuss", "misthunter"))).toEqual(["1E-SQUAD-06: list 0, ship 0, upgrade 0"]);
  });

  test("[HS-UPG-06] hardpoints that count as missile icons take a card with two icons", () => {
    expect(dogfight("rebel", ship("cr90corvette", "ordnancetubes", "unguidedrockets@fore"))).toEqual([]);
    expect(dogfight("rebel", ship("cr90corvette", "ordnancetubes", "unguidedrockets@aft"))).not.toEqual([]);
  });

  test("[1E-SQUAD-06] an icon with a choice of types doesn't meet a requirement for several of those types", () => {
    expect(standard("scum", ship("cartelspacer", "heavyscykinterceptor", "longrangescanners"))).toEqual([
      "1E-SQUAD-06: list 0, ship 0, upgrade 1",
      "1E-SQUAD-06: list 0, ship 0, upgrade 1",
    ]);
  });
});

describe("ships docked to small carriers", () => {
  const docked = (pilot: string, ...upgrades: readonly string[]) => ({ ...ship(pilot, ...upgrades), dockedTo: 0 });

  test("[1E-DOCK-01] the Ghost carries an Attack Shuttle with Phantom; its other printing, a Sheathipede with Phantom II", () => {
    const first = ship("lothalrebel", "ghost");
    expect(standard("rebel", first, docked("zeborrelios-attackshuttle", "phantom"))).toEqual([]);
    expect(standard("rebel", first, docked("zeborrelios-attackshuttle"))).toEqual(["1E-DOCK-01: list 0, ship 1"]);
    const second = ship("lothalrebel", "ghost-swx72");
    expect(standard("rebel", second, docked("fennrau-sheathipedeclassshuttle", "phantomii"))).toEqual([]);
    expect(standard("rebel", second, docked("zeborrelios-attackshuttle", "phantom"))).not.toEqual([]);
  });

  test("[1E-DOCK-01] the Nashtah Pup costs nothing, and starts docked to a ship with Hound's Tooth, where no other Z-95 can dock", () => {
    const hound = ship("bossk", "houndstooth");
    const { verdict } = check("standard-100", squad("scum", hound, docked("nashtahpuppilot")));
    expect([problemsIn(verdict), verdict.points]).toEqual([[], 41]);
    expect(standard("scum", hound, ship("nashtahpuppilot"))).toEqual(["1E-DOCK-01: list 0, ship 1"]);
    expect(standard("scum", hound, docked("binayrepirate"))).toEqual(["1E-DOCK-01: list 0, ship 1"]);
    expect(standard("scum", ship("bossk"), docked("nashtahpuppilot"))).toEqual(["1E-DOCK-01: list 0, ship 0"]);
  });

  test("ruling 187.4 Nashtah Pup Pilot: it can't carry Upgrade cards", () => {
    const list = (...upgrades: readonly string[]) => standard("scum", ship("bossk", "houndstooth"), docked("nashtahpuppilot", ...upgrades));
    expect(list("shieldupgrade")).toEqual(["1E-SQUAD-03: list 0, ship 1, upgrade 0"]);
    expect(list("crackshot")).toEqual(["1E-SQUAD-03: list 0, ship 1, upgrade 0"]);
  });
});

test("[1E-SQUAD-05] [ET-TEAM-10] if a squad may include a card twice, its name isn't a unique name for the team", () => {
  const linked = (count: number): SquadDraft => squad("scum", ...times(count, ship("blacksunace", "attannimindlink")));
  const [first, second] = [
    { ...linked(2), captain: true, player: "Anna", declared: { points: 0, epicPoints: 0 } },
    { ...linked(1), player: "Ben", declared: { points: 0, epicPoints: 0 } },
  ];
  const { verdict } = check("team-epic", [first, second]);
  expect(verdict.problems.filter(({ weight }) => weight === "illegal")).toEqual([]);
  expect(problemsIn(check("epic-dogfight", linked(3)).verdict)).toEqual(["1E-SQUAD-05: list 0, ship 2, upgrade 0"]);
});

test("[EB-WSET-02] members of a wing do not start docked", () => {
  const wings = [wing(0, 1, 2)];
  const flight = (dockedTo?: number): SquadDraft => ({
    ...squad(
      "galacticempire",
      ship("howlrunner", "veteranwingleader"),
      ...times(2, { ...ship("academypilot"), ...(dockedTo !== undefined && { dockedTo }) }),
      "outerrimgarrison",
    ),
    wings,
  });
  expect(problemsIn(check20("epic-battles", flight()).verdict)).toEqual([]);
  expect(problemsIn(check20("epic-battles", flight(3)).verdict)).toEqual([
    "EB-WSET-02: list 0, wing 0, ship 1",
    "EB-WSET-02: list 0, wing 0, ship 2",
  ]);
});

test("[1E-SQUAD-08] the cost of an offered card includes the discounts that it causes", () => {
  const entry = { squads: [squad("imperial", ship("darthvader", "tiex1"))] };
  const offers = upgradeOffers(entry, formatNamed("standard-100"), catalogue, { list: 0, ship: 0 }, "system");
  expect(offers.find(({ card }) => card.id === "advtargetingcomputer")?.cost).toBe(1);
});

describe("the hash", () => {
  const hash = (list: SquadDraft) => squadHash(list, formatNamed("epic-dogfight"), catalogue);
  const hash20 = (list: SquadDraft) => squadHash(list, formatNamed("epic-battles"), CARDS_20);

  test("is the same for the same list, however it is written", () => {
    const corvette = (...upgrades: readonly string[]) => hash(squad("rebel", ship("cr90corvette", ...upgrades)));
    expect(corvette("tantiveiv@fore")).toBe(corvette("tantiveiv"));
    expect(corvette("ordnancetubes@aft")).toBe(corvette("ordnancetubes"));
    expect(corvette("gunneryteam@aft")).not.toBe(corvette("gunneryteam@fore"));
    expect(hash(squad("rebel", ship("lukeskywalker", "r2d2@fore")))).toBe(hash(squad("rebel", ship("lukeskywalker", "r2d2"))));
  });

  test("depends on which ship is docked to which", () => {
    const fleet = (...carriers: readonly number[]): SquadDraft => {
      const gozantis = times(2, ship("gozanticlasscruiser", "dockingclamps"));
      const fighters = carriers.map((dockedTo) => ({ ...ship("academypilot"), dockedTo }));
      return squad("imperial", ...gozantis, ...fighters);
    };
    expect(hash(fleet(0, 0, 0, 0))).not.toBe(hash(fleet(0, 0, 1, 1)));
    expect(hash(fleet(0, 0, 1, 1))).toBe(hash(fleet(1, 0, 1, 0)));
  });

  test("depends on the wings", () => {
    const leaders = times(2, ship("blacksquadronace", "veteranwingleader"));
    const list = squad("galacticempire", ...leaders, ...times(4, "academypilot"));
    const apart = { ...list, wings: [wing(0, 2, 3), wing(1, 4, 5)] };
    const same = { ...list, wings: [wing(1, 2, 5), wing(0, 3, 4)] };
    const twice = { ...list, wings: [wing(0, 2, 3), wing(1, 2, 3)] };
    expect(hash20(same)).toBe(hash20(apart));
    expect(hash20(twice)).not.toBe(hash20(apart));
    expect(hash20(list)).not.toBe(hash20(apart));
  });
});
