/** The parts that make up an edition, shared by cards and procedures. They define what an action, a direction or a device is. */
import type { ActionName, Colour } from "@broadside/cards";
import type { DieKind, Effect } from "@broadside/dice";
import type { BaseId, BentRoll, DeviceId, GuidePair, Path, Place, Pose, Shape, Side, Template } from "@broadside/geometry";
import type { DeviceKind, PlaceRefusal, PlaceRegion, RemoteKind, RuleName } from "@broadside/protocol";
import type { Attack, PlacedDevice, Ship } from "../state/state.ts";
import type { Ability } from "./ability.ts";
import type { Procedure } from "./ask.ts";
import type { Situation } from "./situation.ts";

/** An action on the action bar. What a card offers under an Action header is an `ActionPart` of its ability. */
export interface Action {
  /** The action's name on the action bar and in the list of this round's actions (1E-ACT-02). */
  readonly name: ActionName;
  /** True if the action logs itself and opens its own "after" window, so the caller must do neither (1E-ACT-22). */
  readonly tellsItself?: true;
  /** Whether the action can be performed now, as the step's action or as a granted one. */
  can(game: Situation, ship: Ship, kind?: "action" | "free action"): boolean;
  /** Returns true if the action was performed, false if it failed. */
  perform(game: Situation, ship: Ship, colour?: Colour): Procedure<boolean>;
  /** For actions that move the ship: the directions that it could declare, and how it may land. */
  waysToGo?(game: Situation, ship: Ship, colour?: Colour): WaysToGo;
  /** For actions that are maneuvers: the codes that the ship could choose. */
  maneuvers?(game: Situation, ship: Ship): readonly string[];
}

/** Whether obstacles block the way, or the ship may end on them and suffer their effects. */
export type Landing = "clear" | "onObstacles";

export interface WaysToGo {
  readonly directions: readonly Direction[];
  readonly landing: Landing;
}

/** How a ship decloaks. */
export interface Decloaking {
  readonly rule: RuleName;
  readonly directions: readonly Direction[];
  /** The directions for cards that use a bank template instead of the straight one. */
  readonly bent: readonly Direction[];
  /**
   * True if a direction is declared before anything is measured, so the attempt to decloak may fail. The ship then keeps the token
   * (2E-SYS-05, -07).
   */
  readonly attempts?: true;
}

/** A sideways move with a straight template. The ship ends anywhere along a line, since the template has some play. */
export interface SlidingDirection {
  readonly key: string;
  readonly side: Side;
  /** The template's speed. */
  speed(base: BaseId): number;
  readonly pay?: Pay;
}
/**
 * A sideways move with a first-edition bent template. The template may be placed anywhere along the side, and the ship anywhere at its
 * other end.
 */
export interface BendingDirection extends BentRoll {
  readonly key: string;
  readonly pay?: Pay;
}
/**
 * Pays the cost of this direction when it is declared. Returns false if the cost wasn't paid; the ship then doesn't move in this direction.
 */
type Pay = (game: Situation, ship: Ship) => Procedure | Procedure<boolean>;
/** A direction whose template allows only these places. */
export interface FixedDirection {
  readonly key: string;
  /** Names of the places, in order; numbered if absent. */
  readonly names?: readonly string[];
  at(base: BaseId, pose: Pose): readonly Place[];
  readonly pay?: Pay;
}
export type Direction = SlidingDirection | BendingDirection | FixedDirection;

/**
 * How a device is placed: which template it uses, and whether it is dropped from the rear guides or launched from the front guides
 * (2E-DEV-01, -02).
 */
export interface DeviceWay {
  /** The key of the way, such as `drop straight 1` or `launch bank 3 left`. */
  readonly key: string;
  readonly guides: GuidePair;
  readonly template: Template;
  /** First edition: true if the device is dropped from the front guides, as some cards allow. */
  readonly dropped?: true;
  /** True if a remote is placed with its rear guides at the template, facing away from it. */
  readonly byItsRear?: true;
  /** Set if the device is placed from the middle of the ship's side instead of its guides. Used by cards. */
  readonly fromSide?: Side;
  /** Its cost in charges from the Ship card. Used by cards. */
  readonly shipCharges?: number;
  /** True if the device is placed in contact with the ship, without a template. Used by cards. */
  readonly touching?: true;
}

/** When a device goes off: at the end of the Activation phase, or under a ship whose base or template meets it. */
export interface DeviceRule {
  readonly token: DeviceId;
  readonly goesOff: "endOfActivation" | "met";
}

/** The bombs and mines of an edition. */
export interface DeviceBook {
  readonly rules: Readonly<Partial<Record<DeviceKind, DeviceRule>>>;
  /** Resolves a bomb's effect on everything in reach. The caller then removes the bomb's token. */
  detonate(game: Situation, device: PlacedDevice): Procedure;
  /** Applies a device's effect to a ship. */
  suffer(game: Situation, ship: Ship, device: PlacedDevice): Procedure;
  /** The rules for where a device may be placed: in contact with a ship, on the table, and wherever a set-up card says. */
  readonly rows: Readonly<Record<"contact" | "onTable" | "laid", RuleName>>;
}

/** The path of a maneuver: the template up to where the ship stopped, and the ship's outline with its guides at the end. */
export interface FlownPath {
  readonly start: Pose;
  readonly template: readonly Shape[];
  readonly outline: readonly Shape[];
  readonly path?: () => Path;
}

/** How a maneuver is flown. */
export interface FlightOptions {
  /** Replaces the colour given by the dial and cards. */
  readonly colour?: Colour;
  readonly revealed: boolean;
  /** True for the maneuver in the Execute Maneuver step. An overlap or obstacle may then cost that step's action (2E-BUMP-19). */
  readonly inStep?: true;
  /** Where a ship leaving its carrier starts. */
  readonly from?: Pose;
  /** True if cards can't change the maneuver. Its colour is then the one in its code. */
  readonly fixed?: true;
  /**
   * First edition: true for a maneuver in addition to the dial's. An overlap or obstacle doesn't cost the Perform Action step, and obstacle
   * dice are rolled at once.
   */
  readonly besides?: true;
  /** Runs instead of cards' effects after the maneuver, if those effects resolve together with something else. */
  readonly afterwards?: () => Procedure;
}

/** The two sides of an attack, and their ships. */
export type DuelSide = "attacker" | "defender";

export interface Duel {
  readonly attack: Attack;
  readonly attacker: Ship;
  readonly defender: Ship;
}

/** A dice modification from the rules themselves, without a token or a card. It is used once per attack. */
export interface RuleModification {
  readonly key: string;
  readonly dice: DieKind;
  /** Who may use it. */
  readonly as: DuelSide;
  when(game: Situation, duel: Duel): boolean;
  readonly effect: Effect;
}

/**
 * What a remote's card does. It is either an ability, like that of any card in play, or separate steps for moments when no card could act.
 */
export interface RemoteRule {
  readonly ability?: Ability;
  /** Runs when a ship has moved over the remote or is now on it. */
  meets?(game: Situation, remote: Ship, ship: Ship, how: "passed" | "overlapped"): Procedure;
  /** Runs when a ship has executed a maneuver, wherever it ended. */
  afterManeuver?(game: Situation, remote: Ship, ship: Ship): Procedure;
  /** Runs when the remote has been placed or moved on the table. */
  placed?(game: Situation, remote: Ship): Procedure;
  /** Runs when the remote has been destroyed; `pose` is where it was. */
  destroyed?(game: Situation, remote: Ship, pose: Pose): Procedure;
}
export type RemoteRules = Readonly<Partial<Record<RemoteKind, RemoteRule>>>;

/** How ships are placed in set-up. */
export interface DeploymentRules {
  /** Whether the ship's player still has to place it. A wingmate is placed with its leader. */
  waits(ship: Ship, game: Situation): boolean;
  region(game: Situation, ship: Ship): PlaceRegion;
  rule(game: Situation, ship: Ship): RuleName;
  /** Returns the reason why the ship may not be placed at this pose; undefined if it may. */
  refusal(game: Situation, ship: Ship, pose: Pose): PlaceRefusal | undefined;
}
