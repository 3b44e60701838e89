/** What a client draws and reads of a game: all figures already asked of the cards, everything in words that is read. */
import type { EditionId } from "@broadside/formats";
import type { EditionArcs, Section } from "@broadside/geometry";
import type { Seat } from "../seat.ts";
import type { Phase, State } from "../state.ts";
import type { PlayResult } from "./account.ts";
import type { PlayQuestion, StandingAnswers } from "./questions.ts";
import type { PlayedScenario } from "./scenario.ts";
import type { ShipSheet } from "./ship-sheet.ts";

/** Everything the page shows. */
export interface Scene {
  readonly game: string;
  readonly number: number;
  readonly edition: { readonly id: EditionId; readonly arcs: EditionArcs };
  /** Undefined where none is played. */
  readonly scenario?: PlayedScenario | undefined;
  /** What is played: the format or the scenario by its name. */
  readonly title: string;
  /** Undefined where no round is the last. */
  readonly lastRound?: number | undefined;
  readonly table: { readonly width: number; readonly height: number };
  readonly seats: readonly { readonly name: string; readonly team: number }[];
  /** How the sides stand. */
  readonly standings: readonly { readonly team: number; readonly seats: readonly Seat[]; readonly score: number }[];
  /** Seats that programs play, by level; one that stands in gives the seat back when its player returns. */
  readonly programs: readonly { readonly seat: Seat; readonly level: string; readonly standsIn: boolean }[];
  /** As the seats shown may see it. */
  readonly state: State;
  readonly ships: readonly ShipSheet[];
  /** What ships are counted in. */
  readonly shipUnit: "point" | "threat";
  /** Remotes on the table; what nobody controls has no seat. */
  readonly remotes: readonly ShipSheet[];
  /** What the roll on the table is for. */
  readonly rolledFor?: string | undefined;
  /** The Damage decks: one a seat, then those of the sections of huge ships. */
  readonly decks: readonly PlayDeck[];
  /** All public ones, and the secret ones of the seat shown. */
  readonly questions: readonly PlayQuestion[];
  /** Abilities that wait, in the order in which they come (2E-TIME-30). */
  readonly queue: readonly { readonly seat: Seat; readonly label: string }[];
  /** Ships whose dials are being set, and whether each is: a wing has the dial of its leader. */
  readonly dials: readonly SetDial[];
  /** Dials that team-mates of the seat shown have set, where teams see each other's. */
  readonly mateDials: readonly DialLine[];
  /** Seats that somebody waits for, and those of them with a secret question. */
  readonly waiting: readonly Seat[];
  readonly covered: readonly Seat[];
  /** Seats whose secrets are all decided, and can still be changed. */
  readonly decided: readonly Seat[];
  readonly log: readonly LogLine[];
  readonly proposal?: PlayProposal | undefined;
  readonly undo?: PlayUndo | undefined;
  /** Seats that may give up, and whether for their whole team. */
  readonly mayConcede: readonly { readonly seat: Seat; readonly isForTeam: boolean }[];
  readonly result?: PlayResult | undefined;
  /** Whether the browser keeps the game by itself. */
  readonly isKept: boolean;
  readonly phaseSeconds?: number | undefined;
  /** It was agreed to play without aids: nobody is told what a program would do, what an attack may be expected to do, or where a move would end. */
  readonly isStrict: boolean;
  /** Whether ranges and arcs may be measured now: at any time where aids are open, else where the edition lets players do so. */
  readonly mayMeasure: boolean;
  /** Who has a turn in the phase, in their order; empty in phases without turns. */
  readonly order: readonly TurnLine[];
  /** Of the one seat shown. */
  readonly standing?: StandingAnswers | undefined;
}

/** An activation, an attack, or whatever else happened, in a sentence. The last ones may still grow. */
export interface LogLine {
  /** The input that it begins with, and its place in the log. */
  readonly key: string;
  readonly round: number;
  readonly phase: Phase;
  /** Whose move it is. */
  readonly seat?: Seat | undefined;
  readonly text: string;
  /** Everything that the line sums up, event by event; empty where the text says all. */
  readonly details: readonly string[];
  /** Why a bot made the move. */
  readonly reasons: readonly string[];
}

/** The last answer that could be taken back: by whom, to where, and whether without asking. */
export interface PlayUndo {
  readonly seat: Seat;
  readonly to: number;
  readonly isFree: boolean;
}

/** Damage cards of one name in a deck. */
export interface DeckCard {
  readonly name: string;
  readonly copies: number;
}

/** A Damage deck: cards left, and the discards by name. */
export interface PlayDeck {
  readonly seat: Seat;
  /** The huge ship and its section whose deck it is. */
  readonly ship?: string | undefined;
  readonly section?: Section | undefined;
  readonly left: number;
  readonly discards: readonly string[];
  /** What the whole deck is made of, in the order of the alphabet; before it is shuffled everybody may look through it (ET-DMG-03). */
  readonly cards: readonly DeckCard[];
  readonly isShuffled: boolean;
}

/** A dial lies facedown by its ship, or does not yet: everybody sees that much. */
export interface SetDial {
  readonly ship: string;
  readonly seat: Seat;
  readonly isSet: boolean;
}

/** A ship whose turn is over, is now, or is still to come. Those of one seat that may come at one time stand by their places. */
export interface TurnLine {
  readonly ship: string;
  readonly state: "done" | "now" | "next";
}

export interface PlayProposal {
  readonly number: number;
  readonly seat: Seat;
  readonly text: string;
  /** Why a change by hand is asked for. */
  readonly reason?: string | undefined;
  /** Who still has to agree. */
  readonly needed: readonly Seat[];
}

/** A ship's dial in words. */
export interface DialLine {
  readonly ship: string;
  readonly maneuver: string;
}

/** Where a record that is watched stands after an answer. */
export interface ReplayStop {
  /** The input after which it is. */
  readonly number: number;
  readonly round: number;
  readonly phase: Phase;
  /** Somebody has been attacked since the stop before. */
  readonly isAttack: boolean;
}
