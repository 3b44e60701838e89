import { describe, expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
import { withRemotes } from "../remotes/remotes.testing.ts";
import { at, madeUp } from "../testing.ts";
import { systemTable } from "./system.testing.ts";

/** Logs its ship's turn. */
const speaks: Ability = {
  windows: [
    {
      at: "systemPhase",
      optional: false,
      when: (_game, self, { ship }) => self.ship.id === ship,
      *perform(game, self) {
        game.note(madeUp({ note: "spoke", ship: self.ship.id }));
        yield* [];
      },
    },
  ],
};
const SPEAKING = ["academypilot", "blacksquadronace", "redsquadronveteran", "bountyhunter"].map((id) => [`pilot:${id}`, speaks]);

const spoken = (table: ReturnType<typeof systemTable>) => table.madeUp("spoke").map((event) => event.ship);
const phantom = (more = {}) => ({ pilot: "imdaartestpilot", pose: at(400, 400), tokens: { cloak: 1 }, ...more });

describe("the order of the System phase", () => {
  test("[2E-SYS-01] ships act from the lowest initiative to the highest, in player order on ties", () => {
    const table = systemTable(
      [
        { pilot: "redsquadronveteran", pose: at(300, 200) },
        { pilot: "bountyhunter", pose: at(600, 200) },
      ],
      [
        { pilot: "blacksquadronace", pose: at(300, 700) },
        { pilot: "academypilot", pose: at(600, 700) },
      ],
      { cards: Object.fromEntries(SPEAKING) },
    );
    expect(spoken(table)).toEqual(["B2", "A2", "A1", "B1"]);
  });

  test("[2E-SYS-01] a ship that can't do anything isn't asked", () => {
    const table = systemTable([{ pilot: "redsquadronveteran", pose: at(300, 200) }], [{ pilot: "academypilot", pose: at(300, 700) }]);
    expect(table.kind).toBe("use at endOfSystem");
  });

  test("[2E-SYS-21] a remote acts at its own initiative, before ships with initiative 1", () => {
    const table = withRemotes([{ kind: "probeDroid", seat: 1, pose: at(500, 500) }], {
      phase: "system",
      ships: [[{ pilot: "academypilot", pose: at(300, 200) }], [{ pilot: "academypilot", pose: at(300, 700) }]],
      cards: { "pilot:academypilot": speaks },
    });
    expect(table.asks).toMatchObject([{ kind: "relocate", seat: 1 }]);
    expect(spoken(table)).toEqual([]);
    expect(spoken(table.pass())).toEqual(["A1", "B1"]);
  });

  test("[2E-SYS-23] a ship in reserve is skipped unless its card says that it may act there", () => {
    const own = [
      { pilot: "redsquadronveteran", pose: at(300, 200) },
      { pilot: "blacksquadronace", pose: undefined, status: "reserve" as const },
    ];
    const table = systemTable(own, [], { cards: Object.fromEntries(SPEAKING) });
    expect(spoken(table)).toEqual(["A1"]);
  });
});

describe("devices and decloaking", () => {
  const bomber = (upgrades: readonly string[], more = {}) => ({ pilot: "gammasquadronace", pose: at(400, 400), upgrades, ...more });

  test("[2E-SYS-02, 2E-DEV-03] a ship places one device per phase, for one charge", () => {
    const table = systemTable([bomber(["protonbombs", "seismiccharges"])]);
    expect(table.asks).toEqual([{ kind: "act in System phase", seat: 0, keys: ["done", "protonbombs@0", "seismiccharges@1"] }]);
    table.say("protonbombs@0");
    expect(table.game.state.devices).toMatchObject([{ kind: "proton bomb" }]);
    expect(table.ship("A1").upgrades.map(({ charges }) => charges)).toEqual([1, 2]);
    expect(table.kind).toBe("use at endOfSystem");
  });

  test("[2E-SYS-03] a ship that decloaks can't place a device, and one that places a device can't decloak", () => {
    const both = () => systemTable([phantom({ upgrades: ["protonbombs"] })]);
    expect(both().keys).toEqual(["done", "protonbombs@0", "decloak left", "decloak right", "decloak forward"]);
    const decloaked = both().say("decloak forward");
    expect([decloaked.ship("A1").tokens.cloak, decloaked.kind]).toEqual([0, "use at endOfSystem"]);
    const dropped = both().say("protonbombs@0");
    expect([dropped.ship("A1").tokens.cloak, dropped.kind]).toEqual([1, "use at endOfSystem"]);
  });

  test("[2E-SYS-04] a small ship moves 120 mm with straight 2: forward, or to one of three places on a side", () => {
    expect(systemTable([phantom()]).say("decloak forward").ship("A1").pose).toEqual(at(400, 520));
    for (const [key, offset] of [
      ["middle", 0],
      ["front", 10],
      ["back", -10],
    ] as const)
      expect(systemTable([phantom()]).say("decloak right").say(key).ship("A1").pose).toEqual(at(520, 400 + offset));
  });

  test("[2E-SYS-04] a large ship uses straight 1 and moves 120 mm forward", () => {
    const table = systemTable([{ pilot: "omicrongrouppilot", pose: at(400, 400), tokens: { cloak: 1 } }]);
    expect(table.say("decloak forward").ship("A1").pose).toEqual(at(400, 520));
  });

  const wall = [360, 400, 440].map((y) => ({ pilot: "academypilot", pose: at(520, y), engaged: true }));

  test("[2E-SYS-05, 2E-SYS-07, 2E-ACT-14] a decloak to a blocked side fails: the ship keeps its cloak and tries no other side", () => {
    const table = systemTable([phantom()], wall).say("decloak right");
    expect(table.notes("decloaking failed")).toMatchObject([{ ship: "A1", direction: "right" }]);
    expect(table.ship("A1")).toMatchObject({ pose: at(400, 400), tokens: { cloak: 1 } });
    expect(table.kind).toBe("use at endOfSystem");
  });

  test("[2E-SYS-06] a stressed ship may decloak, and that is neither an action nor a maneuver", () => {
    const table = systemTable([phantom({ tokens: { cloak: 1, stress: 2 } })]).say("decloak forward");
    expect(table.ship("A1")).toMatchObject({ tokens: { cloak: 0, stress: 2 }, actions: [], activated: false, dial: "2FB" });
  });

  test("[2E-TOKEN-33-Q, 2E-TOKEN-26] a ship that has decloaked may attack; a cloaked ship may not, but has 2 more agility", () => {
    const enemy = { pilot: "academypilot", pose: at(400, 850, 180), dial: "2FB" };
    const open = systemTable([phantom()], [enemy]).say("decloak forward").until("attack");
    expect(open.asks).toMatchObject([{ kind: "attack", seat: 0 }]);
    const cloaked = systemTable([phantom()], [enemy]).untilPhase("planning");
    expect(cloaked.notes("attacks").filter((event) => event.ship === "A1")).toEqual([]);
    const { game } = cloaked;
    expect(game.edition.agilityByTokens(game, cloaked.ship("A1"))).toBe(2);
  });
});
