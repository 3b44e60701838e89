import { areaDistance, areasOverlap, mm } from "@broadside/geometry";
import { type AnyWindow, type Ship, type Situation, shipOf } from "@broadside/rules";
import { exposeDamage, turnInPlace } from "@broadside/rules/procedures";
import { type Procedure, pieceArea, putInReserve, sufferDamage } from "@broadside/rules/scenarios";
import { at, type Table, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import {
  featuresOf,
  type MissionTable,
  offeredUntilPlanning,
  played,
  pointsOf,
  refusalAt,
  type TestFeature,
  untilAsked,
} from "./standard.testing.ts";

const FOE: TestShip = { pilot: "patrolleader", pose: at(60, 800, 180), dial: "1FB" };
const FIVE: readonly TestFeature[] = [{ carrier: "A1" }, { at: [150, 300] }, { at: [700, 300] }, { at: [150, 650] }, { at: [700, 650] }];
const TOWING: TestShip = { pilot: "redsquadronveteran", pose: at(400, 300), dial: "2FB" };
const MATE: TestShip = { pilot: "academypilot", pose: at(850, 60), dial: "2FB" };

const carriers = (table: Table) => featuresOf(table).flatMap(({ carrier }) => carrier ?? []);
const prompts = (table: Table): number => table.notes("jettisoned").length;

/** A towing ship with a team-mate far away, and an enemy. The enemy's card does something when the Engagement phase starts. */
const engaged = (does: (game: Situation, ship: Ship) => Procedure, ship: Partial<TestShip> = {}, given: MissionTable = {}): Table => {
  const window: AnyWindow = {
    at: "startOfCombat",
    optional: false,
    when: () => true,
    perform: (game) => does(game, shipOf(game.state, "A1")),
  };
  return played("salvage-mission", {
    phase: "combat",
    features: FIVE,
    ships: [[{ ...TOWING, ...ship }, MATE], [FOE]],
    cards: { "pilot:patrolleader": { windows: [window] } },
    ...given,
  });
};
const suffers = (hits: number, crits: number) => (game: Situation, ship: Ship) =>
  sufferDamage(game, ship, { hits, crits, reason: "obstacle" });

/** Stops at the end of the towing ship's activation. */
const activated = (given: MissionTable = {}): Table =>
  untilAsked(
    played("salvage-mission", { phase: "activation", features: FIVE, ships: [[TOWING, MATE], [FOE]], ...given }),
    "jettison",
    "A1",
  );

describe("voluntary", () => {
  test("[SC-SALVAGE-28, SC-SALVAGE-29] the player is asked after activating, and the opponent places the cache at range 1", () => {
    expect(activated().keys).toEqual(["no", "yes"]);
    expect(carriers(activated().pass())).toEqual(["A1"]);
    const table = activated().say("yes");
    expect(table.asks).toEqual([{ kind: "place feature", seat: 1, keys: [] }]);
    expect(refusalAt(table, 400 + 38, 420)).toBe("SC-SALVAGE-29: not at range 1 1 the ship");
    expect(refusalAt(table, 400 + 38 + 1, 420)).toBeUndefined();
    expect(refusalAt(table, 400 + 38 + 100, 420)).toBeUndefined();
    expect(refusalAt(table, 400 + 38 + 101, 420)).toMatch(/^SC-SALVAGE-29/);
    table.put(at(400 + 38 + 60, 420));
    expect([carriers(table), featuresOf(table)[0]?.pose]).toEqual([[], at(498, 420)]);
  });

  test("[SC-SALVAGE-47-Q] a ship can do so even in the activation in which it took the cache", () => {
    const features = [{ at: [400, 500] }, ...FIVE.slice(1)] as const;
    const table = played("salvage-mission", { phase: "activation", features, ships: [[TOWING, MATE], [FOE]] });
    untilAsked(table, "action", "A1").say("tow");
    untilAsked(table, "jettison", "A1").say("yes").pass();
    expect(carriers(table)).toEqual([]);
  });

  test("[SC-SALVAGE-48-Q] a ship that doesn't activate isn't asked", () => {
    const asked = (ship: TestShip) =>
      offeredUntilPlanning(
        played("salvage-mission", { phase: "activation", features: FIVE, ships: [[ship, MATE], [FOE]] }),
        "jettison",
        "A1",
      );
    expect(asked(TOWING)).toEqual(["no", "yes"]);
    expect(asked({ ...TOWING, activated: true })).toEqual([]);
  });

  test("[SC-SALVAGE-43-Q] the cache overlaps nothing else while there is room", () => {
    const mine = { id: "device 1", token: "standardBomb", kind: "proximity mine", seat: 1, ship: "B1", round: 1 } as const;
    const there = {
      "an obstacle": { obstacles: [{ token: "coreasteroid0", pose: at(498, 420) }] },
      "a ship": { ships: [[TOWING, { ...MATE, pose: at(498, 420), activated: true }], [FOE]] },
      "an enemy": { ships: [[TOWING, MATE], [{ ...FOE, pose: at(498, 420), activated: true }]] },
      "a device": { state: { devices: [{ ...mine, pose: at(498, 420) }] } },
      "another cache": { features: [...FIVE.slice(0, 4), { at: [498, 420] as const }] },
    } satisfies Record<string, MissionTable>;
    for (const [what, given] of Object.entries(there)) {
      const table = activated(given).say("yes");
      expect(refusalAt(table, 498, 420), what).toBe("SC-SALVAGE-43-Q: on top of something else");
      expect(refusalAt(table, 302, 420), what).toBeUndefined();
    }
  });

  test("[SC-SALVAGE-35, SC-SALVAGE-27] any ship can tow the cache afterwards, and the ship is free of it", () => {
    const table = activated({ ships: [[TOWING, MATE], [{ ...FOE, pose: at(560, 640, 180), dial: "1FB" }]] }).say("yes");
    table.put(at(498, 420));
    expect(untilAsked(table, "action", "B1").keys).toContain("tow");
    table.untilPhase("planning");
    expect(untilAsked(table, "action", "A1").keys).toContain("barrel-roll");
  });
});

describe("critical damage", () => {
  test("[SC-SALVAGE-30] one critical jettisons the cache, but two hits don't", () => {
    expect(engaged(suffers(0, 1)).asks).toEqual([{ kind: "place feature", seat: 1, keys: [] }]);
    expect(carriers(engaged(suffers(2, 0)))).toEqual(["A1"]);
  });

  test("[SC-SALVAGE-41-Q] a critical on a shield also does, but an exposed card doesn't", () => {
    const shielded = engaged(suffers(0, 1)).pass();
    expect([shielded.ship("A1").shields, carriers(shielded)]).toEqual([1, []]);
    const damage = [{ card: 0, faceup: false, since: 1 }];
    const exposed = engaged((game, ship) => exposeDamage(game, ship), { damage });
    expect([exposed.ship("A1").damage[0]?.faceup, carriers(exposed)]).toEqual([true, ["A1"]]);
  });

  test("[SC-SALVAGE-37] three criticals at once jettison it only once", () => {
    const table = engaged(suffers(0, 3)).pass();
    table.untilPhase("planning");
    expect(prompts(table)).toBe(1);
  });

  test("[SC-SALVAGE-45-Q] a critical that also destroys the ship jettisons it only once", () => {
    const table = engaged(suffers(0, 6)).pass();
    table.untilPhase("planning");
    expect([table.ship("A1").status, prompts(table)]).toEqual(["destroyed", 1]);
  });

  test("[SC-SALVAGE-32] the opponent of the ship's player places it at range 1 of the ship, whoever dealt the damage", () => {
    const own: AnyWindow = {
      at: "startOfCombat",
      optional: false,
      when: () => true,
      perform: (game) => suffers(0, 1)(game, shipOf(game.state, "A1")),
    };
    const table = engaged(suffers(0, 0), {}, { cards: { "pilot:academypilot": { windows: [own] } } });
    expect(table.asks).toEqual([{ kind: "place feature", seat: 1, keys: [] }]);
    table.pass();
    const [cache] = featuresOf(table);
    const gap = areaDistance(cache ? pieceArea(cache) : [], table.game.board.base(table.ship("A1")));
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThanOrEqual(mm(100));
  });

  test.each([
    ["critical damage", suffers(0, 1)],
    ["destruction", suffers(6, 0)],
  ])("[SC-SALVAGE-32] after %s of the second player's ship, the first player places it", (_, does) => {
    const window: AnyWindow = {
      at: "startOfCombat",
      optional: false,
      when: () => true,
      perform: (game) => does(game, shipOf(game.state, "B1")),
    };
    const table = played("salvage-mission", {
      phase: "combat",
      features: [{ carrier: "B1" }, ...FIVE.slice(1)],
      ships: [[FOE], [TOWING, MATE]],
      cards: { "pilot:patrolleader": { windows: [window] } },
    });
    expect(table.asks).toEqual([{ kind: "place feature", seat: 0, keys: [] }]);
    expect(refusalAt(table, 400 + 38, 300)).toMatch(/not at range 1 1 the ship/);
    expect(refusalAt(table, 400 + 38 + 100, 300)).toBeUndefined();
    expect(refusalAt(table, 400 + 38 + 101, 300)).toMatch(/not at range 1 1 the ship/);
  });
});

describe("leaving play", () => {
  test("[SC-SALVAGE-31, SC-SALVAGE-10, SC-SALVAGE-44-Q] a destroyed ship jettisons it while on the table, and gives its points", () => {
    const table = engaged(suffers(6, 0));
    expect(table.asks).toEqual([{ kind: "place feature", seat: 1, keys: [] }]);
    expect([table.ship("A1").pose, table.ship("A1").status]).toEqual([at(400, 300), "inPlay"]);
    expect(refusalAt(table, 400, 300)).toMatch(/^SC-SALVAGE-31/);
    table.pass();
    expect([carriers(table), featuresOf(table).filter(({ pose }) => pose).length]).toEqual([[], 5]);
    table.untilPhase("planning");
    expect(pointsOf(table)).toEqual([0, 5]);
  });

  test("[SC-SALVAGE-34, SC-SALVAGE-42-Q] when a ship flees, an opponent places the cache near where it was before its maneuver", () => {
    const ships = [[{ ...TOWING, pose: at(457, 850), dial: "4FW" }, MATE], [FOE]];
    const table = played("salvage-mission", { phase: "activation", features: FIVE, ships }).until("place feature");
    expect([table.asks[0]?.seat, table.ship("A1").status]).toEqual([1, "fled"]);
    expect(refusalAt(table, 457, 780)).toBeUndefined();
    expect(refusalAt(table, 457, 700)).toMatch(/^SC-SALVAGE-34/);
    expect(refusalAt(table, 457, 905)).toMatch(/not wholly on the table/);
    table.pass();
    expect(pointsOf(table)).toEqual([0, 5]);
  });

  test("[SC-SALVAGE-46-Q] without a maneuver, the cache is placed near where the ship was before it left the table", () => {
    const turns: AnyWindow = {
      at: "startOfCombat",
      optional: false,
      when: () => true,
      *perform(game) {
        yield* turnInPlace(game, shipOf(game.state, "A1"), 45_000);
      },
    };
    const table = engaged(suffers(0, 0), { pose: at(894, 450) }, { cards: { "pilot:patrolleader": { windows: [turns] } } });
    expect(table.asks).toEqual([{ kind: "place feature", seat: 1, keys: [] }]);
    expect(table.ship("A1").status).toBe("fled");
    expect(refusalAt(table, 894 - 38 - 1, 450)).toBeUndefined();
    expect(refusalAt(table, 894 - 38 - 101, 450)).toMatch(/^SC-SALVAGE-34/);
  });

  test("[SC-SALVAGE-33, SC-SALVAGE-42-Q] when a ship goes into reserve, an opponent first places the cache near the ship", () => {
    const table = engaged((game, ship) => putInReserve(game, ship));
    expect(table.asks).toEqual([{ kind: "place feature", seat: 1, keys: [] }]);
    expect([table.ship("A1").status, table.ship("A1").pose]).toEqual(["inPlay", at(400, 300)]);
    expect(refusalAt(table, 400 + 38 + 100, 300)).toBeUndefined();
    expect(refusalAt(table, 400 + 38 + 101, 300)).toMatch(/^SC-SALVAGE-33/);
    table.put(at(460, 300));
    expect([table.ship("A1").status, carriers(table)]).toEqual(["reserve", []]);
  });

  test("[SC-SALVAGE-50-Q, SC-COMMON-66-Q] docking works the same way, and gives no points", () => {
    const ships = [
      [
        { pilot: "zeborrelios", pose: at(400, 300) },
        { pilot: "lothalrebel", upgrades: ["ghost"], pose: at(400, 240) },
      ],
      [FOE],
    ];
    const table = played("salvage-mission", { phase: "system", features: FIVE, ships }).until("act in System phase");
    const key = table.keys.find((one) => one.startsWith("dock")) ?? "";
    table.say(key);
    expect(table.asks).toEqual([{ kind: "place feature", seat: 1, keys: [] }]);
    expect(table.ship("A1").status).toBe("inPlay");
    table.pass();
    expect([table.ship("A1").status, carriers(table), pointsOf(table)]).toEqual(["docked", [], [0, 0]]);
  });

  test("[SC-SALVAGE-38, SC-SALVAGE-49-Q] if a ship is removed by hand, its cache returns, so there are still five", () => {
    const start = played("salvage-mission", { phase: "activation", features: FIVE, ships: [[TOWING, MATE], [FOE]] });
    const table = untilAsked(start, "action", "A1");
    table.give({ input: "set", reason: "gone", changes: [{ change: "ship", ship: "A1", set: { status: "destroyed", pose: undefined } }] });
    table.until("place feature");
    expect(table.asks).toEqual([{ kind: "place feature", seat: 1, keys: [] }]);
    table.untilPhase("planning");
    expect([carriers(table), featuresOf(table).filter(({ pose }) => pose).length]).toEqual([[], 5]);
  });
});

test.each(["startOfCombat", "duringEnd"] as const)(
  "[SC-SALVAGE-49-Q] if a ship leaves the game at %s without being destroyed, an opponent places the cache",
  (moment) => {
    const takes: AnyWindow = {
      at: moment,
      optional: false,
      when: () => true,
      *perform(game) {
        game.setShip(shipOf(game.state, "A1"), { status: "escaped", pose: undefined });
        yield* [];
      },
    };
    const table = engaged(suffers(0, 0), {}, { cards: { "pilot:patrolleader": { windows: [takes] } } }).until("place feature");
    expect(table.game.state.round).toBe(2);
    expect(table.asks).toEqual([{ kind: "place feature", seat: 1, keys: [] }]);
    table.untilPhase("planning");
    expect([carriers(table), featuresOf(table).filter(({ pose }) => pose).length]).toEqual([[], 5]);
  },
);

test("the log names the reason: by choice, critical damage, destroyed, fled, into reserve, docked, gone", () => {
  const told = (table: Table) => {
    if (table.kind === "place feature") table.pass();
    return table.notes("jettisoned").map(({ reason, rule }) => `${reason} ${rule}`);
  };
  const flying = (ships: readonly (readonly TestShip[])[], phase: NonNullable<MissionTable["phase"]>) =>
    played("salvage-mission", { phase, features: FIVE, ships });
  const fled = flying([[{ ...TOWING, pose: at(457, 850), dial: "4FW" }, MATE], [FOE]], "activation").until("place feature");
  const carrier = { pilot: "lothalrebel", upgrades: ["ghost"], pose: at(400, 240) };
  const docking = flying([[{ pilot: "zeborrelios", pose: at(400, 300) }, carrier], [FOE]], "system").until("act in System phase");
  const docked = docking.say(docking.keys.find((one) => one.startsWith("dock")) ?? "");
  const gone = untilAsked(flying([[TOWING, MATE], [FOE]], "activation"), "action", "A1");
  gone.give({ input: "set", reason: "gone", changes: [{ change: "ship", ship: "A1", set: { status: "destroyed", pose: undefined } }] });
  expect(told(activated().say("yes"))).toEqual(["by choice SC-SALVAGE-29"]);
  expect(told(engaged(suffers(0, 1)))).toEqual(["critical damage SC-SALVAGE-30"]);
  expect(told(engaged(suffers(6, 0)))).toEqual(["destroyed SC-SALVAGE-31"]);
  expect(told(engaged((game, ship) => putInReserve(game, ship)))).toEqual(["about to go into reserve SC-SALVAGE-33"]);
  expect(told(fled)).toEqual(["fled SC-SALVAGE-34"]);
  expect(told(docked)).toEqual(["about to dock SC-SALVAGE-50-Q"]);
  expect(told(gone.untilPhase("planning"))).toEqual(["no longer in play SC-SALVAGE-49-Q"]);
});

test("[SC-SALVAGE-43-Q] if no place is free, the cache can overlap something", () => {
  const huge = { token: "coreasteroid0" as const };
  const crowd = [-100, -50, 0, 50, 100].flatMap((dx) => [-100, -50, 0, 50, 100].map((dy) => ({ ...huge, pose: at(400 + dx, 420 + dy) })));
  const more = [-150, 150].flatMap((dx) =>
    [-150, -100, -50, 0, 50, 100, 150].flatMap((dy) => [
      { ...huge, pose: at(400 + dx, 420 + dy) },
      { ...huge, pose: at(400 + dy, 420 + dx) },
    ]),
  );
  const table = engaged(suffers(0, 1), { pose: at(400, 420) }, { obstacles: [...crowd, ...more] });
  expect(table.kind).toBe("place feature");
  table.pass();
  const [cache] = featuresOf(table);
  const under = table.game.board.obstacles().some((area) => areasOverlap(area, cache ? pieceArea(cache) : []));
  expect([carriers(table), under]).toEqual([[], true]);
});
