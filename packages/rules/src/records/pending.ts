/** An unfinished game as plain data: a checkpoint and the inputs since. Loading it resumes exactly the same position. */
import { invariant } from "@broadside/kit";
import type { Content } from "../contract/edition.ts";
import type { ExpectedUse } from "../driver/driver-game.ts";
import { entriesAfter } from "../driver/entries.ts";
import { type Checkpoint, Game, type KnownPast } from "../driver/game.ts";
import type { Entry } from "../driver/input.ts";
import type { ScriptedDraw } from "../driver/lots.ts";
import { initialState } from "../driver/new-game.ts";
import type { Proposal } from "../driver/proposal.ts";
import { newShip } from "../state/new-ship.ts";
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
  /** Allows undo to go back beyond the checkpoint. Without it, the checkpoint is the earliest point to go back to. */
  readonly past?: KnownPast;
}

export const pendingOf = ({ setup, key, checkpoint, entries, keyframes }: Game): PendingGame => ({
  rulesVersion: RULES_VERSION,
  setup,
  key,
  ...checkpoint,
  since: entriesAfter(entries, checkpoint.number),
  past: { entries: entries.filter(({ number }) => number <= checkpoint.number), keyframes },
});

/** Restores a game so that it can continue. Draws in `script` replace random draws from the key. */
export function restore(
  pending: PendingGame,
  content: Content,
  script: readonly ScriptedDraw[] = [],
  seenUses: readonly ExpectedUse[] = [],
): Game {
  const { setup, key, past } = pending;
  const shape = shapeOf(setup, content);
  const before = past && revivedPast(past, shape);
  const game = new Game(setup, content, key, revivedCheckpoint(pending, shape), { script, past: before, seenUses });
  for (const entry of pending.since) game.repeat(entry);
  return game;
}

/** Creates a game that has this state but doesn't run. The rules treat it as over, so it can only be looked at. */
export function frozenGame(pending: PendingGame, content: Content): Game {
  const checkpoint = revivedCheckpoint(pending, shapeOf(pending.setup, content));
  const over: State = { ...checkpoint.state, outcome: { ending: "judge", winners: [], draw: true } };
  const game = new Game(pending.setup, content, pending.key, { ...checkpoint, state: over });
  game.state = checkpoint.state;
  return game;
}

const revivedPast = ({ entries, keyframes }: KnownPast, shape: Shape): KnownPast => ({
  entries,
  keyframes: keyframes.map((frame) => revivedCheckpoint(frame, shape)),
});

const revivedCheckpoint = (
  { state, number, drawn, learnt, told, proposal }: Omit<Checkpoint, "proposal"> & { readonly proposal?: Proposal | undefined },
  shape: Shape,
): Checkpoint => ({ state: revive(state, shape), number, drawn, learnt, told, proposal });

/** The fields that a state and its parts should have, each set to undefined. */
interface Shape {
  readonly state: Blank<State>;
  readonly cursor: Blank<State["cursor"]>;
  readonly seat: Blank<SeatState>;
  readonly ship: Blank<Ship>;
}

interface Blank<Thing> {
  readonly thing: Thing;
  readonly fields: number;
}

const knownShapes = new WeakMap<GameSetup, Shape>();

/** Computes the shape once per set-up: all ships and remotes have the same fields, and so do all seats. */
function shapeOf(setup: GameSetup, content: Content): Shape {
  const known = knownShapes.get(setup);
  if (known) return known;
  const first = initialState(setup, content);
  const [seat] = first.seats;
  invariant(seat, "a game has seats");
  const made = { state: blank(first), cursor: blank(first.cursor), seat: blank(seat), ship: blank(newShip("A1", 0, 0)) };
  knownShapes.set(setup, made);
  return made;
}

function blank<Thing extends object>(thing: Thing): Blank<Thing> {
  const emptied: Partial<Thing> = { ...thing };
  for (const field in emptied) emptied[field] = undefined;
  return { thing: emptied as Thing, fields: Object.keys(thing).length };
}

/** Adds all fields that are undefined, because JSON leaves them out and every state must have the same fields. */
const revive = (state: State, shape: Shape): State => ({
  ...shape.state.thing,
  ...state,
  cursor: whole(state.cursor, shape.cursor),
  seats: state.seats.map((seat) => whole(seat, shape.seat)),
  ships: state.ships.map((ship) => whole(ship, shape.ship)),
  remotes: state.remotes.map((remote) => whole(remote, shape.ship)),
});

/**
 * Returns the value with all the fields that it should have. A value that comes from another game instead of from JSON already has them.
 */
const whole = <Thing extends object>(thing: Thing, { thing: emptied, fields }: Blank<Thing>): Thing =>
  Object.keys(thing).length === fields ? thing : { ...emptied, ...thing };
