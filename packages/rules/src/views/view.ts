/** Makes a view: a game as some of its seats may see it. Views, and the events from `eventsFor`, are all that leaves a server. */
import type { SeenSince, View } from "@broadside/protocol";
import { entriesAfter } from "../driver/entries.ts";
import type { Game } from "../driver/game.ts";
import type { Proposal } from "../driver/proposal.ts";
import { questionsFor, waitingFor } from "../driver/question.ts";
import { usesIn } from "../driver/unattended.ts";
import { canUndo, lastStep } from "../driver/undo.ts";
import { RULES_VERSION } from "../records/version.ts";
import type { Seat } from "../state/seat.ts";
import { cardName, learntFrom, masked, maskedChange, seenEntry, seesSecretsOf } from "./secrets.ts";

export type { SeenDraw, SeenSince, View } from "@broadside/protocol";

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
    inputs: entriesAfter(game.entries, number).map((entry) => seenEntry(game, entry, seats)),
    draws: game.drawnSince.map(({ value, hidden, of }) => {
      if (!of) return hidden ? undefined : value;
      return !hidden || known.cards.has(cardName(of.deck, of.card)) ? of : { deck: of.deck };
    }),
    uses: usesIn(events, (seat) => seesSecretsOf(game, seats, seat)),
  };
}
