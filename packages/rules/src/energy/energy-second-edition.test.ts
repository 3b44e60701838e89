import { describe, expect, test } from "vitest";
import { CR90, CROC, EDITIONS, fly, GR75 } from "../maneuver/huge.testing.ts";
import { at, startTable, type TestShip } from "../testing.ts";
import { regainEnergy } from "./energy-second-edition.ts";

/** Plays from the End phase of a round until dials are set. */
const ending = (ship: Partial<TestShip>, edition: "2.0" | "2.5" = "2.0") =>
  startTable({
    edition,
    ships: [[{ pilot: CR90, pose: at(300, 300), ...ship }], [{ pilot: "academypilot", pose: at(800, 800) }]],
    phase: "end",
  }).until("dial");

describe("energy and shields of a huge ship", () => {
  test("[2E-HUGE-12] upgrades raise the energy limit, but only the Ship card's symbols recover energy", () => {
    const one = ending({ pilot: GR75, upgrades: ["quantumstorm"], energy: 3 });
    expect(one.ship("A1").energy).toBe(4);
    expect(ending({ pilot: GR75, upgrades: ["quantumstorm"], energy: 4 }).ship("A1").energy).toBe(5);
    expect(ending({ pilot: GR75, energy: 4 }).ship("A1").energy).toBe(4);
    expect(ending({ energy: 3 }).ship("A1").energy).toBe(5);
  });

  for (const edition of EDITIONS)
    test(`[2E-HUGE-14] ${edition}: shields with recovery symbols recover, up to the shield value`, () => {
      expect(ending({ shields: 3 }, edition).ship("A1").shields).toBe(5);
      expect(ending({ shields: 6 }, edition).ship("A1").shields).toBe(7);
      expect(ending({ pilot: CROC, shields: 1 }, edition).ship("A1").shields).toBe(2);
    });

  test("[2E-HUGE-19] after recovering energy, the ship spends one for each stress token, as far as possible", () => {
    expect(ending({ energy: 0, tokens: { stress: 1 } }).ship("A1")).toMatchObject({ energy: 1, tokens: { stress: 0 } });
    expect(ending({ energy: 0, tokens: { stress: 3 } }).ship("A1")).toMatchObject({ energy: 0, tokens: { stress: 1 } });
  });

  test("[2E-HUGE-19] a card that recovers energy also lets the ship remove stress", () => {
    const { game } = startTable({ edition: "2.0", ships: [[{ pilot: CR90, pose: at(300, 300), energy: 0, tokens: { stress: 1 } }], []] });
    const [ship] = game.state.ships;
    if (ship) regainEnergy(game, ship, 2);
    expect(ship).toMatchObject({ energy: 1, tokens: { stress: 0 } });
  });
});

test("[2E-HUGE-18] a huge ship that gains stress spends one energy to remove it, if it can", () => {
  const acting = (energy: number) => fly({ pilot: GR75, dial: "1FB", energy }).say("reinforce").say("fore").ship("A1");
  expect(acting(2)).toMatchObject({ energy: 1, tokens: { stress: 0, reinforceFore: 1 } });
  expect(acting(0)).toMatchObject({ energy: 0, tokens: { stress: 1, reinforceFore: 1 } });
});
