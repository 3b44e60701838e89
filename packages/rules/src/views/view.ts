/** A game as some of its seats may see it: all that leaves a server, together with `eventsFor`. */

import type { Game } from "../driver/game.ts";
import type { Proposal } from "../driver/proposal.ts";
import { type Question, questionsFor, type WaitingFor, waitingFor } from "../driver/question.ts";
import type { SeenUse } from "../driver/running-game.ts";
import { usesIn } from "../driver/unattended.ts";
import { canUndo, lastStep } from "../driver/undo.ts";
import { RULES_VERSION } from "../records/version.ts";
import type { Seat } from "../state/seat.ts";
import type { GameSetup } from "../state/setup.ts";
import type { Outcome, State } from "../state/state.ts";
import { cardName, learntFrom, masked, maskedChange, type SeenEntry, seenEntry, seesSecretsOf } from "./secrets.ts";

/** A draw as it was seen: a number, a card, or nothing where nobody may know. */
export type SeenDraw = number | { readonly deck: number; readonly card: number } | { readonly deck: number } | undefined;

/** The last moment at which nothing waited, with all that has been seen since, and what was given and drawn from there to now. */
export interface SeenSince {
  readonly state: State;
  readonly number: number;
  readonly drawn: number;
  readonly learnt: number;
  readonly told: number;
  readonly proposal: Proposal | undefined;
  readonly inputs: readonly SeenEntry[];
  readonly draws: readonly SeenDraw[];
  /** Standing answers of others that have been used. */
  readonly uses: readonly SeenUse[];
}

export interface View {
  readonly rulesVersion: string;
  readonly setup: GameSetup;
  /** Who is looking; nobody's seat for a watcher or a judge. */
  readonly seats: readonly Seat[];
  /** The number of the latest input: where `eventsFor` goes on. */
  readonly number: number;
  /** Dials that may not be seen are `HIDDEN_DIAL`, cards `HIDDEN_CARD`; a deck's `cards` are all that nobody can see, its `left` is true. */
  readonly state: State;
  readonly questions: readonly Question[];
  readonly waiting: readonly WaitingFor[];
  readonly proposal: Proposal | undefined;
  /** How far each of the seats may go back without asking, and how far its latest answer is. */
  readonly canUndo: readonly { readonly seat: Seat; readonly to: number; readonly last: number }[];
  readonly result: Outcome | undefined;
  readonly since: SeenSince;
}

export function view(game: Game, seats: readonly Seat[]): View {
  const { setup, number, state } = game;
  return {
    rulesVersion: RULES_VERSION,
    setup,
    seats,
    number,
    state: masked(game, state, seats),
    questions: questionsFor(game, seats),
    waiting: waitingFor(game),
    proposal: seenProposal(game, game.proposal, seats),
    canUndo: seats.flatMap((seat) => {
      const to = canUndo(game, seat);
      return to === undefined ? [] : [{ seat, to, last: lastStep(game, seat) ?? to }];
    }),
    result: state.outcome,
    since: seenSince(game, seats),
  };
}

function seenProposal(game: Game, proposal: Proposal | undefined, seats: readonly Seat[]): Proposal | undefined {
  if (!proposal || !("changes" in proposal.what)) return proposal;
  return { ...proposal, what: { changes: proposal.what.changes.map((change) => maskedChange(game, change, seats)) } };
}

function seenSince(game: Game, seats: readonly Seat[]): SeenSince {
  const { state, number, drawn, learnt, told, proposal } = game.checkpoint;
  const events = game.eventsSince;
  const known = learntFrom(game, events, seats);
  return {
    state: masked(game, state, seats, known),
    number,
    drawn,
    learnt,
    told,
    proposal: seenProposal(game, proposal, seats),
    inputs: game.entries.filter((entry) => entry.number > number).map((entry) => seenEntry(game, entry, seats)),
    draws: game.drawnSince.map(({ value, hidden, of }) => {
      if (!of) return hidden ? undefined : value;
      return !hidden || known.cards.has(cardName(of.deck, of.card)) ? of : { deck: of.deck };
    }),
    uses: usesIn(events, (seat) => seesSecretsOf(game, seats, seat)),
  };
}
