/** What page and worker say to each other. The worker holds the whole game; the page has only what the seats at the screen may see. */
import type { ArcName, BaseId, Pose, Section } from "@broadside/geometry";
import type { Input, Phase, PlaceRegion, Seat, State, Subject, TokenKind } from "@broadside/rules";
import type { EntryDraft, Fault } from "@broadside/squads";

type Names = readonly string[];

/** A list that a seat wants to fly. */
export interface WantedList {
  readonly entry: Pick<EntryDraft, "squads" | "options">;
  readonly format: string;
  /** From 1: the tier, or the member of a team, whose list of the entry is flown. */
  readonly tier: number;
}

/** What a check says of it: what would be flown, or why not. */
export type CheckedList =
  | { readonly points: number; readonly ships: Names }
  | { readonly faults: readonly (Pick<Fault, "rule" | "text" | "mend"> & { readonly where: string })[] };

export interface NewGame {
  readonly format: string;
  readonly tier: number;
  readonly seats: readonly { readonly name: string; readonly team: number; readonly list: WantedList }[];
  readonly deck: string;
  readonly seed: string;
}

export interface OpenAttack {
  readonly range: number;
  readonly obstructed: boolean;
}

export interface PlayOption {
  readonly key: string;
  readonly label: string;
  /** What its card does. */
  readonly detail?: string | undefined;
  /** Where it would put the ship. */
  readonly pose?: Pose | undefined;
  /** The piece on the table that stands for it. */
  readonly piece?: string | undefined;
  /** What an attack that could be declared has been measured to be. */
  readonly attack?: OpenAttack | undefined;
  readonly isDefault: boolean;
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
  /** Where something is to be placed instead. */
  readonly place?: { readonly region: PlaceRegion; readonly witness: Pose } | undefined;
}

/** What is left of a figure. */
export interface Left {
  readonly left: number;
  readonly of: number;
}

/** One of a ship's cards. */
export interface CardLine {
  readonly name: string;
  readonly summary: string | undefined;
  readonly faceup: boolean;
  /** The section of a huge ship that it lies at. */
  readonly section?: Section | undefined;
  /** Tokens on a card that can hold energy. */
  readonly energy?: Left | undefined;
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

/** A ship as its card and its tokens show it. */
export interface ShipSheet {
  readonly id: string;
  readonly seat: Seat;
  /** Pilot and id, as the log names it. */
  readonly name: string;
  readonly pilot: string;
  readonly type: string;
  readonly base: BaseId;
  /** Arcs printed on its token, and everything that its weapons can aim along. */
  readonly arcs: readonly ArcName[];
  readonly aims: readonly ArcName[];
  readonly points: number;
  readonly skill: number;
  readonly weapon: WeaponLine | undefined;
  readonly agility: number;
  readonly hull: Left;
  readonly shields: Left;
  /** Of a huge ship: the energy on its Ship card, and its sections. */
  readonly energy?: Left | undefined;
  readonly sections?: readonly SectionSheet[] | undefined;
  /** Kinds of token that may lie beside it (HS-TOKEN-01). */
  readonly tokens: readonly TokenKind[];
  readonly summary: string | undefined;
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
  /** For each team: its seats, its points, and whether it won. */
  readonly sides: readonly { readonly team: number; readonly seats: readonly Seat[]; readonly points: number; readonly won: boolean }[];
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

/** Everything the page shows. */
export interface Scene {
  readonly game: string;
  readonly number: number;
  readonly format: string;
  readonly table: { readonly width: number; readonly height: number };
  readonly seats: readonly { readonly name: string; readonly team: number }[];
  /** As the seats shown may see it. */
  readonly state: State;
  readonly ships: readonly ShipSheet[];
  /** What the roll on the table is for. */
  readonly rolledFor?: string | undefined;
  /** The Damage decks: one a seat, then those of the sections of huge ships. */
  readonly decks: readonly PlayDeck[];
  /** All public ones, and the secret ones of the seat shown. */
  readonly questions: readonly PlayQuestion[];
  /** Dials that team-mates of the seat shown have set, where teams see each other's. */
  readonly mateDials: readonly { readonly ship: string; readonly maneuver: string }[];
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

/** A game that the browser keeps. */
export interface KeptGame {
  readonly id: string;
  readonly names: Names;
  readonly round: number;
  readonly isOver: boolean;
  /** Milliseconds. */
  readonly changed: number;
}

/** What came of something that may be refused; the game stands as the scene shows it either way. */
export interface Outcome {
  readonly scene?: Scene | undefined;
  readonly refused?: string | undefined;
}

/** Where a record that is watched stands after an answer. */
export interface Moment {
  readonly round: number;
  readonly phase: Phase;
}

export interface WatchedMoment {
  readonly scene: Scene;
  /** How one of its questions is answered next. */
  readonly answer?: { readonly question: number; readonly label: string } | undefined;
}

/** What the page asks of the worker; every answer is a promise on the page's side. */
export interface Work {
  games(): Promise<readonly KeptGame[]>;
  forget(game: string): Promise<void>;
  check(list: WantedList): Promise<CheckedList>;
  start(game: NewGame): Promise<Outcome>;
  /** A record as a file holds it. */
  load(text: string): Promise<Outcome>;
  /** A game that the browser keeps. */
  resume(game: string): Promise<Outcome>;
  view(seats: readonly Seat[]): Promise<Scene>;
  give(inputs: readonly Input[], seats: readonly Seat[]): Promise<Outcome>;
  /** Whether a place would be taken. */
  wouldFit(question: number, pose: Pose): Promise<boolean>;
  /** Opens a record to be watched, the game itself where none is given; then any moment of it. Nothing of it is kept. */
  watch(text?: string): Promise<{ readonly moments: readonly Moment[] } | { readonly refused: string }>;
  moment(at: number): Promise<WatchedMoment>;
  /** Files, so that the secrets in them never become texts on the page. */
  save(): Promise<Blob>;
  problem(): Promise<Blob>;
}

export type Call = {
  readonly [Name in keyof Work]: { readonly id: number; readonly name: Name; readonly given: Parameters<Work[Name]> };
}[keyof Work];
export type Reply = { readonly id: number; readonly done: unknown } | { readonly id: number; readonly failed: string };
