import { describe, expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
import { dealDamageCard } from "../damage/damage.ts";
import { agility } from "../queries/figures.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";
import { takeOutOfPlay } from "../upgrades/discard.ts";
import { view } from "../views/view.ts";
import { claimOf, scoreOf, teamScores } from "./score.ts";

const lost = (status: "destroyed" | "fled" = "destroyed") => ({ status, pose: undefined }) as const;
const ship = (set: Partial<TestShip> = {}): TestShip => ({ pilot: "rookiepilot", pose: at(300, 200), ...set });

/** Sets up each seat's ships with their points. Unless the test says otherwise, the game ends after its first round. */
function played(
  ships: readonly (readonly (TestShip & { readonly points: number })[])[],
  teams?: readonly number[],
  { setup = { roundLimit: 1 }, state = {} }: Pick<TestTable, "setup" | "state"> = {},
): Table {
  const squads = ships.map((own) => ({
    faction: "",
    points: 100,
    obstacles: [],
    ships: own.map(({ pilot, upgrades = [], points }) => ({ pilot, upgrades, points })),
  }));
  const table = { phase: "end" as const, ships: ships.map((own) => own.map(({ points: _points, ...one }) => one)) };
  return startTable({ ...table, ...(teams && { teams }), setup: { ...setup, squads }, state });
}
const worth = (points: number, set: Partial<TestShip> = {}) => ({ ...ship(set), points });

describe("scores", () => {
  test("[1E-END-04] a side that destroyed 34 points beats one that destroyed 30", () => {
    const table = played([
      [worth(30, lost()), worth(40)],
      [worth(34, lost()), worth(40)],
    ]);
    expect(teamScores(table.game)).toEqual([
      { team: 0, score: 34 },
      { team: 1, score: 30 },
    ]);
    expect(table.game.state.outcome).toEqual({ ending: "rounds", winners: [0], draw: false });
  });

  test("[1E-END-04] equal scores are a draw", () => {
    const half = [worth(30, lost()), worth(40)];
    expect(played([half, half]).game.state.outcome).toEqual({ ending: "rounds", winners: [], draw: true });
  });

  test("[1E-END-04] if time is called, the higher score also wins, and equal scores are a draw", () => {
    const called = { setup: {}, state: { timeCalled: true } };
    const half = [worth(30, lost()), worth(40)];
    expect(played([half, [worth(20, lost()), worth(50)]], undefined, called).game.state.outcome).toEqual({
      ending: "time",
      winners: [1],
      draw: false,
    });
    expect(played([half, half], undefined, called).game.state.outcome).toEqual({ ending: "time", winners: [], draw: true });
  });

  test("[1E-END-04] a surviving ship scores nothing, and a fled one scores in full", () => {
    expect(
      scoreOf(played([[worth(30, { damage: [{ card: 1, faceup: false, since: 1 }] })], [worth(34, lost("fled")), worth(20)]]).game),
    ).toEqual([0, 34]);
  });

  test("[1E-END-05] scores are added up for each side", () => {
    const { game } = played([[worth(10, lost())], [worth(20, lost())], [worth(30)], [worth(40)]], [0, 1, 0, 1]);
    expect(teamScores(game)).toEqual([
      { team: 0, score: 20 },
      { team: 1, score: 10 },
    ]);
  });

  test("with three sides, each side scores what the other two have lost", () => {
    const { game } = played([[worth(10)], [worth(20, lost()), worth(1)], [worth(30, lost()), worth(1)]]);
    expect(teamScores(game).map(({ score }) => score)).toEqual([50, 30, 20]);
    expect(game.state.outcome?.winners).toEqual([0]);
  });

  test("a side without ships can't win, whatever the others have lost", () => {
    const { game } = played([[worth(10, lost())], [worth(20, lost()), worth(1)], [worth(30, lost()), worth(1)]]);
    expect(game.state.outcome?.winners).toEqual([1]);
  });

  test("[1E-SQUAD-07, ES-SCORE-03] a destroyed ship scores in full, including a missile that it had discarded", () => {
    const fired = worth(34, { ...lost(), upgrades: ["concussionmissiles"] });
    const table = played([[fired, worth(40)], [worth(40)]]);
    takeOutOfPlay(table.game, table.ship("A1"), 0);
    expect([table.ship("A1").upgrades[0]?.faceup, scoreOf(table.game)]).toEqual([false, [34, 0]]);
  });
});

describe("the report of a match", () => {
  test("lists losses by side, member and place in the squad", () => {
    const { game } = played([[worth(1), worth(2, lost())], [worth(3, lost())], [worth(4, lost("fled"))], [worth(5)]], [0, 1, 0, 1]);
    expect(claimOf(game)).toEqual({
      scores: [3, 6],
      lost: [
        [
          { member: 0, ship: 1, as: "destroyed" },
          { member: 1, ship: 0, as: "fled" },
        ],
        [{ member: 0, ship: 0, as: "destroyed" }],
      ],
      wiped: [],
      conceded: [],
      time: false,
      rounds: 1,
      outcome: { scores: [3, 6], winners: [1] },
    });
  });

  test("lists a side without ships as wiped, and one that conceded as conceded", () => {
    const table = startTable({ ships: [[ship(lost())], [ship()]], state: { timeCalled: true } });
    table.give({ input: "concede", seat: 1 });
    expect(claimOf(table.game)).toMatchObject({ wiped: [0], conceded: [1], time: true });
    const seat = (status: "out" | "playing") => ({ status, edge: undefined, player: { id: "somebody" }, obstacles: [] });
    const out = startTable({ ships: [[ship(lost())], [ship()]], state: { seats: [seat("out"), seat("playing")] } });
    expect(claimOf(out.game)).toMatchObject({ wiped: [0], conceded: [] });
  });
});

test("[ES-SCORE-06] players and spectators can see which ships each side has lost", () => {
  const { game } = played([
    [worth(30, lost()), worth(40)],
    [worth(34, lost("fled")), worth(20, lost()), worth(1)],
  ]);
  for (const seats of [[0], [1], []]) {
    const { state, setup } = view(game, seats);
    const piles = setup.squads.map((squad, seat) => {
      const own = state.ships.filter((ship) => ship.seat === seat);
      return squad.ships.flatMap(({ points }, place) => (own[place]?.status === "inPlay" ? [] : [points]));
    });
    expect(piles).toEqual([[30], [34, 20]]);
  }
});

describe("cards out of play", () => {
  test("[ES-SCORE-07] a discarded upgrade is facedown and has no effect", () => {
    const table = startTable({ ships: [[ship({ upgrades: ["stealthdevice"] })], [ship()]] });
    const before = agility(table.game, table.ship("A1"), undefined);
    takeOutOfPlay(table.game, table.ship("A1"), 0);
    expect([before, agility(table.game, table.ship("A1"), undefined), table.ship("A1").upgrades[0]?.faceup]).toEqual([3, 2, false]);
  });

  const struck: Ability = {
    windows: [
      {
        at: "startOfEnd",
        optional: false,
        when: () => true,
        *perform(game, self) {
          yield* dealDamageCard(game, self.ship, false);
        },
      },
    ],
  };

  test("[ES-DMG-01] a Damage card comes from the damaged ship's own deck", () => {
    const ships = [[ship({ pilot: "academypilot" })], [ship()]];
    const { decks } = startTable({ phase: "end", ships, cards: { "pilot:academypilot": struck } }).game.state;
    expect(decks.map(({ left }) => left)).toEqual([32, 33]);
  });

  test("[ES-DMG-02] the Damage cards of a destroyed ship go to its owner's discard pile", () => {
    const dying = ship({ pilot: "academypilot", shields: 0, damage: [0, 1].map((card) => ({ card, faceup: false, since: 1 })) });
    const { decks } = startTable({ phase: "end", ships: [[dying, ship()], [ship()]], cards: { "pilot:academypilot": struck } }).game.state;
    expect(decks.map(({ discards }) => discards.length)).toEqual([3, 0]);
  });
});
