/**
 * Everything that an edition defines: its phases and its attack as lists of steps, and its tables. Editions share steps; an edition itself
 * is data.
 */
import type { Catalogue, Colour } from "@broadside/cards";
import type { Cancelling, DiceNumbers, DieKind, ModifyingToken, TokenModifications } from "@broadside/dice";
import type { EndingRules, Loss } from "@broadside/formats";
import type { BaseId, BaseSize, ContactBand, EditionArcs, ObstacleKind, Pose, Shape } from "@broadside/geometry";
import type { ActionId, AttackStepName, QuestionKind, RuleName } from "@broadside/protocol";
import type { Switches } from "../editions/switches.ts";
import type { EditionId } from "../state/setup.ts";
import type { Phase, PlacedObstacle, Ship, ShipId, TokenKind, Weapon } from "../state/state.ts";
import type { Bearer, Cost, Registry } from "./ability.ts";
import type { Procedure } from "./ask.ts";
import type {
  Action,
  Decloaking,
  DeploymentRules,
  DeviceBook,
  Duel,
  FlightOptions,
  FlownPath,
  RemoteRules,
  RuleModification,
  DuelSide as Side,
} from "./edition-parts.ts";
import type { Scenario } from "./scenario.ts";
import type { Situation } from "./situation.ts";

/** A step of a phase. It does one unit of work (one ship's activation, one placement), and runs again if it returns "again". */
export interface Step {
  readonly name: string;
  /** Whether nothing could happen in the step. If so, the game skips it silently. */
  isIdle?(game: Situation): boolean;
  run(game: Situation): Procedure<"again" | "done"> | Procedure;
}

export type AttackStep = { readonly name: AttackStepName; run(game: Situation): Procedure };

type RoundPhase = Exclude<Phase, "over" | "setup">;

/** Reasons why a weapon can't be declared at a target, in the order they are checked. Only the first is reported. */
export const ATTACK_BARS = [
  "crippled section",
  "out of arc",
  "out of range",
  "behind the centre line",
  "no energy",
  "no charges",
  "no lock",
  "no focus token",
  "no token",
  "its card",
  "in contact",
  "forbidden",
] as const;
export type AttackBar = (typeof ATTACK_BARS)[number];

/**
 * Rules that prevent an attack. For arc and range, the rule depends on the weapon: a primary weapon, a card, or a card on a section of a
 * huge ship. All other rules are listed by name.
 */
type AttackBarRules = Readonly<
  Record<"primaryReach" | "cardReach" | "hugeReach" | "used up" | Exclude<AttackBar, "out of arc" | "out of range">, RuleName>
>;

/** The rule behind each question that all editions ask. */
interface QuestionRules {
  readonly useAbility: RuleName;
  readonly cardSide: RuleName;
  readonly nextToActivate: RuleName;
  readonly nextToAttack: RuleName;
  readonly dial: RuleName;
  readonly action: RuleName;
  readonly attack: RuleName;
  readonly modifyAttackDice: RuleName;
  readonly modifyDefenseDice: RuleName;
  readonly reroll: RuleName;
  readonly deviceOrder: RuleName;
  /** The rule for reshuffling a Damage deck (1E-DMG-08, 2E-DMG-13). */
  readonly emptyDeck: RuleName;
  readonly deviceVictim: RuleName;
  readonly strikeOrder: RuleName;
  /**
   * Rules for questions that come from cards: an action, attack or choice that a card grants, a cost, or a dial or Damage card to look at.
   */
  readonly givenAction: RuleName;
  readonly givenManeuver: RuleName;
  readonly givenAttack: RuleName;
  readonly weaponCost: RuleName;
  readonly chooseEffect: RuleName;
  readonly chooseShip: RuleName;
  readonly changeResult: RuleName;
  readonly lookAtDial: RuleName;
  readonly discardDamage: RuleName;
  /** Choosing one faceup Damage card from several that were drawn. */
  readonly damageDealt: RuleName;
  readonly removeLock: RuleName;
  readonly keptLock: RuleName;
  readonly condition: RuleName;
  /** Choosing among equally short attack lines. */
  readonly lineOfAttack: RuleName;
}

/** Which ships take turns in a phase, and in which order: by skill, then in initiative order if skills are equal. */
export interface Turns {
  readonly direction: "rising" | "falling";
  /** Whether the ship's turn is still to come. */
  waits(ship: Ship, game: Situation): boolean;
  /** Whether the ship's turn has started or is over. */
  hasBegun(ship: Ship): boolean;
  /** Whether the ship comes after all others, whatever its skill. */
  isLast?(ship: Ship, game: Situation): boolean;
  /** True if remotes take turns like ships. */
  readonly ofRemotes?: true;
  /** Returns ships that take their turn right after their leader's. */
  followersOf?(game: Situation, leader: Ship): readonly Ship[];
  leaderOf?(game: Situation, ship: Ship): Ship | undefined;
}

/** In the second edition, abilities join a queue at their timing, and none can be added later (2E-TIME-11, -17). */
export interface AbilityQueue {
  canPay(game: Situation, self: Bearer, cost: Cost): boolean;
  pay(game: Situation, self: Bearer, cost: Cost): Procedure;
  giveBack(game: Situation, self: Bearer, cost: Cost): void;
  /**
   * Called when the queue is empty. Removes the destroyed ships that have had to stay on the table because of this queue (2E-TIME-18), but
   * not the ships in `before`, which were already waiting when it began.
   */
  emptied(game: Situation, before: readonly ShipId[]): Procedure;
}

/** Condition cards. */
export interface ConditionRules {
  /** How many copies of a Condition each player may have in play if the card has no printed limit. */
  readonly unprintedLimit: number;
  /**
   * Which copy of a Condition to remove if there are more than the limit: the first one, or one that the player chooses (2E-COND-03, -04).
   */
  readonly beyondLimit: "first" | "choice";
  /** Whether Conditions stay assigned when their ship leaves the game (2E-COND-05). */
  readonly outlastShips: boolean;
  /** For each secret Condition, the name of the marker that it shares with others (2E-COND-06). */
  readonly markers: Readonly<Record<string, string>>;
}

export interface Edition {
  readonly id: EditionId;
  /** What later versions of the second edition's reference changed, with one flag for each change. */
  readonly switches: Switches;
  readonly questions: QuestionRules;
  readonly attackBars: AttackBarRules;
  /** The Damage deck that most people have. The first edition has two for small and large ships; this is the newer one. */
  readonly usualDeck: string;
  /** How wide printed arcs are, and at which range ships in contact are (1E-BUMP-08, 2E-COMP-07). */
  readonly arcs: EditionArcs;
  readonly contactBand: ContactBand;
  /** The range at which the arcs of ships end, except those of huge ships. Absent if they end only with a weapon's range (2E-ARC-01). */
  readonly arcRange?: number;
  /** Whether the arcs of a ship's faceup upgrades, such as turrets, are firing arcs of the ship (2E-ARC-12). */
  readonly upgradesHaveArcs: boolean;
  /** Whether every ship has a bullseye arc, or only ships with a printed one (1E-ARC-10). */
  readonly bullseyeArcs: "all" | "printed";
  /** Whether teammates' ships count as friendly (1E-COMP-19, EB-MULTI-02). */
  readonly teamMates: "friendly" | "allied";
  /** Whether each seat has a place in the player order, or each team, as a single player would (EB-ORDER-13). */
  readonly ordered: "seats" | "teams";
  /**
   * The damage to a smaller ship when a huge ship runs over it at this speed; infinite if the smaller ship is destroyed outright
   * (HS-OVER-06, 2E-HUGE-27).
   */
  runOverDamage(speed: number): number;
  /** Dice for range and obstruction, and the maximum number rolled (2E-ATK-12, -26). */
  readonly dice: DiceNumbers;
  /** What happens when an action fails: the ship may choose another one (1E-ACT-13), or it has used up its action (2E-ACT-12). */
  readonly failedActions: "another" | "spent";
  /** Whether identical Damage cards together give a single action, or one action each (1E-ACT-02, 2E-ACT-04). */
  readonly damageActions: "as one" | "each";
  /** Whether the game remembers who dealt or exposed a faceup Damage card (EB-FAQ-03). */
  readonly keepsDealers: boolean;
  /** The phases in the order of play; `setup` comes once, the others every round. */
  readonly phases: Readonly<Record<Exclude<Phase, "over">, readonly Step[]>>;
  /** For phases with turns: which ships take turns, and in which order. */
  readonly turns: Readonly<Partial<Record<Phase, Turns>>>;
  /** Set-up steps for formats that use a different order. */
  readonly setUps?: Readonly<Record<string, readonly Step[]>>;
  /** Set-up steps for Epic Battles scenarios. */
  readonly epicSetUp?: readonly Step[];
  readonly deploying: DeploymentRules;
  readonly attack: readonly AttackStep[];
  /** Counts the dice that the current attack would roll now. */
  readonly diceRolled: Readonly<Record<DieKind, (game: Situation) => number>>;
  /** Whether dice are added for range to a ship's attack with a weapon (1E-ATK-05, 2E-ATK-15). */
  hasRangeBonus(game: Situation, ship: Ship, weapon: Weapon): boolean;
  /** How evades cancel the attack's results. */
  cancelling(game: Situation, duel: Duel): Cancelling;
  /** What tokens do to dice in an attack. */
  readonly tokens: TokenModifications;
  /** Tokens (and possibly Condition cards) that can't be placed on huge ships (HS-TOKEN-01, HS-UPG-01). */
  readonly neverOnHugeShips: readonly (TokenKind | "condition")[];
  /** How many ion tokens ionize a ship of each size, so that it loses its dial (1E-TOKEN-01, -02, HS-TOKEN-04). */
  readonly ionizedBy: Readonly<Record<BaseSize, number>>;
  /** What a damaged ship scores; absent in editions that don't score damage (EB-SCORE-06, -11). */
  scoredDamage?(game: Situation, ship: Ship): Pick<Loss, "as" | "health"> | undefined;
  /** The rules on how a game's ending counts. A format's sheet may name others. */
  readonly endings: EndingRules;
  /** The actions on the action bar by name, and those that huge ships perform differently. */
  readonly actions: ReadonlyMap<ActionId, Action>;
  readonly hugeActions: ReadonlyMap<string, Action>;
  /** Whether a ship's tokens and wing allow an action (1E-MOVE-07, 2E-ACT-02, EB-WACT-09). */
  mayAct(game: Situation, ship: Ship, action: ActionId, colour: Colour, evenStressed?: boolean): boolean;
  /** How tokens change agility. */
  agilityByTokens(game: Situation, ship: Ship): number;
  /** Whether a ship counts as cloaked, through its own token or its leader's (EB-WACT-05). */
  isCloaked(ship: Ship, game: Situation): boolean;
  /** Obstacles of these kinds prevent a ship on them from attacking (1E-OBST-02, 2E-OBST-06, -17). */
  readonly noAttacksOn: readonly ObstacleKind[];
  /** Dice modifications from the rules. */
  readonly ruleModifications: readonly RuleModification[];
  /** Whether a side may modify dice in an attack. A given token may be an exception (2E-ATK-16, -17). */
  mayModify(game: Situation, duel: Duel, dice: DieKind, side: Side, token?: ModifyingToken): boolean;
  /**
   * `mayBonusAttack` is true if a card may grant a ship another attack with a weapon this round; `bonusAttackMade` records that attack
   * (2E-ENGAGE-10, 2E-HUGE-34, -35).
   */
  mayBonusAttack(game: Situation, ship: Ship, weapon: Weapon): boolean;
  bonusAttackMade(game: Situation, ship: Ship, weapon: Weapon): void;
  /** Effects after an attack, and their order (1E-ATK-15, 2E-ATK-37). */
  aftermath(game: Situation, attacker: ShipId, defender: ShipId): Procedure;
  /**
   * When a ship with enough damage is destroyed. With "damage", it is destroyed when it suffers the damage: it is beyond repair, and only
   * its removal may wait (2E-DMG-09, -15). With "removal", it is destroyed when it is removed (1E-COMBAT-04).
   */
  readonly destroyedAt: "damage" | "removal";
  /** Whether a cost still counts as paid if another ship or token pays in place of the intended token (2E-TIME-21). */
  readonly replacedCosts: "paid" | "unpaid";
  /**
   * Whether a defender in the attacker's bullseye arc isn't allowed to modify dice with focus or evade tokens (1E-ARC-10).
   */
  readonly bullseyeBarsTokens: boolean;
  /**
   * Whether ships in contact may attack each other. In the first edition, ships touching after an overlap may not; other ships in contact
   * may.
   */
  readonly contactAttacks: "never" | "unless overlapped" | "primary weapons";
  /**
   * What happens to a ship if its initiative rises above that of the current combat step: either it has missed its turn (1E-ROUND-05), or
   * it goes last in that step (2E-TIME-26).
   */
  readonly raisedInitiative: "missed" | "last";
  /** Whether a ship gets a dial. */
  getsDial(game: Situation, ship: Ship): boolean;
  /**
   * When a card's change to a maneuver's colour takes effect. With "revealed", it takes effect when the dial is revealed, so if the
   * maneuver becomes red, a stressed ship may only use abilities that change the maneuver (1E-MOVE-13). With "executed", it takes effect
   * when the maneuver is executed (2E-ACTIV-06, 2E-MOVE-27).
   */
  readonly coloursCount: "revealed" | "executed";
  executeManeuver(game: Situation, ship: Ship, code: string, how: FlightOptions): Procedure;
  /** Obstacles that a non-huge ship meets, sorted by distance from the start. */
  obstaclesOnTheWay(game: Situation, ship: Ship, way: FlownPath): readonly PlacedObstacle[];
  /** Applies the effect of obstacles to a ship moved over or onto them without a maneuver (1E-OBST-04, 2E-OBST-05, -09). */
  meetObstaclesMoved(game: Situation, ship: Ship, template: readonly Shape[], start: Pose): Procedure;
  /** Whether a destroyed ship stays for now, so that it or other ships may still attack (1E-COMBAT-04, 2E-ENGAGE-04). */
  staysToAttack(game: Situation, ship: Ship): boolean;
  /** Effects after a ship has been assigned a token or lock; `by` is the ship that caused it, if known. */
  afterAssigned(game: Situation, ship: Ship, token: TokenKind | "lock", by?: Ship): Procedure;
  /** A jam token removes one of these tokens, or a lock (1E-ACT-21, 2E-TOKEN-20). */
  readonly jamTakes: readonly TokenKind[];
  readonly decloaking: Decloaking;
  /** What bombs and mines do. */
  readonly devices: DeviceBook;
  readonly conditions: ConditionRules;
  /** What remotes' cards do. Only the second edition has remotes. */
  readonly remoteRules: RemoteRules;
  /** The maximum number of a token per ship, for limited tokens (2E-TOKEN-26). */
  readonly tokenLimits: Readonly<Partial<Record<TokenKind, number>>>;
  /** Whether a ship's tokens allow it to acquire locks (2E-TOKEN-10). */
  mayLock(game: Situation, ship: Ship): boolean;
  /** How abilities with the same timing queue up. If absent, abilities are looked up again each time (1E-ROUND-02). */
  readonly queue?: AbilityQueue;
  /** Whether a ship's position allows others to coordinate it (2E-OBST-07). */
  mayBeCoordinated(game: Situation, ship: Ship): boolean;
  /** Resolves effects that had to wait until an ability was over (2E-TOKEN-19). */
  afterAbility?(game: Situation, depth: number): Procedure;
  /** What happens to ships aboard a carrier that has left play. The carrier still has its position on the table. */
  carrierLost(game: Situation, carrier: Ship, how: "destroyed" | "fled"): Procedure;
  /** Questions during which players without assistance may measure ranges and arcs. */
  readonly measuredDuring: readonly QuestionKind[];
  /** Where a Tallon roll can end, along the side of the final position: the middle first (1E-MOVE-03, 2E-MOVE-09). */
  tallonSlides(base: BaseId): readonly number[];
  readonly roundPhases: readonly [RoundPhase, ...RoundPhase[]];
}

/** What a game runs on besides its set-up: card facts, card abilities and rules. */
export interface Content {
  readonly edition: Edition;
  readonly catalogue: Catalogue;
  readonly registry: Registry;
  /** The scenario, if one is played. */
  readonly scenario?: Scenario | undefined;
  /** For tests: an error in the rules throws instead of skipping to the next step. */
  readonly strict?: boolean;
}
