/**
 * The engine's peer, boardgame.io: moves of the smallest possible game (two players, one number, one move a turn) through its reducer.
 *
 * Its local client passes every move to this reducer and keeps the log; store, log and network are left out here. For each move, the
 * reducer still checks that the player may move, and opens its plugins (random, log, events). It runs the move and its hooks on drafts of
 * the game's data (immer), and ends the turn. It then writes the move's log, closes the plugins, and adds to the undo stack, which every
 * turn empties.
 */
import type { Game, State } from "boardgame.io/dist/cjs/internal.js";

/** As deployed; otherwise it writes to the console and walks the data after each move. It reads this while loading and at every move. */
process.env["NODE_ENV"] = "production";
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = await import("boardgame.io/dist/cjs/internal.js");

/** A new game begins after this many moves, as in play. */
const MOVES_A_GAME = 200;

interface Counter {
  total: number;
}

const ADDING: Game<Counter> = ProcessGameConfig({
  setup: () => ({ total: 0 }),
  moves: {
    add: ({ G }, amount = 0) => {
      G.total += amount;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
});

const reduce = CreateGameReducer({ game: ADDING, isClient: false });

const newGame = (): State<Counter> => InitializeGame({ game: ADDING, numPlayers: 2 });

/** Makes this many moves, one by one, in game after game. Returns the sum of all final totals and turns. */
export function peerMoves(count: number): number {
  let sum = 0;
  for (let made = 0; made < count; made += MOVES_A_GAME) sum += finalSum(Math.min(MOVES_A_GAME, count - made));
  return sum;
}

function finalSum(moves: number): number {
  let state = newGame();
  for (let move = 0; move < moves; move += 1) {
    const payload = { type: "add", args: [1 + (move % 3)], playerID: state.ctx.currentPlayer };
    state = reduce(state, { type: "MAKE_MOVE", payload });
  }
  return state.G.total + state.ctx.turn;
}
