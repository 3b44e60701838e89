/** A game put away in the middle: a checkpoint and the inputs since, plain data; and taken up again, exactly where it was. */
import { invariant } from "@broadside/kit";
import type { Content } from "../driver/edition.ts";
import { entriesAfter } from "../driver/entries.ts";
import { type Checkpoint, Game, type Past } from "../driver/game.ts";
import type { Entry } from "../driver/input.ts";
import type { ScriptedDraw } from "../driver/lots.ts";
import { initialState } from "../driver/new-game.ts";
import type { Proposal } from "../driver/proposal.ts";
import type { ForetoldUse } from "../driver/running-game.ts";
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
  /** What undo needs to go back beyond the checkpoint; without it the checkpoint is the first moment there is. */
  readonly past?: Past;
}

export const pendingOf = ({ setup, key, checkpoint, entries, keyframes }: Game): PendingGame => ({
  rulesVersion: RULES_VERSION,
  setup,
  key,
  ...checkpoint,
  since: entriesAfter(entries, checkpoint.number),
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
  const shape = shapeOf(setup, content);
  const before = past && revivedPast(past, shape);
  const game = new Game(setup, content, key, revivedCheckpoint(pending, shape), { script, past: before, seenUses });
  for (const entry of pending.since) game.repeat(entry);
  return game;
}

/** A game with this state in which nothing goes on: to the rules it is over until the state is put in its place. */
export function standstill(pending: PendingGame, content: Content): Game {
  const checkpoint = revivedCheckpoint(pending, shapeOf(pending.setup, content));
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

/** Made once a set-up: all its ships and remotes have the same fields, and so have its seats. */
function shapeOf(setup: GameSetup, content: Content): Shape {
  const known = knownShapes.get(setup);
  if (known) return known;
  const first = initialState(setup, content);
  const [seat] = first.seats;
  invariant(seat, "a game has seats");
  const made = { state: blank(first), cursor: blank(first.cursor), seat: blank(seat), ship: blank(newShip("", 0, 0)) };
  knownShapes.set(setup, made);
  return made;
}

function blank<Thing extends object>(thing: Thing): Blank<Thing> {
  const emptied: Partial<Thing> = { ...thing };
  for (const field in emptied) emptied[field] = undefined;
  return { thing: emptied as Thing, fields: Object.keys(thing).length };
}

/** JSON leaves out what is undefined; every field is put back in its place, so that all states have one shape. */
const revive = (state: State, shape: Shape): State => ({
  ...shape.state.thing,
  ...state,
  cursor: whole(state.cursor, shape.cursor),
  seats: state.seats.map((seat) => whole(seat, shape.seat)),
  ships: state.ships.map((ship) => whole(ship, shape.ship)),
  remotes: state.remotes.map((remote) => whole(remote, shape.ship)),
});

/** What comes from another game, and not from text, has all its fields. */
const whole = <Thing extends object>(thing: Thing, { thing: emptied, fields }: Blank<Thing>): Thing =>
  Object.keys(thing).length === fields ? thing : { ...emptied, ...thing };
