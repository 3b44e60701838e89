import { describe, expect, test } from "vitest";
import { says, windowCard } from "../abilities/cards.testing.ts";
import { engage, speaks } from "../abilities/queue.testing.ts";
import type { Ability } from "../contract/ability.ts";
import { setShields } from "../damage/shields.ts";
import { gainEnergy } from "../energy/energy.ts";
import { shieldValue } from "../queries/figures.ts";
import type { TestShip, TestTable } from "../testing.ts";
import { chargesOn, flipUpgrade, loseCharges, placeOfCharges, recoverCharge, recoverForce, spendCharges, spendForce } from "./charges.ts";

/** A ship with torpedoes, which have two charges. */
const torpedoes = (active: number): Partial<TestShip> => ({ upgrades: ["protontorpedoes"], active: [active] });
const planning = (ship: Partial<TestShip>, more: Partial<TestTable> = {}) => engage([[ship]], { phase: "planning", ...more });
/** Returns the ship after an End phase. */
const afterEnd = (ship: Partial<TestShip>, more: Partial<TestTable> = {}) =>
  engage([[ship]], { phase: "end", ...more })
    .untilPhase("planning")
    .ship("A1");

describe("charges", () => {
  test("[2E-CHARGE-01, 2E-CHARGE-03] are spent, lost and recovered, and inactive charges can't be spent", () => {
    const table = planning(torpedoes(2));
    const { game } = table;
    const ship = table.ship("A1");
    expect([spendCharges(game, ship, 0), chargesOn(ship, 0)]).toEqual([true, 1]);
    expect([spendCharges(game, ship, 0, 2), chargesOn(ship, 0)]).toEqual([false, 1]);
    loseCharges(game, ship, 0, 3);
    expect([spendCharges(game, ship, 0), chargesOn(ship, 0)]).toEqual([false, 0]);
    recoverCharge(game, ship, 0);
    expect(chargesOn(ship, 0)).toBe(1);
  });

  test("[2E-CHARGE-02] are never recovered beyond the limit", () => {
    const table = planning(torpedoes(2));
    recoverCharge(table.game, table.ship("A1"), 0, 3);
    expect(chargesOn(table.ship("A1"), 0)).toBe(2);
  });

  test("[2E-CHARGE-04, 2E-CHARGE-05] of a card are spent and recovered only by that card", () => {
    const pays = speaks("paid", { cost: { charges: 1 } });
    const pilot = engage([[torpedoes(2)]], { cards: { "pilot:redsquadronveteran": pays } });
    expect([pilot.madeUp("says").length, pilot.ship("A1").upgrades[0]?.charges]).toEqual([0, 2]);
    const own = engage([[torpedoes(2)]], { cards: { "upgrade:protontorpedoes": pays } });
    expect([own.madeUp("says").length, own.ship("A1").upgrades[0]?.charges]).toEqual([1, 1]);
    const recovers = speaks("recovers", {
      does: (game, self) => {
        const place = placeOfCharges(self);
        if (place !== undefined) recoverCharge(game, self.ship, place);
        return undefined;
      },
    });
    const two = { upgrades: ["protontorpedoes", "homingmissiles"], active: [0, 0] };
    const table = engage([[two]], { cards: { "upgrade:homingmissiles": recovers } });
    expect(table.ship("A1").upgrades.map(({ charges }) => charges)).toEqual([0, 1]);
  });

  test("[2E-CHARGE-08] without a recovery symbol don't recover", () => {
    expect(afterEnd(torpedoes(0)).upgrades[0]?.charges).toBe(0);
  });

  test("[2E-CHARGE-18] stay on a card that is turned over", () => {
    const table = planning({ upgrades: ["interceptbooster"], active: [1] });
    const ship = table.ship("A1");
    flipUpgrade(table.game, ship, 0);
    expect(ship.upgrades[0]).toMatchObject({ side: "back", charges: 1 });
    flipUpgrade(table.game, ship, 0);
    expect(ship.upgrades[0]).toMatchObject({ side: "front", charges: 1 });
  });
});

describe("the End phase", () => {
  test("[2E-CHARGE-06, 2E-CHARGE-19-Q] recovers one charge per symbol, in every reference version", () => {
    const kalani = { upgrades: ["kalani"], active: [0] };
    for (const reference of ["1.1.0", "1.3.2"] as const) expect(afterEnd(kalani, { reference }).upgrades[0]?.charges).toBe(3);
  });

  test("[2E-CHARGE-07] removes charges for negative symbols since 1.2.0", () => {
    const booster = { upgrades: ["interceptbooster"], active: [3] };
    expect(afterEnd(booster, { reference: "1.2.0" }).upgrades[0]?.charges).toBe(2);
    expect(afterEnd(booster, { reference: "1.1.0" }).upgrades[0]?.charges).toBe(3);
  });

  test("[2E-CHARGE-17] recovers charges on ships in reserve", () => {
    const docked: Partial<TestShip> = { pilot: "ahsokatano", status: "reserve", pose: undefined, force: 0 };
    const table = engage([[{}, docked]], { phase: "end" }).untilPhase("planning");
    expect(table.ship("A2").force).toBe(1);
  });
});

describe("Force", () => {
  const pilot = { pilot: "ahsokatano", upgrades: ["kananjarrus", "darthvader"] };

  test("[2E-CHARGE-10] from upgrades adds to the Ship card's limit", () => {
    const table = planning({ ...pilot, force: 0 });
    const ship = table.ship("A1");
    recoverForce(table.game, ship, 9);
    expect(ship.force).toBe(4);
    expect([spendForce(table.game, ship, 5), spendForce(table.game, ship, 3), ship.force]).toEqual([false, true, 1]);
  });

  test("[2E-CHARGE-11] recovers by the highest value among its sources, not their sum", () => {
    expect(afterEnd({ ...pilot, force: 0 }).force).toBe(1);
  });
});

describe("shields and energy", () => {
  test("[2E-CHARGE-14] upgrades add shields, but only huge ships recover them", () => {
    const ship = afterEnd({ upgrades: ["shieldupgrade"], shields: 1 });
    expect(ship.shields).toBe(1);
    const table = planning({ upgrades: ["shieldupgrade"] });
    expect(shieldValue(table.game, table.ship("A1"))).toBe(3);
    expect(
      afterEnd({ pilot: "outerrimgarrison", pose: { x: 450_000, y: 450_000, heading: 0 }, dial: undefined, shields: 1 }).shields,
    ).toBeGreaterThan(1);
  });

  test("[2E-CHARGE-15] losing a shield isn't suffering damage", () => {
    const cards: Record<string, Ability> = {
      "upgrade:squadleader": speaks("loses", {
        does: (game, { ship }) => {
          setShields(game, ship, undefined, ship.shields - 1);
          return undefined;
        },
      }),
      "upgrade:r2astromech": windowCard("damageSuffered", { does: says("suffers") }),
    };
    const table = engage([[{ upgrades: ["squadleader", "r2astromech"] }]], { cards });
    expect([table.ship("A1").shields, table.madeUp("says").length]).toEqual([1, 1]);
  });

  test("[2E-CHARGE-16] standard ships have no energy", () => {
    const table = planning({});
    gainEnergy(table.game, table.ship("A1"), 2);
    expect(table.ship("A1").energy).toBe(0);
  });
});
