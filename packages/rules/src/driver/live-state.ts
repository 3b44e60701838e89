/** A running game: its state, its cards' abilities, and the ways in which procedures change it. Every change is recorded as an event. */

import { Bearers } from "../abilities/cards-in-play.ts";
import { showCondition } from "../abilities/effects.ts";
import { Board } from "../board/board.ts";
import type { Bearer, Registry } from "../contract/ability.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Content, Edition } from "../contract/edition.ts";
import type { OpenWindow } from "../contract/open-window.ts";
import type { AnyScenarioRule } from "../contract/scenario.ts";
import type { Situation } from "../contract/situation.ts";
import type { Timing } from "../contract/timing.ts";
import { factsNow, factsOf, factsWithDialOf } from "../facts/facts.ts";
import type { DamageFacts, Facts, ShipFacts } from "../facts/printed-facts.ts";
import { rulesByMoment } from "../scenario/rules-by-moment.ts";
import { concluded } from "../score/score.ts";
import { apply, type Change, type GameEvent, type Note, type ShipFields, type StateFields, setFields } from "../state/change.ts";
import type { Seat } from "../state/seat.ts";
import type { GameSetup } from "../state/setup.ts";
import {
  type Attack,
  type Cursor,
  isPrimary,
  type Motion,
  objectIn,
  type SeatState,
  type Ship,
  type State,
  shipOf,
  type TargetId,
  type TokenKind,
} from "../state/state.ts";
import { Lots, type ScriptedDraw } from "./lots.ts";

/** The events of one input, starting at an index, and a link to the trail of the input before it. */
interface EventTrail {
  readonly events: readonly GameEvent[];
  readonly from: number;
  readonly before: EventTrail | undefined;
}

export abstract class LiveState implements Situation {
  readonly setup: GameSetup;
  readonly content: Content;
  readonly edition: Edition;
  readonly registry: Registry;
  readonly facts: Facts;
  /** The scenario's rules by timing; undefined without a scenario. */
  readonly scenarioRules: ReadonlyMap<Timing, readonly AnyScenarioRule[]> | undefined;
  readonly key: string;
  state: State;
  /**
   * `number` is the number of the latest input. `learnt` is the number of the latest input that revealed something; undoing that input
   * needs consent.
   */
  number = 0;
  learnt = 0;
  /** Increases whenever a card may have entered play, left play or been flipped. */
  cardsInPlay = 0;
  /** Open timing windows, from outermost to innermost. */
  readonly windows: OpenWindow[] = [];
  /** How many card abilities are in use, nested in one another. */
  abilities = 0;
  /** The seat causing the current effect. Some scenarios count who destroys a ship. */
  cause: Seat | undefined;
  /** The card being used; the innermost one if cards use other cards. */
  user: Bearer | undefined;
  readonly bearers: Bearers;
  readonly board: Board;
  protected readonly lots: Lots;
  /** The events the current input has caused so far. */
  protected events: GameEvent[] = [];
  /** For a game restarted from a checkpoint in the middle of an input: how many of that input's events came before the checkpoint. */
  protected eventsBefore = 0;
  /** The events since the checkpoint: in this input, those from this index on; for earlier inputs, those in `before`. */
  protected since = 0;
  protected before: EventTrail | undefined;
  /** Copies of ships that haven't changed since they were copied; checkpoints share these copies. */
  protected copies: (Ship | undefined)[] = [];

  constructor(setup: GameSetup, content: Content, key: string, state: State, script: readonly ScriptedDraw[], known?: Board) {
    this.setup = setup;
    this.content = content;
    this.edition = content.edition;
    this.registry = content.registry;
    this.facts = factsOf(setup, content.catalogue);
    this.scenarioRules = rulesByMoment(content.scenario);
    this.key = key;
    this.state = state;
    this.lots = new Lots(key, script);
    this.bearers = new Bearers(this);
    this.board = new Board(this, known);
  }

  /** Scripted draws, used before draws from the key. */
  get script(): ScriptedDraw[] {
    return this.lots.script;
  }

  /**
   * Returns a ship's facts, including the cards currently on it. Few ships ever have cards that weren't in the player's list at the start.
   */
  factsOf(ship: Ship): ShipFacts {
    const facts = this.facts.ships[ship.place] as ShipFacts;
    const isListed = facts.toCome === undefined && ship.upgrades.length === facts.upgrades.length;
    if (isListed && !facts.borrowsDial) return facts;
    const now = isListed ? facts : factsNow(facts, ship, this.content.catalogue);
    return facts.borrowsDial ? this.withDialAboard(now, ship) : now;
  }

  private withDialAboard(facts: ShipFacts, { id }: Ship): ShipFacts {
    const aboard = this.state.ships.find(({ status, carrier }) => status === "docked" && carrier === id);
    return aboard ? factsWithDialOf(facts, this.facts.ships[aboard.place] as ShipFacts) : facts;
  }

  damageFacts(ship: Ship, card: number): DamageFacts {
    return this.factsOf(ship).damageCards[card] as DamageFacts;
  }

  /** Changes fields of a ship. */
  setShip(ship: Ship, set: Partial<ShipFields>): void {
    if (movesCards(ship, set)) this.cardsInPlay += 1;
    setFields(ship, set);
    this.copies[ship.place] = undefined;
    this.tell({ change: "ship", ship: ship.id, set });
  }

  /** Changes fields of the state. */
  set(set: Partial<StateFields>): void {
    const before = this.state.attack;
    setFields(this.state, set);
    const { attack } = this.state;
    if (set.effects !== undefined || (before !== attack && firesOther(before, attack))) this.cardsInPlay += 1;
    this.tell({ change: "state", set });
    if (set.obstacles !== undefined || set.devices !== undefined) this.loseLocksOnNothing();
  }

  /** Removes locks on an object that is gone (2E-ACT-36), whether it was an obstacle, a device or a ship. */
  private loseLocksOnNothing(): void {
    const { ships, remotes, obstacles, devices } = this.state;
    const isThere = (lock: TargetId): boolean =>
      [ships, remotes, obstacles, devices].some((things) => things.some(({ id }) => id === objectIn(lock)));
    for (const ship of ships) if (!ship.locks.every(isThere)) this.setShip(ship, { locks: ship.locks.filter(isThere) });
  }

  /** Fields that change often have direct setters: looping over field names takes longer than the rest of the change. */
  setCursor(cursor: Cursor): void {
    this.state.cursor = cursor;
    this.tell({ change: "state", set: { cursor } });
  }

  setMotion(motion: Motion | undefined): void {
    this.state.motion = motion;
    this.tell({ change: "state", set: { motion } });
  }

  setAttack(attack: Attack | undefined): void {
    if (firesOther(this.state.attack, attack)) this.cardsInPlay += 1;
    this.state.attack = attack;
    this.tell({ change: "state", set: { attack } });
  }

  setSeat(seat: Seat, set: Partial<SeatState>): void {
    const changed = { ...(this.state.seats[seat] as SeatState) };
    setFields(changed, set);
    this.set({ seats: this.state.seats.map((one, at) => (at === seat ? changed : one)) });
  }

  record(change: Change): void {
    apply(this.state, change);
    this.copies = [];
    this.cardsInPlay += 1;
    this.tell(change);
  }

  note(note: Note): void {
    this.tell(note);
  }

  private tell(event: GameEvent): void {
    this.events.push(event);
  }

  /** Draws a whole number from 0 up to, but not including, `below`. If `hidden`, nobody may see the result. */
  draw(below: number, hidden = false): number {
    if (!hidden) this.learnt = this.number;
    return this.lots.draw(below, hidden);
  }

  /** Draws one of these cards at random from a deck. The card's position stays hidden, because it would reveal which cards are facedown. */
  drawCard(deck: number, cards: readonly number[], hidden: boolean): number {
    if (!hidden) this.learnt = this.number;
    return this.lots.drawCard(deck, cards, hidden);
  }

  /** Records that something hidden has been revealed, so undoing it needs consent. */
  reveal(): void {
    this.learnt = this.number;
  }

  /** Events since the checkpoint. */
  get eventsSince(): readonly GameEvent[] {
    let found = this.events.slice(this.since);
    for (let told = this.before; told; told = told.before) found = [...told.events.slice(told.from), ...found];
    return found;
  }

  /** How many events the current input has caused. */
  get told(): number {
    return this.eventsBefore + this.events.length;
  }

  /** Takes the events of a finished input, and starts collecting the next input's events. */
  protected takeEvents(): readonly GameEvent[] {
    const taken = this.events;
    this.before = { events: taken, from: this.since, before: this.before };
    this.since = 0;
    this.events = [];
    return taken;
  }

  /** Applies the edition's effects after a token or lock has been assigned, such as jam and tractor beams. */
  afterAssigned(ship: Ship, token: TokenKind | "lock", by?: Ship): Procedure {
    return this.edition.afterAssigned(this, ship, token, by);
  }

  /** Runs something that a player causes without a card: an attack or a device. */
  *doneBy(seat: Seat, work: Procedure): Procedure {
    const { cause } = this;
    this.cause = seat;
    try {
      yield* work;
    } finally {
      this.cause = cause;
    }
  }

  /** Runs a card's effect and logs it. */
  *using<Value>(self: Bearer, work: Procedure<Value>): Procedure<Value> {
    if (self.effect?.secret !== undefined) showCondition(this, self.effect);
    this.note({ note: "used", ship: self.ship.id, card: self.card });
    this.abilities += 1;
    const depth = this.abilities;
    const { cause, user } = this;
    this.user = self;
    this.cause = self.effect ? shipOf(this.state, self.effect.by).seat : self.ship.seat;
    let result: Value;
    try {
      result = yield* work;
    } finally {
      this.abilities = depth - 1;
      this.cause = cause;
      this.user = user;
    }
    if (this.edition.afterAbility) yield* this.edition.afterAbility(this, depth);
    return result;
  }

  abstract rest(): void;

  /** Ends the game at once if fewer than two teams are still playing. */
  endIfDecided(): void {
    const teams = new Set(this.state.seats.flatMap(({ status }, seat) => (status === "playing" ? [this.setup.seats[seat]?.team] : [])));
    if (teams.size > 1) return;
    this.set({
      outcome: concluded(
        this,
        [...teams].filter((team) => team !== undefined),
      ),
    });
  }

  /** Forgets open windows, cards in use and causes, because none of them is in progress any more. */
  protected forgetNested(): void {
    this.windows.length = 0;
    this.abilities = 0;
    this.cause = undefined;
    this.user = undefined;
  }
}

/**
 * Whether a change to a ship brings a card into play, takes one out of play or flips one. Tokens on a card and facedown damage don't count.
 */
function movesCards(ship: Ship, { status, damage, upgrades }: Partial<ShipFields>): boolean {
  if (status !== undefined) return true;
  if (damage !== undefined && (isAnyFaceup(damage) || isAnyFaceup(ship.damage))) return true;
  return upgrades !== undefined && !areSameUpgrades(ship.upgrades, upgrades);
}

function isAnyFaceup(damage: Ship["damage"]): boolean {
  for (const { faceup } of damage) if (faceup) return true;
  return false;
}

function areSameUpgrades(before: Ship["upgrades"], after: Ship["upgrades"]): boolean {
  if (before.length !== after.length) return false;
  for (let at = 0; at < before.length; at += 1) {
    const [one, other] = [before[at], after[at]];
    if (one?.id !== other?.id || one?.faceup !== other?.faceup || one?.side !== other?.side) return false;
  }
  return true;
}

/** Whether a weapon card starts or stops being fired. It works while it is being fired, even if it was discarded to fire. */
function firesOther(before: Attack | undefined, after: Attack | undefined): boolean {
  const isOther = before?.attacker !== after?.attacker || before?.weapon !== after?.weapon;
  return isOther && (firesCard(before) || firesCard(after));
}

const firesCard = (attack: Attack | undefined): boolean => attack !== undefined && !isPrimary(attack.weapon);
