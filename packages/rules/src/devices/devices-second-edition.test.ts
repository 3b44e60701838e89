import { straight } from "@broadside/geometry";
import type { DeviceKind } from "@broadside/protocol";
import { describe, expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
import { lying, systemTable } from "../phases/system.testing.ts";
import { withRemotes } from "../remotes/remotes.testing.ts";
import { at, startTable, type TestShip, type TestTable } from "../testing.ts";
import { straightWay } from "./device-ways.ts";
import { devicesToPlace, placeFromCard } from "./devices-second-edition.ts";

const bomber = (upgrades: readonly string[], more: Partial<TestShip> = {}): TestShip => ({
  pilot: "gammasquadronace",
  pose: at(400, 400),
  upgrades,
  ...more,
});
const victim = (more: Partial<TestShip> = {}): TestShip => ({ pilot: "redsquadronveteran", pose: at(700, 400), dial: "1FB", ...more });

describe("placing devices", () => {
  test("[2E-DEV-01] a dropped device is at the far end of the template, 54.2 mm behind the rear edge", () => {
    const table = systemTable([bomber(["protonbombs"])]).say("protonbombs@0");
    expect(table.game.state.devices).toMatchObject([{ pose: at(400, 400 - 20 - 54.2, 0), ship: "A1", seat: 0 }]);
    expect(table.notes("dropped")).toHaveLength(1);
  });

  /** Lets its ship launch bombs with the straight 5 template. */
  const launcher: Ability = { answers: { deviceWays: (_game, self, { ship }) => (ship === self.ship ? [straightWay("front", 5)] : []) } };

  test("[2E-DEV-02] a launched device is placed in the same way, 214.2 mm ahead of the front edge", () => {
    const table = systemTable([bomber(["protonbombs"])], [], { cards: { "pilot:gammasquadronace": launcher } }).say("protonbombs@0");
    expect(table.asks).toEqual([{ kind: "place device", seat: 0, keys: ["drop straight 1", "launch straight 5"] }]);
    table.say("launch straight 5");
    expect(table.game.state.devices).toMatchObject([{ pose: at(400, 400 + 20 + 214.2, 180) }]);
    expect(straightWay("front", 5).template).toEqual(straight(5));
  });

  test("[2E-SYS-22] a device that would extend over the edge isn't placed, and its charge isn't spent", () => {
    const table = systemTable([bomber(["proximitymines"], { pose: at(400, 20 + 40 + 32.6 + 34.5 - 2) })]);
    expect(table.kind).toBe("use at endOfSystem");
    expect([table.game.state.devices, table.ship("A1").upgrades[0]?.charges]).toEqual([[], 2]);
    const inside = systemTable([bomber(["proximitymines"], { pose: at(400, 20 + 40 + 32.6 + 34.5 + 2) })]).say("proximitymines@0");
    expect([inside.game.state.devices.length, inside.ship("A1").upgrades[0]?.charges]).toEqual([1, 1]);
  });

  test("[2E-SYS-22] if one way would extend over the edge, only the other is used, and one token is enough", () => {
    const table = systemTable([bomber(["thermaldetonators"], { pose: at(400, 20 + 40 + 14.2 + 17 + 20) })]).say("thermaldetonators@0");
    expect(table.game.state.devices).toMatchObject([{ pose: { y: 37_000 } }]);
    expect(table.ship("A1").upgrades[0]?.charges).toBe(3);
  });

  test("[2E-DEV-22] up to two thermal detonators are placed at once, each with another template", () => {
    const table = systemTable([bomber(["thermaldetonators"])]).say("thermaldetonators@0");
    expect(table.keys).toEqual(["drop straight 1", "drop straight 2"]);
    expect(table.say("drop straight 1").keys).toEqual(["none", "drop straight 2"]);
    table.say("drop straight 2");
    expect(table.game.state.devices.map(({ pose }) => 380_000 - pose.y - 14_200)).toEqual([40_000, 80_000]);
    expect(table.ship("A1").upgrades[0]?.charges).toBe(2);
  });

  test("[2E-DEV-20] after the first charge, a concussion bomb must be dropped each round if possible", () => {
    const full = systemTable([bomber(["concussionbombs", "protonbombs"])]);
    expect(full.keys).toEqual(["done", "concussionbombs@0", "protonbombs@1"]);
    const begun = full.say("concussionbombs@0").untilPhase("planning").untilPhase("system");
    expect(begun.game.state).toMatchObject({ round: 2, devices: [{ kind: "concussion bomb", round: 2 }] });
    expect(begun.ship("A1").upgrades.map(({ charges }) => charges)).toEqual([1, 2]);
  });

  test("[2E-DEV-20] a ship too close to the edge needn't drop a concussion bomb", () => {
    const upgrades = ["concussionbombs"];
    const table = systemTable([bomber(upgrades)])
      .say("concussionbombs@0")
      .untilPhase("planning");
    table.give({ input: "set", reason: "moved", changes: [{ change: "ship", ship: "A1", set: { pose: at(400, 25) } }] });
    table.untilPhase("system");
    expect([table.game.state.round, table.game.state.devices]).toEqual([2, []]);
  });

  /** Drops a device when its ship is destroyed. */
  const lastGift: Ability = {
    windows: [
      {
        at: "destroyed",
        optional: false,
        when: (game, self, { ship }) => self.ship.id === ship && devicesToPlace(game, self.ship).length > 0,
        *perform(game, self) {
          yield* placeFromCard(game, self.ship, 0);
        },
      },
    ],
  };
  const doomed = (card: "protonbombs" | "electroprotonbomb") => {
    const own = [bomber([card], { damage: facedown(5) }), victim({ pose: at(100, 100) })];
    const table = systemTable(own, [], {
      cards: { "pilot:gammasquadronace": lastGift },
      state: { devices: [lying("proximity mine", at(400, 470), { seat: 1, ship: "B1" })] },
    });
    return table.say(`${card}@0`).attackDice("hit", "blank");
  };
  const facedown = (count: number) => Array.from({ length: count }, (_, card) => ({ card, faceup: false, since: 1 }));

  test("[2E-DEV-05, 2E-DEV-04] a device that a card drops later costs a charge, but isn't the System phase's device", () => {
    const gift = doomed("protonbombs").until("dial");
    expect(gift.notes("dropped")).toHaveLength(2);
    const empty = doomed("electroprotonbomb").until("dial");
    expect(empty.ship("A1").status).toBe("destroyed");
    expect(empty.notes("dropped")).toHaveLength(1);
  });
});

test("[2E-DEV-09] a device that is moved isn't affected by obstacles and mines", () => {
  const table = withRemotes([{ kind: "probeDroid", seat: 0, pose: at(500, 500) }], {
    phase: "system",
    ships: [[victim({ pose: at(100, 100) })], [{ pilot: "academypilot", pose: at(800, 800, 180) }]],
    obstacles: [
      { token: "coreasteroid0", pose: at(500, 560) },
      { token: "coreasteroid1", pose: at(500, 620) },
    ],
    state: { devices: [lying("conner net", at(500, 600), { seat: 1, ship: "B1" })] },
  });
  table.say("front straight");
  expect(table.ship("R1")).toMatchObject({ status: "inPlay", damage: [] });
  expect(table.ship("R1").pose?.y).toBeGreaterThan(600_000);
  expect([table.notes("met obstacle"), table.notes("detonated"), table.notes("rolled")]).toEqual([[], [], []]);
});

describe("mines", () => {
  const flying = (own: TestShip, more: Partial<TestTable> = {}) =>
    startTable({
      edition: "2.5",
      phase: "activation",
      ships: [[own], [{ pilot: "academypilot", pose: at(800, 800, 180), activated: true }]],
      ...more,
    });
  const mine = (kind: DeviceKind, y: number, more = {}) => lying(kind, at(700, y), { seat: 1, ship: "B1", ...more });

  test("[2E-DEV-07, 2E-DEV-08] dropped onto two ships, a mine detonates at once under the one that the dropper chooses", () => {
    const enemies = [365, 435].map((x) => ({ pilot: "redsquadronveteran", pose: at(x, 400 - 20 - 40 - 32) }));
    const table = systemTable([bomber(["proximitymines"])], enemies).say("proximitymines@0");
    expect(table.asks).toEqual([{ kind: "mine under ships", seat: 0, keys: ["B1", "B2"] }]);
    table.attackDice("blank", "blank").say("B2");
    expect([table.ship("B1").shields, table.ship("B2").shields, table.game.state.devices]).toEqual([2, 1, []]);
  });

  test("[2E-DEV-11] a mine stays until a ship moves through or overlaps it", () => {
    const table = flying(victim({ pose: at(300, 300), dial: "1FB" }), { state: { devices: [mine("conner net", 500)] } });
    for (let round = 2; round <= 5; round += 1) {
      for (const ship of ["A1", "B1"]) table.until("dial").say(ship === "A1" ? "1FB" : "2FB", ship);
      table.give({
        input: "set",
        reason: "back",
        changes: [
          { change: "ship", ship: "A1", set: { pose: at(300, 300) } },
          { change: "ship", ship: "B1", set: { pose: at(800, 800, 180) } },
        ],
      });
    }
    expect(table.game.state.round).toBe(5);
    expect(table.game.state.devices).toHaveLength(1);
    const passed = flying(victim({ pose: at(700, 300), dial: "4FW" }), { state: { devices: [mine("conner net", 400)] } });
    expect([passed.notes("detonated").length, passed.game.state.devices]).toEqual([1, []]);
  });

  test("[2E-DEV-24] a proximity mine deals one hit damage, plus the damage that two dice show", () => {
    const table = flying(victim({ dial: "2FB" }), { state: { devices: [mine("proximity mine", 500)] }, draws: dice("hit", "blank") });
    expect(table.ship("A1")).toMatchObject({ shields: 0, damage: [] });
  });

  test("[2E-DEV-25] a Conner net deals one hit damage and gives three ion tokens", () => {
    const table = flying(victim({ dial: "2FB", shields: 1 }), { state: { devices: [mine("conner net", 500)] } });
    expect(table.ship("A1")).toMatchObject({ shields: 0, damage: [], tokens: { ion: 3 } });
  });

  test("[2E-DEV-26] cluster mines have three tokens, and a ship rolls two dice for each one it overlaps", () => {
    const laid = systemTable([bomber(["clustermines"])]).say("clustermines@0");
    expect(laid.game.state.devices.map(({ token }) => token)).toEqual(["clusterMineCentre", "clusterMineSide", "clusterMineSide"]);
    const set = [mine("cluster mine", 500), lying("cluster mine", at(735, 500), { token: "clusterMineSide", seat: 1 })];
    const far = lying("cluster mine", at(640, 500), { token: "clusterMineSide", seat: 1 });
    const table = flying(victim({ pose: at(718, 400), dial: "2FB" }), {
      state: { devices: [...set, far] },
      draws: dice("hit", "blank", "crit", "blank"),
    });
    expect(table.notes("rolled")).toHaveLength(2);
    expect(table.ship("A1")).toMatchObject({ shields: 0, damage: [] });
    expect(table.game.state.devices).toEqual([far]);
  });

  test("[2E-DEV-28] the dropper chooses a ship for each cluster mine token that is under several ships", () => {
    const enemies = [375, 425].map((x) => ({ pilot: "redsquadronveteran", pose: at(x, 400 - 20 - 40 - 19) }));
    const table = systemTable([bomber(["clustermines"])], enemies).say("clustermines@0");
    expect(table.asks).toEqual([{ kind: "mine under ships", seat: 0, keys: ["B1", "B2"] }]);
    table.attackDice("hit", "blank", "blank", "blank", "blank", "blank").say("B1");
    // Each side token is under only one ship, so the player has nothing to choose.
    expect([table.ship("B1").shields, table.ship("B2").shields, table.game.state.devices]).toEqual([1, 2, []]);
  });

  test("[2E-COMP-28, 2E-DEV-27] a mine with a fuse is spared once, even if the ship stays on it, and later detonates", () => {
    const table = flying(victim({ dial: "2FB" }), { state: { devices: [mine("conner net", 540, { fuses: 1 })] } });
    expect(table.game.state.devices).toMatchObject([{ fuses: 0 }]);
    expect(table.ship("A1")).toMatchObject({ pose: at(700, 520), shields: 2 });
    table.until("dial").say("1FB", "A1").say("2FB", "B1").pass();
    expect([table.game.state.devices, table.ship("A1").shields]).toEqual([[], 1]);
  });

  test("[2E-DEV-06] a device isn't an obstacle, so it doesn't obstruct an attack", () => {
    const table = startTable({
      edition: "2.0",
      phase: "combat",
      ships: [[victim({ pose: at(400, 300) })], [victim({ pose: at(400, 520, 180), pilot: "academypilot" })]],
      state: { devices: [lying("proton bomb", at(400, 410))] },
    });
    table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank", "blank").until("attack").say("primary>B1");
    expect(table.notes("rolled")).toMatchObject([{ ship: "A1" }, { ship: "B1", faces: ["blank", "blank", "blank"] }]);
  });
});

const FACES = { blank: 0, focus: 2, hit: 4, crit: 7 } as const;
const dice = (...faces: readonly (keyof typeof FACES)[]): readonly number[] => faces.map((face) => FACES[face]);
