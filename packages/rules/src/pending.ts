/** A game put away in the middle: a checkpoint and the inputs since, plain data; and taken up again, exactly where it was. */
import type { Content } from "./edition.ts";
import { type Checkpoint, Game, type Past } from "./game.ts";
import type { Entry } from "./input.ts";
import type { ScriptedDraw } from "./lots.ts";
import type { Proposal } from "./proposal.ts";
import type { GameSetup } from "./setup.ts";
import { initialState } from "./start.ts";
import type { SeatState, Ship, State } from "./state.ts";
import type { ForetoldUse } from "./unattended.ts";
import { RULES_VERSION } from "./version.ts";

export interface PendingGame {
  readonly rulesVersion: string;
  readonly setup: GameSetup;
  readonly key: string;
  readonly state: State;
  readonly number: number;
  readonly drawn: number;
  readonly learnt: number;
  readonly told: number;
  readonly proposal?: Proposal | undefined;
  readonly since: readonly Entry[];
  /** What undo needs to go back beyond the checkpoint; without it the checkpoint is the first moment there is. */
  readonly past?: Past;
}

export const pendingOf = ({ setup, key, checkpoint, entries, keyframes }: Game): PendingGame => ({
  rulesVersion: RULES_VERSION,
  setup,
  key,
  ...checkpoint,
  since: entries.filter(({ number }) => number > checkpoint.number),
  past: { entries: entries.filter(({ number }) => number <= checkpoint.number), keyframes },
});

/** The live game again. Draws may be given where they are not those of the key. */
export function restore(
  pending: PendingGame,
  content: Content,
  script: readonly ScriptedDraw[] = [],
  seenUses: readonly ForetoldUse[] = [],
): Game {
  const { setup, key, past } = pending;
  const before = past && revivedPast(past, setup, content);
  const game = new Game(setup, content, key, revivedCheckpoint(pending, setup, content), script, before, seenUses);
  for (const entry of pending.since) game.repeat(entry);
  return game;
}

/** A game with this state in which nothing goes on: to the rules it is over until the state is put in its place. */
export function standstill(pending: PendingGame, content: Content): Game {
  const checkpoint = revivedCheckpoint(pending, pending.setup, content);
  const over: State = { ...checkpoint.state, outcome: { ending: "judge", winners: [], draw: true } };
  const game = new Game(pending.setup, content, pending.key, { ...checkpoint, state: over });
  game.state = checkpoint.state;
  return game;
}

const revivedPast = ({ entries, keyframes }: Past, setup: GameSetup, content: Content): Past => ({
  entries,
  keyframes: keyframes.map((frame) => revivedCheckpoint(frame, setup, content)),
});

const revivedCheckpoint = (
  { state, number, drawn, learnt, told, proposal }: Omit<Checkpoint, "proposal"> & { readonly proposal?: Proposal | undefined },
  setup: GameSetup,
  content: Content,
): Checkpoint => ({ state: revive(state, setup, content), number, drawn, learnt, told, proposal });

/** JSON leaves out what is undefined; every field is put back in its place, so that all states have one shape. */
function revive(state: State, setup: GameSetup, content: Content): State {
  const blank = initialState(setup, content);
  return {
    ...emptied(blank),
    ...state,
    cursor: { ...emptied(blank.cursor), ...state.cursor },
    seats: state.seats.map((seat, at) => ({ ...emptied(blank.seats[at] as SeatState), ...seat })),
    ships: state.ships.map((ship, at) => ({ ...emptied(blank.ships[at] as Ship), ...ship })),
    remotes: state.remotes.map((remote, at) => ({ ...emptied(blank.remotes[at] as Ship), ...remote })),
  };
}

const emptied = <Thing extends object>(thing: Thing): Thing =>
  Object.fromEntries(Object.keys(thing).map((field) => [field, undefined])) as Thing;
