/** Squads in 2.5: twenty points for ships, loadouts for upgrades, standard loadouts, and the modes with their ban lists. */
import { describe, expect, test } from "vitest";
import type { SquadDraft } from "../draft.ts";
import { ship, squad, times } from "../ready-made/ready-made.ts";
import { checkerOf, problemsIn } from "./testing.ts";
import { CARDS_25, check25, pilotOf, updated, upgradeOf, withCards } from "./testing-second.ts";

const standard = (list: SquadDraft): readonly string[] => problemsIn(check25("standard-20", list).verdict);

describe("squad points", () => {
  test("[2E-SQUAD-03] a squad has 20 points and 3 to 8 ships, and only ship cards cost points", () => {
    const empire = (...pilots: readonly string[]) => squad("galacticempire", ...pilots);
    const three = check25("standard-20", empire("darthvader", "rexlerbrath", "sigmasquadronace")).verdict;
    expect(three).toMatchObject({ legal: true, points: 20, lists: [{ limit: 20, left: 0 }] });
    expect(standard(empire("darthvader", "rexlerbrath", "colonelvessery"))).toEqual(["2E-SQUAD-03: list 0"]);
    expect(standard(empire("darthvader-tieddefender", "rexlerbrath"))).toEqual(["2E-SQUAD-03: list 0"]);
    expect(standard(empire("darthvader-tieddefender", "rexlerbrath", "howlrunner"))).toEqual([]);
    expect(standard(squad("galacticempire", ...times(8, "academypilot")))).toEqual([]);
    expect(standard(squad("galacticempire", ...times(9, "academypilot")))).toEqual(["2E-SQUAD-03: list 0"]);
    const points = (...upgrades: readonly string[]) =>
      check25("standard-20", squad("galacticempire", ship("darthvader", ...upgrades), "whisper", "howlrunner")).verdict.points;
    expect(points("hate", "afterburners")).toBe(points());
  });

  test("[2E-SQUAD-20] the deficit is the unspent part of the limit", () => {
    const eighteen = squad("galacticempire", "darthvader", "rexlerbrath", "howlrunner");
    expect(check25("standard-20", eighteen).verdict.lists[0]).toMatchObject({ points: 18, limit: 20, left: 2 });
  });
});

describe("loadout", () => {
  test("[2E-SQUAD-04] a ship's upgrades must fit its loadout, and unused loadout is lost", () => {
    const empire = (...upgrades: readonly string[]) =>
      squad("galacticempire", ship("howlrunner", ...upgrades), "darthvader", "rexlerbrath");
    expect(pilotOf(CARDS_25, "howlrunner").loadout).toBe(8);
    expect(standard(empire("swarmtactics", "crackshot"))).toEqual(["2E-SQUAD-04: list 0, ship 0"]);
    const { verdict } = check25("standard-20", empire("swarmtactics", "disciplined"));
    expect(verdict.legal).toBe(true);
    expect(verdict.lists[0]?.ships[0]).toEqual({ points: 4, upgrades: 7, loadout: 8 });
    // Vader doesn't use his loadout of 21, and no other ship can use it.
    expect(verdict.lists[0]?.ships[1]).toEqual({ points: 7, upgrades: 0, loadout: 21 });
    expect(standard(empire("swarmtactics", "predator"))).toEqual([]);
  });

  test("[2E-SQUAD-16] a standard loadout has its printed upgrades and can't equip others", () => {
    const yavin = (...upgrades: readonly string[]) =>
      squad("rebelalliance", ship("lukeskywalker-battleofyavin", ...upgrades), "wedgeantilles", "biggsdarklighter");
    const { legal, verdict } = check25("standard-20", yavin());
    expect(verdict).toMatchObject({ legal: true, points: 15 });
    expect(legal?.squads[0]?.ships[0]?.upgrades.map(({ card }) => card.name)).toEqual([
      "Attack Speed",
      "Instinctive Aim",
      "Proton Torpedoes",
      "R2-D2",
    ]);
    // The pilot has their own ship ability, and can also have their own action bar.
    expect(legal?.squads[0]?.ships[0]?.pilot.shipAbility).toBe("Hope");
    expect(CARDS_25.pack.pilots.some(({ standardLoadout, actions }) => standardLoadout && actions)).toBe(true);
    expect(standard(yavin("servomotorsfoils"))).toEqual(["2E-SQUAD-16: list 0, ship 0, upgrade 0"]);
    expect(standard(yavin("marksmanship"))).toEqual(["2E-SQUAD-16: list 0, ship 0, upgrade 0"]);
    // A list may name the upgrades printed on the card; this changes nothing. Other ships can't have these upgrades.
    expect(standard(yavin("instinctiveaim", "protontorpedoes"))).toEqual([]);
    const lent = squad("rebelalliance", ship("lukeskywalker", "r2d2-battleofyavin"), "wedgeantilles", "biggsdarklighter");
    expect(standard(lent)).toContain("2E-SQUAD-16: list 0, ship 0, upgrade 0");
  });

  test("[2E-SQUAD-12] a limit printed in a standard loadout applies even to copies without dots", () => {
    const dotted = { ...upgradeOf(CARDS_25, "predator"), id: "predator-dotted", limit: 1, onlyInStandardLoadout: true } as const;
    const arvel = { ...pilotOf(CARDS_25, "arvelcrynyd-swz106"), standardLoadout: ["predator-dotted", "afterburners"] };
    const check = checkerOf(withCards(CARDS_25, { upgrades: [dotted], pilots: [arvel] }));
    const aWings = (...talents: readonly string[]) =>
      squad("rebelalliance", "arvelcrynyd-swz106", ship("wedgeantilles", ...talents), "biggsdarklighter");
    expect(upgradeOf(CARDS_25, "predator").limit).toBeUndefined();
    expect(problemsIn(check("standard-20", aWings("predator")).verdict)).toEqual(["2E-SQUAD-12: list 0, ship 1, upgrade 0"]);
    expect(problemsIn(check("standard-20", aWings("marksmanship")).verdict)).toEqual([]);
    expect(standard(aWings("predator"))).toEqual([]);
  });

  test("[2E-SQUAD-15] every ship with the ability needs a standardized card; standard loadouts are exempt", () => {
    const flight = (...controls: readonly boolean[]) =>
      squad(
        "galacticempire",
        ...controls.map((has) => (has ? ship("sabersquadronace", "sensitivecontrols") : "sabersquadronace")),
        "sigma4-battleofyavin",
      );
    expect(standard(flight(true, true))).toEqual([]);
    expect(standard(flight(true, false))).toEqual(["2E-SQUAD-15: list 0, ship 1"]);
    expect(standard(flight(false, false))).toEqual([]);
    // The ship has the right type, but doesn't have the ability that the card names.
    const modified = squad("separatistalliance", ship("separatistinterceptor", "independentcalculations"), "volandas", "jangofett");
    expect(pilotOf(CARDS_25, "volandas").ship).toBe(pilotOf(CARDS_25, "separatistinterceptor").ship);
    expect(standard(modified)).toEqual([]);
  });
});

describe("modes and lists", () => {
  const sensors = (...pilots: readonly string[]) => squad("galacticempire", ...pilots.map((pilot) => ship(pilot, "firecontrolsystem")));

  test("[2E-SQUAD-17] banned cards are illegal in Standard, unless they are printed in a standard loadout", () => {
    const banned = (...ids: readonly string[]) => checkerOf(updated(CARDS_25, { banned: ids }));
    const added = sensors("darthvader", "whisper", "echo");
    const printed = squad("galacticempire", "darthvader", "whisper", "sigma7-battleofyavin");
    expect(pilotOf(CARDS_25, "sigma7-battleofyavin").standardLoadout).toContain("firecontrolsystem");
    expect(standard(added)).toEqual([]);
    const withoutSensor = banned("firecontrolsystem");
    expect(problemsIn(withoutSensor("standard-20", added).verdict)).toEqual([
      "2E-SQUAD-17: list 0, ship 0, upgrade 0",
      "2E-SQUAD-17: list 0, ship 1, upgrade 0",
      "2E-SQUAD-17: list 0, ship 2, upgrade 0",
    ]);
    expect(problemsIn(withoutSensor("standard-20", printed).verdict)).toEqual([]);
    expect(problemsIn(withoutSensor("extended-20", added).verdict)).toEqual([]);
    expect(problemsIn(banned("sigma7-battleofyavin")("standard-20", printed).verdict)).toEqual(["2E-SQUAD-17: list 0, ship 2"]);
  });

  test("[2E-SQUAD-18] a squad has at most four copies of cards from the restricted list in total", () => {
    const check = checkerOf(updated(CARDS_25, { restricted: ["firecontrolsystem", "predator"] }));
    const copies = (both: number, one: number) =>
      squad(
        "galacticempire",
        ...Array.from({ length: both }, () => ship("baronoftheempire", "firecontrolsystem")),
        ...["maulermithel", "scourgeskutu", "valenrudor"].slice(0, one).map((pilot) => ship(pilot, "predator")),
      );
    expect(problemsIn(check("standard-20", copies(2, 2)).verdict)).toEqual([]);
    expect(problemsIn(check("standard-20", copies(2, 3)).verdict)).toEqual(["2E-SQUAD-18: list 0"]);
    expect(problemsIn(check("standard-20", copies(3, 2)).verdict)).toEqual(["2E-SQUAD-18: list 0"]);
    expect(problemsIn(check("extended-20", copies(2, 3)).verdict)).toEqual([]);
    expect(standard(copies(2, 3))).toEqual([]);
  });

  test("[2E-SQUAD-19] a card is available only in its modes", () => {
    const guri = squad("scumandvillainy", "guri", "bobafett", "cadbane");
    expect(pilotOf(CARDS_25, "guri").modes).not.toContain("standard");
    expect(standard(guri)).toEqual(["2E-SQUAD-19: list 0, ship 0"]);
    expect(problemsIn(check25("extended-20", guri).verdict)).toEqual([]);
    const sensor = squad("galacticempire", ship("darthvader", "advancedsensors"), "whisper", "howlrunner");
    expect(standard(sensor)).toEqual(["2E-SQUAD-19: list 0, ship 0, upgrade 0"]);
    expect(problemsIn(check25("extended-20", sensor).verdict)).toEqual([]);
    // A card that no pack has is not available anywhere.
    expect(standard({ ...guri, ships: [ship("no-such-pilot"), ...guri.ships.slice(1), ship("durge", "no-such-card")] })).toEqual([
      "2E-SQUAD-19: list 0, ship 0",
      "2E-SQUAD-19: list 0, ship 3, upgrade 0",
    ]);
    const barred = checkerOf(updated(CARDS_25, { pilots: { bobafett: { modes: ["epic"] } } }));
    expect(problemsIn(barred("extended-20", guri).verdict)).toEqual(["2E-SQUAD-19: list 0, ship 1"]);
  });
});
