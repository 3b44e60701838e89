import type { DeviceKind } from "@broadside/protocol";
import { describe, expect, test } from "vitest";
import { cardsAt, deviceAt, sail } from "../maneuver/huge-flight.testing.ts";
import { at, startTable, type Table, type TestShip } from "../testing.ts";

/**
 * A corvette at (600, 460), heading up, whose turn is over. Its fore section extends from y 460 to 572.5, its aft section from 347.5 to
 * 460.
 */
const corvette = { pilot: "cr90corvette", pose: at(600, 460), activated: true } as const;
/** Positions near both sections, near only the fore section, and near only the aft section. A token extends 14 mm from its centre. */
const BOTH = [680, 460] as const;
const FORE = [600, 660] as const;
const AFT = [600, 260] as const;

const after = (kind: DeviceKind, [x, y]: readonly [number, number], ship: Partial<TestShip> = {}): Table =>
  sail({ ship: { ...corvette, ...ship }, state: { devices: [deviceAt(kind, x, y)] } });

describe("an effect that harms every ship in range", () => {
  test("[HS-AREA-01, HS-AREA-04] lets the opponent choose between both sections in range, and dealt cards ignore shields", () => {
    const table = after("proton bomb", BOTH);
    expect(table.asks).toEqual([{ kind: "section struck", seat: 1, keys: ["fore", "aft"] }]);
    table.say("aft");
    expect(cardsAt(table, "A1")).toEqual(["aft+"]);
    expect(table.ship("A1")).toMatchObject({ shields: 5, aftShields: 3 });
  });

  test("[HS-AREA-02] affects a huge ship once, not once per section", () => {
    const table = after("seismic charge", BOTH).say("fore");
    expect(table.ship("A1")).toMatchObject({ shields: 4, aftShields: 3 });
    const dice = sail({ ship: corvette, state: { devices: [deviceAt("bomblet", ...BOTH)] }, dice: ["hit", "hit"] }).say("aft");
    expect(dice.ship("A1")).toMatchObject({ shields: 5, aftShields: 1 });
    expect(dice.notes("rolled")).toHaveLength(1);
  });

  test("[HS-AREA-03] affects the section in range if there is only one", () => {
    expect(after("seismic charge", FORE).ship("A1")).toMatchObject({ shields: 4, aftShields: 3 });
    expect(after("seismic charge", AFT).ship("A1")).toMatchObject({ shields: 5, aftShields: 2 });
    expect(cardsAt(after("proton bomb", AFT), "A1")).toEqual(["aft+"]);
  });

  test("[HS-AREA-91-Q] lets the opponent choose the section even if the ship's own side caused the effect", () => {
    const own = { ...deviceAt("seismic charge", ...BOTH), seat: 0, ship: "A1" } as const;
    expect(sail({ ship: corvette, state: { devices: [own] } }).asks).toMatchObject([{ kind: "section struck", seat: 1 }]);
  });

  test("[HS-AREA-91-Q] lets the first enemy in initiative order choose the section, never a team-mate", () => {
    const table = startTable({
      phase: "activation",
      teams: [0, 0, 1, 1],
      ships: [
        [corvette],
        [{ pilot: "rookiepilot", pose: at(100, 100), activated: true }],
        [{ pilot: "academypilot", pose: at(1700, 800), activated: true }],
        [{ pilot: "academypilot", pose: at(1500, 800), activated: true }],
      ],
      setup: { table: "6x3" },
      state: { devices: [{ ...deviceAt("seismic charge", ...BOTH), seat: 1 }] },
    });
    expect(table.asks).toMatchObject([{ kind: "section struck", seat: 2 }]);
  });

  test("[HS-AREA-92-Q] does nothing if it reaches only a crippled section", () => {
    const crippled = { crippled: "fore", shields: 0 } as const;
    expect(after("seismic charge", FORE, crippled).ship("A1")).toMatchObject({ aftShields: 3, damage: [] });
    expect(after("proton bomb", FORE, crippled).ship("A1").damage).toEqual([]);
    expect(after("seismic charge", BOTH, crippled).ship("A1").aftShields).toBe(2);
  });
});
