/** What page and worker say to each other. The worker holds the whole game; the page has only what the seats at the screen may see. */
import type { GameChoice, HandedLists } from "@broadside/content";
import type { Pose } from "@broadside/geometry";
import type { EditionId, Input, PlaceRefusal, Seat } from "@broadside/rules";
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

type Names = readonly string[];

/** The dials of one seat that lie facedown, and the game as all may see it. */
interface DialsSeen {
  readonly dials: readonly DialLine[];
  readonly scene: Scene;
}

/** A game that the browser keeps. */
export interface KeptGame {
  readonly id: string;
  readonly names: Names;
  /** The name of the scenario. */
  readonly scenario?: string | undefined;
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

export interface WatchedMoment {
  readonly scene: Scene;
  /** How one of its questions is answered next. */
  readonly answer?: { readonly question: number; readonly label: string } | undefined;
}

/** What the page asks of the worker; every answer is a promise on the page's side. */
export interface Work {
  games(): Promise<readonly KeptGame[]>;
  forget(game: string): Promise<void>;
  /** Before a game: what can be played, a scenario's page, lists that fit, and what is checked before it is started. */
  offers(which: "all"): Promise<readonly GameOffer[]>;
  scenarioPage(of: Pick<PlayedScenario, "id" | "options">): Promise<ScenarioPage>;
  lists(table: ListTable): Promise<readonly ListAtHand[]>;
  lineUp(wanted: WantedLineUp): Promise<readonly HandedLists[]>;
  quickBuilds(edition: EditionId): Promise<readonly OfferedBuild[]>;
  check(choice: GameChoice): Promise<CheckedGame>;
  start(choice: GameChoice, seed: string): Promise<Outcome>;
  /** A record as a file holds it. */
  load(text: string): Promise<Outcome>;
  /** A game that the browser keeps. */
  resume(game: string): Promise<Outcome>;
  view(seats: readonly Seat[]): Promise<Scene>;
  give(inputs: readonly Input[], seats: readonly Seat[]): Promise<Outcome>;
  /** A seat looks at its own dials, and everybody is told so (2E-PLAN-10). */
  look(seat: Seat): Promise<DialsSeen>;
  /** Why a place would not be taken; undefined where it would. */
  whyNot(question: number, pose: Pose): Promise<PlaceRefusal | undefined>;
  /** Opens a record to be watched, the game itself where none is given; then any moment of it. Nothing of it is kept. */
  watch(text?: string): Promise<{ readonly moments: readonly ReplayStop[] } | { readonly refused: string }>;
  moment(at: number): Promise<WatchedMoment>;
  /** Files, so that the secrets in them never become texts on the page. */
  save(): Promise<Blob>;
  problem(): Promise<Blob>;
}

export type Call = {
  readonly [Name in keyof Work]: { readonly id: number; readonly name: Name; readonly given: Parameters<Work[Name]> };
}[keyof Work];
export type Reply = { readonly id: number; readonly done: unknown } | { readonly id: number; readonly failed: string };
