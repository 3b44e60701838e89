import { describe, expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
import { NOTHING } from "../driver/ask.ts";
import { at, madeUp } from "../testing.ts";
import { withRemotes } from "./remotes.testing.ts";

const ours = { pilot: "redsquadronveteran", pose: at(100, 100) };
const theirs = { pilot: "academypilot", pose: at(800, 800, 180) };

describe("relocating a remote", () => {
  test("[2E-REMOTE-15] a template is placed at its front guides, then its rear guides at the template's far end", () => {
    const table = withRemotes([{ kind: "trackingTorpedoes", seat: 0, pose: at(400, 400) }], { ships: [[ours], [theirs]], phase: "system" });
    table.say("straight");
    // The distance is half a remote, four template lengths, and half a remote.
    expect(table.ship("R1").pose).toEqual(at(400, 400 + 15.1 + 160 + 15.1));
  });

  test("[2E-REMOTE-15] it flees if any part of it ends outside the table", () => {
    const table = withRemotes([{ kind: "trackingTorpedoes", seat: 0, pose: at(20, 700) }], { ships: [[ours], [theirs]], phase: "system" });
    table.say("left bank");
    expect([table.ship("R1").status, table.ship("R1").pose]).toEqual(["fled", undefined]);
  });
});

describe("remotes acting at their initiative", () => {
  const speaks: Ability = {
    windows: [
      {
        at: "systemPhase",
        optional: false,
        when: (_, self, { ship }) => ship === self.ship.id,
        perform(game, self) {
          game.note(madeUp({ note: "spoke", ship: self.ship.id }));
          return NOTHING;
        },
      },
    ],
  };

  test("[2E-REMOTE-14] a remote with initiative 0 comes first in the System phase", () => {
    const table = withRemotes([{ kind: "probeDroid", seat: 1, pose: at(400, 400) }], {
      ships: [[ours], [theirs]],
      phase: "system",
      cards: { "pilot:academypilot": speaks },
    });
    expect(table.asks).toMatchObject([{ kind: "relocate", seat: 1 }]);
    expect(table.madeUp("spoke")).toEqual([]);
    expect(table.pass().madeUp("spoke")).toMatchObject([{ ship: "B1" }]);
  });

  test("[2E-REMOTE-14, 2E-SREM-05] a Turret attacks a ship in front, after all ships have engaged", () => {
    const table = withRemotes([{ kind: "turret", seat: 0, pose: at(400, 400) }], {
      ships: [[{ pilot: "redsquadronveteran", pose: at(700, 500) }], [{ pilot: "academypilot", pose: at(400, 560, 180), shields: 0 }]],
      phase: "combat",
    });
    // The initiative 1 enemy attacks the Turret first.
    expect(table.asks).toMatchObject([{ kind: "attack", seat: 1, keys: ["none", "primary>R1"] }]);
    expect(table.pass().asks).toMatchObject([{ kind: "attack", seat: 0, keys: ["none", "primary>B1"] }]);
    table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank", "blank").say("primary>B1").untilPhase("end");
    expect(table.ship("B1").status).toBe("destroyed");
  });

  test("[2E-SREM-05] a Turret can't attack at range 0 or behind it, even in 2.5", () => {
    const asks = (x: number, y: number) =>
      withRemotes([{ kind: "turret", seat: 0, pose: at(400, 400) }], {
        edition: "2.5",
        ships: [[{ pilot: "redsquadronveteran", pose: at(100, 800) }], [{ pilot: "academypilot", pose: at(x, y), engaged: true }]],
        phase: "combat",
      }).asks.map(({ kind, seat }) => `${kind} ${seat}`);
    expect(asks(400, 436)).not.toContain("attack 0");
    expect(asks(400, 250)).not.toContain("attack 0");
    expect(asks(400, 520)).toContain("attack 0");
  });

  test("[2E-SREM-05] a Turret's controller may turn it by 90 or 180 degrees in the System phase", () => {
    const turned = (key: string) =>
      withRemotes([{ kind: "turret", seat: 0, pose: at(400, 400) }], { ships: [[ours], [theirs]], phase: "system" })
        .say(key)
        .ship("R1").pose;
    expect([turned("stay"), turned("right"), turned("around"), turned("left")]).toEqual([
      at(400, 400, 0),
      at(400, 400, 90),
      at(400, 400, 180),
      at(400, 400, 270),
    ]);
  });

  test("[2E-SREM-11-Q] a Turret that nobody controls neither turns nor attacks", () => {
    const table = withRemotes([{ kind: "turret", pose: at(400, 400) }], {
      ships: [[ours], [{ pilot: "academypilot", pose: at(400, 560), engaged: true }]],
      phase: "system",
    });
    expect(table.notes("turret turned")).toEqual([]);
    table.untilPhase("end");
    expect(table.notes("attacks").filter((note) => note.ship === "R1")).toEqual([]);
    expect(table.ship("R1").engaged).toBe(false);
  });

  test("[2E-REMOTE-19] a Sensor Buoy does nothing in its turn", () => {
    const table = withRemotes([{ kind: "sensorBuoy", seat: 0, pose: at(780, 780) }], { ships: [[ours], [theirs]], phase: "system" });
    const before = JSON.stringify({ ...table.ship("R1") });
    table.untilPhase("end");
    expect(JSON.stringify({ ...table.ship("R1"), engaged: false })).toBe(before);
    expect(table.ship("B1").damage).toEqual([]);
  });

  test("[2E-REMOTE-22-Q] a remote that moves in the Activation phase doesn't count as activating", () => {
    const watches: Ability = {
      windows: [
        {
          at: "activationOver",
          optional: false,
          when: () => true,
          perform(game, _self, { ship }) {
            game.note(madeUp({ note: "saw", ship }));
            return NOTHING;
          },
        },
      ],
    };
    const table = withRemotes([{ kind: "commandoTeam", seat: 1, pose: at(400, 400) }], {
      ships: [[{ ...ours, dial: "2FB" }], [{ ...theirs, dial: "2FB" }]],
      phase: "activation",
      cards: { "pilot:redsquadronveteran": watches },
    });
    table.say("straight").until("dial");
    expect(table.notes("relocated")).toHaveLength(1);
    expect(table.madeUp("saw")).toMatchObject([{ ship: "B1" }, { ship: "A1" }]);
  });
});
