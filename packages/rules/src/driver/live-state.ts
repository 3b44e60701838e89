/** How a game stands: its state, what its cards say, and the ways in which procedures change it. Every change is told as an event. */
import type { Bearer, Registry } from "../abilities/ability.ts";
import { Bearers } from "../abilities/cards-in-play.ts";
import { showCondition } from "../abilities/effects.ts";
import type { OpenWindow } from "../abilities/open-window.ts";
import type { Timing } from "../abilities/timing.ts";
import { Board } from "../board/board.ts";
import { factsNow, factsOf, factsWithDialOf } from "../facts/facts.ts";
import type { DamageFacts, Facts, ShipFacts } from "../facts/printed-facts.ts";
import { type AnyScenarioRule, rulesByMoment } from "../scenario/scenario.ts";
import { concluded } from "../score/score.ts";
import { apply, type Change, type GameEvent, type Note, type ShipFields, type StateFields, setFields } from "../state/change.ts";
import type { Seat } from "../state/seat.ts";
import type { GameSetup } from "../state/setup.ts";
import {
  type Attack,
  type Cursor,
  isPrimary,
  type Motion,
  type SeatState,
  type Ship,
  type State,
  shipIn,
  shipOf,
  type TargetId,
  type TokenKind,
} from "../state/state.ts";
import type { Procedure } from "./ask.ts";
import type { Content, Edition } from "./edition.ts";
import { Lots, type ScriptedDraw } from "./lots.ts";
import type { Situation } from "./situation.ts";

/** What an input told from some place on, and those before it. */
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
  /** The scenario's rules by their moments; undefined where there are none. */
  readonly scenarioRules: ReadonlyMap<Timing, readonly AnyScenarioRule[]> | undefined;
  readonly key: string;
  state: State;
  /** Of the latest input, and of the latest after which something had been learnt that cannot be unlearnt. */
  number = 0;
  learnt = 0;
  /** Raised whenever a card may have come into play, left it or been turned. */
  cardsInPlay = 0;
  /** Timing windows that are open, one within the other. */
  readonly windows: OpenWindow[] = [];
  /** Abilities of cards that are being used, one within the other. */
  abilities = 0;
  /** Who causes what happens now: some scenarios count who destroys a ship. */
  cause: Seat | undefined;
  /** The card that is being used, of several the innermost. */
  user: Bearer | undefined;
  readonly bearers: Bearers;
  readonly board: Board;
  protected readonly lots: Lots;
  /** What the input that is being carried out has caused so far. */
  protected events: GameEvent[] = [];
  /** Events of this input that were caused before the checkpoint from which it was taken up again. */
  protected toldBefore = 0;
  /** Where in this input's events the checkpoint stands, and the events of inputs since it that reached no other. */
  protected since = 0;
  protected before: EventTrail | undefined;
  /** Copies of ships that have not changed since they were made: checkpoints share them. */
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

  /** Draws to come instead of those by the key. */
  get script(): ScriptedDraw[] {
    return this.lots.script;
  }

  /** With the cards that lie on the ship now: few ships ever have others than those of their list. */
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

  /** A lock belongs to what it lies on, and goes with it (2E-ACT-36): with an obstacle or device as with a ship. */
  private loseLocksOnNothing(): void {
    const { ships, remotes, obstacles, devices } = this.state;
    const isThere = (lock: TargetId): boolean =>
      [ships, remotes, obstacles, devices].some((things) => things.some(({ id }) => id === shipIn(lock)));
    for (const ship of ships) if (!ship.locks.every(isThere)) this.setShip(ship, { locks: ship.locks.filter(isThere) });
  }

  /** The fields that change most, each by itself: going through the names of fields takes longer than all the rest of a change. */
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

  /** A whole number from 0 to below `below`; `hidden` where nobody may see what was drawn. */
  draw(below: number, hidden = false): number {
    if (!hidden) this.learnt = this.number;
    return this.lots.draw(below, hidden);
  }

  /** One of these cards of a deck at random. Its place among them stays hidden: it would tell which ones lie facedown. */
  drawCard(deck: number, cards: readonly number[], hidden: boolean): number {
    if (!hidden) this.learnt = this.number;
    return this.lots.drawCard(deck, cards, hidden);
  }

  /** Something hidden has been shown: it cannot be taken back without consent. */
  reveal(): void {
    this.learnt = this.number;
  }

  /** Events since the checkpoint. */
  get eventsSince(): readonly GameEvent[] {
    let found = this.events.slice(this.since);
    for (let told = this.before; told; told = told.before) found = [...told.events.slice(told.from), ...found];
    return found;
  }

  /** How many events the input that is being carried out has caused. */
  get told(): number {
    return this.toldBefore + this.events.length;
  }

  /** The events of an input that has been carried out; those of the next begin. */
  protected takeEvents(): readonly GameEvent[] {
    const taken = this.events;
    this.before = { events: taken, from: this.since, before: this.before };
    this.since = 0;
    this.events = [];
    return taken;
  }

  /** What the edition does after a token or lock has come: jam, tractor beams. */
  afterAssigned(ship: Ship, token: TokenKind | "lock", by?: Ship): Procedure {
    return this.edition.afterAssigned(this, ship, token, by);
  }

  /** Runs something that a player causes other than by a card: an attack, a device. */
  *doneBy(seat: Seat, work: Procedure): Procedure {
    const { cause } = this;
    this.cause = seat;
    try {
      yield* work;
    } finally {
      this.cause = cause;
    }
  }

  /** Runs what a card does, and says so in the log. */
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

  /** The game is over as soon as no two teams are left that play. */
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

  /** Forgets open windows, cards in use and causes: none of them is under way any more. */
  protected forgetNested(): void {
    this.windows.length = 0;
    this.abilities = 0;
    this.cause = undefined;
    this.user = undefined;
  }
}

/** Whether a change of a ship brings a card into play, takes one out of it or turns one; tokens on a card and facedown damage do not. */
function movesCards(ship: Ship, { status, damage, upgrades }: Partial<ShipFields>): boolean {
  if (status !== undefined) return true;
  if (damage !== undefined && (isAnyFaceup(damage) || isAnyFaceup(ship.damage))) return true;
  return upgrades !== undefined && !lieAlike(ship.upgrades, upgrades);
}

function isAnyFaceup(damage: Ship["damage"]): boolean {
  for (const { faceup } of damage) if (faceup) return true;
  return false;
}

function lieAlike(before: Ship["upgrades"], after: Ship["upgrades"]): boolean {
  if (before.length !== after.length) return false;
  for (let at = 0; at < before.length; at += 1) {
    const [one, other] = [before[at], after[at]];
    if (one?.id !== other?.id || one?.faceup !== other?.faceup || one?.side !== other?.side) return false;
  }
  return true;
}

/** Whether a weapon card begins or ends to be fired: it works as long as it is, even when it was discarded for it. */
function firesOther(before: Attack | undefined, after: Attack | undefined): boolean {
  const isOther = before?.attacker !== after?.attacker || before?.weapon !== after?.weapon;
  return isOther && (firesCard(before) || firesCard(after));
}

const firesCard = (attack: Attack | undefined): boolean => attack !== undefined && !isPrimary(attack.weapon);
