/**
 * The values and permissions that cards can change. Each has a name and lists the facts that a card needs in order to answer.
 * `queries/query.ts` asks the cards.
 */
import type { Colour, DialManeuver } from "@broadside/cards";
import type { ModifyingToken } from "@broadside/dice";
import type { GuidePair, Pose, Section, Side } from "@broadside/geometry";
import type { ActionId, CardKey } from "@broadside/protocol";
import type { TableObject } from "../board/board.ts";
import type { Seat } from "../state/seat.ts";
import type { Attack, PlacedDevice, PlacedObstacle, Quarter, Ship, ShipId, TargetId, TokenKind, Weapon } from "../state/state.ts";
import type { Bearer, WeaponNeed } from "./ability.ts";
import type { DeviceWay, Direction } from "./edition-parts.ts";
import type { Situation } from "./situation.ts";

export interface Sums {
  pilotSkill: { readonly ship: Ship };
  agility: { readonly ship: Ship; readonly attack: Attack | undefined };
  primaryValue: { readonly ship: Ship };
  attackDice: { readonly ship: Ship; readonly attack: Attack };
  defenseDice: { readonly ship: Ship; readonly attack: Attack };
  hull: { readonly ship: Ship };
  shieldValue: { readonly ship: Ship };
  energyLimit: { readonly ship: Ship };
  /** Extra energy from a maneuver, beyond the dial's. */
  energyGain: { readonly ship: Ship };
  /** An action's energy cost. */
  actionCost: { readonly ship: Ship; readonly action: ActionId };
  /** How much damage, beyond 1, a faceup Damage card counts as. */
  damageWorth: { readonly ship: Ship; readonly card: number };
  /** Extra actions in the Perform Action step, beyond 1. */
  extraActions: { readonly ship: Ship };
  /** The number of docked ships, beyond the first, that a carrier may deploy after a maneuver. */
  deployments: { readonly ship: Ship };
  /** Extra range in bands: for the ship's locks beyond 3, and for its jam action beyond 2. */
  lockReach: { readonly ship: Ship };
  jamReach: { readonly ship: Ship };
  /** Extra maximum range of a weapon, in bands (2E-HUGE-36). */
  weaponReach: { readonly ship: Ship; readonly weapon: Weapon };
  /** By how many bands a weapon's minimum range is reduced. */
  weaponNearness: { readonly ship: Ship; readonly weapon: Weapon };
  /** The number of locks, beyond the first, that the ship may hold, each on a different object. */
  locksHeld: { readonly ship: Ship };
  /** The number of locks, beyond the first, that the ship may hold on the same ship. */
  locksOnOne: { readonly ship: Ship };
  /** The number of charges, beyond the first, that are recovered when a card is reloaded. */
  reloaded: { readonly ship: Ship; readonly place: number };
  /** How many tokens of a kind stay on the ship in the End phase. */
  keptTokens: { readonly ship: Ship; readonly token: TokenKind };
  /** The attack value of an additional primary weapon in the rear arc. */
  tailGun: { readonly ship: Ship };
  /** The number of friendly ships, beyond the first, that a coordinate action may choose. `target` is the first one chosen. */
  coordinated: { readonly ship: Ship; readonly colour: Colour | undefined; readonly target: ShipId | undefined };
  /** The number of evade results, beyond the first, that a reinforce token at a huge ship's section adds. */
  reinforcement: { readonly ship: Ship; readonly section: Section; readonly attack: Attack };
  /** The number of defense dice, beyond the first, that an obstructing huge ship adds. */
  obstruction: { readonly ship: Ship; readonly attack: Attack };
  /** Extra docking range in bands, beyond contact. */
  dockingReach: { readonly ship: Ship };
  /** How many of an attacker's criticals can't be cancelled by evades. */
  sureCrits: { readonly ship: Ship; readonly attack: Attack };
  /** By how many steps a maneuver is harder or easier (2E-MOVE-23). */
  difficulty: { readonly ship: Ship; readonly maneuver: DialManeuver };
}

/** A device that a ship is about to place, and the ways to place it that are printed on its own card. */
interface DeviceToPlace {
  readonly ship: Ship;
  readonly device: string;
  readonly ways: readonly DeviceWay[];
  readonly isBomb: boolean;
}

/** Values for which cards may set a minimum or maximum. */
export interface Limits {
  attackDice: { readonly ship: Ship; readonly attack: Attack };
  defenseDice: { readonly ship: Ship; readonly attack: Attack };
  /** How many dice of a kind a ship may reroll in the attack. */
  rerolledDice: { readonly dice: "attack" | "defense"; readonly by: Ship; readonly attack: Attack };
  /** How many focus results a seat may modify in the attack. */
  modifiedFocuses: { readonly seat: Seat; readonly attack: Attack };
}
export interface Limit {
  readonly least?: number;
  readonly most?: number;
}

/**
 * What another ship's lock may be used for: only to fire a weapon that requires or spends one, or for everything that the attacker's own
 * lock could be used for.
 */
export type LentFor = "firing" | "everything";

export interface Permissions {
  act: { readonly ship: Ship; readonly action: ActionId };
  /**
   * Whether a ship may perform an action despite its stress or ion tokens, or as a wingmate that doesn't have that action (EB-WACT-09,
   * 2E-WCARD-11).
   */
  actDespite: { readonly ship: Ship; readonly action: ActionId; readonly colour?: Colour; readonly despite: "stress" | "ions" | "wing" };
  /** Whether a wingmate treats its leader's purple maneuver as red (2E-WCARD-07). */
  purpleIsRed: { readonly ship: Ship };
  /** Whether the carrier's cards let a ship dock with it (2E-HUGE-53). */
  carry: { readonly ship: Ship; readonly docking: Ship };
  /**
   * Whether two ships of one player are friendly. A card may decide this for a ship from another faction, or make its ship friendly to no
   * other ship.
   */
  beFriends: { readonly ship: Ship; readonly other: Ship };
  /** Whether docked ships may leave a carrier at these guides or on this side. */
  leaveBy: { readonly ship: Ship; readonly exit: GuidePair | Side };
  /** Whether a ship may reinforce a side. */
  reinforce: { readonly ship: Ship; readonly side: Section };
  /** Whether a docked ship's shields may be lost in place of its carrier's. */
  lendShields: { readonly ship: Ship; readonly docked: Ship };
  /** Whether a docked ship may deploy, in the System phase or after its carrier's maneuver. If not, it can leave only in an emergency. */
  deploy: { readonly ship: Ship };
  attack: { readonly ship: Ship };
  /** Whether a ship may attack despite its disarm token, or despite being on an obstacle. */
  attackDespite: { readonly ship: Ship; readonly despite: "disarm" | "obstacle" };
  /** Whether a ship may count obstruction in its favour when it attacks. If so, its player chooses among equally short lines. */
  seekObstruction: { readonly ship: Ship };
  /**
   * Whether a ship may attack a target. Each section of a huge target is checked separately. If the effect that grants the attack limits
   * its targets, `only` tells which ones it allows.
   */
  target: {
    readonly attacker: Ship;
    readonly target: Ship;
    readonly weapon: Weapon;
    readonly section?: Section | undefined;
    readonly only?: ((target: Ship) => boolean) | undefined;
  };
  /** Whether two ships in contact after an overlap count as touching. */
  touch: { readonly ship: Ship; readonly other: Ship };
  /** Whether a ship may attack friendly ships. */
  attackFriends: { readonly ship: Ship };
  /**
   * Where a weapon may also fire. `turret`: a front-arc weapon fires where the ship's turret indicator points instead. `special`: the
   * primary weapon also fires in a special rear arc. The others: a card also fires in the rear arc, in the primary weapon's other arcs, or
   * at ships outside all firing arcs.
   */
  fireIn: { readonly ship: Ship; readonly weapon: Weapon; readonly arc: "turret" | "special" | "rear" | "auxiliary" | "outside" };
  /** Whether a turret indicator may point to this quarter. */
  pointTurret: { readonly ship: Ship; readonly quarter: Quarter };
  /** Whether a weapon can be fired without the lock or token it requires. */
  fireWithout: { readonly ship: Ship; readonly target: Ship; readonly weapon: Weapon; readonly need: WeaponNeed };
  /** Whether a ship may lock an object (possibly a ship), or jam a ship, at any range. */
  reachAnywhere: { readonly ship: Ship } & (
    | { readonly by: "lock"; readonly target: Ship | undefined; readonly object: TableObject; readonly section?: Section | undefined }
    | { readonly by: "jam"; readonly target: Ship }
  );
  /** Whether a ship may lock a ship, a remote or any other object at this range. */
  lock: { readonly ship: Ship; readonly target: Ship | undefined; readonly range: number; readonly object: TargetId };
  /** Whether a ship may lock friendly ships. */
  lockFriends: { readonly ship: Ship; readonly target: Ship };
  /** Whether a ship that acquires a lock must lock this ship if it can. */
  drawLock: { readonly ship: Ship; readonly target: Ship };
  /** Whether an attacker may use another ship's locks. */
  lendLock: { readonly ship: Ship; readonly lender: Ship; readonly lentFor: LentFor };
  /** Whether a ship's lock action may choose an object. */
  lockByAction: { readonly ship: Ship; readonly object: TableObject };
  /** `jam`: whether a card lets a ship jam another that it otherwise couldn't. `beCoordinated`: whether a ship may be coordinated. */
  jam: { readonly ship: Ship; readonly target: Ship };
  beCoordinated: { readonly ship: Ship };
  /** Whether a ship may attack targets other than the nearest one. */
  attackFarther: { readonly ship: Ship };
  /** Whether a ship's upgrades may treat another ship as if it were at range 0 or 1. */
  treatAsNear: { readonly ship: Ship; readonly target: Ship };
  /** Whether a ship counts as being in another's bullseye arc. */
  countInBullseye: { readonly ship: Ship; readonly target: Ship };
  /** Whether a ship may coordinate a friendly ship at this range. */
  coordinate: { readonly ship: Ship; readonly target: Ship; readonly range: number; readonly chosen: readonly ShipId[] };
  /** Whether a ship may coordinate a ship that isn't friendly: an allied ship or a remote. */
  coordinateOther: { readonly ship: Ship; readonly target: Ship };
  /** Whether a stressed ship may perform the action that another ship grants it by coordinating. */
  actStressedCoordinated: { readonly ship: Ship; readonly by: Ship };
  /** Whether boosts and barrel rolls may move through and over obstacles. */
  moveOverObstacles: { readonly ship: Ship };
  /** Whether decloaking may move through and over obstacles. */
  decloakOverObstacles: { readonly ship: Ship };
  /** Whether criticals count when a ship rolls for an obstacle; first edition only. */
  sufferObstacleCrits: { readonly ship: Ship };
  /** Whether a focus token may replace the lock that a weapon requires or spends. */
  focusForLock: { readonly ship: Ship; readonly weapon: Weapon };
  /** Whether an obstacle or ship in an attack's path obstructs it. */
  obstruct: { readonly attacker: Ship; readonly target: Ship } & ({ readonly obstacle: PlacedObstacle } | { readonly ship: Ship });
  /** Whether a side may modify dice of a kind in the attack or, if a token is given, whether it may use that token to modify them. */
  modify: {
    readonly ship: Ship;
    readonly dice: "attack" | "defense";
    readonly attack: Attack;
    readonly token?: ModifyingToken;
    /** The card that would modify the dice, given because some cards may do so even if the side otherwise can't. */
    readonly card?: string;
  };
  /** Whether a ship may reroll dice of a kind in the attack. `by` is the ship whose effect rerolls them, whoever owns the dice. */
  reroll: { readonly dice: "attack" | "defense"; readonly by: Ship; readonly attack: Attack };
  /** Whether an attack's range gives either side bonus dice (2E-ATK-13). */
  rangeBonus: { readonly attack: Attack };
  /** Whether evades cancel hits at all. */
  cancelHits: { readonly ship: Ship; readonly attack: Attack };
  /** Whether evades cancel criticals at all. */
  cancelCrits: { readonly ship: Ship; readonly attack: Attack };
  /** Whether evades cancel criticals before hits. In the first edition, the defender chooses. */
  critsFirst: { readonly ship: Ship; readonly attack: Attack };
  /** Whether an attack hits even though all its results are cancelled. */
  hitAnyway: { readonly ship: Ship; readonly attack: Attack };
  /** Whether a ship may spend a token of a kind. The token is its own, unless the ship that holds it is given. */
  spend: { readonly ship: Ship; readonly token: TokenKind | "lock"; readonly attack: Attack | undefined; readonly holder?: Ship };
  /** Whether an attacking or defending ship must spend a focus token when modifying its dice, if it can. */
  mustSpendFocus: { readonly ship: Ship; readonly attack: Attack };
  /** Whether an attacker may use another ship's focus tokens as its own. */
  lendFocus: { readonly ship: Ship; readonly lender: Ship };
  /** Whether a ship may spend Force now. */
  spendForce: { readonly ship: Ship; readonly attack: Attack | undefined };
  /** Whether a maneuver may be chosen on the dial. */
  chooseManeuver: { readonly ship: Ship; readonly code: string };
  /** Whether the ship suffers critical damage instead of hit damage. */
  critsForHits: { readonly ship: Ship };
  /** Whether a Damage card is dealt faceup even if it would be dealt facedown. */
  dealtFaceup: { readonly ship: Ship };
  /** Whether one of the ship's cards, given by its key, is active. For an upgrade, its index is given too, to tell two copies apart. */
  useText: { readonly ship: Ship; readonly card: CardKey; readonly at?: number | undefined };
  /** Whether a maneuver may be executed, in its current colour. */
  execute: { readonly ship: Ship; readonly maneuver: DialManeuver };
  /**
   * Whether a card depends on the colour of the ship's maneuver. If so, even the choice between white and green makes a difference for an
   * unstressed ship.
   */
  heedColour: { readonly ship: Ship };
  /** Whether a token stays on the ship in the End phase, which would otherwise remove it. */
  keepToken: { readonly ship: Ship; readonly token: TokenKind };
  /** Whether a ship can gain tokens of a kind at all. */
  gainToken: { readonly ship: Ship; readonly token: TokenKind };
  /** Whether a ship that has given a friendly ship a tractor beam token moves that ship, as an enemy would. */
  pullFriend: { readonly ship: Ship; readonly target: Ship };
  /** Whether a ship may perform the action on another ship's upgrade, given by its index, as if it had the card itself. */
  performActionOf: { readonly ship: Ship; readonly owner: Ship; readonly at: number };
  /** Whether a ship may use the actions printed on its upgrades. */
  actionsOfUpgrades: { readonly ship: Ship };
  /** Whether a faceup card from the huge deck applies its precision shot when an attack deals it (2E-HDECK-02, -18). */
  precisionShot: { readonly ship: Ship; readonly attacker: Ship };
  /** Whether a bomb or mine affects the ship at all. */
  meetDevice: { readonly ship: Ship; readonly device: PlacedDevice };
  /**
   * Whether an obstacle affects the ship that meets it, or that is on it without moving. For a move that must avoid obstacles, `endsOnIt`
   * is true if the ship would end on this one.
   */
  meetObstacle: { readonly ship: Ship; readonly obstacle: PlacedObstacle; readonly atRest?: true; readonly endsOnIt?: boolean };
  /** Whether the ship may spend only part of its energy to recover. */
  recoverPart: { readonly ship: Ship };
  /** Whether a huge ship on obstacles rolls a die instead of being dealt a faceup card. */
  rollForObstacle: { readonly ship: Ship };
  /** Whether a token on a ship's Upgrade card may be discarded instead of the card. */
  discardToken: { readonly ship: Ship; readonly at: number };
  /** Whether a card that must be discarded to fire is discarded only if the attack hits. */
  discardOnHit: { readonly ship: Ship; readonly at: number };
  /** Whether a card that must be discarded to fire isn't discarded. */
  keepOrdnance: { readonly ship: Ship; readonly at: number };
  /**
   * Whether the charges on one upgrade or on the Ship card can be recovered (2E-CHARGE-09), and whether Force can be recovered in the End
   * phase.
   */
  recover: { readonly ship: Ship; readonly of: number | "ship" | "force" };
  /** Whether a ship stays in reserve when forces are placed. A card says when it arrives. */
  startInReserve: { readonly ship: Ship };
  /** Whether the defender's agility is doubled (HS-AGI-04). */
  doubleAgility: { readonly ship: Ship; readonly attack: Attack };
  /** Whether a ship with enough damage is destroyed at once. If not, it is destroyed at the end of combat. */
  destroy: { readonly ship: Ship };
  /** Whether a destroyed ship stays on the table until the End phase is over. */
  remain: { readonly ship: Ship };
  /** Whether a ship's stress tokens can be removed. */
  removeStress: { readonly ship: Ship };
  /** Whether a ship stopped short by another skips its Perform Action step (2E-BUMP-07, -09, -10). */
  skipForOverlap: { readonly ship: Ship };
  /** Whether a ship may be placed outside its set-up area: at a given pose, or anywhere. */
  deployOutside: { readonly ship: Ship; readonly pose: Pose | undefined };
  /** Whether a ship's player chooses which of its facedown cards is exposed. */
  chooseExposed: { readonly ship: Ship };
}

/** Values that an effect sets, such as the skill. If several effects set the same value, the most recent one applies. */
export interface Latest {
  pilotSkill: { readonly ship: Ship };
  /** The initiative at which the ship activates, and the one at which it engages, if a card sets them. */
  activation: { readonly ship: Ship };
  engagement: { readonly ship: Ship };
  /** The template for barrel rolls, if a card changes it. */
  rollTemplate: { readonly ship: Ship };
  /** The template for decloaking, if a card changes it. */
  decloakTemplate: { readonly ship: Ship };
  /** The most shields that a recover action restores. */
  mostRecovered: { readonly ship: Ship };
}
export interface LatestValues {
  pilotSkill: number;
  activation: number;
  engagement: number;
  rollTemplate: "straight" | "bank";
  decloakTemplate: "straight" | "bank";
  mostRecovered: number;
}

export type Difficulty = Colour;

export interface Moving {
  readonly ship: Ship;
  readonly move: "boost" | "barrel roll" | "decloak";
  /** The action's colour; undefined if the move isn't an action. */
  readonly colour: Colour | undefined;
  readonly ways: readonly Direction[];
}

export interface Answers {
  readonly sums?: { readonly [Name in keyof Sums]?: (game: Situation, self: Bearer, about: Sums[Name]) => number } | undefined;
  readonly limits?:
    | { readonly [Name in keyof Limits]?: (game: Situation, self: Bearer, about: Limits[Name]) => Limit | undefined }
    | undefined;
  readonly permissions?:
    | {
        readonly [Name in keyof Permissions]?: (game: Situation, self: Bearer, about: Permissions[Name]) => boolean | undefined;
      }
    | undefined;
  readonly latest?:
    | {
        readonly [Name in keyof Latest]?: (
          game: Situation,
          self: Bearer,
          about: Latest[Name],
        ) => { readonly value: LatestValues[Name]; readonly since: number } | undefined;
      }
    | undefined;
  readonly actionColour?:
    | ((
        game: Situation,
        self: Bearer,
        about: { readonly ship: Ship; readonly action: ActionId; readonly colour: Colour },
      ) => Colour | undefined)
    | undefined;
  /** Returns icons that this card currently adds to the action bar, such as `white boost`. */
  readonly barActions?: ((game: Situation, self: Bearer, about: { readonly ship: Ship }) => readonly string[]) | undefined;
  /** Changes the ways in which the ship may boost, barrel roll or decloak. `ways` are the ways before this card changes them. */
  readonly moveWays?: ((game: Situation, self: Bearer, about: Moving) => readonly Direction[] | undefined) | undefined;
  /**
   * Limits which actions on its bar the next coordinated ship may perform. `chosen` are the ships chosen before, and `performed` is the
   * action that the first of them has performed.
   */
  readonly coordinatedActions?:
    | ((
        game: Situation,
        self: Bearer,
        about: { readonly ship: Ship; readonly chosen: readonly ShipId[]; readonly performed: ActionId | undefined },
      ) => readonly ActionId[] | undefined)
    | undefined;
  /** Adds ways to place the ship's devices (2E-DEV-02). */
  readonly deviceWays?: ((game: Situation, self: Bearer, about: DeviceToPlace) => readonly DeviceWay[]) | undefined;
  readonly difficulty?: ColourSaid | undefined;
  /** Returns a colour that the ship's player may treat the maneuver as. */
  readonly mayTreatAs?: ColourSaid | undefined;
}

type ColourSaid = (
  game: Situation,
  self: Bearer,
  about: { readonly ship: Ship; readonly maneuver: DialManeuver },
) => Difficulty | undefined;
