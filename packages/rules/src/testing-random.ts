/** Plays small first-edition games with random answers, and calls back after every input. */
import { randomStream } from "@broadside/kit";
import { DEFAULT_KEY } from "@broadside/protocol";
import { isPlaceAsk } from "./driver/ask.ts";
import { defaultAnswer } from "./driver/default-answer.ts";
import type { Game } from "./driver/game.ts";
import type { Input } from "./driver/input.ts";
import type { Dice } from "./driver/new-game.ts";
import { checkDrawOffer, consentOf, type Proposal } from "./driver/proposal.ts";
import type { SetUpFinding } from "./records/verify.ts";
import type { GameSetup } from "./state/setup.ts";
import { startSetUp, type Table, type TestList } from "./testing.ts";

const SQUADS = [{ ships: ["wedgeantilles", "lukeskywalker"] }, { ships: ["howlrunner", "maulermithel", "blacksquadronpilot"] }];
const LAST_ROUND = 10;

interface RandomGame {
  readonly lists?: readonly TestList[];
  readonly setup?: Partial<GameSetup>;
  /** May return an input other than an answer, to be given instead of the random answer. */
  readonly besides?: (game: Game, random: (below: number) => number) => Input | undefined;
}

/** These games test the rules, so their squads are not checked against cards and points. */
export const HOLDS: SetUpFinding = { setUp: "holds", beyond: [] };

/** The seed of a random game's dice. */
export const randomDice = (seed: number): Dice => ({ seed: `random ${seed}`, salts: [] });

/** Plays a game with random answers. Most dials are set to their default maneuvers, so that ships stay on the table long enough to meet. */
export function randomGame(seed: number, each: (game: Game) => void = () => {}, { lists = SQUADS, setup, besides }: RandomGame = {}): Game {
  const { game } = startSetUp(lists, { seeded: randomDice(seed), setup: { roundLimit: LAST_ROUND, ...setup } });
  const random = randomStream(seed);
  each(game);
  while (!game.state.outcome) {
    const input = besides?.(game, random) ?? randomAnswer(game, random);
    const refused = game.give(input);
    if (refused) throw new Error(`${refused.refused}: ${JSON.stringify(input)}`);
    each(game);
  }
  return game;
}

/** Returns a function that gives a table's open question a random answer. Unlike in `randomGame`, any dial may be chosen. */
export function randomKey(seed: number): (table: Table) => void {
  const random = randomStream(seed);
  return (table) => {
    const input = randomAnswer(table.game, random, () => false);
    const refused = table.give(input);
    if (refused) throw new Error(`${refused.refused}: ${JSON.stringify(input)}`);
  };
}

function randomAnswer({ open: asked }: Game, random: (below: number) => number, isDullDial = (): boolean => random(3) > 0): Input {
  const waiting = asked.filter(({ answer }) => !answer);
  const open = waiting[random(waiting.length)];
  if (!open) throw new Error("nobody is asked");
  const { ask, number } = open;
  const isDull = isPlaceAsk(ask) || (ask.kind === "dial" && isDullDial());
  const key = isPlaceAsk(ask) ? "" : (ask.options[random(ask.options.length)]?.key ?? "");
  return isDull ? defaultAnswer(open) : { input: "answer", seat: ask.seat, ask: number, key };
}

/**
 * Sometimes makes a player leave or return, hurries some or all players, gives or withdraws a standing order, or offers a draw and answers
 * the offer.
 */
export function restless(game: Game, random: (below: number) => number): Input | undefined {
  const { state, open } = game;
  const seat = random(state.seats.length);
  if (game.proposal && random(3) === 0) return answerTo(game, game.proposal, random);
  const isThere = (one: number): boolean => !state.away?.includes(one) && state.ships.some((ship) => ship.seat === one && ship.pose);
  switch (random(12)) {
    case 0:
      return { input: "away", seat, away: state.seats.some((_, other) => other !== seat && isThere(other)) && random(2) === 0 };
    case 1:
      return hurry(game, random);
    case 2: {
      const ask = open[random(open.length)]?.ask;
      if (!ask) return undefined;
      const keys = [DEFAULT_KEY, ...(isPlaceAsk(ask) ? [] : ask.options.map(({ key }) => key))];
      const ship = random(2) === 0 ? ask.about?.ship : undefined;
      const key = keys[random(keys.length)] ?? DEFAULT_KEY;
      return { input: "standing", seat: ask.seat, kind: ask.kind, ...(ship !== undefined && { ship }), key };
    }
    case 3: {
      const [one] = state.standing ?? [];
      return one && { input: "standing", seat: one.seat, kind: one.kind, ...(one.ship !== undefined && { ship: one.ship }) };
    }
    case 4:
      return game.proposal || checkDrawOffer(game, seat) || state.seats[seat]?.status !== "playing" ? undefined : { input: "draw", seat };
    default:
      return undefined;
  }
}

function hurry({ open, number }: Game, random: (below: number) => number): Input {
  const late = [...new Set(open.flatMap(({ ask, answer }) => (answer ? [] : [ask.seat])))];
  const one = late[random(late.length + 1)];
  return { input: "hurry", seat: random(2) === 0 ? "judge" : "clock", number, ...(one !== undefined && { seats: [one] }) };
}

/** Few offers are accepted, because most games should be played to their end. */
function answerTo(game: Game, proposal: Proposal, random: (below: number) => number): Input {
  const { needed } = consentOf(game, proposal);
  const voter = needed[random(needed.length + 1)];
  if (voter === undefined) return { input: "agree", seat: "clock", proposal: proposal.number, yes: false };
  return { input: "agree", seat: voter, proposal: proposal.number, yes: random(8) === 0 };
}
