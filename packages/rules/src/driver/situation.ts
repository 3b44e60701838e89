/**
 * A game as procedures, cards and scenarios see it: how it stands, what its cards say, and the ways in which it changes. The driver's `Game`
 * is one; nothing here knows how inputs are taken, numbered or undone.
 */
import type { AbilitiesInPlay, Bearer, Registry } from "../abilities/ability.ts";
import type { OpenWindow } from "../abilities/open-window.ts";
import type { Timing } from "../abilities/timing.ts";
import type { Board } from "../board/board.ts";
import type { DamageFacts, Facts, ShipFacts } from "../facts/printed-facts.ts";
import type { AnyScenarioRule } from "../scenario/scenario.ts";
import type { Note, ShipFields, StateFields } from "../state/change.ts";
import type { Seat } from "../state/seat.ts";
import type { GameSetup } from "../state/setup.ts";
import type { Attack, Cursor, Motion, SeatState, Ship, State, TokenKind } from "../state/state.ts";
import type { Procedure } from "./ask.ts";
import type { Content, Edition } from "./edition.ts";

export interface Situation {
  readonly setup: GameSetup;
  readonly content: Content;
  readonly edition: Edition;
  readonly registry: Registry;
  readonly facts: Facts;
  /** The scenario's rules by their moments; undefined where there are none. */
  readonly scenarioRules: ReadonlyMap<Timing, readonly AnyScenarioRule[]> | undefined;
  readonly state: State;
  /** Of the latest input. */
  readonly number: number;
  /** Raised whenever a card may have come into play, left it or been turned. */
  readonly cardsInPlay: number;
  readonly bearers: AbilitiesInPlay;
  readonly board: Board;
  /** Timing windows that are open, one within the other. */
  readonly windows: OpenWindow[];
  /** Abilities of cards that are being used, one within the other; the innermost card, and who causes what happens now. */
  readonly abilities: number;
  readonly user: Bearer | undefined;
  readonly cause: Seat | undefined;

  /** What a ship's cards say, with those that lie on it now. */
  factsOf(ship: Ship): ShipFacts;
  damageFacts(ship: Ship, card: number): DamageFacts;

  setShip(ship: Ship, set: Partial<ShipFields>): void;
  set(set: Partial<StateFields>): void;
  setCursor(cursor: Cursor): void;
  setMotion(motion: Motion | undefined): void;
  setAttack(attack: Attack | undefined): void;
  setSeat(seat: Seat, set: Partial<SeatState>): void;
  note(note: Note): void;

  /** A whole number from 0 to below `below`; `hidden` where nobody may see what was drawn. */
  draw(below: number, hidden?: boolean): number;
  /** One of these cards of a deck at random. */
  drawCard(deck: number, cards: readonly number[], hidden: boolean): number;
  /** Something hidden has been shown: it cannot be taken back without consent. */
  reveal(): void;

  /** What the edition does after a token or lock has come: jam, tractor beams. */
  afterAssigned(ship: Ship, token: TokenKind | "lock", by?: Ship): Procedure;
  /** Runs something that a player causes other than by a card: an attack, a device. */
  doneBy(seat: Seat, work: Procedure): Procedure;
  /** Runs what a card does, and says so in the log. */
  using<Value>(self: Bearer, work: Procedure<Value>): Procedure<Value>;
  /** Nothing waits: the game can go on from the state alone. */
  rest(): void;
  /** The game is over as soon as no two teams are left that play. */
  endIfDecided(): void;
}
