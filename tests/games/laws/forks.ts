/** A fork of a recorded game starts where the game is, continues as the game does, and leaves the game unchanged. */
import { spacing } from "@broadside/kit/testing";
import { randomPlayer } from "@broadside/players";
import { fork, type Game, view } from "@broadside/rules";
import type { RecordedGame } from "@broadside/tools/soak/saved-game";
import { expect } from "vitest";
import type { GameLaw } from "./game-law.ts";

const FORKED_EVERY = spacing(3);
const PLAYED_EVERY = spacing(30, 3);
/** How many answers to give to a fork that is played on its own. */
const SO_LONG = 25;

const isTurn = (kept: RecordedGame, { number, state }: Game, every: number): boolean =>
  !state.outcome && (number + kept.seed) % every === 0;

/** Everything visible about a game's state, except how far it can be undone. */
function picture(game: Game): string {
  const { canUndo: _canUndo, ...seen } = view(
    game,
    game.setup.seats.map((_, seat) => seat),
  );
  const open = game.open.map(({ number, ask, answer }) => [number, ask, answer?.key]);
  return JSON.stringify([seen, game.state, open, game.proposal, game.opened]);
}

/** The state as plain data, for comparison without regard to the order of its fields. */
const plainState = ({ state }: Game): unknown => JSON.parse(JSON.stringify(state));

function playedOn(game: Game, seed: number): string {
  const player = randomPlayer(seed);
  for (let answers = 0; answers < SO_LONG && !game.state.outcome; answers += 1) expect(game.give(player(game))).toBeUndefined();
  return JSON.stringify(game.state);
}

type About = (kept: RecordedGame) => boolean;

/** A fork gets the same inputs as the game, and is itself forked again and again. */
const forksGoTheSameWay = (isAbout: About): GameLaw => ({
  title: `a fork that is forked again after one input in ${FORKED_EVERY} goes the same way to the same end`,
  isAbout,
  watch: (kept) => {
    let forked: Game | undefined;
    return {
      after: ({ game, given }) => {
        expect(forked?.give(given)).toBeUndefined();
        if (!isTurn(kept, game, FORKED_EVERY)) return undefined;
        const parent: Game = forked ?? game;
        forked = fork(parent, game.key);
        expect(picture(forked)).toBe(picture(parent));
        expect(plainState(forked)).toEqual(plainState(game));
        return undefined;
      },
      end: (game) => expect(forked && plainState(forked)).toEqual(plainState(game)),
    };
  },
});

function forksLeaveTheGameAlone(isAbout: About): GameLaw {
  let differing = 0;
  return {
    title: "playing on in a fork does not change the game, and depends only on the fork's key",
    isAbout,
    watch: (kept) => ({
      after: ({ game }) => {
        if (!isTurn(kept, game, PLAYED_EVERY)) return undefined;
        const before = picture(game);
        const [one, again, other] = ["a key", "a key", "another key"].map((key) => playedOn(fork(game, key), game.number));
        expect(picture(game)).toBe(before);
        expect(again).toBe(one);
        if (one !== other) differing += 1;
        return undefined;
      },
    }),
    overall: () => expect(differing).toBeGreaterThan(0),
  };
}

export const forkLaws = (isAbout: About): readonly GameLaw[] => [forksGoTheSameWay(isAbout), forksLeaveTheGameAlone(isAbout)];
