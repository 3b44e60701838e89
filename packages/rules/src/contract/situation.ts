/**
 * A game as procedures, cards and scenarios see it: its situation, its card abilities, and the ways to change it. The driver's `Game`
 * implements it. This interface has nothing to do with how inputs are taken, numbered or undone.
 */

import type { Board } from "../board/board.ts";
import type { DamageFacts, Facts, ShipFacts } from "../facts/printed-facts.ts";
import type { Note, ShipFields, StateFields } from "../state/change.ts";
import type { Seat } from "../state/seat.ts";
import type { GameSetup } from "../state/setup.ts";
import type { Attack, Cursor, Motion, SeatState, Ship, State, TokenKind } from "../state/state.ts";
import type { AbilitiesInPlay, Bearer, Registry } from "./ability.ts";
import type { Procedure } from "./ask.ts";
import type { Content, Edition } from "./edition.ts";
import type { OpenWindow } from "./open-window.ts";
import type { AnyScenarioRule } from "./scenario.ts";
import type { Timing } from "./timing.ts";

export interface Situation {
  readonly setup: GameSetup;
  readonly content: Content;
  readonly edition: Edition;
  readonly registry: Registry;
  readonly facts: Facts;
  /** The scenario's rules by timing; undefined without a scenario. */
  readonly scenarioRules: ReadonlyMap<Timing, readonly AnyScenarioRule[]> | undefined;
  readonly state: State;
  /** The number of the latest input. */
  readonly number: number;
  /** Increases whenever a card may have entered play, left play or been flipped. */
  readonly cardsInPlay: number;
  readonly bearers: AbilitiesInPlay;
  readonly board: Board;
  /** Open timing windows, from outermost to innermost. */
  readonly windows: OpenWindow[];
  /** How many card abilities are in use (nested in one another), the innermost card, and the seat causing the current effect. */
  readonly abilities: number;
  readonly user: Bearer | undefined;
  readonly cause: Seat | undefined;

  /** A ship's printed facts, including the cards currently on it. */
  factsOf(ship: Ship): ShipFacts;
  damageFacts(ship: Ship, card: number): DamageFacts;

  setShip(ship: Ship, set: Partial<ShipFields>): void;
  set(set: Partial<StateFields>): void;
  setCursor(cursor: Cursor): void;
  setMotion(motion: Motion | undefined): void;
  setAttack(attack: Attack | undefined): void;
  setSeat(seat: Seat, set: Partial<SeatState>): void;
  note(note: Note): void;

  /** Draws a whole number from 0 up to, but not including, `below`. If `hidden`, nobody may see the result. */
  draw(below: number, hidden?: boolean): number;
  /** Draws one of these cards at random from a deck. */
  drawCard(deck: number, cards: readonly number[], hidden: boolean): number;
  /** Records that something hidden has been revealed, so undoing it needs consent. */
  reveal(): void;

  /** Applies the edition's effects after a token or lock has been assigned, such as jam and tractor beams. */
  afterAssigned(ship: Ship, token: TokenKind | "lock", by?: Ship): Procedure;
  /** Runs something that a player causes without a card: an attack or a device. */
  doneBy(seat: Seat, work: Procedure): Procedure;
  /** Runs a card's effect and logs it. */
  using<Value>(self: Bearer, work: Procedure<Value>): Procedure<Value>;
  /** Called when nothing is in progress. At such a moment, the game could continue from its state alone. */
  rest(): void;
  /** Ends the game at once if fewer than two teams are still playing. */
  endIfDecided(): void;
}
