import { expect, test } from "vitest";
import { faceup, flying } from "../../card-table.testing.ts";

const BOMBS = [
  ["seismiccharges", "seismic charge"],
  ["protonbombs", "proton bomb"],
  ["ionbombs", "ion bomb"],
  ["thermaldetonators", "thermal detonator"],
] as const;

for (const [upgrade, kind] of BOMBS)
  test(`[1E-BOMB-03] ${upgrade}: discarded and dropped when the dial is revealed, before the maneuver`, () => {
    const table = flying({ pilot: "rookiepilot", upgrades: [upgrade] }, "2FG").say(`A1/upgrade:${upgrade}/0`);
    expect(table.game.state.devices).toMatchObject([{ kind, ship: "A1" }]);
    expect(table.ship("A1").upgrades[0]?.faceup).toBe(false);
    expect(table.notes("maneuver")).toHaveLength(1);
  });

test("[1E-BOMB-01] bombletgenerator: dropped without a discard, one bomb a round", () => {
  const table = flying({ pilot: "rookiepilot", upgrades: ["bombletgenerator", "seismiccharges"] }, "2FG").say(
    "A1/upgrade:bombletgenerator/0",
  );
  expect(table.game.state.devices).toMatchObject([{ kind: "bomblet" }]);
  expect(table.ship("A1").upgrades.map((card) => card.faceup)).toEqual([true, true]);
  expect(table.kind).toBe("action");
});

test("[1E-MOVE-13] a stressed ship that reveals a red maneuver drops no bomb", () => {
  const table = flying({ pilot: "rookiepilot", upgrades: ["seismiccharges"], tokens: { stress: 1 } }, "4KR");
  expect(table.asks[0]?.seat).toBe(1);
  expect(table.game.state.devices).toEqual([]);
});

const MINES = [
  ["proximitymines", "proximity mine", 1],
  ["clustermines", "cluster mine", 3],
  ["connernet", "conner net", 1],
] as const;

for (const [upgrade, kind, tokens] of MINES)
  test(`[1E-BOMB-04] ${upgrade}: discarded and dropped as an action`, () => {
    const table = flying({ pilot: "rookiepilot", upgrades: [upgrade] }, "2FG").say(`upgrade:${upgrade}`);
    expect(table.game.state.devices.map((device) => device.kind)).toEqual(Array.from({ length: tokens }, () => kind));
    expect(table.ship("A1").upgrades[0]?.faceup).toBe(false);
  });

test("[1E-DTFA-11] a mine is no action for a ship with a Damaged Sensor Array", () => {
  const table = flying({ pilot: "rookiepilot", upgrades: ["proximitymines"], damage: [faceup("Damaged Sensor Array")] }, "2FG");
  expect(table.keys).not.toContain("upgrade:proximitymines");
});
