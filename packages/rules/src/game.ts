/**
 * A running game. At rest it is a checkpoint (plain data) and the inputs since; the live procedure is a cache of these, dropped and made
 * again by replay. Whatever reaches it from outside goes through `give`, which takes it or says why not.
 */
import type { Pose } from "@broadside/geometry";
import type { Registry } from "./ability.ts";
import { type Ask, type AskBuilder, isPlaceAsk, type Procedure } from "./ask.ts";
import { type Bearer, Bearers } from "./bearer.ts";
import { type Board, boardOf } from "./board.ts";
import { apply, type Change, type GameEvent, type Note, type ShipFields, type StateFields } from "./change.ts";
import type { Content, Edition } from "./edition.ts";
import { type DamageFacts, type Facts, factsOf, type ShipFacts } from "./facts.ts";
import { play } from "./flow.ts";
import type { Entry, Input, Refusal } from "./input.ts";
import { readInput } from "./read-input.ts";
import { checkNoneForgotten } from "./procedure.ts";
import { consentOf, type Proposal } from "./proposal.ts";
import { Draws } from "./random.ts";
import type { Seat } from "./seat.ts";
import type { GameSetup } from "./setup.ts";
import { clone, type Ship, type State, type TokenKind } from "./state.ts";
import { freeUndoSince } from "./undo.ts";

/** A question as it lies open. Its number is the input after which it was opened, and its place in the batch. */
export interface OpenAsk {
  readonly number: number;
  readonly build: AskBuilder;
  readonly ask: Ask;
  /** The value to resume with; undefined while open. */
  answer: { readonly key?: string; readonly value: unknown } | undefined;
}

/** More questions in one batch than any game has. */
export const BATCH = 1000;

/** A game with nothing waiting: what it restarts from. */
export interface Checkpoint {
  readonly state: State;
  /** The input during which it was made, and how many draws that had made. */
  readonly number: number;
  readonly drawn: number;
  readonly proposal: Proposal | undefined;
}

/** An input with what it caused; what happened before the first one has none. */
export interface Logged {
  readonly number: number;
  readonly input: Input | undefined;
  readonly events: readonly GameEvent[];
}

/** One draw: what came, and whether nobody may know. */
export interface Drawn {
  readonly value: number;
  readonly hidden: boolean;
}

/** So many batches answered by themselves are a loop. */
const MOST_SILENT_BATCHES = 10_000;

export class Game {
  readonly setup: GameSetup;
  readonly content: Content;
  readonly edition: Edition;
  readonly registry: Registry;
  readonly facts: Facts;
  readonly key: string;
  state: State;
  open: readonly OpenAsk[] = [];
  proposal: Proposal | undefined;
  /** Everything that was given, undone inputs included, with what it caused; what happened before the first input has number 0. */
  readonly log: Logged[] = [];
  /** The inputs that count, without those undone. */
  entries: Entry[] = [];
  checkpoint: Checkpoint;
  /** The checkpoint at the start of each round, and the first. */
  keyframes: Checkpoint[] = [];
  /** The latest input after which something had been learnt that cannot be unlearnt. */
  learnt = 0;
  number = 0;
  depth = 0;
  readonly bearers: Bearers;
  readonly board: Board;
  private flow: Procedure;
  private drawn = 0;
  private readonly draws = new Draws();
  private events: GameEvent[] = [];
  /** Draws made since the checkpoint. */
  drawnSince: Drawn[] = [];
  /** Draws to come instead of those by the key; undefined for one by the key. For games imagined from a view, and for tests. */
  readonly script: (number | undefined)[];

  constructor(setup: GameSetup, content: Content, key: string, from: Checkpoint, script: readonly (number | undefined)[] = []) {
    this.setup = setup;
    this.edition = content.edition;
    this.registry = content.registry;
    this.content = content;
    this.facts = factsOf(setup, content.catalogue);
    this.key = key;
    this.checkpoint = from;
    this.script = [...script];
    this.state = clone(from.state);
    this.bearers = new Bearers(this);
    this.board = boardOf(this);
    this.flow = play(this);
    this.restart(from);
    this.log.push({ number: from.number, input: undefined, events: this.takeEvents() });
  }

  // ── What comes from outside ───────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Takes an input, or says why not; a refused one changes nothing. */
  give(given: unknown): Refusal | undefined {
    const input = readInput(given, this);
    if ("refused" in input) return input;
    if (this.state.outcome) return { refused: "the game is over" };
    const refused = this.check(input);
    if (refused) return refused;
    this.carryOut({ number: this.number + 1, input });
    return undefined;
  }

  private check(input: Input): Refusal | undefined {
    switch (input.input) {
      case "answer":
        return this.checkAnswer(input);
      case "propose":
        return this.proposal ? { refused: "a proposal is open already" } : undefined;
      case "agree":
        return this.proposal?.number === input.proposal ? consentOf(this, this.proposal, input).refusal : { refused: "no such proposal" };
      case "undo":
        return input.to >= 0 && input.to < this.number && this.entries.some(({ number }) => number > input.to)
          ? undefined
          : { refused: "nothing to undo there" };
      default:
        return undefined;
    }
  }

  private checkAnswer(input: Extract<Input, { readonly input: "answer" }>): Refusal | undefined {
    const asked = this.open.find(({ number }) => number === input.ask);
    if (!asked) return { refused: input.ask < BATCH * (this.number + 1) ? "no longer open" : "no such question" };
    if (asked.ask.seat !== input.seat) return { refused: "not this seat's question" };
    if (isPlaceAsk(asked.ask)) return "pose" in input && asked.ask.accepts(input.pose) ? undefined : { refused: "not a legal place" };
    if (!("key" in input) || !asked.ask.options.some(({ key }) => key === input.key)) return { refused: "no such option" };
    return undefined;
  }

  /** Carries out an input that has been checked. */
  private carryOut(entry: Entry): void {
    const { input, number } = entry;
    const before = this.number;
    this.number = number;
    this.drawn = 0;
    this.entries.push(entry);
    switch (input.input) {
      case "answer":
        this.answer(input, before);
        break;
      case "propose":
        this.propose({ number, seat: input.seat, reason: input.reason, what: { changes: input.changes }, agreed: [input.seat] });
        break;
      case "agree":
        this.agree(input);
        break;
      case "set":
        this.note({ note: "set by a judge", text: input.reason });
        this.applyByHand(input.changes);
        break;
      case "concede":
        this.setSeat(input.seat, { status: "conceded" });
        this.note({ note: "conceded", seat: input.seat });
        this.endIfDecided("concession");
        this.rebuild();
        break;
      case "time":
        this.set({ timeCalled: true });
        this.note({ note: "time is called" });
        break;
      case "seat":
        this.setSeat(input.seat, { player: input.player });
        break;
      case "undo":
        if (input.seat === "judge" || input.to >= freeUndoSince(this, input.seat)) this.undoTo(input.to, number);
        else this.propose({ number, seat: input.seat, reason: "undo", what: { undo: input.to }, agreed: [input.seat] });
        break;
    }
    this.log.push({ number, input, events: this.takeEvents() });
  }

  private takeEvents(): readonly GameEvent[] {
    const taken = this.events;
    this.events = [];
    return taken;
  }

  // ── Answers and questions ─────────────────────────────────────────────────────────────────────────────────────────────────────────

  private answer(input: Extract<Input, { readonly input: "answer" }>, before: number): void {
    const asked = this.open.find(({ number }) => number === input.ask);
    if (!asked) return;
    if ("pose" in input) asked.answer = { value: input.pose };
    else asked.answer = isPlaceAsk(asked.ask) ? undefined : asked.ask.options.find(({ key }) => key === input.key);
    if (!asked.ask.secret && before !== this.learnt && this.lastSeat() !== input.seat) this.learnt = before;
    if (this.open.every(({ answer }) => answer)) this.resume(this.open.map(({ answer }) => answer?.value));
  }

  private lastSeat(): Seat | undefined {
    const last = this.entries[this.entries.length - 2]?.input;
    return last?.input === "answer" ? last.seat : undefined;
  }

  /** Goes on until somebody has to be asked. */
  private resume(values: readonly unknown[]): void {
    let given = values;
    for (let batches = 0; ; batches += 1) {
      if (batches > MOST_SILENT_BATCHES) throw new Error("the rules go round in circles");
      const step = this.flow.next(given);
      if (step.done) {
        this.open = [];
        return;
      }
      checkNoneForgotten();
      const open = step.value.map((build, at) => this.openAsk(build, this.number * BATCH + at));
      if (!open.every(({ answer }) => answer)) {
        this.open = open;
        return;
      }
      given = open.map(({ answer }) => answer?.value);
    }
  }

  /** Builds a question; one that has a single answer, or belongs to a seat that is out, is answered at once. */
  private openAsk(build: AskBuilder, number: number): OpenAsk {
    const ask = build(this);
    const isOut = this.state.seats[ask.seat]?.status !== "playing";
    if (isPlaceAsk(ask)) return { number, build, ask, answer: isOut ? { value: ask.witness } : undefined };
    const only = ask.options.length === 1 && !ask.secret;
    return { number, build, ask, answer: only || isOut ? ask.options[0] : undefined };
  }

  /** After anything but an answer the open questions are built again, and answers that are no longer legal dropped. */
  private rebuild(): void {
    if (this.state.outcome) {
      this.open = [];
      return;
    }
    this.open = this.open.map((old, at) => {
      const fresh = this.openAsk(old.build, this.number * BATCH + at);
      const kept = sameQuestion(old.ask, fresh.ask) ? { ...fresh, number: old.number } : fresh;
      return { ...kept, answer: fresh.answer ?? keptAnswer(old, fresh.ask) };
    });
    if (this.open.every(({ answer }) => answer)) this.resume(this.open.map(({ answer }) => answer?.value));
  }

  // ── Changes by hand, consent, undo ────────────────────────────────────────────────────────────────────────────────────────────────

  private propose(proposal: Proposal): void {
    this.proposal = proposal;
    this.note({ note: "proposed", seat: proposal.seat, text: proposal.reason });
    if (consentOf(this, proposal).complete) this.carryOutProposal();
  }

  private agree(input: Extract<Input, { readonly input: "agree" }>): void {
    if (!this.proposal) return;
    this.note({ note: input.yes ? "agreed" : "refused", ...(input.seat !== "judge" && { seat: input.seat }) });
    if (!input.yes) this.proposal = undefined;
    else if (input.seat === "judge") this.carryOutProposal();
    else {
      this.proposal = { ...this.proposal, agreed: [...this.proposal.agreed, input.seat] };
      if (consentOf(this, this.proposal).complete) this.carryOutProposal();
    }
  }

  private carryOutProposal(): void {
    const what = this.proposal?.what;
    this.proposal = undefined;
    if (!what) return;
    if ("undo" in what) this.undoTo(what.undo, this.number);
    else this.applyByHand(what.changes);
  }

  private applyByHand(changes: readonly Change[]): void {
    for (const change of changes) this.record(change);
    this.learnt = this.number;
    const movesTheGame = changes.some(({ change, set }) => change === "state" && ("cursor" in set || ("attack" in set && !set.attack) || ("motion" in set && !set.motion)));
    if (movesTheGame) this.restartFromHere();
    else this.rebuild();
  }

  /** Goes on from the cursor; what was under way is dropped. */
  private restartFromHere(): void {
    this.set({ attack: undefined, motion: undefined, roll: undefined });
    this.flow = play(this);
    this.depth = 0;
    this.resume([]);
  }

  /** Back to the moment after an input. Numbers go on, so new rolls are new. */
  private undoTo(to: number, number: number): void {
    const kept = this.entries.filter((entry) => entry.number <= to);
    const keyframe = this.keyframes.findLast((frame) => frame.number <= to) ?? this.keyframes[0];
    if (!keyframe) return;
    this.keyframes = this.keyframes.filter((frame) => frame.number <= to || frame === keyframe);
    this.entries = [...kept.filter((entry) => entry.number <= keyframe.number)];
    this.restart(keyframe);
    for (const entry of kept) if (entry.number > keyframe.number) this.repeat(entry);
    this.entries.push({ number, input: { input: "undo", seat: "judge", to } });
    this.reopen(number);
    this.events = [{ note: "undone", figure: to }];
  }

  /** Applies an input again that was taken before. */
  repeat(entry: Entry): void {
    if (entry.input.input === "undo") {
      this.entries.push(entry);
      this.reopen(entry.number);
    } else {
      this.carryOut(entry);
      this.log.pop();
    }
  }

  /** The same questions under new numbers, so that answers sent before are not taken for answers now. */
  private reopen(number: number): void {
    this.number = number;
    this.drawn = 0;
    this.learnt = number;
    this.open = this.open.map((one, at) => ({ ...one, number: number * BATCH + at }));
  }

  private restart(from: Checkpoint): void {
    this.state = clone(from.state);
    this.number = from.number;
    this.drawn = from.drawn;
    this.proposal = from.proposal;
    this.depth = 0;
    this.flow = play(this);
    this.resume([]);
  }

  // ── What procedures use ───────────────────────────────────────────────────────────────────────────────────────────────────────────

  factsOf(ship: Ship): ShipFacts {
    return this.facts.ships[ship.place] as ShipFacts;
  }

  damageFacts(seat: Seat, card: number): DamageFacts {
    return this.facts.decks[seat]?.[card] as DamageFacts;
  }

  /** Changes fields of a ship. */
  setShip(ship: Ship, set: Partial<ShipFields>): void {
    Object.assign(ship, set);
    this.events.push({ change: "ship", ship: ship.id, set });
  }

  /** Changes fields of the state. */
  set(set: Partial<StateFields>): void {
    Object.assign(this.state, set);
    this.events.push({ change: "state", set });
  }

  setSeat(seat: Seat, set: Partial<State["seats"][number]>): void {
    this.set({ seats: this.state.seats.map((one, at) => (at === seat ? { ...one, ...set } : one)) });
  }

  record(change: Change): void {
    apply(this.state, change);
    this.events.push(change);
  }

  note(note: Note): void {
    this.events.push(note);
  }

  /** A whole number from 0 to below `below`; `hidden` where nobody may see what was drawn. */
  draw(below: number, hidden = false): number {
    const place = this.drawn++;
    if (!hidden) this.learnt = this.number;
    const value = this.script.shift() ?? this.draws.draw(this.key, this.number, place, below);
    this.drawnSince.push({ value, hidden });
    return value;
  }

  /** Something hidden has been shown: it cannot be taken back without consent. */
  reveal(): void {
    this.learnt = this.number;
  }

  /** Runs what a card does, and says so in the log. */
  /** What the edition does after a token or lock has come: jam, tractor beams. */
  afterAssigned(ship: Ship, token: TokenKind | "lock"): Procedure {
    return this.edition.afterAssigned(this, ship, token);
  }

  *using(self: Bearer, work: Procedure): Procedure {
    this.note({ note: "used", ship: self.ship.id, card: self.card });
    yield* work;
  }

  /** Nothing waits: the game can go on from the state alone. */
  rest(): void {
    this.checkpoint = { state: clone(this.state), number: this.number, drawn: this.drawn, proposal: this.proposal };
    this.drawnSince = [];
    const last = this.keyframes[this.keyframes.length - 1];
    if (!last || last.state.round !== this.state.round) this.keyframes.push(this.checkpoint);
  }

  /** The game is over as soon as no two teams are left that play. */
  endIfDecided(ending: "concession"): void {
    const teams = new Set(this.state.seats.flatMap(({ status }, seat) => (status === "playing" ? [this.setup.seats[seat]?.team] : [])));
    if (teams.size > 1) return;
    const [winner] = teams;
    this.set({ outcome: { ending, winners: winner === undefined ? [] : [winner], draw: winner === undefined } });
  }
}

function keptAnswer({ answer, ask: old }: OpenAsk, ask: Ask): OpenAsk["answer"] {
  if (!answer) return undefined;
  if (isPlaceAsk(ask)) return isPlaceAsk(old) && ask.accepts(answer.value as Pose) ? answer : undefined;
  return ask.options.find(({ key }) => key === answer.key);
}

/** Whether two questions would look the same to whoever is asked. */
const sameQuestion = (a: Ask, b: Ask): boolean => JSON.stringify(a) === JSON.stringify(b);
