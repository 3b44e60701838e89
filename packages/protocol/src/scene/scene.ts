/**
 * Everything about a game that a client draws and prints. All numbers include the effects of cards, and all texts are ready for display.
 */
import type { EditionId } from "@broadside/formats";
import type { EditionArcs, Section } from "@broadside/geometry";
import type { ShipId } from "../ids.ts";
import type { Seat } from "../seat.ts";
import type { Phase, State } from "../state.ts";
import type { PlayResult } from "./account.ts";
import type { PlayQuestion, StandingOrders } from "./questions.ts";
import type { PlayedScenario } from "./scenario.ts";
import type { ShipSheet } from "./ship-sheet.ts";

/** Everything the page shows. */
export interface Scene {
  readonly game: string;
  readonly number: number;
  /** The edition, with its arcs and the phases of a round in order. */
  readonly edition: { readonly id: EditionId; readonly arcs: EditionArcs; readonly phases: readonly Phase[] };
  /** Undefined if the game has no scenario. */
  readonly scenario?: PlayedScenario | undefined;
  /** The name of the format or scenario being played. */
  readonly title: string;
  /** Undefined if there is no last round. */
  readonly lastRound?: number | undefined;
  readonly table: { readonly width: number; readonly height: number };
  readonly seats: readonly { readonly name: string; readonly team: number }[];
  /** The score of each side. */
  readonly standings: readonly { readonly team: number; readonly seats: readonly Seat[]; readonly score: number }[];
  /** Seats that bots play, with their levels. A stand-in gives the seat back when its player returns. */
  readonly bots: readonly { readonly seat: Seat; readonly level: string; readonly isStandIn: boolean }[];
  /** The state as visible to the seats shown. */
  readonly state: State;
  readonly ships: readonly ShipSheet[];
  /** The unit in which a ship's worth is counted. */
  readonly shipUnit: "point" | "threat";
  /** Remotes on the table. A remote that nobody controls has no seat. */
  readonly remotes: readonly ShipSheet[];
  /** The reason for the roll that is on the table. */
  readonly rolledFor?: string | undefined;
  /** The Damage decks: one for each seat, then those for huge ships. */
  readonly decks: readonly PlayDeck[];
  /** All public questions, and the secret questions of the seat shown. */
  readonly questions: readonly PlayQuestion[];
  /** Waiting abilities, in the order in which they will resolve (2E-TIME-30). */
  readonly queue: readonly { readonly seat: Seat; readonly label: string }[];
  /** Ships whose dials are being set, and whether each one is set. A wing uses its leader's dial. */
  readonly dials: readonly SetDial[];
  /** Dials that team-mates have set, if the members of a team may see each other's dials. */
  readonly mateDials: readonly DialLine[];
  /** Seats that the game waits for, and which of them have a secret question. */
  readonly waiting: readonly Seat[];
  readonly covered: readonly Seat[];
  /** Seats that have answered all their secret questions and can still change their answers. */
  readonly decided: readonly Seat[];
  readonly log: readonly LogLine[];
  readonly proposal?: PlayProposal | undefined;
  readonly undo?: PlayUndo | undefined;
  /** Seats that may concede, and whether for their whole team. */
  readonly mayConcede: readonly { readonly seat: Seat; readonly isForTeam: boolean }[];
  readonly result?: PlayResult | undefined;
  /** True if the game is saved automatically, so it can be continued later. */
  readonly isKept: boolean;
  readonly phaseSeconds?: number | undefined;
  /** Whether the players agreed to play without assistance: no hints from bots, no odds of attacks, no previews of moves. */
  readonly isStrict: boolean;
  /** Whether ranges and arcs may be measured now: always with full assistance, otherwise whenever the edition allows it. */
  readonly mayMeasure: boolean;
  /** Ships with a turn in the phase, in order; empty in phases without turns. */
  readonly order: readonly TurnLine[];
  /** The standing orders of the seat shown, if only one is shown. */
  readonly standing?: StandingOrders | undefined;
}

/** A log line: an activation, an attack, or any other event, as a sentence. The last lines may still grow. */
export interface LogLine {
  /** Identifies the line: the input that it begins with, and its position in the log. */
  readonly key: string;
  readonly round: number;
  readonly phase: Phase;
  /** The seat that made the move. */
  readonly seat?: Seat | undefined;
  readonly text: string;
  /** All the events that the line sums up, one by one; empty if the text says everything. */
  readonly details: readonly string[];
  /** Why a bot made the move. */
  readonly reasons: readonly string[];
}

/** The seat's last answer that can be undone: how far back the undo goes, and whether it needs no consent. */
export interface PlayUndo {
  readonly seat: Seat;
  readonly to: number;
  readonly isFree: boolean;
}

/** Damage cards in a deck that share a name. */
export interface DeckCard {
  readonly name: string;
  readonly copies: number;
}

/** A Damage deck: how many cards are left, and the discards by name. */
export interface PlayDeck {
  readonly seat: Seat;
  /** The huge ship and the section that the deck belongs to. */
  readonly ship?: ShipId | undefined;
  readonly section?: Section | undefined;
  readonly left: number;
  readonly discards: readonly string[];
  /** All the cards in the deck, in alphabetical order. Before the deck is shuffled, everyone may look through it (ET-DMG-03). */
  readonly cards: readonly DeckCard[];
  readonly isShuffled: boolean;
}

/** A ship's dial, and whether it has been set. Everyone may see that, because a set dial lies facedown beside its ship. */
export interface SetDial {
  readonly ship: ShipId;
  readonly seat: Seat;
  readonly isSet: boolean;
}

/**
 * A ship in the turn order: its turn is over, is now, or is still to come. A seat's ships that may go in any order are listed in squad
 * order.
 */
export interface TurnLine {
  readonly ship: ShipId;
  readonly state: "done" | "now" | "next";
}

export interface PlayProposal {
  readonly number: number;
  readonly seat: Seat;
  readonly text: string;
  /** Why the player proposes the manual change. */
  readonly reason?: string | undefined;
  /** The seats that still have to agree. */
  readonly needed: readonly Seat[];
}

/** A ship's dial in words. */
export interface DialLine {
  readonly ship: ShipId;
  readonly maneuver: string;
}

/** A point where a replay can stop: after an answer. */
export interface ReplayStop {
  /** The number of the input before this stop. */
  readonly number: number;
  readonly round: number;
  readonly phase: Phase;
  /** True if any ship has been attacked since the previous stop. */
  readonly isAttack: boolean;
}
