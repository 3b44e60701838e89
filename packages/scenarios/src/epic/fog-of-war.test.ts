import type { SquadSetup } from "@broadside/rules";
import { casualties } from "@broadside/rules/scenarios";
import { at, facesDrawn, type TestList, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import {
  countersIn,
  type EpicGame,
  epicGame,
  epicSetUp,
  hyperspacePoint,
  playedOut,
  scoresIn,
  untilRoundOver,
} from "./epic-game.testing.ts";

/** Quick builds with this threat, each with one ship. */
const builds = (...threats: readonly number[]): SquadSetup => ({
  faction: "galacticempire",
  points: 0,
  obstacles: [],
  ships: threats.map((points, build) => ({ pilot: "academypilot", upgrades: [], points, build })),
});
const LIST: TestList = { ships: ["academypilot", "academypilot", "academypilot"] };
const THREE = { squads: [builds(2, 3, 4), builds(2, 3, 4)] };

describe("set-up", () => {
  test("players take turns to hold builds in reserve, but not all of them", () => {
    const table = epicSetUp("fog-of-war", [LIST, LIST], { setup: THREE }).until("held in reserve");
    const [first = 0] = table.game.state.initiative;
    const own = [1, 2, 3].map((number) => `${"AB"[first]}${number}`);
    expect(table.asks).toMatchObject([{ seat: first, keys: ["done", ...own] }]);
    table.say(own[0] ?? "").say(own[1] ?? "");
    expect(table.asks).toMatchObject([{ seat: first === 0 ? 1 : 0 }]);
    table.until("dial");
    const statuses = table.game.state.ships.filter(({ seat }) => seat === first).map(({ status }) => status);
    expect(statuses).toEqual(["reserve", "reserve", "inPlay"]);
  });

  test("the organiser limits the number of ships in reserve", () => {
    const table = epicSetUp("fog-of-war", [LIST, LIST], { setup: THREE, edited: { reserve: 1 } }).until("held in reserve");
    const [first] = table.game.state.initiative;
    table.say(table.keys[1] ?? "");
    expect(table.asks[0]?.seat).not.toBe(first);
  });
});

const ship = (x: number, y: number, more: Partial<TestShip> = {}): TestShip => ({ pilot: "academypilot", pose: at(x, y), ...more });
const reserve = (more: Partial<TestShip> = {}): TestShip => ({ pilot: "academypilot", pose: undefined, status: "reserve", ...more });
const POINTS = [hyperspacePoint(1, at(600, 300)), hyperspacePoint(2, at(1200, 600, 180))];

describe("Out of the fog", () => {
  const waiting = (given: Partial<EpicGame> = {}) =>
    epicGame("fog-of-war", {
      phase: "planning",
      ships: [[ship(100, 50), reserve(), reserve(), reserve()], [ship(1700, 800)]],
      setup: { squads: [builds(2, 2, 2, 2), builds(2)] },
      account: { pieces: POINTS },
      ...given,
    });

  test("from round 2 on, up to two builds arrive, each at a free arm that shows its rolled result", () => {
    const table = waiting();
    expect(table.asks).toMatchObject([{ kind: "comes in", seat: 0, keys: ["done", "A2", "A3", "A4"] }]);
    table.attackDice("focus").say("A2");
    expect(table.asks).toMatchObject([{ kind: "hyperspace point", keys: ["hyperspacePoint 1", "hyperspacePoint 2"] }]);
    table.say("hyperspacePoint 2");
    expect(table.ship("A2")).toMatchObject({ status: "inPlay", pose: { heading: 300_000 } });
    table.attackDice("blank").say("A3").say("hyperspacePoint 1");
    expect(table.kind).toMatch(/^dial/);
    expect(waiting({ round: 1 }).kind).toMatch(/^dial/);
  });

  test("a player with none in play must bring one in, and without a free arm it is placed in the player's area", () => {
    const blocked = [at(600, 340), at(1200, 560)].map((pose) => ({ pilot: "outerrimsmuggler", pose }));
    const table = waiting({
      ships: [[reserve(), reserve()], blocked],
      setup: { squads: [builds(2, 2), builds(2, 2)] },
    });
    expect(table.keys).toEqual(["A1", "A2"]);
    table.attackDice("blank").say("A1");
    expect(table.kind).toBe("place ship");
    table.pass();
    expect(table.ship("A1").pose?.y).toBeLessThan(200_000);
    expect(table.keys).toEqual(["done", "A2"]);
  });

  test("a wing is placed around its leader", () => {
    const wing = (position: "leader" | "leftFlank") => reserve({ wing: { leader: "A2", position, split: false } });
    const squad = { ...builds(2, 3, 0), ships: builds(2, 3, 0).ships.map((one, place) => ({ ...one, build: place === 0 ? 0 : 1 })) };
    const table = waiting({
      ships: [[ship(100, 50), wing("leader"), wing("leftFlank")], [ship(1700, 800)]],
      setup: { squads: [squad, builds(2)] },
    });
    expect(table.keys).toEqual(["done", "A2"]);
    table.attackDice("blank").say("A2").say("hyperspacePoint 1");
    expect([table.ship("A2").status, table.ship("A3").status, table.ship("A3").wing?.split]).toEqual(["inPlay", "inPlay", false]);
  });
});

test("Fog: a ship that defends at range 3 rolls one more die", () => {
  const rolled = (y: number, edited = {}) => {
    const table = epicGame("fog-of-war", {
      phase: "combat",
      edited,
      ships: [[ship(450, 100, { pilot: "redsquadronveteran" })], [ship(450, y, { engaged: true })]],
      setup: { squads: [builds(2), builds(2)] },
    });
    table.attackDice("blank", "blank", "blank", "blank").script([7, 7, 7, 7, 7, 7]).say("primary>B1");
    for (let step = 0; step < 10 && table.notes("rolled").length < 2; step += 1) table.pass();
    return table.notes("rolled").map((note) => note.faces.length)[1];
  };
  expect([rolled(300), rolled(400), rolled(400, { fog: 2 })]).toEqual([3, 5, 6]);
});

describe("Confirmed, and Lost in the fog", () => {
  const facedown = (count: number) => Array.from({ length: count }, (_, card) => ({ card, faceup: false, since: 0 }));

  test("a player who removes a build's last ship scores its threat", () => {
    const table = epicGame("fog-of-war", {
      phase: "combat",
      ships: [
        [{ pilot: "academypilot", pose: at(450, 300) }],
        [ship(450, 450, { engaged: true, damage: facedown(2) }), ship(1500, 50, { engaged: true })],
        [ship(1700, 800, { engaged: true })],
      ],
      setup: { squads: [builds(2), builds(4, 1), builds(2)] },
    });
    table.attackDice("hit", "hit").defenseDice("blank", "blank", "blank").script([0, 0]).say("primary>B1");
    for (let step = 0; step < 30 && table.ship("B1").status === "inPlay"; step += 1) table.pass();
    expect(countersIn(table)).toEqual([4, 0, 0]);
  });

  test("a build that no enemy removed gives its threat to every enemy", () => {
    const table = epicGame("fog-of-war", {
      phase: "activation",
      ships: [
        [ship(450, 350, { dial: "2FB", damage: facedown(2) }), ship(100, 100, { activated: true })],
        [ship(900, 100, { activated: true })],
        [ship(1500, 100, { activated: true })],
      ],
      obstacles: [{ token: "coreasteroid0", pose: at(450, 450) }],
      setup: { squads: [builds(3, 1), builds(2), builds(2)] },
      draws: [...facesDrawn("hit"), 0],
    });
    untilRoundOver(table);
    expect([table.ship("A1").status, countersIn(table)]).toEqual(["destroyed", [0, 3, 3]]);
  });
});

describe("the end of the game", () => {
  const closed = (first: TestShip, given: Partial<EpicGame> = {}) =>
    untilRoundOver(
      epicGame("fog-of-war", {
        phase: "end",
        ships: [[first], [ship(900, 100)], [ship(1500, 100)]],
        setup: { squads: [builds(2), builds(4), builds(3)] },
        ...given,
      }),
      given.round,
    ).game.state.outcome;
  const gone: TestShip = { pilot: "academypilot", pose: undefined, status: "destroyed" };

  test("[EB-SCORE-03] it ends when a player has no ship left, even in reserve, or after round 12; most counters win", () => {
    const paid = { figures: { "trophy A1": 1 } };
    expect(closed(reserve())).toBeUndefined();
    expect(closed(gone, { account: { ...paid, counters: [5, 3, 0] } })).toEqual({ ending: "elimination", winners: [0], draw: false });
    expect(closed(ship(100, 100), { round: 12, account: { counters: [0, 0, 1] } })).toEqual({
      ending: "rounds",
      winners: [2],
      draw: false,
    });
  });

  test("[EB-CAS-06] lost ships make no difference in a scenario that doesn't mention casualties", () => {
    const lost = (status: "inPlay" | "fled") =>
      epicGame("fog-of-war", {
        phase: "planning",
        ships: [[ship(100, 100), { ...ship(300, 100), status, pose: status === "fled" ? undefined : at(300, 100) }], [ship(900, 100)]],
        setup: { squads: [builds(2, 4), builds(2)] },
        account: { counters: [3, 1], figures: { "trophy A2": 1 } },
      });
    expect([casualties(lost("inPlay").game, 0), casualties(lost("fled").game, 0)]).toEqual([0, 4]);
    expect(scoresIn(lost("inPlay"))).toEqual(scoresIn(lost("fled")));
  });

  test("with equal counters, more threat left wins", () => {
    expect(closed(ship(100, 100), { round: 12 })).toMatchObject({ winners: [1] });
  });
});

describe("random games run without errors, also when saved and loaded at every step", () => {
  for (const seats of [2, 6])
    test(`with ${seats} players`, () => {
      const squads = Array.from({ length: seats }, () => builds(2, 3, 4));
      const given = { key: `fog ${seats}`, edited: { rounds: 4, obstacles: 4 }, setup: { squads } };
      const table = playedOut(
        epicSetUp(
          "fog-of-war",
          Array.from({ length: seats }, () => LIST),
          given,
        ),
        seats,
      );
      expect(table.game.state.outcome).toBeDefined();
    });
});
