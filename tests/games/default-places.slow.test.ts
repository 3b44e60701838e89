/**
 * If everybody takes the defaults, the set-up is a sensible one: ships side by side with some distance, complete wings, obstacles spread
 * out, and nobody in another ship's way.
 */
import { verifyRecord } from "@broadside/content";
import { areaDistance, areasOverlap, BASES, baseAt, mm, type Pose, shifted } from "@broadside/geometry";
import { defaultAnswer, type Game, gameFromRecord, isPlaceAsk, recordOf } from "@broadside/rules";
import { describe, expect, test } from "vitest";
import { DICE, firstEdition, flown, friendsMet, GAMES, pairsOf, scenario, standing, testStanding } from "./set-up-games.ts";

/** Everybody takes the default until the first round begins. */
function setUp(game: Game): Game {
  while (game.state.round === 0) {
    const open = game.open.find(({ answer }) => !answer);
    if (!open) throw new Error("nobody is asked");
    const refused = game.give(defaultAnswer(open));
    if (refused) throw new Error(JSON.stringify(refused));
  }
  return game;
}

const LEAST_GAP = mm(10);

describe.each(GAMES)("%s, set up by defaults", async (name, begin) => {
  const game = setUp(await begin());
  const { board, state } = game;
  const ships = standing(game);

  testStanding(game);

  test("ships face the middle of the table, or enemies on both sides of it", () => {
    const [x, y] = [board.table.width / 2, board.table.height / 2];
    const isNear = (pose: Pose): boolean => Math.abs(x - pose.x) <= board.table.width / 4 && name.startsWith("fortified-position");
    const nearness = ({ x: u, y: v }: Pose): number => (x - u) * (x - u) + (y - v) * (y - v);
    for (const ship of ships)
      if (!isNear(ship.pose))
        expect(nearness(shifted(ship.pose, { right: 0, forward: mm(40), turn: 0 }))).toBeLessThan(nearness(ship.pose));
  });

  test("a seat's ships take up more room than they would side by side", () => {
    for (const seat of game.setup.seats.keys()) {
      const own = ships.filter((ship) => ship.seat === seat);
      const isUpright = own.every(({ pose }) => pose.heading % 180_000 === 0);
      const along = own.map(({ pose }) => (isUpright ? pose.x : pose.y));
      const widths = own.reduce((sum, ship) => sum + BASES[board.baseOf(ship)].width, 0);
      const spread = Math.max(...along) - Math.min(...along);
      if (own.length >= 3 && !own.some(({ wing }) => wing)) expect(spread).toBeGreaterThan(widths);
    }
  });

  test.each([1, 2])("no ship runs into a friend if all fly straight at speed %i", (speed) => {
    expect(friendsMet(game, speed)).toEqual([]);
  });

  test("obstacles are spread over the table", () => {
    const { width, height } = board.table;
    const poses = state.obstacles.map(({ pose }) => pose);
    expect(poses.length).toBeGreaterThanOrEqual(6);
    const share = (isThere: (pose: Pose) => boolean): number => poses.filter(isThere).length / poses.length;
    for (const part of [share(({ x }) => x < width / 2), share(({ y }) => y < height / 2)]) {
      expect(part).toBeGreaterThanOrEqual(0.25);
      expect(part).toBeLessThanOrEqual(0.75);
    }
  });

  test("most ships have no obstacle right in front of them", () => {
    const blocked = ships.filter((ship) => {
      const path = [1, 2].map((speed) => baseAt(board.baseOf(ship), flown(game, ship, speed)));
      return state.obstacles.some((one) => areasOverlap(path, board.obstacle(one)));
    });
    expect(blocked.length).toBeLessThanOrEqual(ships.length / 3);
  });

  test("its record contains the places, and replaying it gives the same game", async () => {
    const record = recordOf(game, DICE);
    expect(await verifyRecord(record)).toMatchObject({ verdict: "same" });
    const again = gameFromRecord(record, game.content);
    if (!again.ok) throw new Error(JSON.stringify(again.problems));
    expect(standing(again.value).map(({ pose }) => pose)).toEqual(ships.map(({ pose }) => pose));
  });
});

test("a player who runs out of time in set-up gets the default places, and the record says so", async () => {
  const game = await scenario("dogfight", 2);
  while (game.state.round === 0) expect(game.give({ input: "hurry", seat: "clock", number: game.number })).toBeUndefined();
  const byHand = setUp(await scenario("dogfight", 2));
  expect(standing(game).map(({ pose }) => pose)).toEqual(standing(byHand).map(({ pose }) => pose));
  expect(await verifyRecord(recordOf(game, DICE))).toMatchObject({ verdict: "same" });
});

test("defaults keep clear of ships that a person has placed elsewhere", async () => {
  const game = await firstEdition("standard-100");
  while (game.state.round === 0) {
    const open = game.open.find(({ answer }) => !answer);
    if (!open) throw new Error("nobody is asked");
    const { ask } = open;
    // Seat 0 takes the first place that the rules find, so its ships are as close together as possible.
    const isWitness = isPlaceAsk(ask) && ask.seat === 0;
    expect(game.give({ ...defaultAnswer(open), ...(isWitness && { pose: ask.witness }) })).toBeUndefined();
  }
  const own = standing(game).filter(({ seat }) => seat === 1);
  for (const [one, other] of pairsOf(own))
    expect(areaDistance(game.board.base(one), game.board.base(other))).toBeGreaterThanOrEqual(LEAST_GAP);
});
