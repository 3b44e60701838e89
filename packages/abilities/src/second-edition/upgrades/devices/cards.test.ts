import type { RemoteSetup } from "@broadside/rules";
import { describe, expect, test } from "vitest";
import { at, cardTable, duel } from "../../card-table.testing.ts";
import { LATER, use, X_WING } from "../attack.testing.ts";

const FLIES = { dial: "2FB" } as const;
const TIE = { pilot: "academypilot", ...FLIES } as const;
const remote = (kind: RemoteSetup["kind"]) => ({ remotes: [{ kind, number: 1, seat: 0 }] });

describe("charges", () => {
  const reloads = (id: string, active: number, more: Parameters<typeof duel>[2] = {}) => {
    const table = duel({ pilot: "graysquadronbomber", upgrades: [id], active: [active], dial: "1FB" }, TIE, {
      phase: "activation",
      gap: 400,
      ...more,
    });
    for (table.until("action"); !table.asks.some(({ seat }) => seat === 0); table.until("action")) table.pass();
    return table;
  };
  for (const id of ["clustermines", "connernets", "proximitymines", "electroprotonbomb"])
    test(`${id}: its charges can't be recovered`, () => {
      expect([reloads(id, 0).keys.includes("reload"), reloads("protonbombs", 0).keys.includes("reload")]).toEqual([false, true]);
    });
  test("Thermal Detonators: a reload recovers two charges", () => {
    expect(reloads("thermaldetonators", 0, LATER).say("reload").ship("A1").upgrades[0]?.charges).toBe(2);
    expect(reloads("protonbombs", 0).say("reload").ship("A1").upgrades[0]?.charges).toBe(1);
  });
  test("Bomblet Generator: two charges recover a shield when the Activation phase starts", () => {
    const table = (active: number) =>
      duel({ pilot: X_WING, upgrades: ["bombletgenerator"], active: [active], ...FLIES }, TIE, { phase: "activation", gap: 400 });
    const { shields, upgrades } = table(0).say(use("bombletgenerator")).ship("A1");
    expect([shields, upgrades[0]?.charges]).toEqual([1, 2]);
    expect(table(2).kind).not.toBe("use at startOfActivation");
  });
});

describe("on the table", () => {
  test("DRK-1 Probe Droids: they drop or launch with any speed 3 template in the End phase", () => {
    const table = duel({ pilot: X_WING, pose: at(400, 400), upgrades: ["drk1probedroids"] }, TIE, {
      phase: "end",
      gap: 400,
      setup: remote("probeDroid"),
    });
    table.until("use at duringEnd").say(use("drk1probedroids"));
    expect(table.keys).toHaveLength(10);
    table.say("launch straight 3");
    const [droid] = table.game.state.remotes;
    expect([droid?.status, droid?.pose?.x, table.ship("A1").upgrades[0]?.charges]).toEqual(["inPlay", 400_000, 1]);
  });
  test("[2E-COMP-12] a launched remote counts as a launched device, but not as a bomb or mine", () => {
    const table = duel({ pilot: X_WING, pose: at(400, 400), upgrades: ["drk1probedroids", "cadbane", "delayedfuses"] }, TIE, {
      phase: "end",
      gap: 400,
      setup: remote("probeDroid"),
    });
    table.until("use at duringEnd").say(use("drk1probedroids")).say("launch straight 3");
    expect([table.kind, table.keys]).toEqual(["use at devicePlaced", ["pass", "A1/upgrade:cadbane/1"]]);
  });
  test("Discord Missiles: a calculate token and the charge place a swarm", () => {
    const table = (calculate: number) =>
      cardTable(
        [
          [{ pilot: X_WING, pose: at(400, 200), upgrades: ["discordmissiles"], tokens: { calculate } }],
          [{ pilot: "academypilot", pose: at(700, 800, 180) }],
        ],
        { setup: remote("buzzDroidSwarm") },
      );
    expect(table(0).kind).not.toBe("use at startOfCombat");
    const launched = table(1).say(use("discordmissiles"));
    expect(launched.keys).toEqual(["launch straight 3", "launch bank 3 left", "launch bank 3 right"]);
    launched.say("launch bank 3 left");
    const { tokens, upgrades } = launched.ship("A1");
    expect([launched.game.state.remotes[0]?.status, tokens.calculate, upgrades[0]?.charges]).toEqual(["inPlay", 0, 0]);
  });
  test("Electro-Chaff Missiles: in the System phase, the ship places a cloud with a fuse instead of another device", () => {
    const table = () =>
      duel({ pilot: X_WING, upgrades: ["electrochaffmissiles", "protonbombs"], ...FLIES }, TIE, {
        ...LATER,
        phase: "system",
        gap: 600,
      });
    const cloud = table().say("done").say(use("electrochaffmissiles"));
    expect(cloud.keys).toEqual(["launch bank 3 left", "launch bank 3 right", "launch straight 4"]);
    cloud.say("launch straight 4");
    expect(cloud.game.state.obstacles).toMatchObject([{ token: "electrochaff", fuses: 1, seat: 0 }]);
    expect(table().say("protonbombs@1").kind).not.toBe("use at systemPhase");
  });
});
