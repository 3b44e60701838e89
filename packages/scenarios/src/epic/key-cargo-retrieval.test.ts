import { type Ability, NOBODY } from "@broadside/rules";
import { destroy } from "@broadside/rules/scenarios";
import { at, type TestList, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import {
  countersIn,
  type EpicGame,
  epicGame,
  epicSetUp,
  onCard,
  playedOut,
  refusalOf,
  scoresIn,
  untilRoundOver,
} from "./epic-game.testing.ts";

const LISTS: readonly TestList[] = [
  { ships: ["redsquadronveteran", "goldsquadronveteran", "outerrimsmuggler"].map((pilot) => ({ pilot, points: 60 })) },
  { ships: ["blacksquadronace", "sabersquadronace", "omicrongrouppilot"].map((pilot) => ({ pilot, points: 60 })) },
];

describe("set-up", () => {
  const table = epicSetUp("key-cargo-retrieval", LISTS).until("place obstacle");

  test("[EB-REMOTE-04] three shuttles are in a row across the middle, nobody controls them, and the cargo is inside", () => {
    const { remotes } = table.game.state;
    expect(remotes.map(({ seat }) => seat)).toEqual(Array.from({ length: 6 }, () => NOBODY));
    expect(remotes.map(({ status }) => status)).toEqual(["inPlay", "inPlay", "inPlay", "reserve", "reserve", "reserve"]);
    expect(remotes.slice(0, 3).map(({ pose }) => [pose?.x, pose?.y])).toEqual([
      [250_000, 457_200],
      [457_200, 457_200],
      [664_400, 457_200],
    ]);
  });

  test("no obstacle can overlap a shuttle", () => {
    expect(refusalOf(table, at(457, 457))).toMatch(/on top of/);
    expect(refusalOf(table, at(457, 330))).toBeUndefined();
  });
});

const REMOTE = { shuttle: "R1", cargo: "R4" } as const;

const scene = (ships: readonly (readonly TestShip[])[], given: Partial<EpicGame> = {}) =>
  epicGame("key-cargo-retrieval", { phase: "combat", ...given, ships });

const far = (x: number): TestShip => ({ pilot: "academypilot", pose: at(x, 850, 180), engaged: true });
const near = (x: number, pilot = "academypilot"): TestShip => ({ pilot, pose: at(x, 400), engaged: true });

/** Begins the End phase with these ships around the shuttle. */
const boarded = (first: readonly TestShip[], second: readonly TestShip[], given: Partial<EpicGame> = {}) =>
  untilRoundOver(
    scene([first, second], {
      phase: "planning",
      remotes: { [REMOTE.shuttle]: { pose: at(450, 450) } },
      ...given,
    }),
    given.round,
  );

/** Ships that don't move, because they have already activated. */
const still = (ships: readonly TestShip[]): readonly TestShip[] => ships.map((ship) => ({ ...ship, activated: true }));

describe("Boarding", () => {
  const ends = (first: readonly TestShip[], second: readonly TestShip[], given: Partial<EpicGame> = {}) =>
    boarded(still(first), still(second), { ...given, phase: "system" });

  test("[EB-VC-05, EB-VC-07] the player with more ships at range 0-1 puts a counter on the shuttle, which scores for nobody", () => {
    const table = ends([near(400), near(500)], [near(350)]);
    expect([onCard(table, REMOTE.shuttle), countersIn(table), scoresIn(table)]).toEqual([1, [0, 0], [0, 0]]);
    expect(onCard(ends([near(400)], [near(500)]), REMOTE.shuttle)).toBe(0);
    expect(onCard(ends([near(400)], [near(500)], { round: 1 }), REMOTE.shuttle)).toBe(0);
  });

  test("a medium or large ship counts as two, and nothing happens in round 1", () => {
    expect(onCard(ends([near(400)], [near(520, "outerrimsmuggler")]), REMOTE.shuttle)).toBe(1);
    expect(onCard(ends([near(400)], [far(800)], { round: 1 }), REMOTE.shuttle)).toBe(0);
    expect(onCard(ends([near(400)], [far(800)], { round: 2 }), REMOTE.shuttle)).toBe(1);
  });

  test("at two counters, a key cargo replaces the shuttle, and the player who placed the last counter controls it", () => {
    const table = ends([far(100)], [near(400)], { account: { onCards: { [REMOTE.shuttle]: 1 } } });
    expect(table.ship(REMOTE.shuttle)).toMatchObject({ status: "escaped", pose: undefined });
    expect(table.ship(REMOTE.cargo)).toMatchObject({ status: "inPlay", seat: 1, pose: at(450, 450) });
    expect(onCard(table, REMOTE.shuttle)).toBe(0);
  });
});

describe("the key cargo", () => {
  const withCargo = (first: readonly TestShip[], second: readonly TestShip[], cargo: { seat?: number; y?: number }) =>
    scene([still(first), still(second)], {
      phase: "system",
      remotes: { [REMOTE.cargo]: { pose: at(450, cargo.y ?? 450), seat: cargo.seat ?? NOBODY } },
      state: {
        seats: [0, 1].map((seat) => ({
          status: "playing",
          edge: seat === 0 ? "bottom" : "top",
          player: { id: "somebody" },
          obstacles: [],
        })),
      },
    });

  test("passes to the player with more ships at range 0-1, or stays with its controller if nobody has more", () => {
    expect(untilRoundOver(withCargo([far(100)], [near(400)], { seat: 0 })).ship(REMOTE.cargo).seat).toBe(1);
    expect(untilRoundOver(withCargo([far(100)], [far(800)], { seat: 0 })).ship(REMOTE.cargo).seat).toBe(0);
    expect(untilRoundOver(withCargo([near(400)], [near(500)], { seat: 1 })).ship(REMOTE.cargo).seat).toBe(1);
  });

  test("is towed by its controller with a ship at range 0-1: it turns, moves 2 straight, and can't leave the table", () => {
    const table = withCargo([near(400)], [far(800)], { seat: 0, y: 60 });
    expect(table.kind).not.toBe("tow cargo");
    const towed = withCargo([near(400)], [far(800)], { seat: 0 });
    expect(towed.asks).toMatchObject([{ kind: "tow cargo", seat: 0 }]);
    expect(towed.keys).toHaveLength(25);
    const before = towed.ship(REMOTE.cargo).pose;
    towed.say("180°");
    expect(towed.ship(REMOTE.cargo).pose).toMatchObject({ x: before?.x, heading: 180_000 });
    // The distance is the template's length, plus the token's length between its guides.
    expect((before?.y ?? 0) - (towed.ship(REMOTE.cargo).pose?.y ?? 0)).toBe(110_200);
    const atEdge = withCargo([{ ...near(400), pose: at(400, 60) }], [far(800)], { seat: 0, y: 60 });
    expect(atEdge.keys).not.toContain("180°");
    expect(atEdge.keys).toContain("0°");
  });

  test("[EB-ESC-01] escapes at its controller's edge, and that player scores 4 counters", () => {
    const table = untilRoundOver(withCargo([far(100)], [far(800)], { seat: 0, y: 110 }));
    expect(table.ship(REMOTE.cargo)).toMatchObject({ status: "escaped", pose: undefined });
    expect(countersIn(table)).toEqual([4, 0]);
    expect(scoresIn(table)).toEqual([100, 0]);
    expect(countersIn(untilRoundOver(withCargo([far(100)], [far(800)], { seat: 0, y: 130 })))).toEqual([0, 0]);
    expect(countersIn(untilRoundOver(withCargo([far(100)], [far(800)], { seat: 1, y: 110 })))).toEqual([0, 0]);
  });
});

test("Adrift: a destroyed shuttle leaves a key cargo that nobody controls", () => {
  const table = scene([[{ pilot: "redsquadronveteran", pose: at(450, 200) }], [far(800)]], {
    remotes: { [REMOTE.shuttle]: { pose: at(450, 420), damage: [0, 1, 2, 3, 4, 5, 6].map((card) => ({ card, faceup: false, since: 0 })) } },
  });
  table.attackDice("hit", "hit", "hit", "hit").defenseDice("blank").script([0, 0, 0, 0]).say("primary>R1");
  for (let step = 0; step < 30 && table.ship(REMOTE.shuttle).status === "inPlay"; step += 1) table.pass();
  expect(table.ship(REMOTE.shuttle).status).toBe("destroyed");
  expect(table.ship(REMOTE.cargo)).toMatchObject({ status: "inPlay", seat: NOBODY, pose: at(450, 420) });
});

describe("the end of the game", () => {
  const outcome = (given: Partial<EpicGame>, ...statuses: readonly ("inPlay" | "destroyed")[]) =>
    untilRoundOver(
      scene(
        statuses.map((status, seat) => [
          { pilot: "academypilot", status, pose: status === "inPlay" ? at(100 + 600 * seat, 800) : undefined },
        ]),
        { phase: "end", remotes: { [REMOTE.shuttle]: { pose: at(450, 450) } }, ...given },
      ),
      given.round,
    ).game.state.outcome;

  test("the game ends when at most one player has ships in play, or after round 12", () => {
    expect(outcome({}, "inPlay", "inPlay")).toBeUndefined();
    expect(outcome({ round: 12 }, "inPlay", "inPlay")).toMatchObject({ ending: "rounds" });
  });

  test("[EB-SCORE-02, EB-SCORE-14] counters add 25 points each, and more counters break a tie", () => {
    const points = { setup: { squads: [0, 1].map(() => squad(25)) } };
    const tie = outcome({ ...points, round: 12, account: { counters: [1, 0] } }, "destroyed", "inPlay");
    expect(tie).toMatchObject({ winners: [0], draw: false });
  });
  const squad = (points: number) => ({
    faction: "rebel",
    points,
    obstacles: [],
    ships: [{ pilot: "academypilot", upgrades: [], points }],
  });

  test("the game ends when no shuttle and no cargo is left", () => {
    const table = untilRoundOver(scene([[far(100)], [{ ...far(800) }]], { phase: "end", remotes: {}, account: { counters: [0, 1] } }));
    expect(table.game.state.outcome).toEqual({ ending: "goal", winners: [1], draw: false });
  });
});

test("[EB-FAQ-02] the game ends after all other effects of the End phase, which still count", () => {
  const destroys: Ability = {
    windows: [
      {
        at: "duringEnd",
        optional: false,
        when: () => true,
        *perform(game) {
          const [, ship] = game.state.ships;
          if (ship) yield* destroy(game, ship, "destroyed");
        },
      },
    ],
  };
  const table = scene([[far(100)], [{ ...far(800), pilot: "blacksquadronace" }, far(700)]], {
    phase: "end",
    remotes: { [REMOTE.cargo]: { pose: at(450, 60), seat: 0 } },
    cards: { "pilot:academypilot": destroys },
    setup: { squads: [squadOf(30), squadOf(20, 40)] },
  });
  // The phase first checks whether the cargo is home. It is, so it scores 20 points, and the game ends because nothing is left to fetch.
  expect(table.game.state.outcome).toEqual({ ending: "goal", winners: [0], draw: false });
  expect(scoresIn(table)).toEqual([100 + 20, 0]);
});

const squadOf = (...worths: readonly number[]) => ({
  faction: "rebel",
  points: 0,
  obstacles: [],
  ships: worths.map((points, place) => ({
    pilot: worths.length > 1 && place === 0 ? "blacksquadronace" : "academypilot",
    upgrades: [],
    points,
  })),
});

test("random games run without errors, also when saved and loaded at every step", () => {
  for (const seed of [1, 2]) {
    const table = playedOut(epicSetUp("key-cargo-retrieval", LISTS, { key: `cargo ${seed}`, edited: { rounds: 6 } }), seed, ({ game }) => {
      const cargo = game.state.remotes.filter((remote) => game.factsOf(remote).remote === "keyCargo");
      const shuttles = game.state.remotes.filter((remote) => game.factsOf(remote).remote === "shuttle");
      if (game.state.round > 0)
        expect(cargo.filter(({ status }) => status !== "reserve")).toHaveLength(
          shuttles.filter(({ status }) => status !== "inPlay").length,
        );
    });
    expect(table.game.state.outcome).toBeDefined();
  }
});
