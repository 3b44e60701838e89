/**
 * The engine's peer, boardgame.io: moves of the smallest game there is (two players, one number, one move a turn) through its reducer.
 *
 * Its local client hands every move to this reducer and keeps the log beside it; store, log and network are left out here.
 * What is left it does for each move: asks whether the player may move, opens its plugins (random, log, events), runs the move
 * and the hooks of turn and move on drafts of the game's data (immer), ends the turn, writes the log of the move, closes the
 * plugins and adds to the undo stack, which every turn empties.
 */
import type { Game, State } from "boardgame.io/dist/cjs/internal.js";

/** As deployed; otherwise it writes to the console and walks the data after each move. It reads this while loading and at every move. */
process.env["NODE_ENV"] = "production";
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = await import("boardgame.io/dist/cjs/internal.js");

/** After so many a new game begins, as in play. */
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

/** Makes so many moves, one by one, in games one after another; the sum of what the games came to, totals and turns. */
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
