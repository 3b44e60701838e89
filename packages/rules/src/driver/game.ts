/** A running game. It takes inputs, carries them out, asks the next questions, and can go back. */

import type { GivenInput, PlayerNames } from "@broadside/protocol";
import type { AskBuilder, Procedure } from "../contract/ask.ts";
import type { Content } from "../contract/edition.ts";
import { declareOver } from "../score/score.ts";
import { type Change, differences } from "../state/change.ts";
import type { Seat } from "../state/seat.ts";
import type { GameSetup } from "../state/setup.ts";
import { concedesAsTeam, sideOf } from "../state/sides.ts";
import { clone, copyOf } from "../state/state.ts";
import { absentSeatsAfter } from "./absence.ts";
import { type AnsweredBatch, restoreAnswers } from "./answered-batch.ts";
import { isPlaceAsk, NOTHING } from "./ask.ts";
import { askedBy, checkInput, isRepeat } from "./check-input.ts";
import type { Checkpoint, KnownPast, LoggedInput } from "./checkpoint.ts";
import { fitCorrection } from "./correction.ts";
import type { DriverGame, ExpectedUse } from "./driver-game.ts";
import { entriesAfter } from "./entries.ts";
import { advance, play } from "./flow.ts";
import type { Answer, Entry, Input, Refusal } from "./input.ts";
import { LiveState } from "./live-state.ts";
import type { LotDraw, ScriptedDraw } from "./lots.ts";
import {
  carryAnswerOver,
  defaultOf,
  isAllAnswered,
  isSameQuestion,
  MOST_IN_BATCH,
  type OpenAsk,
  openAsk,
  openBatch,
  optionOf,
  unansweredSeats,
  valuesOf,
} from "./open-ask.ts";
import { checkNoneForgotten } from "./procedure.ts";
import { consentOf, isDrawOffer, type Proposal } from "./proposal.ts";
import { readInput } from "./read-input.ts";
import { standingOrdersAfter } from "./standing-orders.ts";
import { answerUnattended } from "./unattended.ts";
import { freeUndoSince } from "./undo.ts";

export type { Checkpoint, KnownPast, LoggedInput } from "./checkpoint.ts";
export type { OpenAsk } from "./open-ask.ts";

/** If one step has this many batches that nobody has to answer, or if this many steps pass without a question, the game is in a loop. */
const MOST_SILENT_BATCHES = 10_000;
const MOST_SILENT_STEPS = 2_000;
/** Give up after this many consecutive failures of the rules. */
const MOST_LOSSES = 20;

const NONE_OPEN: readonly OpenAsk[] = [];

/** How a game that isn't new starts: what it takes over from an earlier game or a view. */
export interface GameStart {
  /** Scripted draws, used before draws from the key. */
  readonly script?: readonly ScriptedDraw[];
  readonly past?: KnownPast | undefined;
  /** For an imagined game: uses of other players' standing orders that were seen. */
  readonly seenUses?: readonly ExpectedUse[];
  /** The game that this one is a copy of. To catch up, the copy replays that game's inputs since the checkpoint. */
  readonly beside?: Game;
}

export class Game extends LiveState implements DriverGame {
  open: readonly OpenAsk[] = [];
  proposal: Proposal | undefined;
  /** Every input with the events it caused, including undone inputs. Events before the first input have number 0. */
  readonly log: LoggedInput[] = [];
  /** The players' names. They are no part of the game: nothing that is hashed, drawn from or decided depends on them. */
  names: PlayerNames;
  /** The inputs in effect, excluding undone ones. */
  entries: Entry[] = [];
  checkpoint: Checkpoint;
  /** The first checkpoint, and the one at the start of each round. */
  keyframes: Checkpoint[] = [];
  /** The number of the input that opened the current questions. */
  opened = 0;
  private flow: Procedure;
  private silentSteps = 0;
  /**
   * For an imagined game: all uses of other players' standing orders that the viewer has seen, and the ones among them that are still to
   * come.
   */
  private readonly seenUses: readonly ExpectedUse[];
  foretold: readonly ExpectedUse[] = [];
  /** True if the game is at its checkpoint, and nothing has happened since. */
  private isAtCheckpoint = false;
  /**
   * Answers since the checkpoint. Undefined as soon as another kind of input is given or the rules fail, because the answers then can't be
   * reused.
   */
  private answered: AnsweredBatch[] | undefined = [];
  /**
   * For a fork that is still catching up: the other game's answers that the fork must still repeat, and the questions that wait for one of
   * these answers.
   */
  private ahead: readonly AnsweredBatch[] = [];
  private waiting: readonly AskBuilder[] = [];

  constructor(
    setup: GameSetup,
    content: Content,
    key: string,
    from: Checkpoint,
    { script = [], past, beside, seenUses = beside?.seenUses ?? [] }: GameStart = {},
  ) {
    super(setup, content, key, from.state, script, beside?.board);
    this.seenUses = seenUses;
    this.names = beside?.names ?? {};
    this.checkpoint = from;
    if (past) {
      this.entries = [...past.entries];
      this.keyframes = [...past.keyframes];
    }
    this.ahead = [...(beside?.answered ?? [])];
    this.flow = NOTHING;
    this.restart(from);
    this.log.push({ number: from.number, input: undefined, events: this.takeEvents() });
    if (beside) this.follow(beside);
  }

  /** Draws made since the checkpoint. */
  get drawnSince(): readonly LotDraw[] {
    return this.lots.since;
  }

  // ── Inputs ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

  /**
   * Takes an input, or returns why it is refused. A refused input changes nothing. The log says who gave the input, but that never affects
   * the game.
   */
  give(value: unknown, given?: GivenInput): Refusal | undefined {
    const input = readInput(value, this);
    if ("refused" in input) return input;
    if (this.state.outcome && !(input.input === "undo" && input.seat === "judge")) return { refused: "the game is over" };
    const refused = checkInput(this, input);
    if (refused) return refused;
    // A repeated input changes nothing and isn't logged.
    if (isRepeat(this, input)) return undefined;
    const number = this.number + 1;
    const asked = input.input === "answer" ? askedBy(this, input) : undefined;
    const secret = asked?.ask.secret;
    this.carryOut(secret ? { number, input, secret } : { number, input }, given);
    return undefined;
  }

  /** Carries out an input that has been checked. */
  private carryOut(entry: Entry, given?: GivenInput): void {
    const { input, number } = entry;
    const before = this.number;
    this.begin(entry);
    if (input.input !== "answer") this.answered = undefined;
    switch (input.input) {
      case "answer":
        this.learnFrom(entry, before);
        this.answer(input);
        break;
      case "propose":
        this.propose({ number, seat: input.seat, reason: input.reason, what: { changes: input.changes }, agreed: [input.seat] });
        break;
      case "agree":
        this.agree(input);
        break;
      case "set":
        this.note({ note: "set by a judge", reason: input.reason });
        this.applyByHand(input.changes);
        break;
      case "concede":
        if (concedesAsTeam(this, input.seat))
          this.propose({ number, seat: input.seat, reason: "to give up", what: { concede: true }, agreed: [input.seat] });
        else this.concede([input.seat]);
        break;
      case "draw":
        this.proposal = { number, seat: input.seat, reason: "draw", what: { draw: true }, agreed: [input.seat] };
        this.note({ note: "draw offered", seat: input.seat });
        break;
      case "time":
        this.set({ timeCalled: true });
        this.note({ note: "time is called" });
        break;
      case "seat":
        this.setSeat(input.seat, { player: input.player });
        this.note({ note: "seat taken", seat: input.seat, player: input.player });
        break;
      case "standing":
        this.set({ standing: standingOrdersAfter(this.state, input) });
        this.rebuild();
        break;
      case "away":
        this.set({ away: absentSeatsAfter(this, input.seat, input.away) });
        this.note({ note: input.away ? "away" : "back", seat: input.seat });
        this.rebuild();
        break;
      case "hurry":
        this.hurry(input);
        break;
      case "undo":
        if (input.seat === "judge" || input.to >= freeUndoSince(this, input.seat)) this.undoTo(input, number);
        else this.propose({ number, seat: input.seat, reason: "undo", what: { undo: input.to }, agreed: [input.seat] });
        break;
    }
    const events = this.takeEvents();
    this.log.push({ number, input, events, ...(entry.secret && { secret: entry.secret }), ...(given && { given }) });
  }

  private begin(entry: Entry): void {
    this.number = entry.number;
    this.lots.startAt(entry.number, 0);
    this.eventsBefore = 0;
    this.entries.push(entry);
  }

  // ── Answers and questions ─────────────────────────────────────────────────────────────────────────────────────────────────────────

  private answer(input: Answer): void {
    const asked = askedBy(this, input);
    if (!asked) return;
    if ("pose" in input) asked.answer = { value: input.pose };
    else asked.answer = isPlaceAsk(asked.ask) ? undefined : optionOf(asked.ask, input.key);
    if (isAllAnswered(this.open)) this.resume(this.open);
  }

  /** Gives the default to the unanswered questions of all seats, or only of the named ones. */
  private hurry({ seat, seats }: Extract<Input, { readonly input: "hurry" }>): void {
    const late = seats && unansweredSeats(this.open, seats);
    this.note(late ? { note: "hurried", by: seat, seats: late } : { note: "hurried", by: seat });
    for (const one of this.open) if (!late || late.includes(one.ask.seat)) one.answer ??= defaultOf(one.ask);
    if (isAllAnswered(this.open)) this.resume(this.open);
  }

  /** A player who answers openly (not in secret) has seen what other players did before, so undoing those earlier inputs needs consent. */
  private learnFrom({ input, secret }: Entry, before: number): void {
    if (input.input === "answer" && !secret && before !== this.learnt && this.lastSeat() !== input.seat) this.learnt = before;
  }

  private lastSeat(): Seat | undefined {
    const last = this.entries[this.entries.length - 2]?.input;
    return (last?.input === "answer" || last?.input === "undo") && last.seat !== "judge" ? last.seat : undefined;
  }

  /** Runs the rules until a player has to be asked. */
  private resume(answered: readonly OpenAsk[]): void {
    let given = this.valuesIn(answered);
    let losses = 0;
    this.open = NONE_OPEN;
    this.opened = this.number;
    for (let batches = 0; ; batches += 1) {
      try {
        if (batches > MOST_SILENT_BATCHES) throw new Error("the rules go round in circles");
        const step = this.flow.next(given);
        // A finished game asks no more questions, whatever was in progress (1E-END-03).
        if (step.done || this.state.outcome) {
          this.endDrawOffer();
          return;
        }
        checkNoneForgotten();
        this.silentSteps = 0;
        if (this.ahead.length > 0) {
          this.waiting = step.value;
          const same = this.nextAnswered();
          if (!same) {
            this.endDrawOffer();
            return;
          }
          given = this.valuesIn(same);
          continue;
        }
        const open = openBatch(this, step.value);
        // If a batch is answered by standing orders, they must log their events again, so the answers can't be reused.
        if (this.state.standing || this.foretold.length > 0) this.answered = undefined;
        answerUnattended(this, open);
        if (!isAllAnswered(open)) {
          this.open = open;
          this.endDrawOffer();
          return;
        }
        given = this.valuesIn(open);
      } catch (error) {
        losses += 1;
        this.goOnAfter(error);
        if (losses > MOST_LOSSES) {
          this.note({ note: "the game stands still" });
          return;
        }
        [given, batches] = [[], 0];
      }
    }
  }

  /** Returns the values that resume the procedure. */
  private valuesIn(open: readonly OpenAsk[]): readonly unknown[] {
    if (open !== NONE_OPEN) this.answered?.push({ number: this.number, open });
    return valuesOf(open);
  }

  /**
   * Games must never freeze: if the rules fail, the game drops whatever was in progress and begins the next step. Strict games throw.
   * Replays fail in the same way, so all copies of a game continue identically.
   */
  private goOnAfter(error: unknown): void {
    if (this.content.strict) throw error;
    this.answered = undefined;
    this.note({ note: "the rules lost their place", error: error instanceof Error ? error.message : String(error) });
    this.set({ attack: undefined, motion: undefined, roll: undefined });
    this.forgetNested();
    advance(this);
    this.flow = play(this);
  }

  /** After any input other than an answer, the open questions are rebuilt, and answers that are no longer legal are dropped. */
  private rebuild(): void {
    if (this.state.outcome) {
      this.open = [];
      this.endDrawOffer();
      return;
    }
    try {
      this.open = this.open.map((old, at) => {
        const fresh = openAsk(this, old.build, this.number * MOST_IN_BATCH + at);
        const kept = isSameQuestion(old.ask, fresh.ask) ? { ...fresh, number: old.number } : fresh;
        return { ...kept, answer: fresh.answer ?? carryAnswerOver(old, fresh.ask) };
      });
      answerUnattended(this, this.open);
    } catch (error) {
      this.goOnAfter(error);
      this.resume(NONE_OPEN);
      return;
    }
    if (isAllAnswered(this.open)) this.resume(this.open);
  }

  // ── Changes by hand, consent, undo ────────────────────────────────────────────────────────────────────────────────────────────────

  private propose(proposal: Proposal): void {
    this.proposal = proposal;
    this.note({ note: "proposed", seat: proposal.seat, reason: proposal.reason });
    if (consentOf(this, proposal).complete) this.carryOutProposal();
  }

  private concede(seats: readonly Seat[]): void {
    for (const seat of seats) {
      if (this.state.seats[seat]?.status !== "playing") continue;
      this.setSeat(seat, { status: "conceded" });
      this.note({ note: "conceded", seat });
    }
    this.endIfDecided();
    for (const seat of seats) this.withdrawProposalOf(seat);
    this.rebuild();
  }

  private agree(input: Extract<Input, { readonly input: "agree" }>): void {
    if (!this.proposal) return;
    const { seat, yes } = input;
    const by = typeof seat === "number" ? { seat } : {};
    if (seat === "clock") this.note({ note: "not answered in time", seat: this.proposal.seat });
    else this.note(yes ? { note: "agreed", ...by } : { note: "refused", ...by });
    if (!yes) this.proposal = undefined;
    else if (typeof seat !== "number") this.carryOutProposal();
    else {
      this.proposal = { ...this.proposal, agreed: [...this.proposal.agreed, seat] };
      if (consentOf(this, this.proposal).complete) this.carryOutProposal();
    }
  }

  /** An offer of a draw stands only until the next questions are asked or the game is over. */
  private endDrawOffer(): void {
    const { proposal } = this;
    if (!proposal || !isDrawOffer(proposal)) return;
    this.proposal = undefined;
    if (!this.state.outcome) this.note({ note: "offer lapsed", seat: proposal.seat });
  }

  /**
   * A player who has conceded can't propose anything and need no longer agree to anything. Their own pending proposal is withdrawn, and so
   * is any pending undo.
   */
  private withdrawProposalOf(seat: Seat): void {
    const isUndo = this.proposal !== undefined && "undo" in this.proposal.what;
    if (this.proposal?.seat === seat || isUndo || this.state.outcome) this.proposal = undefined;
    else if (this.proposal && consentOf(this, this.proposal).complete) this.carryOutProposal();
  }

  private carryOutProposal(): void {
    const proposal = this.proposal;
    this.proposal = undefined;
    if (!proposal) return;
    const { what, seat } = proposal;
    if ("draw" in what) {
      declareOver(this, { ending: "agreement", winners: [], draw: true });
      this.rebuild();
    } else if ("concede" in what) this.concede(sideOf(this, seat).seats);
    else if ("undo" in what) this.undoTo({ input: "undo", seat: "judge", to: what.undo }, this.number);
    else this.applyByHand(what.changes);
  }

  /** The game has moved on since the proposal. If the changes no longer fit, none of them is applied. */
  private applyByHand(given: readonly Change[]): void {
    const changes = fitCorrection(this, given, (deck, cards) => this.drawCard(deck, cards, true));
    if ("refused" in changes) {
      this.note({ note: "no longer fits", detail: changes.detail });
      return;
    }
    for (const change of changes) this.record(change);
    this.learnt = this.number;
    const movesTheGame = changes.some(
      ({ change, set }) => change === "state" && ("cursor" in set || ("attack" in set && !set.attack) || ("motion" in set && !set.motion)),
    );
    if (movesTheGame) this.restartFromHere();
    else this.rebuild();
  }

  /** Continues from the cursor, dropping whatever was in progress. */
  private restartFromHere(): void {
    this.set({ attack: undefined, motion: undefined, roll: undefined });
    this.flow = play(this);
    this.forgetNested();
    this.resume(NONE_OPEN);
  }

  protected override forgetNested(): void {
    super.forgetNested();
    this.silentSteps = 0;
  }

  /**
   * Goes back to the moment right after an input. Input numbers keep counting up, so new rolls differ. The differences between the current
   * state and that earlier state are logged as changes.
   */
  private undoTo(input: Extract<Input, { readonly input: "undo" }>, number: number): void {
    const { to } = input;
    const kept = this.entries.filter((entry) => entry.number <= to);
    const keyframe = this.keyframes.findLast((frame) => frame.number <= to) ?? this.keyframes[0];
    if (!keyframe) return;
    const before = this.state;
    const told = this.takeEvents();
    this.keyframes = this.keyframes.filter((frame) => frame.number <= to || frame === keyframe);
    this.entries = [...kept.filter((entry) => entry.number <= keyframe.number)];
    this.restart(keyframe);
    for (const entry of kept) if (entry.number > keyframe.number) this.repeat(entry);
    const entry: Entry = { number, input, undone: true };
    this.entries.push(entry);
    this.reopen(entry);
    this.events = [
      ...told,
      ...differences(before, this.state),
      { note: "undone", to, ...(input.seat !== "judge" && { seat: input.seat }) },
    ];
    this.since = this.events.length;
  }

  /** Applies an earlier input again. */
  repeat(entry: Entry): void {
    if (entry.undone) {
      this.entries.push(entry);
      this.reopen(entry);
    } else {
      this.carryOut(entry);
      this.log.pop();
    }
  }

  /** Reopens the same questions under new numbers, so that earlier answers don't count for them. */
  private reopen({ number, input }: Entry): void {
    this.answered = undefined;
    this.number = number;
    this.lots.startAt(number, 0);
    // After an undo by a judge or by consent, no earlier input can be undone freely. But players who freely undo their own answers may keep
    // undoing.
    if ("seat" in input && input.seat === "judge") this.learnt = number;
    this.open = this.open.map((one, at) => ({ ...one, number: number * MOST_IN_BATCH + at }));
  }

  private restart(from: Checkpoint): void {
    this.checkpoint = from;
    this.state = clone(from.state);
    this.copies = [];
    this.events = [];
    this.since = 0;
    this.before = undefined;
    this.lots.forget();
    this.eventsBefore = from.told;
    this.foretold = this.seenUses;
    this.answered = [];
    this.isAtCheckpoint = true;
    this.cardsInPlay += 1;
    this.number = from.number;
    this.lots.startAt(from.number, from.drawn);
    this.learnt = from.learnt;
    this.proposal = from.proposal;
    this.forgetNested();
    this.flow = play(this);
    this.resume(NONE_OPEN);
  }

  /** Called when nothing is in progress. At such a moment, the game could continue from its state alone. */
  rest(): void {
    this.silentSteps += 1;
    if (this.silentSteps > MOST_SILENT_STEPS) throw new Error("the rules go round in circles");
    if (this.isAtCheckpoint) this.isAtCheckpoint = false;
    else this.check();
    const last = this.keyframes[this.keyframes.length - 1];
    if (!last || last.state.round !== this.state.round) this.keyframes.push(this.checkpoint);
  }

  private check(): void {
    this.checkpoint = {
      state: copyOf(this.state, this.copies),
      number: this.number,
      drawn: this.lots.drawn,
      learnt: this.learnt,
      told: this.told,
      proposal: this.proposal,
    };
    this.answered = [];
    this.lots.forget();
    this.since = this.events.length;
    this.before = undefined;
  }

  // ── Forks ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Repeats the inputs that another game has taken since their common checkpoint. */
  private follow(other: Game): void {
    for (const entry of entriesAfter(other.entries, this.checkpoint.number)) {
      if (this.ahead.length > 0) this.retrace(entry);
      else this.repeat(entry);
    }
  }

  /** Repeats an answer without building the question. */
  private retrace(entry: Entry): void {
    const before = this.number;
    this.begin(entry);
    this.learnFrom(entry, before);
    const same = this.nextAnswered();
    if (same) this.resume(same);
    this.takeEvents();
  }

  /** Returns the waiting questions with the other game's answers, if that game had answered them by this input; otherwise undefined. */
  private nextAnswered(): readonly OpenAsk[] | undefined {
    const [next, ...others] = this.ahead;
    if (!next || next.number > this.number) return undefined;
    this.ahead = others;
    return restoreAnswers(this, this.waiting, next);
  }
}
