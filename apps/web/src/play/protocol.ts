/** What page and worker say to each other. The worker holds the whole game; the page has only what the seats at the screen may see. */
import type { Pose } from "@broadside/geometry";
import type { Input, PlaceRefusal, Seat } from "@broadside/rules";
import type { EntryDraft, Fault, SquadDraft } from "@broadside/squads";
import type { DialLine, PlayedScenario, ReplayStop, Scene } from "@broadside/telling";
import type {
  BattleList,
  BattleLists,
  CheckedBattle,
  FlownSquad,
  OfferedBuild,
  ScenarioOffer,
  ScenarioPage,
  SecondEdition,
  WantedBattle,
  WantedLineUp,
} from "./battle-protocol.ts";

type Names = readonly string[];

/** A list that a seat wants to fly. */
export interface WantedList {
  readonly entry: Pick<EntryDraft, "squads" | "options">;
  readonly format: string;
  /** From 1: the tier, or the member of a team, whose list of the entry is flown. */
  readonly tier: number;
}

/** What a check says of it: what would be flown, or why not. */
export type CheckedList = FlownSquad | { readonly faults: readonly (Pick<Fault, "rule" | "text" | "mend"> & { readonly where: string })[] };

export interface NewGame {
  readonly format: string;
  readonly tier: number;
  readonly seats: readonly { readonly name: string; readonly team: number; readonly list: WantedList }[];
  readonly deck: string;
  readonly seed: string;
  /** How long a phase may take; as long as it likes where absent. */
  readonly phaseSeconds?: number | undefined;
}

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
  check(list: WantedList): Promise<CheckedList>;
  start(game: NewGame): Promise<Outcome>;
  /** The second edition: what can be played, its page, lists that fit, and a game that is checked before it is started. */
  scenarios(which: "all"): Promise<readonly ScenarioOffer[]>;
  scenarioPage(of: Pick<PlayedScenario, "id" | "options">): Promise<ScenarioPage>;
  battleLists(wanted: BattleLists): Promise<readonly BattleList[]>;
  battleLineUp(wanted: WantedLineUp): Promise<readonly SquadDraft[]>;
  quickBuilds(edition: SecondEdition): Promise<readonly OfferedBuild[]>;
  checkBattle(battle: WantedBattle): Promise<CheckedBattle>;
  startBattle(battle: WantedBattle, seed: string): Promise<Outcome>;
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
