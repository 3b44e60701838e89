/**
 * A scenario as the rules know it: where ships and pieces go, what its rules do at which moment, what it forbids and offers, how it is
 * scored and when it is over. What people read of it stands in the scenarios package; the bare game is one without any of this.
 */
import type { ScenarioType } from "@broadside/formats";
import type { ObstacleKind, PlacementRule, PlayAreaId, Region } from "@broadside/geometry";
import type { BarredReason, RuleName, ScenarioActionName } from "@broadside/protocol";
import type { Occasions, Timing } from "../abilities/timing.ts";
import type { Procedure } from "../driver/ask.ts";
import type { Step } from "../driver/edition.ts";
import type { Situation } from "../driver/situation.ts";
import type { Permissions, Sums } from "../queries/queries.ts";
import type { ScoreItems } from "../score/score-item.ts";
import type { SeatSetup } from "../state/seat.ts";
import type { RemoteSetup } from "../state/setup.ts";
import type { Ending, Outcome, Ship } from "../state/state.ts";

/** One of its rules. Those of one moment happen in the order in which they are listed, before any card (EB-RULE-02 to -04, 2E-TIME-10). */
export interface ScenarioRule<At extends Timing = Timing> {
  readonly name: string;
  /** The row, or for what we have completed ourselves the scenario's own name. */
  readonly rule: RuleName;
  readonly at: At;
  when?(game: Situation, occasion: Occasions[At]): boolean;
  perform(game: Situation, occasion: Occasions[At]): Procedure;
}
export type AnyScenarioRule = { [At in Timing]: ScenarioRule<At> }[Timing];

/** An action that all ships have while it is played, in their Perform Action step (SC-COMMON-23 to -26). */
export interface ScenarioAction {
  readonly name: ScenarioActionName;
  readonly rule: RuleName;
  /** Why it would fail; it is offered where nothing keeps it from being done (SC-COMMON-63-Q). */
  whyNot(game: Situation, ship: Ship): BarredReason | undefined;
  /** Whether it may be done but would leave all as it is, of which players are warned (SC-SCRAMBLE-20-Q). */
  changesNothing?(game: Situation, ship: Ship): boolean;
  /** False says that it failed (SC-COMMON-29). */
  perform(game: Situation, ship: Ship): Procedure | Procedure<boolean>;
}

/** Where ships start (EB-DEPLOY-01): those of a player's number, of the first team, which attacks, or of the second (EB-ORDER-08, -12), or anybody's. */
export interface DeploymentArea {
  readonly region: Region;
  readonly of: number | "attacker" | "defender" | "anyone";
}

export interface Scenario {
  readonly id: string;
  /** Set up by the rules of Epic Battles (EB-SETUP-03). */
  readonly isEpic: boolean;
  table(seats: readonly SeatSetup[]): PlayAreaId;
  /** What it is for these seats and teams. */
  type(seats: readonly SeatSetup[]): ScenarioType;
  areas(game: Situation): readonly DeploymentArea[];
  obstacles(seats: readonly SeatSetup[]): ScenarioObstacles;
  /** What the place of a ship must keep besides its area, as long as there is such a place. */
  placing?(game: Situation, ship: Ship): readonly PlacementRule[];
  /** Players place all their ships one after the other, whatever the initiative of these. */
  readonly placesInPlayerOrder?: boolean;
  /** Ships come back: a player without ships on the table is not out of the game. */
  readonly shipsReturn?: boolean;
  remotes?(seats: readonly SeatSetup[]): readonly RemoteSetup[];
  /** Steps of set-up: with the play area, before and after the obstacles, and after forces (EB-SETUP-09, -15, -18, SC-COMMON-06). */
  readonly playArea?: readonly Step[];
  readonly beforeObstacles?: readonly Step[];
  readonly afterObstacles?: readonly Step[];
  readonly afterForces?: readonly Step[];
  readonly rules?: readonly AnyScenarioRule[];
  readonly actions?: readonly ScenarioAction[];
  /** What it forbids or allows, and adds to figures. */
  readonly permissions?: { readonly [Name in keyof Permissions]?: (game: Situation, about: Permissions[Name]) => boolean | undefined };
  readonly sums?: { readonly [Name in keyof Sums]?: (game: Situation, about: Sums[Name]) => number };
  /** What it calls its victory counters, where that is another name: one of them. */
  readonly counterName?: string;
  /** What each side has, in the order of the sides. */
  score(game: Situation): readonly number[];
  /** What that is made of, and what one of it is called: a point where nothing is said. */
  items?(game: Situation): ScoreItems;
  unit?(game: Situation): ScoreUnit;
  /** By what the winner was found among sides of equal score, in words; empty where the score decided, or nothing did. */
  tiebreaks?(game: Situation): readonly string[];
  /** What an event must know of the end besides the losses. */
  account?(game: Situation): Account;
  /** What each seat would be given for the scenario's features if they were counted now; absent where they are not counted round by round. */
  objectives?(game: Situation): readonly number[];
  /** The round after which it is over at the latest; undefined where none is. */
  lastRound?(game: Situation): number | undefined;
  /** Whether the game is over, asked when a round closes. */
  decide(game: Situation): Outcome | undefined;
  /** Who wins if it ends now, for whatever reason: when time is called, or nobody plays on. Scores alone decide where absent. */
  verdict?(game: Situation, ending: Ending): Outcome;
}

/** By side, in their order, or by the places of some. */
export interface Account {
  /** The score without what victory counters add to it. */
  readonly scores: readonly number[];
  /** Where they add to the score. */
  readonly counters?: readonly number[];
  /** The figures that each tie-break compares, one after the other; more is better. */
  readonly tiebreak: readonly (readonly number[])[];
  /** Sides that count as having no ship left. */
  readonly wiped: readonly number[];
}

/** What a score is counted in. */
export type ScoreUnit = "point" | "threat" | "mission point" | "counter";

export interface ScenarioObstacles {
  readonly count: number;
  readonly kinds?: readonly ObstacleKind[];
  /** Distances by the core rules (2E-SETUP-12), or by those of Epic Battles (EB-SETUP-13, -14). */
  readonly distances: "core" | "epic";
  /** Where else than in deployment areas they may not lie. */
  readonly outside?: readonly Region[];
  /** The row by which they are placed. */
  readonly rule: RuleName;
}

/** Its rules by the moments at which they happen, each list as the scenario has it; undefined without any. */
export function rulesByMoment(scenario: Scenario | undefined): ReadonlyMap<Timing, readonly AnyScenarioRule[]> | undefined {
  if (!scenario?.rules?.length) return undefined;
  const known = byMoment.get(scenario);
  if (known) return known;
  const made = new Map<Timing, AnyScenarioRule[]>();
  for (const rule of scenario.rules) made.set(rule.at, [...(made.get(rule.at) ?? []), rule]);
  byMoment.set(scenario, made);
  return made;
}
const byMoment = new WeakMap<Scenario, ReadonlyMap<Timing, readonly AnyScenarioRule[]>>();
