/** What a client draws and reads of a game: all figures already asked of the cards, everything in words that is read. */

import type { DamageSource } from "@broadside/cards";
import type { EditionId } from "@broadside/formats";
import type { ArcName, BaseId, EditionArcs, Pose, Section } from "@broadside/geometry";
import type { PlaceRegion, Subject } from "./question.ts";
import type { QuestionKind } from "./question-kinds.ts";
import type { Seat } from "./seat.ts";
import type { ShipStatus } from "./ship.ts";
import type { Phase, State } from "./state.ts";
import type { TokenKind } from "./tokens.ts";

type Names = readonly string[];

/** A kind of question that a seat has been asked, with the answers and ships that came with it. */
export interface AskedKind {
  readonly kind: QuestionKind;
  readonly name: string;
  readonly options: readonly { readonly key: string; readonly label: string }[];
  readonly ships: readonly { readonly id: string; readonly name: string }[];
}

/** What the game answers for a seat, in words, and what it could. */
export interface StandingAnswers {
  readonly seat: Seat;
  readonly kinds: readonly AskedKind[];
  readonly lines: readonly {
    readonly kind: QuestionKind;
    readonly ship: string | undefined;
    readonly name: string;
    /** The ship that it is for, by its name. */
    readonly about: string | undefined;
    readonly answer: string;
  }[];
}

export interface OpenAttack {
  readonly range: number;
  readonly obstructed: boolean;
  /** The weapon by its key and its name, how far it reaches, and what it costs in words; and what it is fired at. */
  readonly weapon: { readonly key: string; readonly name: string; readonly reach: string; readonly cost?: string | undefined };
  /** Dice as they would be rolled if nobody used a card that they may use first. */
  readonly attackDice: number;
  readonly defenseDice: number;
  readonly target: string;
  readonly section?: Section | undefined;
}

export interface PlayOption {
  readonly key: string;
  readonly label: string;
  /** What its card does, or what comes of it. */
  readonly detail?: string | undefined;
  /** Where it would put the ship. */
  readonly pose?: Pose | undefined;
  /** The piece on the table that stands for it. */
  readonly piece?: string | undefined;
  /** What an attack that could be declared has been measured to be. */
  readonly attack?: OpenAttack | undefined;
  /** Where it would lead as the table stands now; only where aids are open. */
  readonly preview?: OptionPreview | undefined;
  readonly isDefault: boolean;
}

/** A maneuver has a path; a direction, and an action that moves the ship, the places to which it could lead. */
export interface OptionPreview {
  /** The ship on its way along the template, the start first and the end last, where nothing is in its way. */
  readonly path?: readonly Pose[] | undefined;
  readonly trouble?: ToldTrouble | undefined;
  /** Of a leader: where its wingmates would stand after it. */
  readonly mates?: readonly PreviewMate[] | undefined;
  readonly places?: readonly PreviewPlace[] | undefined;
}

/** The worst that a maneuver meets: `with` is the id of the ship on which it ends, or of the obstacle under its end or under its template alone. */
export interface MoveTrouble {
  readonly ends: "off the table" | "ship" | "obstacle" | "past an obstacle";
  readonly with?: string | undefined;
}

/** The same with words: `ends on the asteroid`. */
export interface ToldTrouble extends MoveTrouble {
  readonly text: string;
}

/** A wingmate in its place beside its leader; one that finds none there splits. */
export interface PreviewMate {
  readonly ship: string;
  readonly pose: Pose;
  readonly trouble?: ToldTrouble | undefined;
  readonly splits?: true | undefined;
}

/** Where a move could put the ship: in a direction that can be declared, or by a maneuver with its code. */
export interface PreviewPlace {
  readonly way: string;
  readonly pose: Pose;
  readonly fits: boolean;
  /** What is wrong with it. */
  readonly why?: string | undefined;
}

/** An open question in words. */
export interface PlayQuestion {
  readonly number: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly rule: string;
  readonly text: string;
  /** What the card behind it does. */
  readonly detail?: string | undefined;
  readonly secret: boolean;
  readonly about: Subject;
  /** What was answered, while it may still be changed. */
  readonly answered?: string | undefined;
  readonly options: readonly PlayOption[];
  /** What it does not offer, and why (SC-COMMON-63-Q). */
  readonly barred?: readonly { readonly label: string; readonly reason: string }[] | undefined;
  /** Weapons that cannot be fired, and targets that a weapon cannot be fired at. */
  readonly barredAttacks?: readonly BarredAttackLine[] | undefined;
  /** Keys of the answers that allocate energy as in an earlier round, one for each token; missing where there is none. */
  readonly asBefore?: readonly string[] | undefined;
  /** Where something is to be placed instead. */
  readonly place?: PlayPlace | undefined;
}

/** A weapon that is not offered for a target, or for any, with the reason in words and the rule behind it. */
export interface BarredAttackLine {
  readonly weapon: { readonly key: string; readonly name: string };
  readonly target?: string | undefined;
  readonly section?: Section | undefined;
  readonly reason: string;
  readonly rule: string;
}

export interface PlayPlace {
  readonly region: PlaceRegion;
  /** The place it has until somebody moves it: a legal one; where aids are open a good one. */
  readonly default: Pose;
  /** In strict games, of a ship that is moved with a template: whether a place fits is not told before it is given. */
  readonly isUnjudged?: true | undefined;
}

/** What is left of a figure. */
export interface Left {
  readonly left: number;
  readonly of: number;
}

interface CardText {
  readonly name: string;
  readonly summary: string | undefined;
  /** The rules do not carry it out. */
  readonly isByHand?: boolean | undefined;
}

/** One of a ship's cards. */
export interface CardLine extends CardText {
  readonly faceup: boolean;
  /** Of a secret condition: the cards that it may be (2E-COND-07). */
  readonly oneOf?: readonly CardText[] | undefined;
  /** The section of a huge ship that it lies at. */
  readonly section?: Section | undefined;
  /** Of a Damage card whose text no source at hand has. */
  readonly source?: DamageSource | undefined;
  /** Tokens on a card that can hold energy; active charges on one that has them. */
  readonly energy?: Left | undefined;
  readonly charges?: Left | undefined;
  /** Tokens that lie on a card without charges. */
  readonly tokens?: number | undefined;
  /** How answers name an upgrade: its id and its place. */
  readonly key?: string | undefined;
}

/** A primary weapon: its dice, and the range where its card prints one (HS-PRIM-04). */
export interface WeaponLine {
  readonly dice: number;
  readonly range: string | undefined;
  readonly isTurret: boolean;
}

/** A section of a huge ship; its figures where it has a Ship card of its own (HS-SECT-07). */
export interface SectionSheet {
  readonly section: Section;
  readonly isCrippled: boolean;
  readonly card?: SectionCard | undefined;
}

export interface SectionCard {
  readonly weapon: WeaponLine | undefined;
  readonly hull: Left;
  readonly shields: Left;
  readonly actions: Names;
  readonly points: number;
  /** The other side of the card, in words. */
  readonly crippledSide: Names;
}

/** The ID card of a ship of a wing: number, place, and whether it flies in formation or has split (EB-WID-01 to -03). */
export interface WingCard {
  readonly number: number;
  readonly position: string;
  readonly leader: string;
  readonly leaderName: string;
  readonly state: "leads" | "in wing" | "split";
}

/** A ship as its card and its tokens show it. */
export interface ShipSheet {
  readonly id: string;
  readonly seat: Seat;
  /** Pilot and id, as the log names it. */
  readonly name: string;
  /** At most 14 characters, and like that of no other ship of the game: `Vader`, `Academy 3`. */
  readonly shortName: string;
  readonly pilot: string;
  readonly type: string;
  /** The XWS id of the type; of a remote the token that it lies as. */
  readonly ship: string;
  readonly base: BaseId;
  /** How many bands may be measured from it: past range 3 only where a weapon of its reaches so far (ET-RULER-01, HS-RULER-02). */
  readonly ruler: number;
  /** Arcs printed on its token, and everything that its weapons can aim along. */
  readonly arcs: readonly ArcName[];
  readonly aims: readonly ArcName[];
  /** Where its turret indicator points; a double one has two arcs. */
  readonly turret?: readonly ArcName[] | undefined;
  readonly points: number;
  /** The same in words; ships of quick builds count by threat. */
  readonly worth: string;
  readonly skill: number;
  readonly weapon: WeaponLine | undefined;
  readonly agility: number;
  readonly hull: Left;
  readonly shields: Left;
  /** Active charges and Force on its Ship card (2E-CHARGE-01, -10). */
  readonly charges?: Left | undefined;
  readonly force?: Left | undefined;
  readonly wing?: WingCard | undefined;
  /** Of a remote: the outline it lies as, in place of a base. */
  readonly outline?: readonly number[] | undefined;
  /** Victory counters on its card, which nobody has scored yet (EB-VC-05). */
  readonly counters?: number | undefined;
  /** What it has in tow or aboard (SC-SALVAGE-14). */
  readonly carries: Names;
  /** Of a huge ship: the energy on its Ship card, and its sections. */
  readonly energy?: Left | undefined;
  readonly sections?: readonly SectionSheet[] | undefined;
  /** Kinds of token that may lie beside it (HS-TOKEN-01). */
  readonly tokens: readonly TokenKind[];
  readonly summary: string | undefined;
  /** The rules do not carry the Ship card out. */
  readonly isByHand: boolean;
  readonly upgrades: readonly CardLine[];
  readonly damage: readonly CardLine[];
  readonly conditions: readonly CardLine[];
  readonly dial: readonly string[];
}

export interface LogLine {
  /** The input that caused it, and its place among what that caused. */
  readonly key: string;
  readonly round: number;
  readonly text: string;
}

/** The last answer that could be taken back: by whom, to where, and whether without asking. */
export interface PlayUndo {
  readonly seat: Seat;
  readonly to: number;
  readonly isFree: boolean;
}

export interface PlayResult {
  readonly text: string;
  /** What is counted, and for each side its score with what it is made of. */
  readonly unit: GameAccount["unit"];
  readonly sides: GameAccount["sides"];
  readonly tiebreaks: GameAccount["tiebreaks"];
  /** As an event takes it. */
  readonly claim: string;
}

/** A Damage deck: cards left, and the discards by name. */
export interface PlayDeck {
  readonly seat: Seat;
  /** The huge ship and its section whose deck it is. */
  readonly ship?: string | undefined;
  readonly section?: Section | undefined;
  readonly left: number;
  readonly discards: Names;
}

/** A side's score, and what it is made of: victory counters scored, mission points. */
export interface SideScore {
  readonly team: number;
  readonly seats: readonly Seat[];
  /** Where the scenario has roles, once they are fixed. */
  readonly role?: "attacker" | "defender" | undefined;
  readonly score: number;
  readonly counters: number;
  readonly points: number;
}

/** A feature, marker or hyperspace point of the scenario, in words, with who controls it and why. */
export interface PlayedPiece {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly seat: Seat | undefined;
}

/** A remote that the scenario is about. One that has left the table stays on the list, with the place where it stood last. */
export interface PlayedObjective {
  readonly id: string;
  readonly name: string;
  /** Who controls it. */
  readonly seat?: Seat | undefined;
  readonly status: ShipStatus;
  /** On its card, and with how many something comes of it. */
  readonly counters: number;
  readonly full?: number | undefined;
  readonly pose?: Pose | undefined;
}

/** What a rule of the scenario does in the End Phase. */
export interface EndPhaseLine {
  readonly name: string;
  readonly text: string;
  /** Attack dice that it rolls, and where aids are open the chance that one of them at least shows what it looks for. */
  readonly roll?: { readonly dice: number; readonly chance?: number | undefined } | undefined;
}

/** Where ships start, or where something of the scenario holds: as corners on the table. */
export interface PlayedArea {
  readonly points: readonly number[];
  readonly label: string;
  /** Whose it is, once that is known. */
  readonly seat: Seat | undefined;
}

/** The scenario as the table shows it at any time. */
export interface PlayedScenario {
  readonly id: string;
  /** What its organiser has set otherwise than usual. */
  readonly options: Readonly<Record<string, number>>;
  readonly name: string;
  /** What a score is called: `mission points`. */
  readonly scoring: string;
  readonly sides: readonly SideScore[];
  /** Undefined where no round is the last, and where there is no goal. */
  readonly lastRound: number | undefined;
  readonly goal: number | undefined;
  /** Who has the first player token (EB-ORDER-14); undefined until order is fixed. */
  readonly firstPlayer: Seat | undefined;
  /** Players have drawn their numbers blind (EB-ORDER-07). */
  readonly drawsNumbers: boolean;
  readonly pieces: readonly PlayedPiece[];
  readonly objectives: readonly PlayedObjective[];
  readonly endPhase: readonly EndPhaseLine[];
  /** While ships are placed. */
  readonly areas: readonly PlayedArea[];
}

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

/** How a game stands or ended, in words. */
export interface GameAccount {
  /** Who won, after how many rounds and how; undefined while the game goes on. */
  readonly verdict: string | undefined;
  /** What is counted, one of it: `point`, `threat`, `mission point`, `victory counter`. */
  readonly unit: string;
  readonly sides: readonly SideAccount[];
  /** By what the winner was found among sides of equal score. */
  readonly tiebreaks: readonly string[];
}

export interface SideAccount {
  readonly team: number;
  readonly seats: readonly Seat[];
  /** Its seats by name. */
  readonly name: string;
  readonly score: number;
  readonly won: boolean;
  /** What was scored for what; it adds up to the score. */
  readonly lines: readonly AccountLine[];
}

export interface AccountLine {
  readonly score: number;
  readonly text: string;
}
