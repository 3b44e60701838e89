import type { AttackFace } from "@broadside/dice";
import { type DeviceId, mm, type Pose } from "@broadside/geometry";
import type { DeviceKind } from "@broadside/protocol";
import { describe, expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
import { fly, HELD } from "../phases/activation.testing.ts";
import { type PlacedDevice, shipOf } from "../state/state.ts";
import { at, type Table, type TestShip } from "../testing.ts";
import { assign } from "../tokens/tokens.ts";
import { dropDevice, mayDrop } from "./devices.ts";
import { DEVICE_RULES } from "./effects-first-edition.ts";

/** A device that is on the table from the start. It belongs to seat A unless stated otherwise. */
const device = (kind: DeviceKind, pose: Pose, more: Partial<PlacedDevice> = {}): PlacedDevice => ({
  id: `device ${pose.x / 1000 + pose.y}`,
  token: DEVICE_RULES[kind]?.token ?? "standardBomb",
  kind,
  pose,
  seat: 0,
  ship: "A1",
  round: 1,
  ...more,
});

/** A ship that drops bombs when its dial is revealed, or mines as an action, `times` in a row. */
const bomber = (kind: DeviceKind, token: DeviceId, times = 1): Ability => ({
  windows: [
    {
      at: "dialRevealed",
      optional: false,
      when: (_, self, { ship }) => self.ship.id === ship && DEVICE_RULES[kind]?.goesOff === "endOfActivation",
      *perform(game, self) {
        for (let drop = 0; drop < times; drop += 1) yield* dropDevice(game, self.ship, kind, token);
      },
    },
  ],
  actions: [
    {
      name: "upgrade:bomb",
      when: (_, self) => mayDrop(self.ship) && DEVICE_RULES[kind]?.goesOff === "met",
      *perform(game, self) {
        yield* dropDevice(game, self.ship, kind, token);
      },
    },
  ],
});

const drops = (kind: DeviceKind, token: DeviceId, more: { enemies?: readonly TestShip[]; times?: number } = {}): Table =>
  fly({
    ship: { pilot: "wardensquadronpilot", dial: "1FG" },
    enemies: more.enemies ?? [],
    cards: { "pilot:wardensquadronpilot": bomber(kind, token, more.times) },
  });

describe("dropping devices", () => {
  test("[1E-BOMB-01, 1E-ACT-23] a bomb is dropped 40 mm behind the rear edge, before the maneuver", () => {
    const table = drops("seismic charge", "standardBomb");
    expect(table.game.state.devices).toMatchObject([{ kind: "seismic charge", pose: at(450, 300 - 20 - 40 - 14.2), seat: 0, ship: "A1" }]);
    expect(table.ship("A1").pose).toEqual(at(450, 380));
  });

  test("[1E-BOMB-01] a ship drops only one bomb per round", () => {
    expect(drops("seismic charge", "standardBomb", { times: 2 }).game.state.devices).toHaveLength(1);
  });

  test("[1E-ACT-23, 1E-BOMB-04] a mine is dropped as an action, and cluster mines as a set of three", () => {
    const table = drops("cluster mine", "clusterMineCentre").say("upgrade:bomb");
    expect(table.ship("A1").actions).toEqual(["upgrade:bomb"]);
    expect(table.game.state.devices).toMatchObject([
      { token: "clusterMineCentre", pose: at(450, 380 - 20 - 40 - 19.5) },
      { token: "clusterMineSide", kind: "cluster mine" },
      { token: "clusterMineSide", kind: "cluster mine" },
    ]);
  });

  test("[1E-BOMB-05] a mine dropped on a ship goes off at once, and under two ships the dropper chooses one", () => {
    const enemies = [430, 470].map((x) => ({ pilot: "bountyhunter", pose: at(x + (x > 450 ? 21 : -21), 300) }));
    const table = drops("proximity mine", "proximityMine", { enemies }).attackDice("hit", "blank", "blank").say("upgrade:bomb");
    expect(table.asks).toEqual([{ kind: "mine under ships", seat: 0, keys: ["B2", "B3"] }]);
    table.say("B3");
    expect([table.ship("B2").shields, table.ship("B3").shields]).toEqual([4, 3]);
    expect(table.game.state.devices).toEqual([]);
  });

  test("[1E-BOMB-07] a bomb dropped on a ship stays under it until the end of the Activation phase", () => {
    const table = drops("seismic charge", "standardBomb", { enemies: [{ pilot: "bountyhunter", pose: at(450, 210) }] });
    expect(table.ship("B2").shields).toBe(4);
    expect(table.game.state.devices).toHaveLength(1);
    table.untilPhase("planning");
    expect(table.ship("B2").shields).toBe(3);
  });
});

describe("at the end of the Activation phase", () => {
  /**
   * Detonates a bomb 90 mm from a friend, and 110 mm and 10 mm from two enemies. Its token reaches 15.5 mm to either side of its centre.
   */
  const goesOff = (kind: DeviceKind, dice: readonly AttackFace[] = []) =>
    fly({
      ship: { dial: "1FG" },
      friends: [{ pilot: "bountyhunter", pose: at(600 - 15.5 - 90 - 40, 700) }],
      enemies: [
        { pilot: "bountyhunter", pose: at(600 + 15.5 + 110 + 40, 700) },
        { pilot: "bountyhunter", pose: at(600, 700 - 17 - 10 - 40) },
      ],
      state: { devices: [device(kind, at(600, 700))] },
    })
      .attackDice(...dice, ...dice)
      .untilPhase("planning");
  /** Checks that every ship at Range 1, friend or enemy, has suffered this, and that the ship beyond Range 1 has suffered nothing. */
  const expectSuffered = (table: Table, suffered: object) => {
    for (const id of ["A2", "B3"]) expect(table.ship(id)).toMatchObject(suffered);
    expect(table.ship("B2")).toMatchObject({ shields: 4, damage: [], tokens: { ion: 0, stress: 0 } });
  };

  test("[1E-BOMB-03, 1E-ARC-13] a seismic charge deals 1 damage at Range 1 of its token, to its own side too", () => {
    expectSuffered(goesOff("seismic charge"), { shields: 3, damage: [], tokens: { ion: 0, stress: 0 } });
  });

  test("[1E-BOMB-09] an exploded bomb's token is removed", () => {
    expect(goesOff("seismic charge").game.state.devices).toEqual([]);
  });

  test("[1E-BOMB-03] a proton bomb deals a faceup card, whatever the shields", () => {
    expectSuffered(goesOff("proton bomb"), { shields: 4, damage: [{ faceup: true }] });
  });

  test("[1E-BOMB-03] an ion bomb gives 2 ion tokens", () => {
    expectSuffered(goesOff("ion bomb"), { shields: 4, damage: [], tokens: { ion: 2, stress: 0 } });
  });

  test("[1E-BOMB-03] a thermal detonator deals 1 damage and gives 1 stress token", () => {
    expectSuffered(goesOff("thermal detonator"), { shields: 3, damage: [], tokens: { ion: 0, stress: 1 } });
  });

  test("[1E-BOMB-03] for a bomblet, a ship rolls 2 attack dice and suffers hits and criticals", () => {
    const table = goesOff("bomblet", ["hit", "crit"]);
    expectSuffered(table, { shields: 2, damage: [] });
    expect(table.unused).toBe(0);
    const bare = fly({
      ship: { dial: "1FG" },
      enemies: [{ pilot: "academypilot", pose: at(600, 640) }],
      state: { devices: [device("bomblet", at(600, 700))] },
    }).attackDice("hit", "crit");
    expect(
      bare
        .untilPhase("planning")
        .ship("B2")
        .damage.map(({ faceup }) => faceup),
    ).toEqual([false, true]);
  });

  test("[1E-ROUND-03] if a bomb affects several ships, its controller chooses the order", () => {
    const table = fly({
      ship: { dial: "1FG" },
      friends: [{ pilot: "bountyhunter", pose: at(500, 700) }],
      enemies: [
        { pilot: "bountyhunter", pose: at(700, 700) },
        { pilot: "bountyhunter", pose: at(600, 600) },
      ],
      state: { devices: [device("seismic charge", at(600, 700), { seat: 1, ship: "B2" })] },
    });
    table.until("ship struck next");
    expect(table.asks).toEqual([{ kind: "ship struck next", seat: 1, keys: ["A2", "B2", "B3"] }]);
    table.say("B3");
    expect(table.ship("B3").shields).toBe(3);
    expect(table.keys).toEqual(["A2", "B2"]);
    table.say("B2");
    expect(table.notes("damage")).toMatchObject([{ ship: "B3" }, { ship: "B2" }, { ship: "A2" }]);
  });

  test.each([
    [
      [0, 1],
      ["device 3", "device 2", "device 1"],
    ],
    [
      [1, 0],
      ["device 1", "device 3", "device 2"],
    ],
  ])("[1E-ROUND-02] each player orders their own bombs, the one with initiative first: %j", (initiative, order) => {
    const bombs = [
      device("seismic charge", at(100, 800), { seat: 1, id: "device 1" }),
      device("seismic charge", at(200, 800), { id: "device 2" }),
      device("seismic charge", at(300, 800), { id: "device 3" }),
    ];
    const table = fly({ ship: { dial: "1FG" }, state: { devices: bombs, initiative } }).until("next bomb");
    expect(table.asks).toEqual([{ kind: "next bomb", seat: 0, keys: ["device 2", "device 3"] }]);
    table.say("device 3");
    expect(table.notes("detonated")).toMatchObject(order.map((device) => ({ device })));
  });

  test("[1E-BOMB-02] the token's guides count for range, but not parts outside the play area", () => {
    const near = (pose: Pose, devicePose: Pose) =>
      fly({
        ship: { dial: "1FG" },
        enemies: [{ pilot: "bountyhunter", pose }],
        state: { devices: [device("seismic charge", devicePose)] },
      }).untilPhase("planning");
    // The guides extend 17 mm ahead of the token's centre, and its body extends 15 mm.
    expect(near(at(712.75, 600), at(700, 443.5)).ship("B2").shields).toBe(3);
    expect(near(at(700, 600), at(700, 442)).ship("B2").shields).toBe(4);
    // The token's centre is below the bottom edge, so only the tips of its guides are inside the play area, 14.4 mm to the side of its
    // centre. Its body reaches 15.5 mm to the side, but that part is outside and doesn't count.
    expect(near(at(545, 40), at(700, -16)).ship("B2").shields).toBe(4);
    expect(near(at(545.7, 40), at(700, -16)).ship("B2").shields).toBe(3);
  });
});

describe("mines", () => {
  const meets = (kind: DeviceKind) =>
    fly({ ship: { pilot: "bountyhunter", dial: "1FG" }, state: { devices: [device(kind, at(450, 420), { seat: 1 })] } });
  const dealt = (table: Table) => table.notes("damage").map((note) => note.amount);

  test("[1E-BOMB-04, 1E-BOMB-09] for a proximity mine, a ship rolls 3 dice and suffers hits and criticals", () => {
    const table = fly({
      ship: { pilot: "academypilot", dial: "2FG" },
      state: { devices: [device("proximity mine", at(450, 380))] },
      draws: [0, 3, 6, 0, 0],
    });
    expect(table.notes("rolled")).toMatchObject([{ reason: "proximity mine", faces: ["hit", "crit", "blank"] }]);
    expect(table.ship("A1").damage.map(({ faceup }) => faceup)).toEqual([false, true]);
    expect(table.game.state.devices).toEqual([]);
  });

  test("[1E-BOMB-04, 1E-BOMB-09] for a cluster mine, a ship rolls 2 dice, and each hit or critical is 1 damage", () => {
    const set = [device("cluster mine", at(450, 420)), device("cluster mine", at(300, 420)), device("cluster mine", at(200, 420))];
    const table = fly({ ship: { pilot: "academypilot", dial: "2FG" }, state: { devices: set }, draws: [0, 3, 0, 0] });
    expect(table.ship("A1").damage.map(({ faceup }) => faceup)).toEqual([false, false]);
    expect(table.game.state.devices).toEqual(set.slice(1));
  });

  test("[1E-BOMB-04] a Conner net deals 1 damage, gives 2 ion tokens and skips Perform Action", () => {
    const table = meets("conner net");
    expect(table.ship("A1")).toMatchObject({ shields: 3, tokens: { ion: 2 }, actions: [] });
    expect(table.kind).toBe(HELD);
  });

  test.each([
    ["under the template alone", at(450, 350), 1],
    ["under the base alone", at(450, 482), 1],
    ["passed by the base, beside the template", at(480, 380), 0],
  ])("[1E-BOMB-04] a mine goes off only under the final base or the template: %s", (_where, pose, times) => {
    const table = fly({
      ship: { dial: "3FW" },
      state: { devices: [device("cluster mine", pose, { token: "clusterMineSide" })] },
      draws: [6, 6],
    });
    expect(table.notes("detonated")).toHaveLength(times);
  });

  test.each([
    ["a boost", { pilot: "alphasquadronpilot", dial: "2FG" }, ["boost", "straight"], at(450, 510)],
    ["decloaking", { pilot: "sigmasquadronpilot", dial: "2FG", tokens: { cloak: 1 } }, ["forward"], at(450, 385)],
    ["a SLAM", { pilot: "wardensquadronpilot", dial: "1FG" }, ["slam", "1FG"], at(450, 470)],
  ])("[1E-BOMB-06] %s onto a mine makes it go off", (_what, ship, says, pose) => {
    const mine = device("cluster mine", pose, { token: "clusterMineSide" });
    const table = fly({ ship, state: { devices: [mine] } });
    expect(table.notes("detonated")).toEqual([]);
    table.attackDice("blank", "blank");
    for (const key of says) table.say(key);
    expect(table.notes("detonated")).toMatchObject([{ device: mine.id }]);
  });

  test("[1E-BOMB-06] a tractor beam that pushes a ship onto a mine makes it go off", () => {
    const pushes: Ability = {
      windows: [
        {
          at: "maneuverExecuted",
          optional: false,
          when: (_, self, { ship }) => ship === self.ship.id,
          *perform(game) {
            yield* assign(game, shipOf(game.state, "B2"), "tractor");
          },
        },
      ],
    };
    const table = fly({
      ship: { dial: "3FW" },
      enemies: [{ pilot: "academypilot", pose: at(700, 500) }],
      state: { devices: [device("cluster mine", at(700, 590), { token: "clusterMineSide" })] },
      cards: { "pilot:rookiepilot": pushes },
    });
    table.attackDice("hit", "blank").say("boost");
    expect([table.notes("detonated").length, table.ship("B2").damage.length]).toEqual([1, 1]);
  });

  test("[1E-BOMB-06] a barrel roll's template over a mine makes it go off", () => {
    const table = fly({
      ship: { pilot: "academypilot", dial: "2FG" },
      state: { devices: [device("cluster mine", at(490, 420), { token: "clusterMineSide" })] },
    }).attackDice("blank", "blank");
    table.say("barrel-roll").say("right").pass();
    expect(table.notes("detonated")).toHaveLength(1);
    expect(table.unused).toBe(0);
  });

  test("[1E-BUMP-07] nothing under the part of the template that was backed over counts", () => {
    const enemies = [450, 500].map((y) => ({ pilot: "academypilot", pose: at(450, y) }));
    const met = (y: number) => {
      const table = fly({
        ship: { dial: "4FW" },
        enemies,
        obstacles: [{ token: "coreasteroid0", pose: at(450, y) }],
        state: { devices: [device("cluster mine", at(450, y))] },
        draws: [6, 6, 6],
      });
      expect(table.ship("A1").pose).toEqual(at(450, 410));
      return [table.notes("met obstacle").length, table.notes("detonated").length];
    };
    expect([met(475), met(355)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  test("[1E-BOMB-06, 1E-ROUND-07] each of two mines goes off, one after the other, even if the ship is destroyed", () => {
    const pair = [device("cluster mine", at(450, 380)), device("cluster mine", at(450, 430))];
    const table = fly({
      ship: { pilot: "academypilot", dial: "2FG", damage: [1, 2].map((card) => ({ card, faceup: false, since: 1 })) },
      state: { devices: pair },
      draws: [0, 6, 0],
    });
    expect(table.ship("A1").status).toBe("destroyed");
    expect(table.game.state.devices).toEqual([]);
    expect(table.notes("detonated")).toHaveLength(2);
    const order = fly({ ship: { pilot: "bountyhunter", dial: "1FG" }, state: { devices: pair }, draws: [0, 0, 0, 6] });
    expect(dealt(order)).toEqual([2, 1]);
    expect(order.events.flatMap((event) => ("note" in event && ["detonated", "damage"].includes(event.note) ? [event.note] : []))).toEqual([
      "detonated",
      "damage",
      "detonated",
      "damage",
    ]);
  });

  test.each([
    [
      [0, 1],
      ["device 4", "device 2", "device 3", "device 1"],
    ],
    [
      [1, 0],
      ["device 1", "device 4", "device 2", "device 3"],
    ],
  ])("[1E-ROUND-02, 1E-BOMB-06] each player orders their own mines met at once, the one with initiative first: %j", (initiative, order) => {
    const mines = [
      device("conner net", at(450, 400), { seat: 1, id: "device 1" }),
      device("cluster mine", at(450, 380), { id: "device 2" }),
      device("cluster mine", at(450, 430), { id: "device 3" }),
      device("proximity mine", at(450, 400), { id: "device 4" }),
    ];
    const ship = { pilot: "bountyhunter", dial: "1FG", shields: 9 };
    const table = fly({ ship, state: { devices: mines, initiative } }).attackDice(
      "blank",
      "blank",
      "blank",
      "blank",
      "blank",
      "blank",
      "blank",
    );
    expect(table.asks).toEqual([{ kind: "next mine", seat: 0, keys: ["device 2", "device 4"] }]);
    table.say("device 4");
    const gone = table.notes("detonated").map(({ device }) => device);
    expect(gone).toEqual(order);
    expect(table.ship("A1").shields).toBe(8);
  });

  test("[1E-BOMB-08] a net on a ship that has activated gives ion tokens, so it has no dial in the next round", () => {
    const table = drops("conner net", "connerNet", { enemies: [{ pilot: "academypilot", pose: at(450, 300) }] }).say("upgrade:bomb");
    expect(table.ship("B2")).toMatchObject({ tokens: { ion: 2 }, skipsAction: false });
    expect(table.ship("B2").damage).toHaveLength(1);
    table.untilPhase("planning");
    expect(table.game.open.map(({ ask }) => ask.about?.ship)).not.toContain("B2");
  });

  test("[1E-BOMB-08] a net on a ship that hasn't activated skips its action, but not its maneuver", () => {
    const enemies = [{ pilot: "obsidiansquadronpilot", pose: at(450, 300), dial: "3FG", activated: false }];
    const table = drops("conner net", "connerNet", { enemies }).say("upgrade:bomb");
    expect(table.ship("B2")).toMatchObject({ activated: true, skipsAction: true, speed: 3, actions: [], tokens: { ion: 2 } });
    expect(table.kind).toBe(HELD);
  });

  test("[1E-BOMB-08] an ionized ship that meets a net on its straight 1 loses the net's ion tokens too", () => {
    const table = fly({ ship: { tokens: { ion: 1 } }, state: { devices: [device("conner net", at(450, 400))] } });
    expect(table.notes("detonated")).toHaveLength(1);
    expect(table.ship("A1").tokens.ion).toBe(0);
  });

  test("a barrel roll's template is placed over as few mines as possible", () => {
    const mine = device("cluster mine", { x: mm(490), y: mm(392), heading: 0 }, { token: "clusterMineSide" });
    const table = fly({ ship: { pilot: "academypilot", dial: "2FG" }, state: { devices: [mine] } });
    table.say("barrel-roll").say("right").put(at(530, 420));
    expect(table.notes("detonated")).toEqual([]);
  });
});
