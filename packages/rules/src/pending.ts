/** A game put away in the middle: a checkpoint and the inputs since, plain data; and taken up again, exactly where it was. */
import type { Content } from "./edition.ts";
import { type Checkpoint, Game } from "./game.ts";
import type { Entry } from "./input.ts";
import type { Proposal } from "./proposal.ts";
import type { GameSetup } from "./setup.ts";
import type { Ship, State } from "./state.ts";
import { initialState } from "./start.ts";
import { RULES_VERSION } from "./version.ts";

export interface PendingGame {
  readonly rulesVersion: string;
  readonly setup: GameSetup;
  readonly key: string;
  readonly state: State;
  readonly number: number;
  readonly drawn: number;
  readonly proposal?: Proposal | undefined;
  readonly since: readonly Entry[];
}

export const pendingOf = ({ setup, key, checkpoint, entries }: Game): PendingGame => ({
  rulesVersion: RULES_VERSION,
  setup,
  key,
  ...checkpoint,
  since: entries.filter(({ number }) => number > checkpoint.number),
});

/** The live game again. Draws may be given where they are not those of the key. */
export function restore(pending: PendingGame, content: Content, script: readonly (number | undefined)[] = []): Game {
  const checkpoint: Checkpoint = {
    state: revive(pending.state, pending.setup, content),
    number: pending.number,
    drawn: pending.drawn,
    proposal: pending.proposal,
  };
  const game = new Game(pending.setup, content, pending.key, checkpoint, script);
  for (const entry of pending.since) game.repeat(entry);
  return game;
}

/** JSON leaves out what is undefined; every field is put back, so that all states have one shape. */
export function revive(state: State, setup: GameSetup, content: Content): State {
  const blank = initialState(setup, content);
  return { ...emptied(blank), ...state, ships: state.ships.map((ship, at) => ({ ...emptied(blank.ships[at] as Ship), ...ship })) };
}

const emptied = <Thing extends object>(thing: Thing): Thing =>
  Object.fromEntries(Object.keys(thing).map((field) => [field, undefined])) as Thing;
