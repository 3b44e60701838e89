import { expect, test } from "vitest";
import { at, faceup, flying } from "../../../card-table.testing.ts";

const BOMBS = [
  ["seismiccharges", "seismic charge"],
  ["protonbombs", "proton bomb"],
  ["ionbombs", "ion bomb"],
  ["thermaldetonators", "thermal detonator"],
] as const;

for (const [upgrade, kind] of BOMBS)
  test(`[1E-BOMB-03] ${upgrade}: is discarded and dropped when the dial is revealed, before the maneuver`, () => {
    const table = flying({ pilot: "rookiepilot", upgrades: [upgrade] }, "2FG").say(`A1/upgrade:${upgrade}/0`);
    // The place is a straight 1 behind where the ship started. The centre of the token is 14.2 mm behind its guides.
    expect(table.game.state.devices).toMatchObject([{ kind, ship: "A1", pose: at(400, 300 - 20 - 40 - 14.2) }]);
    expect(table.ship("A1")).toMatchObject({ pose: at(400, 420), upgrades: [{ faceup: false }], actions: [] });
  });

test("[1E-BOMB-01] bombletgenerator: drops a bomb without being discarded, and its ship drops no other that round", () => {
  const table = flying({ pilot: "rookiepilot", upgrades: ["bombletgenerator", "seismiccharges"] }, "2FG").say(
    "A1/upgrade:bombletgenerator/0",
  );
  expect(table.game.state.devices).toMatchObject([{ kind: "bomblet", pose: at(400, 225.8) }]);
  expect(table.ship("A1").upgrades.map((card) => card.faceup)).toEqual([true, true]);
  expect(table.kind).toBe("action");
});

test("[1E-MOVE-13] a stressed ship that reveals a red maneuver can't drop a bomb", () => {
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
  test(`[1E-BOMB-04] ${upgrade}: is discarded and dropped as an action`, () => {
    const table = flying({ pilot: "rookiepilot", upgrades: [upgrade] }, "2FG").say(`upgrade:${upgrade}`);
    expect(table.game.state.devices.map((device) => device.kind)).toEqual(Array.from({ length: tokens }, () => kind));
    expect(table.ship("A1")).toMatchObject({ upgrades: [{ faceup: false }], actions: [`upgrade:${upgrade}`] });
  });

test("[1E-DTFA-11] a ship with a Damaged Sensor Array can't drop a mine as an action", () => {
  const table = flying({ pilot: "rookiepilot", upgrades: ["proximitymines"], damage: [faceup("Damaged Sensor Array")] }, "2FG");
  expect(table.keys).not.toContain("upgrade:proximitymines");
});
