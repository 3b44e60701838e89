/**
 * What page and worker say to each other. The worker holds the whole game and its host; the page has only what the seats at the screen may see:
 * a scene first, then what changes of it, sent whenever something happens.
 */
import type { GameChoice, HandedLists } from "@broadside/content";
import type { Pose } from "@broadside/geometry";
import type { AidReply, AidRequest, HostMessage } from "@broadside/host";
import type { EditionId, Input, Seat } from "@broadside/rules";
import type { DialLine, PlayedScenario, ReplayStop, Scene } from "@broadside/telling";
import type {
  CheckedGame,
  GameOffer,
  ListAtHand,
  ListTable,
  OfferedBuild,
  ScenarioPage,
  WantedLineUp,
} from "../play/start/start-protocol.ts";

/** A game that the browser keeps. */
export interface KeptGame {
  readonly id: string;
  readonly names: readonly string[];
  /** The name of the scenario. */
  readonly scenario?: string | undefined;
  readonly round: number;
  readonly isOver: boolean;
  /** Milliseconds. */
  readonly changed: number;
}

/** What came of something that may be refused. */
export interface Answered {
  /** In words. */
  readonly refused?: string | undefined;
  /** A game that cannot be gone on with is opened to be watched: where it can be stopped. */
  readonly watched?: readonly ReplayStop[] | undefined;
}

/** Why a piece may not lie somewhere: the rule that is broken, and what is wrong in words. */
export interface RefusedPlace {
  readonly rule: string | undefined;
  readonly words: string;
}

/** A record at one of its stops. */
export interface ReplayScene {
  readonly scene: Scene;
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
  quickBuilds(edition: EditionId): Promise<readonly OfferedBuild[]>;
  check(choice: GameChoice): Promise<CheckedGame>;
  /** Levels of programs that may play, the weakest first. */
  levels(): Promise<readonly string[]>;
  /** With a program's level for each seat that no person plays. */
  start(choice: GameChoice, seed: string, levels?: readonly (string | undefined)[]): Promise<Answered>;
  /** A record as a file holds it. */
  load(text: string): Promise<Answered>;
  /** A game that the browser keeps. */
  resume(game: string): Promise<Answered>;
  /** Whose secrets are on the screen from now on. What another window has done is taken in. */
  show(seats: readonly Seat[]): Promise<void>;
  /** Sends a whole scene. */
  refresh(): Promise<void>;
  /** Then these secrets are on the screen. */
  give(inputs: readonly Input[], seats: readonly Seat[]): Promise<Answered>;
  /** A program of this level plays the seat from now on; without a level its person does. */
  seat(seat: Seat, level: string | undefined): Promise<Answered>;
  /** A seat looks at its own dials, and everybody is told so (2E-PLAN-10). */
  look(seat: Seat): Promise<readonly DialLine[]>;
  /** Why a place would not be taken; undefined where it would. */
  whyNot(question: number, pose: Pose): Promise<RefusedPlace | undefined>;
  /** Help with an open question, or why there is none in words. */
  aid(request: AidRequest): Promise<AidReply | { readonly refused: string }>;
  /** More time for the phase that is being played. */
  grantTime(milliseconds: number): Promise<void>;
  /** Opens a record to be watched, the game itself where none is given; then any stop of it. Nothing of it is kept. */
  watch(text?: string): Promise<{ readonly moments: readonly ReplayStop[] } | { readonly refused: string }>;
  moment(at: number): Promise<ReplayScene>;
  /** Files, so that the secrets in them never become texts on the page. */
  save(): Promise<Blob>;
  problem(): Promise<Blob>;
}

export type Call = {
  readonly [Name in keyof Calls]: { readonly id: number; readonly name: Name; readonly given: Parameters<Calls[Name]> };
}[keyof Calls];

/** What the worker sends: what came of a call, or what has happened in the game. */
export type Sent =
  | { readonly id: number; readonly done: unknown }
  | { readonly id: number; readonly failed: string }
  | { readonly happened: HostMessage };
