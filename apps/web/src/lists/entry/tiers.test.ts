import type { EntryDraft, ShipDraft, SquadDraft } from "@broadside/squads";
import { describe, expect, test } from "vitest";
import { removeShip, setUpgrade } from "./edits.ts";
import { carriedUp, copyUp, startFromBefore, tierChange } from "./tiers.ts";

const ship = (pilot: string, ...upgrades: readonly string[]) => ({ pilot, upgrades: upgrades.map((id) => ({ id })) });
const squad = (...ships: readonly ShipDraft[]): SquadDraft => ({ faction: "rebel", ships });
const entry = (...squads: readonly SquadDraft[]): EntryDraft => ({ format: "escalation", squads });
const inWords = ({ squads }: EntryDraft) =>
  squads.map(({ ships }) => ships.map(({ pilot, upgrades }) => [pilot, ...upgrades.map(({ id }) => id)].join(" ")));

describe("what a tier adds", () => {
  test("new ships and upgrades are told apart from those in the tier before", () => {
    const change = tierChange(squad(ship("luke", "r2d2")), squad(ship("luke", "r2d2", "shields"), ship("wedge")));
    expect(change).toEqual({ from: [0, undefined], newUpgrades: [[1], []], lost: [] });
  });

  test("[ES-INCL-09] ships with the same pilot are matched so that as many as possible keep their upgrades", () => {
    // Matching each rookie with the first one that fits would be wrong. The rookie without upgrades would be matched with the one with the
    // droid, and the rookie that had the droid would lose it.
    const change = tierChange(squad(ship("rookie"), ship("rookie", "r2")), squad(ship("rookie", "r2"), ship("rookie", "shields")));
    expect(change).toEqual({ from: [1, 0], newUpgrades: [[], [0]], lost: [] });
  });

  test("a missing ship is reported", () => {
    expect(tierChange(squad(ship("luke"), ship("wedge")), squad(ship("wedge"))).lost).toEqual([0]);
  });

  test("a second copy of an upgrade is a new one", () => {
    expect(tierChange(squad(ship("y", "bomb")), squad(ship("y", "bomb", "bomb"))).newUpgrades).toEqual([[1]]);
  });
});

describe("changes are repeated in later tiers", () => {
  const tiers = entry(squad(ship("luke")), squad(ship("luke", "shields")), squad(ship("wedge"), ship("luke", "shields")));

  test("a new upgrade is added to the same ship in every later tier", () => {
    const [first = squad()] = tiers.squads;
    expect(inWords(carriedUp(tiers, 0, setUpgrade(first, 0, { id: "r2d2" })))).toEqual([
      ["luke r2d2"],
      ["luke shields r2d2"],
      ["wedge", "luke shields r2d2"],
    ]);
  });

  test("replacing or removing an upgrade is repeated in later tiers", () => {
    const dressed = entry(squad(ship("luke", "r2")), squad(ship("luke", "r2", "shields")));
    expect(inWords(carriedUp(dressed, 0, squad(ship("luke", "r5"))))).toEqual([["luke r5"], ["luke shields r5"]]);
    expect(inWords(carriedUp(dressed, 0, squad(ship("luke"))))).toEqual([["luke"], ["luke shields"]]);
  });

  test("an upgrade that a later tier already has isn't added twice", () => {
    const [first = squad()] = tiers.squads;
    expect(inWords(carriedUp(tiers, 0, setUpgrade(first, 0, { id: "shields" })))).toEqual([
      ["luke shields"],
      ["luke shields"],
      ["wedge", "luke shields"],
    ]);
  });

  test("adding or removing a ship changes later tiers, but not earlier ones", () => {
    const [, second = squad()] = tiers.squads;
    expect(inWords(carriedUp(tiers, 1, squad(...second.ships, ship("biggs"))))).toEqual([
      ["luke"],
      ["luke shields", "biggs"],
      ["wedge", "luke shields", "biggs"],
    ]);
    expect(inWords(carriedUp(tiers, 0, removeShip(squad(ship("luke")), 0)))).toEqual([[], [], ["wedge"]]);
  });
});

test("a tier starts as a copy of the one before", () => {
  expect(inWords(startFromBefore(entry(squad(ship("luke", "r2")), squad(ship("wedge"))), 1))).toEqual([["luke r2"], ["luke r2"]]);
});

test("copying to later tiers adds what they lack and keeps everything else", () => {
  const tiers = entry(squad(ship("luke", "r2")), squad(ship("luke", "shields")), squad(ship("wedge")));
  expect(inWords(copyUp(tiers, 0))).toEqual([["luke r2"], ["luke shields r2"], ["wedge", "luke shields r2"]]);
});
