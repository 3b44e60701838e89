/** Thinking bots set up a game of every format and scenario. All their answers are legal, and every placed ship can fly. */
import { areasOverlap, baseAt, mm, type Pose, shifted } from "@broadside/geometry";
import { BOTS } from "@broadside/players";
import { type Answer, type Game, isPlaceAsk, type OpenAsk, view } from "@broadside/rules";
import { describe, expect, test } from "vitest";
import { BUDGET, SIGNAL } from "./bot-games.ts";
import { flown, friendsMet, GAMES, scenario, standing, testStanding } from "./set-up-games.ts";

/** Plays until the first round begins, with cadets and aces in alternate seats. */
async function setUp(game: Game, watch: (open: OpenAsk, answer: Answer) => void = () => {}): Promise<Game> {
  const bots = game.setup.seats.map((_, seat) => (seat % 2 === 0 ? BOTS.ace : BOTS.cadet)(seat));
  while (game.state.round === 0) {
    const open = game.open.find(({ answer }) => !answer);
    const bot = bots[open?.ask.seat ?? 0];
    if (!open || !bot) throw new Error("nobody is asked");
    const { answer } = await bot(view(game, [open.ask.seat]), game.content, BUDGET, SIGNAL);
    watch(open, answer);
    const refused = game.give(answer);
    if (refused) throw new Error(JSON.stringify([refused, answer]));
  }
  return game;
}

/** Bots search for places in steps of this size. */
const STEP = mm(20);

describe.each(GAMES)("%s, set up by bots", async (name, begin) => {
  const game = await setUp(await begin());
  const { board, state } = game;
  const ships = standing(game);

  testStanding(game);

  test.each([1, 2, 3])("no ship runs into a friend if all fly straight at speed %i", (speed) => {
    expect(friendsMet(game, speed)).toEqual([]);
  });

  test("huge ships face into the table", () => {
    const [x, y] = [board.table.width / 2, board.table.height / 2];
    const isFarOut = ({ x: u, y: v }: Pose): boolean => Math.abs(x - u) > x / 2 || Math.abs(y - v) > y / 2;
    const nearness = ({ x: u, y: v }: Pose): number => (x - u) * (x - u) + (y - v) * (y - v);
    for (const ship of ships)
      if (game.factsOf(ship).isHuge && isFarOut(ship.pose) && !name.startsWith("fortified-position"))
        expect(nearness(shifted(ship.pose, { right: 0, forward: mm(40), turn: 0 }))).toBeLessThan(nearness(ship.pose));
  });

  test("no ship's slowest straight crosses an obstacle", () => {
    const blocked = ships.filter((ship) => {
      const path = [ship.pose, flown(game, ship, 1)].map((pose) => baseAt(board.baseOf(ship), pose));
      return state.obstacles.some((one) => areasOverlap(path, board.obstacle(one)));
    });
    expect(blocked.map(({ id }) => id)).toEqual([]);
  });
});

test("supply caches are placed as near to the bot's side as allowed", async () => {
  const begun = await scenario("salvage-mission");
  const deep = (seat: number, { y }: Pose): number => (begun.state.seats[seat]?.edge === "bottom" ? y : begun.board.table.height - y);
  const grid = Array.from({ length: 400 }, (_, at) => ({ x: mm(45 * (at % 20)), y: mm(45 * Math.floor(at / 20)), heading: 0 }));
  let placed = 0;
  await setUp(begun, ({ ask }, answer) => {
    if (ask.kind !== "place feature" || !isPlaceAsk(ask) || !("pose" in answer)) return;
    const legal = grid.filter((pose) => !ask.refusal(pose)).map((pose) => deep(ask.seat, pose));
    expect(deep(ask.seat, answer.pose)).toBeLessThanOrEqual(Math.min(...legal) + STEP);
    placed += 1;
  });
  expect(placed).toBe(4);
});
