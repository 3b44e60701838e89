/** What an edition owns: its phases as lists of steps, its attack as a list of steps, its tables. Steps are shared; an edition is data. */
import type { Catalogue, Colour } from "@broadside/cards";
import type { Cancelling, DiceNumbers, DieKind, ModifyingToken, TokenModifications } from "@broadside/dice";
import type { Loss } from "@broadside/formats";
import type { BaseSize, ContactBand, EditionArcs, ObstacleKind, Pose, Shape } from "@broadside/geometry";
import type { ActionId, AttackStepName, RuleName } from "@broadside/protocol";
import type { Bearer, Cost, Registry } from "../abilities/ability.ts";
import type { AttackBar } from "../attack/targets.ts";
import type { Switches } from "../editions/switches.ts";
import type { Scenario } from "../scenario/scenario.ts";
import type { EditionId } from "../state/setup.ts";
import type { Phase, PlacedObstacle, Ship, ShipId, TokenKind, Weapon } from "../state/state.ts";
import type { Procedure } from "./ask.ts";
import type {
  Action,
  Decloaking,
  Deploying,
  DeviceBook,
  Duel,
  HowFlown,
  RemoteRules,
  RuleModification,
  DuelSide as Side,
  WayFlown,
} from "./edition-parts.ts";
import type { Situation } from "./situation.ts";

/** A step of a phase. It does one unit of its work (one ship's activation, one placement), and again if it says so. */
export interface Step {
  readonly name: string;
  /** Nothing could happen in it, so the game goes past it without a word. */
  isIdle?(game: Situation): boolean;
  run(game: Situation): Procedure<"again" | "done"> | Procedure;
}

export type AttackStep = { readonly name: AttackStepName; run(game: Situation): Procedure };

type RoundPhase = Exclude<Phase, "over" | "setup">;

/** The rule behind each question that every edition asks. */
/** Rules that bar an attack: arc and range of a primary weapon, of a card, and of a card on a section of a huge ship; and all else by its name. */
type AttackBarRules = Readonly<
  Record<"primaryReach" | "cardReach" | "hugeReach" | "used up" | Exclude<AttackBar, "out of arc" | "out of range">, RuleName>
>;

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
  /** A Damage deck that is made anew (1E-DMG-08, 2E-DMG-13). */
  readonly emptyDeck: RuleName;
  readonly deviceVictim: RuleName;
  readonly strikeOrder: RuleName;
  /** What cards put before their players: an action, an attack or a choice that they give, what is paid, a dial or Damage card looked at. */
  readonly givenAction: RuleName;
  readonly givenManeuver: RuleName;
  readonly givenAttack: RuleName;
  readonly weaponCost: RuleName;
  readonly chooseEffect: RuleName;
  readonly chooseShip: RuleName;
  readonly changeResult: RuleName;
  readonly lookAtDial: RuleName;
  readonly discardDamage: RuleName;
  /** A faceup Damage card of several that were drawn. */
  readonly damageDealt: RuleName;
  readonly removeLock: RuleName;
  readonly keptLock: RuleName;
  readonly condition: RuleName;
  /** Among equally short lines of an attack. */
  readonly lineOfAttack: RuleName;
}

/** Whose turns a phase has, and in which order: by skill, and by order of initiative among equals. */
export interface Turns {
  readonly direction: "rising" | "falling";
  /** Its turn is still to come. */
  waits(ship: Ship, game: Situation): boolean;
  /** Its turn is over, or is now. */
  hasBegun(ship: Ship): boolean;
  /** It comes after all that are not, whatever its skill. */
  isLast?(ship: Ship, game: Situation): boolean;
  /** Remotes have turns like ships. */
  readonly ofRemotes?: true;
  /** Ships that have theirs at once after that of their leader. */
  followersOf?(game: Situation, leader: Ship): readonly Ship[];
  leaderOf?(game: Situation, ship: Ship): Ship | undefined;
}

/** In the second edition abilities join a queue when their moment comes, and none later (2E-TIME-11, -17). */
export interface AbilityQueue {
  canPay(game: Situation, self: Bearer, cost: Cost): boolean;
  pay(game: Situation, self: Bearer, cost: Cost): Procedure;
  giveBack(game: Situation, self: Bearer, cost: Cost): void;
  /** Ships that have waited to leave the table since the queue began (2E-TIME-18). */
  emptied(game: Situation, before: readonly ShipId[]): Procedure;
}

/** Condition cards. */
export interface ConditionRules {
  /** So many of one each player has in play, where its facts name no limit. */
  readonly unprintedLimit: number;
  /** Which of them goes beyond it: the first, or the one that the player picks (2E-COND-03, -04). */
  readonly beyondLimit: "first" | "choice";
  /** Whether they stay assigned when their ship leaves the game (2E-COND-05). */
  readonly outlastShips: boolean;
  /** Secret ones, by the markers that they share (2E-COND-06). */
  readonly markers: Readonly<Record<string, string>>;
}

export interface Edition {
  readonly id: EditionId;
  /** What later states of the second edition's reference changed, one flag each. */
  readonly switches: Switches;
  readonly questions: QuestionRules;
  readonly attackBars: AttackBarRules;
  /** How wide printed arcs are, and what contact counts as (1E-BUMP-08, 2E-COMP-07). */
  readonly arcs: EditionArcs;
  readonly contactBand: ContactBand;
  /** Whether ships of team-mates count as friendly (1E-COMP-19, EB-MULTI-02). */
  readonly teamMates: "friendly" | "allied";
  /** What a smaller ship suffers that a huge one runs over at some speed; without end where it is destroyed at once (HS-OVER-06, 2E-HUGE-27). */
  runOverDamage(speed: number): number;
  /** Dice for range and obstruction, and how many are rolled at most (2E-ATK-12, -26). */
  readonly dice: DiceNumbers;
  /** Whether the ship may choose another action when one fails (1E-ACT-13), or the failed one was its action (2E-ACT-12). */
  readonly failedActions: "another" | "spent";
  /** Whether actions of equal Damage cards are one action, or each its own (1E-ACT-02, 2E-ACT-04). */
  readonly damageActions: "as one" | "each";
  /** Whether the game remembers who made a Damage card lie faceup (EB-FAQ-03). */
  readonly keepsDealers: boolean;
  /** The phases in the order of play; `setup` comes once, the others every round. */
  readonly phases: Readonly<Record<Exclude<Phase, "over">, readonly Step[]>>;
  /** Of phases in which ships have turns, whose and in which order. */
  readonly turns: Readonly<Partial<Record<Phase, Turns>>>;
  /** The steps of set-up of formats that have an order of their own. */
  readonly setUps?: Readonly<Record<string, readonly Step[]>>;
  /** Those of scenarios of Epic Battles. */
  readonly epicSetUp?: readonly Step[];
  readonly deploying: Deploying;
  readonly attack: readonly AttackStep[];
  /** How many dice are rolled in the attack under way, as it stands. */
  readonly diceRolled: Readonly<Record<DieKind, (game: Situation) => number>>;
  /** How evades cancel its results. */
  cancelling(game: Situation, duel: Duel): Cancelling;
  /** What tokens do to dice in an attack. */
  readonly tokens: TokenModifications;
  /** Tokens, and whether Condition cards, that are never placed on huge ships (HS-TOKEN-01, HS-UPG-01). */
  readonly neverOnHugeShips: readonly (TokenKind | "condition")[];
  /** So many ion tokens take the dial of a ship of a size away (1E-TOKEN-01, -02, HS-TOKEN-04). */
  readonly ionizedBy: Readonly<Record<BaseSize, number>>;
  /** What counts of a ship that is damaged and left, where anything does (EB-SCORE-06, -11). */
  scoredDamage?(game: Situation, ship: Ship): Pick<Loss, "as" | "health"> | undefined;
  /** Actions of the action bar by name, and those that huge ships perform in another way. */
  readonly actions: ReadonlyMap<ActionId, Action>;
  readonly hugeActions: ReadonlyMap<string, Action>;
  /** Whether a ship may perform an action, as far as tokens and its wing go (1E-MOVE-07, 2E-ACT-02, EB-WACT-09). */
  mayAct(game: Situation, ship: Ship, action: ActionId, colour: Colour, evenStressed?: boolean): boolean;
  /** What tokens do to agility. */
  agilityByTokens(game: Situation, ship: Ship): number;
  /** Whether a ship counts as cloaked: by its token, or its leader's (EB-WACT-05). */
  isCloaked(ship: Ship, game: Situation): boolean;
  /** Kinds of obstacles on which a ship cannot attack (1E-OBST-02, 2E-OBST-06, -17). */
  readonly noAttacksOn: readonly ObstacleKind[];
  /** Changes of dice that the rules offer in an attack. */
  readonly ruleModifications: readonly RuleModification[];
  /** Whether a side may modify dice of an attack; by a token where one is named, which may be an exception (2E-ATK-16, -17). */
  mayModify(game: Situation, duel: Duel, dice: DieKind, side: Side, token?: ModifyingToken): boolean;
  /** Whether a card may grant a ship one more attack with a weapon this round, and that it has made it (2E-ENGAGE-10, 2E-HUGE-34, -35). */
  mayBonusAttack(game: Situation, ship: Ship, weapon: Weapon): boolean;
  bonusAttackMade(game: Situation, ship: Ship, weapon: Weapon): void;
  /** What follows an attack, and in what order (1E-ATK-15, 2E-ATK-37). */
  aftermath(game: Situation, attacker: ShipId, defender: ShipId): Procedure;
  /**
   * When a ship with damage enough is destroyed: at the damage, beyond repair, and only its removal may wait (2E-DMG-09, -15), or at its
   * removal (1E-COMBAT-04).
   */
  readonly destroyedAt: "damage" | "removal";
  /** Whether a token that is a cost has paid for something where another ship or another token takes its place (2E-TIME-21). */
  readonly replacedCosts: "paid" | "unpaid";
  /** Whether a defender in the attacker's bullseye arc, which only some ships have, modifies dice with neither focus nor evade tokens (1E-ARC-10). */
  readonly bullseyeBarsTokens: boolean;
  /** Whether ships that stand in contact may attack each other; in the first edition those that touch since an overlap may not, and others may. */
  readonly contactAttacks: "never" | "unless overlapped" | "primary weapons";
  /** Whether a ship whose initiative has risen above the step that is up in combat has missed its turn (1E-ROUND-05), or has it last in that step (2E-TIME-26). */
  readonly raisedInitiative: "missed" | "last";
  /** Whether a ship is given a dial. */
  getsDial(game: Situation, ship: Ship): boolean;
  /**
   * From when on the colour counts that cards give a maneuver: from its revealing, when a stressed ship with a red one may only change it
   * (1E-MOVE-13), or from its execution (2E-ACTIV-06, 2E-MOVE-27).
   */
  readonly coloursCount: "revealed" | "executed";
  executeManeuver(game: Situation, ship: Ship, code: string, how: HowFlown): Procedure;
  /** Obstacles that a ship meets which is not huge, nearest to the start first. */
  obstaclesOnTheWay(game: Situation, ship: Ship, way: WayFlown): readonly PlacedObstacle[];
  /** What obstacles do to a ship that was moved over them, or onto them, without a maneuver (1E-OBST-04, 2E-OBST-05, -09). */
  meetObstaclesMoved(game: Situation, ship: Ship, template: readonly Shape[], start: Pose): Procedure;
  /** Whether a destroyed ship stays for now, so that it or others may still attack (1E-COMBAT-04, 2E-ENGAGE-04). */
  isKeptToAttack(game: Situation, ship: Ship): boolean;
  /** What follows when a ship has been given a token or lock, by a ship where that is known. */
  afterAssigned(game: Situation, ship: Ship, token: TokenKind | "lock", by?: Ship): Procedure;
  /** Tokens of which a jam token takes one, besides locks (1E-ACT-21, 2E-TOKEN-20). */
  readonly jamTakes: readonly TokenKind[];
  readonly decloaking: Decloaking;
  /** What bombs and mines do. */
  readonly devices: DeviceBook;
  readonly conditions: ConditionRules;
  /** What remotes do by their cards; only the second edition has any. */
  readonly remoteRules: RemoteRules;
  /** So many of a token a ship may have, where that is limited (2E-TOKEN-26). */
  readonly tokenLimits: Readonly<Partial<Record<TokenKind, number>>>;
  /** Whether a ship may acquire locks, as far as its tokens go (2E-TOKEN-10). */
  mayLock(game: Situation, ship: Ship): boolean;
  /** How abilities of one moment wait for each other; where absent they are looked for again each time (1E-ROUND-02). */
  readonly queue?: AbilityQueue;
  /** Whether others may coordinate a ship where it stands (2E-OBST-07). */
  mayBeCoordinated(game: Situation, ship: Ship): boolean;
  /** What waits for the end of an ability, when one is over (2E-TOKEN-19). */
  afterAbility?(game: Situation, depth: number): Procedure;
  /** What becomes of the ships aboard a carrier that has left play; it still has its place on the table. */
  carrierLost(game: Situation, carrier: Ship, how: "destroyed" | "fled"): Procedure;
  readonly roundPhases: readonly [RoundPhase, ...RoundPhase[]];
}

/** What a game is run with besides its set-up: the cards' facts, the cards' abilities, the rules. */
export interface Content {
  readonly edition: Edition;
  readonly catalogue: Catalogue;
  readonly registry: Registry;
  /** What is played besides the bare game. */
  readonly scenario?: Scenario | undefined;
  /** Where the rules fail they throw, instead of going on with the next step: for tests. */
  readonly strict?: boolean;
}
