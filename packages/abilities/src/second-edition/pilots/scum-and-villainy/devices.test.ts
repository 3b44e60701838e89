import type { PlacedDevice, TargetId } from "@broadside/rules";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { attacked, dice, FIGHTER, finish, LATER, MISS, rolling, type Some, tokens, use, X_WING } from "../pilots.testing.ts";

const bomb = (x: number, y: number): PlacedDevice => ({
  id: "device 1",
  token: "standardBomb",
  kind: "proton bomb",
  pose: at(x, y),
  seat: 0,
  ship: "A1",
  round: 1,
});

describe("devices", () => {
  const ways = (pilot: string) =>
    cardTable(
      [[{ pilot, pose: at(400, 400), upgrades: ["seismiccharges"], dial: "2FB" }], [{ pilot: FIGHTER, pose: at(800, 800), dial: "2FB" }]],
      {
        phase: "system",
      },
    ).say("seismiccharges@0");

  test("Emon Azzameen drops devices with three more templates", () => {
    expect(ways("emonazzameen").keys).toEqual(["drop straight 1", "drop straight 3", "drop turn 3 left", "drop turn 3 right"]);
  });

  test("Constable Zuvio launches a device that he would drop", () => {
    const table = ways("constablezuvio");
    expect(table.keys).toEqual(["drop straight 1", "launch straight 1"]);
    expect(table.say("launch straight 1").game.state.devices[0]?.pose.y).toBeGreaterThan(at(400, 420).y);
  });

  const ending = (pilot: string, some: Some, device: PlacedDevice, more: object = {}) =>
    cardTable(
      [
        [{ pilot, pose: at(400, 300), activated: true, ...some }],
        [
          { pilot: X_WING, pose: at(400, 490, 180), activated: true },
          { pilot: X_WING, pose: at(700, 490, 180), activated: true },
        ],
      ],
      { phase: "activation", state: { devices: [device] }, draws: [0], ...more },
    );

  test("Captain Nym spends his charge to keep a bomb from detonating", () => {
    const table = ending("captainnym", {}, bomb(400, 560)).say(use("captainnym"));
    expect([table.game.state.devices.length, table.ship("A1").charges]).toEqual([1, 0]);
    expect(ending("captainnym", {}, bomb(400, 560)).pass().game.state.devices).toEqual([]);
    expect(ending("captainnym", {}, { ...bomb(400, 560), seat: 1, ship: "B1" }).kind).not.toContain("use at");
  });

  test("Captain Nym rolls one more defense die behind a bomb", () => {
    const shot = (x: number) => attacked("captainnym", {}, { foe: { pose: at(520, 490, 180) }, state: { devices: [bomb(x, 400)] } });
    expect(dice(finish(rolling(shot(465), MISS, [], "primary>A1")))).toEqual([3, 2]);
    expect(dice(finish(rolling(shot(600), MISS, [], "primary>A1")))).toEqual([3, 1]);
  });

  test("Padric strains enemies near his device when it detonates, if he has locked it", () => {
    const table = (locks: readonly TargetId[]) => ending("padric", { locks }, bomb(400, 560), LATER);
    expect([tokens(table(["device 1"]), "B1").strain, tokens(table(["device 1"]), "B2").strain]).toEqual([1, 0]);
    expect(tokens(table([]), "B1").strain).toBe(0);
  });

  test("Sol Sixxa drops devices with any speed 1 template", () => {
    const drops = (pilot: string) => {
      const table = cardTable([[{ pilot, pose: at(400, 300), upgrades: ["protonbombs"] }], [{ pilot: FIGHTER, pose: at(850, 850) }]], {
        phase: "system",
      });
      return table.say("protonbombs@0").keys;
    };
    expect(drops("solsixxa")).toEqual([
      "drop straight 1",
      "drop bank 1 left",
      "drop bank 1 right",
      "drop turn 1 left",
      "drop turn 1 right",
    ]);
  });
});
