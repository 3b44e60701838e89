/**
 * The messages between page and worker. The worker has the whole game and its host. The page gets only what the people at the screen may
 * see: first a whole scene, and then changes whenever something happens.
 */
import type { GameChoice, ListOffer, ListTable, RecordVerdict } from "@broadside/content";
import type { Pose } from "@broadside/geometry";
import type { AidReply, AidRequest, HostMessage } from "@broadside/host";
import type { InputHappenings } from "@broadside/protocol";
import type { EditionId, Input, Seat } from "@broadside/rules";
import type { DialLine, GameStory, PlayedScenario, ReplayStop, Scene } from "@broadside/telling";
import type { ReadReport } from "./everything-file.ts";
import type { PinRefusal, Proof } from "./pin.ts";
import type { SavedGameInfo } from "./saved-game.ts";
import type { CheckedGame, FiguresRequest, GameOffer, LineUpRequest, OfferedBuild, ScenarioPage } from "./start-protocol.ts";

/** The outcome of an action that may be refused. */
export interface ActionReply {
  /** The reason as a sentence. */
  readonly refused?: string | undefined;
  /** The stops of the replay, if a game can't be continued and opens as a replay. */
  readonly watched?: readonly ReplayStop[] | undefined;
}

/** Whether a seat's secrets are shown, or why they stay hidden. */
export interface UncoverReply {
  readonly pin?: PinRefusal | undefined;
}

/** Empty while the secrets stay hidden. */
export interface DialsReply extends UncoverReply {
  readonly dials: readonly DialLine[];
}

/** Why a piece may not be placed somewhere: the rule that forbids it, and a sentence. */
export interface RefusedPlace {
  readonly rule: string | undefined;
  readonly words: string;
}

/** The stops of an opened replay, or why it can't be opened. */
export type WatchReply = { readonly moments: readonly ReplayStop[] } | { readonly refused: string };

/** A replay at one of its stops. */
export interface ReplayScene {
  readonly scene: Scene;
  /** Everything that happened since the previous stop. */
  readonly happened: readonly InputHappenings[];
  /** The next answer, and the question in this scene that it answers. */
  readonly answer?: { readonly question: number; readonly label: string } | undefined;
}

/** What the page can ask the worker to do. Results don't contain scenes: the worker sends a new scene before the result. */
export interface Calls {
  games(): Promise<readonly SavedGameInfo[]>;
  forget(game: string): Promise<void>;
  /**
   * Calls before a game starts. They return the games on offer, a scenario's page and suitable lists, and check what the players have
   * chosen.
   */
  offers(which: "all"): Promise<readonly GameOffer[]>;
  scenarioPage(of: Pick<PlayedScenario, "id" | "options">): Promise<ScenarioPage>;
  lists(table: ListTable): Promise<readonly ListOffer[]>;
  lineUp(wanted: LineUpRequest): Promise<readonly ListOffer[]>;
  /** Returns the lists with their figures. */
  figures(wanted: FiguresRequest): Promise<readonly ListOffer[]>;
  quickBuilds(edition: EditionId): Promise<readonly OfferedBuild[]>;
  check(choice: GameChoice): Promise<CheckedGame>;
  /** The bot levels, the weakest first. */
  levels(): Promise<readonly string[]>;
  /** `levels` gives a bot level for each seat that a bot plays. `pins` gives a PIN for each seat that has one. */
  start(
    choice: GameChoice,
    seed: string,
    levels?: readonly (string | undefined)[],
    pins?: readonly (string | undefined)[],
  ): Promise<ActionReply>;
  /** Starts a rematch with other dice. If `swapped`, the players on each side, including bots, take the seats of the side before theirs. */
  again(swapped: boolean, seed: string): Promise<ActionReply>;
  /** Loads a record from the text of a file. */
  load(text: string): Promise<ActionReply>;
  /** Continues a saved game. */
  resume(game: string): Promise<ActionReply>;
  /** Sets which seats' secrets are shown. Also catches up with other windows. */
  show(seats: readonly Seat[]): Promise<void>;
  /** Shows one seat's secrets. If several people share this screen, the log tells everyone about it. */
  uncover(seat: Seat, proof?: Proof): Promise<UncoverReply>;
  /** The seats that have a PIN. `setPin` sets one for a seat without a PIN. */
  pins(): Promise<readonly Seat[]>;
  setPin(seat: Seat, pin: string): Promise<ActionReply>;
  /**
   * Call this when the window comes to the front. From then on, this window asks bots and runs clocks, and other windows with the same game
   * don't.
   */
  lead(): Promise<void>;
  /** Sends a whole scene. */
  refresh(): Promise<void>;
  /** Gives inputs to the game, and then shows the secrets of `seats`. */
  give(inputs: readonly Input[], seats: readonly Seat[]): Promise<ActionReply>;
  /** From now on, a bot of this level plays the seat. If there is no level, a person does. */
  seat(seat: Seat, level: string | undefined): Promise<ActionReply>;
  /** Shows a seat its own dials. The log tells everyone about it (2E-PLAN-10). */
  look(seat: Seat, proof?: Proof): Promise<DialsReply>;
  /** Why a piece can't be placed here; undefined if it can. */
  whyNot(question: number, pose: Pose): Promise<RefusedPlace | undefined>;
  /** Gets help with an open question, or a sentence that says why there is no help. */
  aid(request: AidRequest): Promise<AidReply | { readonly refused: string }>;
  /** Adds time to the current phase. */
  grantTime(milliseconds: number): Promise<void>;
  /**
   * Open a replay. `watch` opens a record, or the current game if `text` is missing. `watchSaved` opens a saved game. `moment` then gets
   * one of the replay's stops.
   */
  watch(text?: string): Promise<WatchReply>;
  watchSaved(game: string): Promise<WatchReply>;
  moment(at: number): Promise<ReplayScene>;
  /** Verifies the replay's record. */
  verifyWatched(): Promise<RecordVerdict>;
  /** Starts a new game from one of the replay's stops. The replay stays open. */
  continueFrom(at: number): Promise<ActionReply>;
  /** The summary of the current game or of the replay. */
  story(of: "played" | "watched"): Promise<GameStory | { readonly refused: string }>;
  /** These return files, so that the page never reads the secrets in them as text. */
  save(): Promise<Blob>;
  problem(): Promise<Blob>;
  /** The record of a saved game; undefined if there is none. */
  savedRecord(game: string): Promise<Blob | undefined>;
  /** Writes all games and the page's lists (as JSON) to one file, and reads such a file. */
  saveEverything(lists: string): Promise<Blob>;
  readEverything(file: Blob): Promise<ReadEverything>;
}

/** What a backup file contained. Its games are saved already, and the page still has to save the lists. */
export type ReadEverything = { readonly refused: string } | { readonly games: ReadReport; readonly lists: readonly unknown[] };

export type Call = {
  readonly [Name in keyof Calls]: { readonly id: number; readonly name: Name; readonly given: Parameters<Calls[Name]> };
}[keyof Calls];

/** What the worker sends: first the id of its build, then results of calls, and the game's messages. */
export type WorkerMessage =
  | { readonly build: string }
  | { readonly id: number; readonly done: unknown }
  | { readonly id: number; readonly failed: string }
  | { readonly happened: HostMessage };
