/** A game put away in the middle: a checkpoint and the inputs since, plain data; and taken up again, exactly where it was. */
import type { Content } from "../driver/edition.ts";
import { type Checkpoint, Game, type Past } from "../driver/game.ts";
import type { Entry } from "../driver/input.ts";
import type { ScriptedDraw } from "../driver/lots.ts";
import { initialState } from "../driver/new-game.ts";
import type { Proposal } from "../driver/proposal.ts";
import type { ForetoldUse } from "../driver/running-game.ts";
import type { GameSetup } from "../state/setup.ts";
import type { SeatState, Ship, State } from "../state/state.ts";
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
  const shape = shapeOf(initialState(setup, content));
  const before = past && revivedPast(past, shape);
  const game = new Game(setup, content, key, revivedCheckpoint(pending, shape), { script, past: before, seenUses });
  for (const entry of pending.since) game.repeat(entry);
  return game;
}

/** A game with this state in which nothing goes on: to the rules it is over until the state is put in its place. */
export function standstill(pending: PendingGame, content: Content): Game {
  const checkpoint = revivedCheckpoint(pending, shapeOf(initialState(pending.setup, content)));
  const over: State = { ...checkpoint.state, outcome: { ending: "judge", winners: [], draw: true } };
  const game = new Game(pending.setup, content, pending.key, { ...checkpoint, state: over });
  game.state = checkpoint.state;
  return game;
}

const revivedPast = ({ entries, keyframes }: Past, shape: Shape): Past => ({
  entries,
  keyframes: keyframes.map((frame) => revivedCheckpoint(frame, shape)),
});

const revivedCheckpoint = (
  { state, number, drawn, learnt, told, proposal }: Omit<Checkpoint, "proposal"> & { readonly proposal?: Proposal | undefined },
  shape: Shape,
): Checkpoint => ({ state: revive(state, shape), number, drawn, learnt, told, proposal });

/** The fields of a state and of what it holds, all undefined. */
interface Shape {
  readonly state: State;
  readonly cursor: State["cursor"];
  readonly seats: readonly SeatState[];
  readonly ships: readonly Ship[];
  readonly remotes: readonly Ship[];
}

const shapeOf = (blank: State): Shape => ({
  state: emptied(blank),
  cursor: emptied(blank.cursor),
  seats: blank.seats.map(emptied),
  ships: blank.ships.map(emptied),
  remotes: blank.remotes.map(emptied),
});

/** JSON leaves out what is undefined; every field is put back in its place, so that all states have one shape. */
const revive = (state: State, shape: Shape): State => ({
  ...shape.state,
  ...state,
  cursor: { ...shape.cursor, ...state.cursor },
  seats: state.seats.map((seat, at) => ({ ...shape.seats[at], ...seat })),
  ships: state.ships.map((ship, at) => ({ ...shape.ships[at], ...ship })),
  remotes: state.remotes.map((remote, at) => ({ ...shape.remotes[at], ...remote })),
});

const emptied = <Thing extends object>(thing: Thing): Thing =>
  Object.fromEntries(Object.keys(thing).map((field) => [field, undefined])) as Thing;
