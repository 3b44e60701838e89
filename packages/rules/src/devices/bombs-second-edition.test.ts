import type { ObstacleId, Pose } from "@broadside/geometry";
import type { DeviceKind } from "@broadside/protocol";
import { describe, expect, test } from "vitest";
import { holdsAt, lying, systemTable } from "../phases/system.testing.ts";
import { withRemotes } from "../remotes/remotes.testing.ts";
import type { PlacedDevice, PlacedObstacle } from "../state/state.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";

const xWing = (more: Partial<TestShip> = {}): TestShip => ({ pilot: "redsquadronveteran", pose: at(400, 400), activated: true, ...more });
const shuttle = (more: Partial<TestShip> = {}): TestShip => ({ pilot: "omicrongrouppilot", pose: at(400, 400), activated: true, ...more });
/** A distant ship that hasn't activated yet. Its card pauses the game once bombs have detonated. */
const LAST: TestShip = { pilot: "binayrepirate", pose: at(100, 100), dial: "1FB" };
const HOLDS = { "pilot:binayrepirate": holdsAt("endOfActivation") };

/** Sets up the Activation phase, with only the last ship's action still to choose. */
const ending = (devices: readonly PlacedDevice[], enemies: readonly TestShip[], more: Partial<TestTable> = {}, remote?: Pose): Table =>
  withRemotes(remote ? [{ kind: "sensorBuoy", seat: 1, pose: remote }] : [], {
    edition: "2.0",
    phase: "activation",
    ships: [[LAST], enemies],
    cards: HOLDS,
    ...more,
    state: { devices, ...more.state },
  });
const bomb = (kind: DeviceKind, more: Partial<PlacedDevice> = {}) => lying(kind, at(400, 300), more);
/** The pose of a small ship whose nearest edge is this far from a bomb at (400, 300). The bomb's upper edge is at y 317. */
const away = (distance: number) => at(400, 317 + distance + 20);

describe("when bombs detonate, and what they affect", () => {
  test("[2E-DEV-10, 2E-DEV-31-Q] a bomb detonates at the end of the Activation phase in both editions, and is removed", () => {
    for (const edition of ["2.0", "2.5"] as const) {
      const table = ending([bomb("proton bomb")], [xWing()], { edition });
      expect([table.game.state.devices.length, table.ship("B1").shields]).toEqual([1, 2]);
      table.pass();
      expect(table.game.state.devices).toEqual([]);
      expect(table.ship("B1")).toMatchObject({ shields: 1, damage: [] });
    }
  });

  test("[2E-DEV-12] a bomb affects friendly and enemy ships", () => {
    const own = [LAST, xWing({ pose: at(460, 300) })];
    const table = startTable({
      edition: "2.0",
      phase: "activation",
      ships: [own, [xWing()]],
      cards: HOLDS,
      state: { devices: [bomb("proton bomb")] },
    });
    table.pass().say("A2");
    expect([table.ship("A2").shields, table.ship("B1").shields]).toEqual([1, 1]);
  });

  test("[2E-DEV-13, 2E-DEV-14] range is measured from the token's outline, and a proton bomb deals one critical at 0-1", () => {
    const near = ending([bomb("proton bomb")], [xWing({ pose: away(100) })]).pass();
    expect(near.ship("B1").shields).toBe(1);
    const far = ending([bomb("proton bomb")], [xWing({ pose: away(101) })]).pass();
    expect(far.ship("B1").shields).toBe(2);
    const bare = ending([bomb("proton bomb")], [xWing({ shields: 0 })]).pass();
    expect(bare.ship("B1").damage).toMatchObject([{ faceup: true }]);
  });

  test("[2E-TIME-28] the first player's devices detonate in any order, then the second player's", () => {
    const devices = [
      bomb("proton bomb", { id: "device 3", seat: 1 }),
      bomb("proton bomb", { id: "device 1" }),
      bomb("proton bomb", { id: "device 2" }),
    ];
    const table = ending(devices, [xWing()]).pass();
    expect(table.asks).toEqual([{ kind: "next bomb", seat: 0, keys: ["device 1", "device 2"] }]);
    table.say("device 2");
    expect(table.notes("detonated").map((event) => event.device)).toEqual(["device 2", "device 1", "device 3"]);
  });

  test("[2E-DEV-30-Q] each device measures when it detonates, so a ship already destroyed isn't affected", () => {
    const devices = [bomb("proton bomb", { id: "device 1" }), bomb("bomblet", { id: "device 2", seat: 1 })];
    const enemies = [
      xWing({ shields: 0, damage: [0, 1, 2].map((card) => ({ card, faceup: false, since: 1 })) }),
      xWing({ pose: at(460, 300) }),
    ];
    const table = ending(devices, enemies).attackDice("blank", "blank").pass().say("B1");
    expect(table.ship("B1").status).toBe("destroyed");
    expect(table.notes("rolled")).toMatchObject([{ ship: "B2", reason: "bomblet" }]);
  });

  test("[2E-COMP-29] a bomb with a fuse loses the fuse instead of detonating", () => {
    const table = ending([bomb("proton bomb", { fuses: 1 })], [xWing()]).pass();
    expect(table.game.state.devices).toMatchObject([{ fuses: 0 }]);
    expect(table.ship("B1").shields).toBe(2);
  });
});

describe("what bombs do", () => {
  test("[2E-DEV-17] an ion bomb gives three ion tokens, which ionize a large ship", () => {
    const table = ending([bomb("ion bomb")], [shuttle()]).pass();
    expect(table.ship("B1")).toMatchObject({ shields: 4, tokens: { ion: 3 } });
  });

  test("[2E-DEV-17, 2E-REMOTE-12] an ion bomb gives a remote no tokens, but deals it one hit damage", () => {
    const table = ending([bomb("ion bomb")], [xWing({ pose: at(800, 800) })], {}, at(400, 400)).pass();
    expect(table.ship("R1")).toMatchObject({ tokens: { ion: 0 }, damage: [{ faceup: false }] });
  });

  test("[2E-DEV-18] for a bomblet, a ship rolls two dice, and suffers one hit damage for each hit or critical", () => {
    const table = ending([bomb("bomblet")], [xWing({ shields: 1 })])
      .attackDice("hit", "crit")
      .pass();
    expect(table.ship("B1")).toMatchObject({ shields: 0, damage: [{ faceup: false }] });
  });

  test("[2E-DEV-19] a concussion bomb deals a facedown card, then the ship exposes a card or gains strain", () => {
    const strained = ending([bomb("concussion bomb")], [xWing()]).pass();
    expect(strained.asks).toEqual([{ kind: "expose or strain", seat: 1, keys: ["strain", "expose"] }]);
    strained.say("strain");
    expect(strained.ship("B1")).toMatchObject({ shields: 2, damage: [{ faceup: false }], tokens: { strain: 1 } });
    const exposed = ending([bomb("concussion bomb")], [xWing()])
      .pass()
      .say("expose");
    expect(exposed.ship("B1")).toMatchObject({ shields: 2, damage: [{ faceup: true }], tokens: { strain: 0 } });
  });

  test("[2E-DEV-21] an electro-proton bomb's dice remove shields, ionize and disarm at range 0-2", () => {
    const table = ending([bomb("electro-proton bomb")], [shuttle({ pose: at(400, 317 + 200 + 40) })]);
    table.attackDice("blank", "blank", "hit", "crit").pass();
    expect(table.ship("B1")).toMatchObject({ shields: 2, damage: [], tokens: { ion: 1, disarm: 1 } });
  });

  test("[2E-DEV-21] an electro-proton bomb starts with a fuse, and affects remotes only at range 0-1", () => {
    const carrier = { pilot: "gammasquadronace", pose: at(400, 375), upgrades: ["electroprotonbomb"] };
    const dropped = systemTable([carrier]).say("electroprotonbomb@0");
    expect(dropped.game.state.devices).toMatchObject([{ kind: "electro-proton bomb", fuses: 1 }]);
    const near = ending([bomb("electro-proton bomb")], [xWing({ pose: at(800, 800) })], {}, at(400, 400));
    near.attackDice("focus", "blank", "crit", "crit").pass();
    expect(near.ship("R1").damage).toHaveLength(1);
    const far = ending([bomb("electro-proton bomb")], [xWing({ pose: at(800, 800) })], {}, at(400, 500));
    expect(far.pass().notes("rolled")).toEqual([]);
  });

  test("[2E-DEV-22] for a thermal detonator, a ship rolls one die: a focus gives strain, a hit damage", () => {
    const after = (face: "focus" | "hit" | "crit") =>
      ending([bomb("thermal detonator")], [xWing({ shields: 0 })])
        .attackDice(face)
        .pass()
        .ship("B1");
    expect(after("focus")).toMatchObject({ tokens: { strain: 1 }, damage: [] });
    expect(after("hit").damage).toMatchObject([{ faceup: false }]);
    expect(after("crit").damage).toMatchObject([{ faceup: true }]);
  });

  test("[2E-DEV-23] a blazer bomb deals one hit damage on a hit or critical, and leaves a blaze with a fuse", () => {
    const table = ending([bomb("blazer bomb")], [xWing()], { edition: "2.5" })
      .attackDice("crit")
      .pass();
    expect(table.ship("B1")).toMatchObject({ shields: 1, damage: [] });
    expect(table.game.state.devices).toEqual([]);
    expect(table.game.state.obstacles).toMatchObject([{ token: "blaze", pose: at(400, 300), fuses: 1, seat: 0 }]);
  });
});

describe("seismic charges", () => {
  const rock = (x: number, y: number) => ({ token: "coreasteroid0" as ObstacleId, pose: at(x, y) });

  test("[2E-DEV-15, 2E-OBST-29] remove an obstacle at 0-1, and damage everything at 0-1 of it", () => {
    const obstacles = [rock(400, 390), rock(300, 300)];
    const enemies = [xWing({ pose: at(400, 390 + 16 + 90 + 20) }), xWing({ pose: at(540, 300) })];
    const table = ending([bomb("seismic charge")], enemies, { obstacles }).pass();
    expect(table.asks).toEqual([{ kind: "obstacle to blow up", seat: 0, keys: ["obstacle 1", "obstacle 2"] }]);
    table.say("obstacle 1");
    expect([table.ship("B1").shields, table.ship("B2").shields]).toEqual([1, 2]);
    expect(table.game.state.obstacles.map(({ id }) => id)).toEqual(["obstacle 2"]);
  });

  test("[2E-DEV-16] have no effect without an obstacle nearby", () => {
    const table = ending([bomb("seismic charge")], [xWing()], { obstacles: [rock(400, 317 + 150 + 16)] }).pass();
    expect([table.ship("B1").shields, table.game.state.devices, table.game.state.obstacles.length]).toEqual([2, [], 1]);
  });

  test("[2E-COMP-28, 2E-COMP-29] only remove an obstacle's fuse, but before 1.3.0 removed the obstacle", () => {
    const blaze: PlacedObstacle = { id: "obstacle 1", token: "blaze", pose: at(400, 390), fuses: 1 };
    const left = (more: Partial<TestTable>) =>
      ending([bomb("seismic charge")], [xWing({ pose: at(800, 800) })], { ...more, state: { obstacles: [blaze] } }).pass().game.state
        .obstacles;
    expect(left({ edition: "2.5" })).toMatchObject([{ fuses: 0 }]);
    expect(left({ edition: "2.0" })).toMatchObject([{ fuses: 0 }]);
    expect(left({ edition: "2.0", reference: "1.2.0" })).toEqual([]);
  });
});
