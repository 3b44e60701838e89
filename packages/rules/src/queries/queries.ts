/** What the rules ask of cards, by name, and what is known when they ask; `query.ts` asks. */

import type { Colour, DialManeuver } from "@broadside/cards";
import type { ModifyingToken } from "@broadside/dice";
import type { GuidePair, Pose, Section, Side } from "@broadside/geometry";
import type { ActionId, CardKey } from "@broadside/protocol";
import type { Bearer, WeaponNeed } from "../abilities/ability.ts";
import type { TableObject } from "../board/board.ts";
import type { DeviceWay, Direction } from "../driver/edition-parts.ts";
import type { Situation } from "../driver/situation.ts";
import type { Seat } from "../state/seat.ts";
import type { Attack, PlacedDevice, PlacedObstacle, Quarter, Ship, ShipId, TargetId, TokenKind, Weapon } from "../state/state.ts";

export interface Sums {
  pilotSkill: { readonly ship: Ship };
  agility: { readonly ship: Ship; readonly attack: Attack | undefined };
  primaryValue: { readonly ship: Ship };
  attackDice: { readonly ship: Ship; readonly attack: Attack };
  defenseDice: { readonly ship: Ship; readonly attack: Attack };
  hull: { readonly ship: Ship };
  shieldValue: { readonly ship: Ship };
  energyLimit: { readonly ship: Ship };
  /** Energy that a maneuver gives, beyond what its dial shows. */
  energyGain: { readonly ship: Ship };
  /** Energy that an action costs. */
  actionCost: { readonly ship: Ship; readonly action: ActionId };
  /** What a faceup Damage card counts beyond 1. */
  damageWorth: { readonly ship: Ship; readonly card: number };
  /** Actions of the Perform Action step beyond 1. */
  extraActions: { readonly ship: Ship };
  /** Docked ships that a carrier may deploy after a maneuver, beyond 1. */
  deployments: { readonly ship: Ship };
  /** Bands that locks of the ship reach beyond 3, and its jam action beyond 2. */
  lockReach: { readonly ship: Ship };
  jamReach: { readonly ship: Ship };
  /** Bands that a weapon reaches beyond what is printed (2E-HUGE-36). */
  weaponReach: { readonly ship: Ship; readonly weapon: Weapon };
  /** Bands by which the nearest range of a weapon is nearer than what is printed. */
  weaponNearness: { readonly ship: Ship; readonly weapon: Weapon };
  /** Locks that the ship may hold beyond 1, each on another object. */
  locksHeld: { readonly ship: Ship };
  /** Locks that the ship may hold beyond 1 on one and the same ship. */
  locksOnOne: { readonly ship: Ship };
  /** Charges that reloading a card recovers beyond 1. */
  reloaded: { readonly ship: Ship; readonly place: number };
  /** Tokens of a kind that the End phase leaves. */
  keptTokens: { readonly ship: Ship; readonly token: TokenKind };
  /** The value of a primary weapon to the rear that the ship has besides its own. */
  tailGun: { readonly ship: Ship };
  /** Friendly ships that a coordinate action may choose beyond 1; the first that it has chosen. */
  coordinated: { readonly ship: Ship; readonly colour: Colour | undefined; readonly target: ShipId | undefined };
  /** Evade results that a reinforce token gives beyond 1, at a section of a huge ship. */
  reinforcement: { readonly ship: Ship; readonly section: Section; readonly attack: Attack };
  /** Defence dice that a huge ship in the way gives beyond 1. */
  obstruction: { readonly ship: Ship; readonly attack: Attack };
  /** Bands from which a ship may dock beyond contact. */
  dockingReach: { readonly ship: Ship };
  /** Criticals of an attacker that evades cannot cancel. */
  sureCrits: { readonly ship: Ship; readonly attack: Attack };
  /** Steps by which a maneuver is harder, or easier (2E-MOVE-23). */
  difficulty: { readonly ship: Ship; readonly maneuver: DialManeuver };
}

/** A device that a ship is about to place, and the ways that its own card has. */
interface DeviceToPlace {
  readonly ship: Ship;
  readonly device: string;
  readonly ways: readonly DeviceWay[];
  readonly isBomb: boolean;
}

/** Figures that cards may bound from below or above. */
export interface Limits {
  attackDice: { readonly ship: Ship; readonly attack: Attack };
  defenseDice: { readonly ship: Ship; readonly attack: Attack };
  /** Dice of a kind that a ship rolls again in the attack. */
  rerolledDice: { readonly dice: "attack" | "defense"; readonly by: Ship; readonly attack: Attack };
  /** Focus results that a seat modifies in the attack. */
  modifiedFocuses: { readonly seat: Seat; readonly attack: Attack };
}
export interface Limit {
  readonly least?: number;
  readonly most?: number;
}

/** What a lock of another ship may be used for: to fire a weapon that asks for one or spends one, or for whatever one's own is good for. */
export type LentFor = "firing" | "everything";

export interface Permissions {
  act: { readonly ship: Ship; readonly action: ActionId };
  /** Whether a ship may perform an action in spite of its stress, its ion tokens, or as a wingmate that has it not (EB-WACT-09, 2E-WCARD-11). */
  actDespite: { readonly ship: Ship; readonly action: ActionId; readonly colour?: Colour; readonly despite: "stress" | "ions" | "wing" };
  /** Whether its leader's purple maneuver counts as red for a wingmate (2E-WCARD-07). */
  purpleIsRed: { readonly ship: Ship };
  /** Whether a ship may dock with a carrier, as far as the carrier's cards go (2E-HUGE-53). */
  carry: { readonly ship: Ship; readonly docking: Ship };
  /** Whether two ships of a player are friendly. A card may say so of a guest in a squad, or say that a ship is friendly to none any more. */
  beFriends: { readonly ship: Ship; readonly other: Ship };
  /** Whether ships aboard may leave a carrier by its guides, or its sides. */
  leaveBy: { readonly ship: Ship; readonly exit: GuidePair | Side };
  /** Whether a ship may reinforce a side. */
  reinforce: { readonly ship: Ship; readonly side: Section };
  /** Whether shields of a ship that is docked may be lost for those of its carrier. */
  lendShields: { readonly ship: Ship; readonly docked: Ship };
  /** Whether a docked ship may deploy, in the System phase or after its carrier's maneuver; one that may not comes out in an emergency alone. */
  deploy: { readonly ship: Ship };
  attack: { readonly ship: Ship };
  /** Whether a ship may attack in spite of its disarm token, or of an obstacle that it is on. */
  attackDespite: { readonly ship: Ship; readonly despite: "disarm" | "obstacle" };
  /** Whether a ship may want something in the way of its attack: then its player says which of equally short lines is meant. */
  seekObstruction: { readonly ship: Ship };
  /** Of a huge target by section; where an effect that grants the attack binds it to some ships, `only` tells which. */
  target: {
    readonly attacker: Ship;
    readonly target: Ship;
    readonly weapon: Weapon;
    readonly section?: Section | undefined;
    readonly only?: ((target: Ship) => boolean) | undefined;
  };
  /** Whether two ships that have touched since an overlap count as touching. */
  touch: { readonly ship: Ship; readonly other: Ship };
  /** Whether a ship may attack friendly ones. */
  attackFriends: { readonly ship: Ship };
  /**
   * Whether what asks for the front arc fires where the ship's turret indicator points instead; whether the primary weapon fires in a special arc
   * to the rear too; whether a card fires in the rear arc too, in the other arcs of the primary weapon, or at ships outside all firing arcs.
   */
  fireIn: { readonly ship: Ship; readonly weapon: Weapon; readonly arc: "turret" | "special" | "rear" | "auxiliary" | "outside" };
  /** Whether a turret indicator may point there. */
  pointTurret: { readonly ship: Ship; readonly quarter: Quarter };
  /** Whether a weapon may do without the lock or the token that it asks for. */
  fireWithout: { readonly ship: Ship; readonly target: Ship; readonly weapon: Weapon; readonly need: WeaponNeed };
  /** Whether a ship may lock an object, which may be a ship, or jam a ship, at any range. */
  reachAnywhere: { readonly ship: Ship } & (
    | { readonly by: "lock"; readonly target: Ship | undefined; readonly object: TableObject; readonly section?: Section | undefined }
    | { readonly by: "jam"; readonly target: Ship }
  );
  /** Whether a ship may lock something: a ship or remote, or anything else, at a range. */
  lock: { readonly ship: Ship; readonly target: Ship | undefined; readonly range: number; readonly object: TargetId };
  /** Whether a ship may lock friendly ones. */
  lockFriends: { readonly ship: Ship; readonly target: Ship };
  /** Whether a ship that acquires a lock must lock this one, if it could. */
  drawLock: { readonly ship: Ship; readonly target: Ship };
  /** Whether an attacker may use the locks of another ship. */
  lendLock: { readonly ship: Ship; readonly lender: Ship; readonly lentFor: LentFor };
  /** Whether the lock action of a ship may choose an object. */
  lockByAction: { readonly ship: Ship; readonly object: TableObject };
  /** Whether a ship may be jammed by another, as far as cards widen the choice; and whether it may be coordinated. */
  jam: { readonly ship: Ship; readonly target: Ship };
  beCoordinated: { readonly ship: Ship };
  /** Whether a ship may attack others than the nearest that it could. */
  attackFarther: { readonly ship: Ship };
  /** Whether upgrades of a ship may treat another as being at range 0 or 1. */
  treatAsNear: { readonly ship: Ship; readonly target: Ship };
  /** Whether a ship counts as standing in the bullseye arc of another. */
  countInBullseye: { readonly ship: Ship; readonly target: Ship };
  /** Whether a ship may choose a friend at a range to coordinate. */
  coordinate: { readonly ship: Ship; readonly target: Ship; readonly range: number; readonly chosen: readonly ShipId[] };
  /** Whether a ship may choose others than friendly ships to coordinate: an allied ship, or a remote. */
  coordinateOther: { readonly ship: Ship; readonly target: Ship };
  /** Whether a ship that another coordinates may act in spite of its stress. */
  actStressedCoordinated: { readonly ship: Ship; readonly by: Ship };
  /** Whether boosts and barrel rolls may lead over obstacles. */
  moveOverObstacles: { readonly ship: Ship };
  /** The same of decloaking. */
  decloakOverObstacles: { readonly ship: Ship };
  /** First edition: whether a critical counts that a ship rolls for an obstacle. */
  sufferObstacleCrits: { readonly ship: Ship };
  /** Whether a focus token may stand for the lock that a weapon asks for or spends. */
  focusForLock: { readonly ship: Ship; readonly weapon: Weapon };
  /** Whether an obstacle or a ship in the way of an attack obstructs it. */
  obstruct: { readonly attacker: Ship; readonly target: Ship } & ({ readonly obstacle: PlacedObstacle } | { readonly ship: Ship });
  /** Whether a side may modify dice of a kind in the attack; where a token is named, by that token. */
  modify: {
    readonly ship: Ship;
    readonly dice: "attack" | "defense";
    readonly attack: Attack;
    readonly token?: ModifyingToken;
    /** Where the side modifies nothing else: by this card. */
    readonly card?: string;
  };
  /** Whether a ship may roll dice of a kind again in the attack: the source of the reroll, whoever's dice they are. */
  reroll: { readonly dice: "attack" | "defense"; readonly by: Ship; readonly attack: Attack };
  /** Whether the range of an attack gives dice, to either side (2E-ATK-13). */
  rangeBonus: { readonly attack: Attack };
  /** Whether evades cancel hits at all. */
  cancelHits: { readonly ship: Ship; readonly attack: Attack };
  /** Whether evades cancel criticals at all. */
  cancelCrits: { readonly ship: Ship; readonly attack: Attack };
  /** Whether evades cancel criticals before hits; in the first edition the defender chooses. */
  critsFirst: { readonly ship: Ship; readonly attack: Attack };
  /** Whether an attack hits though all its results are cancelled. */
  hitAnyway: { readonly ship: Ship; readonly attack: Attack };
  /** Whether a ship may spend a token of a kind; it lies at that ship where no holder is named. */
  spend: { readonly ship: Ship; readonly token: TokenKind | "lock"; readonly attack: Attack | undefined; readonly holder?: Ship };
  /** Whether a ship that attacks or defends must spend a focus token while it modifies its dice, if it can. */
  mustSpendFocus: { readonly ship: Ship; readonly attack: Attack };
  /** Whether an attacker may treat the focus tokens of another ship as its own. */
  lendFocus: { readonly ship: Ship; readonly lender: Ship };
  /** Whether a ship may spend Force now. */
  spendForce: { readonly ship: Ship; readonly attack: Attack | undefined };
  /** Whether a maneuver may be chosen on the dial. */
  chooseManeuver: { readonly ship: Ship; readonly code: string };
  /** Whether the ship suffers critical damage in place of hit damage. */
  critsForHits: { readonly ship: Ship };
  /** Whether a Damage card comes faceup whatever it was. */
  dealtFaceup: { readonly ship: Ship };
  /** Whether a card of the ship works, by its key; an upgrade also by its place, which tells two copies apart. */
  useText: { readonly ship: Ship; readonly card: CardKey; readonly at?: number | undefined };
  /** Whether a maneuver may be flown; its colour is the one it has now. */
  execute: { readonly ship: Ship; readonly maneuver: DialManeuver };
  /** Whether a card speaks of the colour in which the ship flies, even of white and green while it has no stress. */
  heedColour: { readonly ship: Ship };
  /** Whether a token stays that the End phase would remove. */
  keepToken: { readonly ship: Ship; readonly token: TokenKind };
  /** Whether a ship gains tokens of a kind at all. */
  gainToken: { readonly ship: Ship; readonly token: TokenKind };
  /** Whether a ship moves a friendly one that it has given a tractor beam token, as an enemy would. */
  pullFriend: { readonly ship: Ship; readonly target: Ship };
  /** Whether a ship may perform the action of an upgrade that another has, at a place, as if it had the card itself. */
  performActionOf: { readonly ship: Ship; readonly owner: Ship; readonly at: number };
  /** Whether actions that upgrades print are open to their ship. */
  actionsOfUpgrades: { readonly ship: Ship };
  /** Whether a faceup card of the huge deck that an attack deals has its precision shot (2E-HDECK-02, -18). */
  precisionShot: { readonly ship: Ship; readonly attacker: Ship };
  /** Whether a bomb or mine affects the ship at all. */
  meetDevice: { readonly ship: Ship; readonly device: PlacedDevice };
  /**
   * Whether an obstacle affects the ship: one in its way, or one that it lies on without moving. Before a move that may not meet any it is said
   * whether the move would end on it.
   */
  meetObstacle: { readonly ship: Ship; readonly obstacle: PlacedObstacle; readonly atRest?: true; readonly endsOnIt?: boolean };
  /** Whether the ship may spend any part of its energy to recover, instead of all of it. */
  recoverPart: { readonly ship: Ship };
  /** Whether a huge ship on obstacles rolls a die in place of being dealt a faceup card. */
  rollForObstacle: { readonly ship: Ship };
  /** Whether a token on an Upgrade card of a ship may be discarded in place of the card. */
  discardToken: { readonly ship: Ship; readonly at: number };
  /** Whether a card that says it is discarded to fire is discarded only when the attack hits. */
  discardOnHit: { readonly ship: Ship; readonly at: number };
  /** Whether a card that says it is discarded to fire stays. */
  keepOrdnance: { readonly ship: Ship; readonly at: number };
  /** Whether charges of the ship come back at all, of the upgrade at a place or of its Ship card (2E-CHARGE-09); and its Force in the End phase. */
  recover: { readonly ship: Ship; readonly of: number | "ship" | "force" };
  /** Whether a ship stays in reserve when forces are placed; a card says when it comes. */
  startInReserve: { readonly ship: Ship };
  /** Whether the defender's agility is doubled (HS-AGI-04). */
  doubleAgility: { readonly ship: Ship; readonly attack: Attack };
  /** Whether a ship with damage enough is destroyed now; one that is not goes at the end of combat. */
  destroy: { readonly ship: Ship };
  /** Whether a ship that is destroyed stays on the table until the End phase is over. */
  remain: { readonly ship: Ship };
  /** Whether stress tokens of a ship can be removed. */
  removeStress: { readonly ship: Ship };
  /** Whether a ship that another has stopped short skips its Perform Action step (2E-BUMP-07, -09, -10). */
  skipForOverlap: { readonly ship: Ship };
  /** Whether a ship may be placed at set-up outside its area: at a place, or anywhere at all. */
  deployOutside: { readonly ship: Ship; readonly pose: Pose | undefined };
  /** Whether the player of a ship chooses which of its facedown cards is exposed. */
  chooseExposed: { readonly ship: Ship };
}

/** Skill set to a value, by the effect that came last. */
export interface Latest {
  pilotSkill: { readonly ship: Ship };
  /** The initiative at which the ship activates, and at which it engages, where it is not its own. */
  activation: { readonly ship: Ship };
  engagement: { readonly ship: Ship };
  /** Barrel rolls with another template. */
  rollTemplate: { readonly ship: Ship };
  /** Decloaking with another template. */
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
  /** Of the action; undefined where it is none. */
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
  /** Icons that the action bar has for now: `white boost`. */
  readonly barActions?: ((game: Situation, self: Bearer, about: { readonly ship: Ship }) => readonly string[]) | undefined;
  /** The ways in which the ship may boost, barrel roll or decloak given what they are so far. */
  readonly moveWays?: ((game: Situation, self: Bearer, about: Moving) => readonly Direction[] | undefined) | undefined;
  /** The only actions of its bar that the next friend may perform that the ship coordinates, after those chosen before; the first has performed this. */
  readonly coordinatedActions?:
    | ((
        game: Situation,
        self: Bearer,
        about: { readonly ship: Ship; readonly chosen: readonly ShipId[]; readonly performed: ActionId | undefined },
      ) => readonly ActionId[] | undefined)
    | undefined;
  /** Further ways to place a device of the ship (2E-DEV-02). */
  readonly deviceWays?: ((game: Situation, self: Bearer, about: DeviceToPlace) => readonly DeviceWay[]) | undefined;
  readonly difficulty?: ColourSaid | undefined;
  /** A colour as which the ship may treat the maneuver, if its player likes. */
  readonly mayTreatAs?: ColourSaid | undefined;
}

type ColourSaid = (
  game: Situation,
  self: Bearer,
  about: { readonly ship: Ship; readonly maneuver: DialManeuver },
) => Difficulty | undefined;
