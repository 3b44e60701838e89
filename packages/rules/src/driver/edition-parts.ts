/** The parts that editions are put together from, and that cards and procedures share: what an action, a direction, a device is. */
import type { ActionName, Colour } from "@broadside/cards";
import type { DieKind, Effect } from "@broadside/dice";
import type { BaseId, BentRoll, DeviceId, GuidePair, Path, Place, Pose, Shape, Side, Template } from "@broadside/geometry";
import type { DeviceKind, PlaceRefusal, PlaceRegion, RuleName } from "@broadside/protocol";
import type { Ability } from "../abilities/ability.ts";
import type { RemoteKind } from "../facts/remote-kinds.ts";
import type { Attack, PlacedDevice, Ship } from "../state/state.ts";
import type { Procedure } from "./ask.ts";
import type { Situation } from "./situation.ts";

/** An action of the action bar. What a card offers by an Action header is an `ActionPart` of its ability. */
export interface Action {
  /** As in the action bar, and among the actions of the round (1E-ACT-02). */
  readonly name: ActionName;
  /** It says that it is performed, and opens the moment after it, by itself (1E-ACT-22). */
  readonly tellsItself?: true;
  /** Whether it could be performed now: as the action of its step, or granted. */
  can(game: Situation, ship: Ship, kind?: "action" | "free action"): boolean;
  /** True when it was performed, false when it failed. */
  perform(game: Situation, ship: Ship, colour?: Colour): Procedure<boolean>;
  /** Of one that sets the ship elsewhere: the ways that could be declared, and where they may end. */
  waysToGo?(game: Situation, ship: Ship, colour?: Colour): WaysToGo;
  /** Of one that is a maneuver: the codes that could be chosen. */
  maneuvers?(game: Situation, ship: Ship): readonly string[];
}

/** Whether obstacles bar the way, or the ship may come to lie on them and suffers what they do. */
export type Landing = "clear" | "onObstacles";

export interface WaysToGo {
  readonly directions: readonly Direction[];
  readonly landing: Landing;
}

/** How a ship decloaks. */
export interface Decloaking {
  readonly rule: RuleName;
  readonly directions: readonly Direction[];
  /** For cards that have a bank in place of the straight template. */
  readonly bent: readonly Direction[];
  /** A direction is declared before anything is measured: it may fail, and then the token is kept (2E-SYS-05, -07). */
  readonly attempts?: true;
}

/** Sideways with a straight template: anywhere on a line, the template with some play. */
export interface SlidingDirection {
  readonly key: string;
  readonly side: Side;
  /** Of the template. */
  speed(base: BaseId): number;
  readonly pay?: Pay;
}
/** Sideways with a bent template of the first edition: it lies anywhere along the side, and the ship anywhere at its other end. */
export interface BendingDirection extends BentRoll {
  readonly key: string;
  readonly pay?: Pay;
}
/** What it costs to go this way, paid when it is declared. False where it was not paid: then the ship does not go this way. */
type Pay = (game: Situation, ship: Ship) => Procedure | Procedure<boolean>;
/** With a template that leaves only these places. */
export interface FixedDirection {
  readonly key: string;
  /** What the places are called, in their order; by their numbers where absent. */
  readonly names?: readonly string[];
  at(base: BaseId, pose: Pose): readonly Place[];
  readonly pay?: Pay;
}
export type Direction = SlidingDirection | BendingDirection | FixedDirection;

/** How a device is placed: by which template, dropped from the rear guides or launched from the front ones (2E-DEV-01, -02). */
export interface DeviceWay {
  /** `drop straight 1`, `launch bank 3 left`. */
  readonly key: string;
  readonly guides: GuidePair;
  readonly template: Template;
  /** Dropped from the front guides. For cards of the first edition. */
  readonly dropped?: true;
  /** A remote lies with its rear guides at the template, and looks away from it. */
  readonly byItsRear?: true;
  /** From the middle of a side of the ship instead of its guides. For cards. */
  readonly fromSide?: Side;
  /** Charges of the Ship card that it costs. For cards. */
  readonly shipCharges?: number;
  /** In contact with the ship, without the template. For cards. */
  readonly touching?: true;
}

/** When a device goes off: at the end of the Activation phase, or under the ship whose base or template meets it. */
export interface DeviceRule {
  readonly token: DeviceId;
  readonly goesOff: "endOfActivation" | "met";
}

/** The bombs and mines of an edition. */
export interface DeviceBook {
  readonly rules: Readonly<Partial<Record<DeviceKind, DeviceRule>>>;
  /** A bomb goes off, for all that it reaches; its token is taken away afterwards. */
  detonate(game: Situation, device: PlacedDevice): Procedure;
  /** What a device does to a ship. */
  suffer(game: Situation, ship: Ship, device: PlacedDevice): Procedure;
  /** The rows of the rulebook by which one is placed: in contact with a ship, on the table, and wherever a card of set-up says. */
  readonly rows: Readonly<Record<"contact" | "onTable" | "laid", RuleName>>;
}

/** The way of a maneuver: the template as far as it was flown, and the ship with its guides at its end. */
export interface WayFlown {
  readonly start: Pose;
  readonly template: readonly Shape[];
  readonly outline: readonly Shape[];
  readonly path?: () => Path;
}

/** How a maneuver is flown. */
export interface HowFlown {
  /** Instead of the colour that dial and cards give it. */
  readonly colour?: Colour;
  readonly revealed: boolean;
  /** It is the one of the Execute Maneuver step: an overlap or an obstacle may cost the action of that step (2E-BUMP-19). */
  readonly inStep?: true;
  /** Where a ship starts that leaves its carrier. */
  readonly from?: Pose;
  /** No card changes it: its colour is the one of the code. */
  readonly fixed?: true;
  /** First edition: besides the one of the dial. An overlap or an obstacle does not cost the Perform Action step, and dice for obstacles come at once. */
  readonly besides?: true;
  /** In place of what cards do after a maneuver, where that has its time with something else. */
  readonly afterwards?: () => Procedure;
}

/** The two sides of an attack, and the ships on them. */
export type DuelSide = "attacker" | "defender";

export interface Duel {
  readonly attack: Attack;
  readonly attacker: Ship;
  readonly defender: Ship;
}

/** A change of dice that the rules themselves offer in an attack, without a token or a card; once an attack. */
export interface RuleModification {
  readonly key: string;
  readonly dice: DieKind;
  /** Who may use it. */
  readonly as: DuelSide;
  when(game: Situation, duel: Duel): boolean;
  readonly effect: Effect;
}

/** What the card of a remote says: as an ability, like any card in play, and where no card could speak, as steps of its own. */
export interface RemoteRule {
  readonly ability?: Ability;
  /** A ship has moved over it, or stands on it now. */
  meets?(game: Situation, remote: Ship, ship: Ship, how: "passed" | "overlapped"): Procedure;
  /** A ship has executed a maneuver, wherever it ended. */
  afterManeuver?(game: Situation, remote: Ship, ship: Ship): Procedure;
  /** It lies on the table now, or lies elsewhere. */
  placed?(game: Situation, remote: Ship): Procedure;
  /** It has been destroyed; where it was. */
  destroyed?(game: Situation, remote: Ship, pose: Pose): Procedure;
}
export type RemoteRules = Readonly<Partial<Record<RemoteKind, RemoteRule>>>;

/** How ships come down in set-up. */
export interface Deploying {
  /** It is still to be placed by its player; a wingmate comes down with its leader. */
  waits(ship: Ship, game: Situation): boolean;
  region(game: Situation, ship: Ship): PlaceRegion;
  rule(game: Situation, ship: Ship): RuleName;
  /** Why it may not stand there. */
  refusal(game: Situation, ship: Ship, pose: Pose): PlaceRefusal | undefined;
}
