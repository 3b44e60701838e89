/**
 * A scenario as the rules need it: where ships and pieces are placed, which rules apply when, which values and permissions change, how it
 * is scored, and when it is over. The texts that describe it to readers are in the scenarios package. The standard game is a scenario
 * without any of this.
 */
import type { ScenarioType } from "@broadside/formats";
import type { ObstacleKind, PlacementRule, PlayAreaId, Region } from "@broadside/geometry";
import type { CounterName, NotOfferedReason, RuleName, ScenarioActionName } from "@broadside/protocol";
import type { ScoreItems } from "../score/score-item.ts";
import type { SeatSetup } from "../state/seat.ts";
import type { RemoteSetup } from "../state/setup.ts";
import type { Ending, Outcome, Ship } from "../state/state.ts";
import type { Procedure } from "./ask.ts";
import type { Step } from "./edition.ts";
import type { Permissions, Sums } from "./queries.ts";
import type { Situation } from "./situation.ts";
import type { Occasions, Timing } from "./timing.ts";

/** A rule of a scenario. Rules that act at the same moment are applied in list order, before any card (EB-RULE-02 to -04, 2E-TIME-10). */
export interface ScenarioRule<At extends Timing = Timing> {
  readonly name: string;
  /** The rule's id in the rulebook. Parts that Broadside had to fill in have the name of the scenario instead. */
  readonly rule: RuleName;
  readonly at: At;
  when?(game: Situation, occasion: Occasions[At]): boolean;
  perform(game: Situation, occasion: Occasions[At]): Procedure;
}
export type AnyScenarioRule = { [At in Timing]: ScenarioRule<At> }[Timing];

/** An action that all ships have in this scenario, in their Perform Action step (SC-COMMON-23 to -26). */
export interface ScenarioAction {
  readonly name: ScenarioActionName;
  readonly rule: RuleName;
  /** Returns why the action would fail. If there is a reason, the action isn't offered (SC-COMMON-63-Q). */
  whyNot(game: Situation, ship: Ship): NotOfferedReason | undefined;
  /** Whether the action is allowed but would change nothing. Players are then warned (SC-SCRAMBLE-20-Q). */
  changesNothing?(game: Situation, ship: Ship): boolean;
  /** Returns false if the action failed (SC-COMMON-29). */
  perform(game: Situation, ship: Ship): Procedure | Procedure<boolean>;
}

/**
 * An area where ships start (EB-DEPLOY-01). `of` is the owner of these ships: the player with this number, the attacker (the first team),
 * the defender (the second team), or any player (EB-ORDER-08, -12).
 */
export interface DeploymentArea {
  readonly region: Region;
  readonly of: number | "attacker" | "defender" | "anyone";
}

export interface Scenario {
  readonly id: string;
  /** Whether set-up follows the rules of Epic Battles (EB-SETUP-03). */
  readonly isEpic: boolean;
  table(seats: readonly SeatSetup[]): PlayAreaId;
  /** Returns the scenario type for these seats and teams. */
  type(seats: readonly SeatSetup[]): ScenarioType;
  areas(game: Situation): readonly DeploymentArea[];
  obstacles(seats: readonly SeatSetup[]): ScenarioObstacles;
  /** More rules for a ship's place, besides its area. They apply only if some place meets them. */
  placing?(game: Situation, ship: Ship): readonly PlacementRule[];
  /** True if each player places all their ships before the next player does, whatever the ships' initiative. */
  readonly placesInPlayerOrder?: boolean;
  /** True if ships can come back, so a player without ships on the table isn't out of the game. */
  readonly shipsReturn?: boolean;
  remotes?(seats: readonly SeatSetup[]): readonly RemoteSetup[];
  /**
   * The scenario's own set-up steps: when the play area is set up, before and after obstacles, and after forces (EB-SETUP-09, -15, -18,
   * SC-COMMON-06).
   */
  readonly playArea?: readonly Step[];
  readonly beforeObstacles?: readonly Step[];
  readonly afterObstacles?: readonly Step[];
  readonly afterForces?: readonly Step[];
  readonly rules?: readonly AnyScenarioRule[];
  readonly actions?: readonly ScenarioAction[];
  /** The permissions that the scenario grants or denies, and what it adds to values. */
  readonly permissions?: { readonly [Name in keyof Permissions]?: (game: Situation, about: Permissions[Name]) => boolean | undefined };
  readonly sums?: { readonly [Name in keyof Sums]?: (game: Situation, about: Sums[Name]) => number };
  /** The scenario's own name for a victory counter, in the singular. */
  readonly counterName?: CounterName;
  /** Returns each side's score, in the order of the sides. */
  score(game: Situation): readonly number[];
  /** Returns the items that make up the score. `unit` is what the score counts; points by default. */
  items?(game: Situation): ScoreItems;
  unit?(game: Situation): ScoreUnit;
  /**
   * Returns the tie-breaks that decided between sides with equal scores, as indexes in the scenario's list. Empty if none was needed, or if
   * none decided.
   */
  tiebreaks?(game: Situation): readonly number[];
  /** Apart from the losses, returns everything that an event needs to know about the ending. */
  account?(game: Situation): Account;
  /** Returns what each seat would score if the scenario's features were counted now. Absent if they aren't scored every round. */
  objectives?(game: Situation): readonly number[];
  /** Returns the last possible round; undefined if there is no limit. */
  lastRound?(game: Situation): number | undefined;
  /** Called at the end of each round. Returns the outcome if the game is over. */
  decide(game: Situation): Outcome | undefined;
  /** Returns who wins if the game ends now, because time is called or only one side plays on. If absent, the scores decide. */
  verdict?(game: Situation, ending: Ending): Outcome;
}

/** What an event needs to know about the ending. Values are in the order of the sides, and sides are given by their index. */
export interface Account {
  /** The score without what victory counters add to it. */
  readonly scores: readonly number[];
  /** The victory counters, if they add to the score. */
  readonly counters?: readonly number[];
  /** The values that each tie-break compares, one tie-break after another. The higher value wins. */
  readonly tiebreak: readonly (readonly number[])[];
  /** Sides that count as having no ships left. */
  readonly wiped: readonly number[];
}

/** The unit in which a score is counted. */
export type ScoreUnit = "point" | "threat" | "mission point" | "counter";

export interface ScenarioObstacles {
  readonly count: number;
  readonly kinds?: readonly ObstacleKind[];
  /** Whether distances follow the core rules (2E-SETUP-12) or those of Epic Battles (EB-SETUP-13, -14). */
  readonly distances: "core" | "epic";
  /** Areas where obstacles may not be placed, besides the deployment areas. */
  readonly outside?: readonly Region[];
  /** The rule for placing these obstacles. */
  readonly rule: RuleName;
}
