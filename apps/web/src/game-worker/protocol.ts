/**
 * What page and worker say to each other. The worker holds the whole game and its host; the page has only what the seats at the screen may see:
 * a scene first, then what changes of it, sent whenever something happens.
 */
import type { GameChoice, HandedLists } from "@broadside/content";
import type { Pose } from "@broadside/geometry";
import type { AidReply, AidRequest, HostMessage } from "@broadside/host";
import type { InputHappenings } from "@broadside/protocol";
import type { EditionId, Input, Seat, Verdict } from "@broadside/rules";
import type { DialLine, GameStory, PlayedScenario, ReplayStop, Scene } from "@broadside/telling";
import type {
  CheckedGame,
  GameOffer,
  ListAtHand,
  ListFigures,
  ListTable,
  OfferedBuild,
  ScenarioPage,
  WantedFigures,
  WantedLineUp,
} from "../play/start/start-protocol.ts";
import type { GameLook } from "./game-look.ts";
import type { ReadEverything } from "./kept-files.ts";
import type { PinRefusal, Proof } from "./pins.ts";

/** A game that the browser keeps. */
export interface KeptGame {
  readonly id: string;
  readonly names: readonly string[];
  /** The name of the scenario. */
  readonly scenario?: string | undefined;
  /** The name of what is played, a format or a scenario; missing of games that an earlier version has kept. */
  readonly played?: string | undefined;
  readonly round: number;
  readonly isOver: boolean;
  /** Milliseconds. */
  readonly changed: number;
  /** Missing of games that an earlier version has kept. */
  readonly look?: GameLook | undefined;
}

/** What came of something that may be refused. */
export interface Answered {
  /** In words. */
  readonly refused?: string | undefined;
  /** A game that cannot be gone on with is opened to be watched: where it can be stopped. */
  readonly watched?: readonly ReplayStop[] | undefined;
}

/** Whether a seat is shown, or why it stays covered. */
export interface Uncovered {
  readonly pin?: PinRefusal | undefined;
}

/** None while it stays covered. */
export interface Looked extends Uncovered {
  readonly dials: readonly DialLine[];
}

/** Why a piece may not lie somewhere: the rule that is broken, and what is wrong in words. */
export interface RefusedPlace {
  readonly rule: string | undefined;
  readonly words: string;
}

/** A record that is open to be watched: where it can be stopped; or why it cannot be. */
export type Watched = { readonly moments: readonly ReplayStop[] } | { readonly refused: string };

/** A record at one of its stops. */
export interface ReplayScene {
  readonly scene: Scene;
  /** Since the stop before. */
  readonly happened: readonly InputHappenings[];
  /** How one of its questions is answered next. */
  readonly answer?: { readonly question: number; readonly label: string } | undefined;
}

/** What the worker does when the page asks. Scenes are no answers: they come by themselves, before the answer. */
export interface Calls {
  games(): Promise<readonly KeptGame[]>;
  forget(game: string): Promise<void>;
  /** Before a game: what can be played, a scenario's page, lists that fit, and what is checked before it is started. */
  offers(which: "all"): Promise<readonly GameOffer[]>;
  scenarioPage(of: Pick<PlayedScenario, "id" | "options">): Promise<ScenarioPage>;
  lists(table: ListTable): Promise<readonly ListAtHand[]>;
  lineUp(wanted: WantedLineUp): Promise<readonly HandedLists[]>;
  figures(wanted: WantedFigures): Promise<readonly (ListFigures | undefined)[]>;
  quickBuilds(edition: EditionId): Promise<readonly OfferedBuild[]>;
  check(choice: GameChoice): Promise<CheckedGame>;
  /** Levels of programs that may play, the weakest first. */
  levels(): Promise<readonly string[]>;
  /** With a program's level for each seat that no person plays, and a PIN for each that has one. */
  start(
    choice: GameChoice,
    seed: string,
    levels?: readonly (string | undefined)[],
    pins?: readonly (string | undefined)[],
  ): Promise<Answered>;
  /** The same game from its start with other dice; swapped, each side is played by who played the next one, programs included. */
  again(swapped: boolean, seed: string): Promise<Answered>;
  /** A record as a file holds it. */
  load(text: string): Promise<Answered>;
  /** A game that the browser keeps. */
  resume(game: string): Promise<Answered>;
  /** Whose secrets are on the screen from now on. What another window has done is taken in. */
  show(seats: readonly Seat[]): Promise<void>;
  /** Shows the secrets of one seat, of which all are told where several people sit at this screen. */
  uncover(seat: Seat, proof?: Proof): Promise<Uncovered>;
  /** Seats that have a PIN; and one for a seat that has none. */
  pins(): Promise<readonly Seat[]>;
  setPin(seat: Seat, pin: string): Promise<Answered>;
  /** The window came to the front: it asks bots and runs clocks from now on, in place of other windows with the same game. */
  lead(): Promise<void>;
  /** Sends a whole scene. */
  refresh(): Promise<void>;
  /** Then these secrets are on the screen. */
  give(inputs: readonly Input[], seats: readonly Seat[]): Promise<Answered>;
  /** A program of this level plays the seat from now on; without a level its person does. */
  seat(seat: Seat, level: string | undefined): Promise<Answered>;
  /** A seat looks at its own dials, and everybody is told so (2E-PLAN-10). */
  look(seat: Seat, proof?: Proof): Promise<Looked>;
  /** Why a place would not be taken; undefined where it would. */
  whyNot(question: number, pose: Pose): Promise<RefusedPlace | undefined>;
  /** Help with an open question, or why there is none in words. */
  aid(request: AidRequest): Promise<AidReply | { readonly refused: string }>;
  /** More time for the phase that is being played. */
  grantTime(milliseconds: number): Promise<void>;
  /** Opens a record to be watched, the game itself where none is given, or a game that the browser keeps; then any stop of it. */
  watch(text?: string): Promise<Watched>;
  watchKept(game: string): Promise<Watched>;
  moment(at: number): Promise<ReplayScene>;
  /** Whether the record that is watched proves its game. */
  verifyWatched(): Promise<Verdict>;
  /** A new game that goes on from a stop of the record that is watched; that stays as it is. */
  goOn(at: number): Promise<Answered>;
  /** The game that is played, or the record that is watched, told as a whole. */
  story(of: "played" | "watched"): Promise<GameStory | { readonly refused: string }>;
  /** Files, so that the secrets in them never become texts on the page. */
  save(): Promise<Blob>;
  problem(): Promise<Blob>;
  /** The record of a kept game; undefined where there is none. */
  keptRecord(game: string): Promise<Blob | undefined>;
  /** All games with the page's lists, as JSON, in one file; and such a file read. */
  saveEverything(lists: string): Promise<Blob>;
  readEverything(file: Blob): Promise<ReadEverything>;
}

export type Call = {
  readonly [Name in keyof Calls]: { readonly id: number; readonly name: Name; readonly given: Parameters<Calls[Name]> };
}[keyof Calls];

/** What the worker sends: first which build it is of, then what came of a call, or what has happened in the game. */
export type Sent =
  | { readonly build: string }
  | { readonly id: number; readonly done: unknown }
  | { readonly id: number; readonly failed: string }
  | { readonly happened: HostMessage };
