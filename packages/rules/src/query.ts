/**
 * Figures and permissions that cards may change. Procedures read them only through `sum`, `may`, `latest` and `hardest`.
 *
 * - sums: increases and reductions are added up first; limits apply to the result (1E-COMP-12)
 * - permissions: *cannot* beats *may*, *may* beats the rule (1E-COMP-09)
 * - latest: the most recent change counts, and when it ends the one before returns (1E-ROUND-04)
 * - hardest: of conflicting difficulties the harder (1E-MOVE-06)
 */
import type { DialManeuver } from "@broadside/cards";
import type { Section } from "@broadside/geometry";
import { type Answering, bearersOffering } from "./bearer.ts";
import type { Game } from "./game.ts";
import type { Attack, PlacedObstacle, Ship, TokenKind, Weapon } from "./state.ts";

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
  actionCost: { readonly ship: Ship; readonly action: string };
  /** What a faceup Damage card counts beyond 1. */
  damageWorth: { readonly ship: Ship; readonly card: number };
  /** Actions of the Perform Action step beyond 1. */
  extraActions: { readonly ship: Ship };
  /** Docked ships that a carrier may deploy after a maneuver, beyond 1. */
  deployments: { readonly ship: Ship };
  /** Bands that locks of the ship reach beyond 3, and its jam action beyond 2. */
  lockReach: { readonly ship: Ship };
  jamReach: { readonly ship: Ship };
  /** Friendly ships that a coordinate action may choose beyond 1. */
  coordinated: { readonly ship: Ship };
  /** Evade results that a reinforce token gives beyond 1, at a section of a huge ship. */
  reinforcement: { readonly ship: Ship; readonly section: Section; readonly attack: Attack };
  /** Defence dice that a huge ship in the way gives beyond 1. */
  obstruction: { readonly ship: Ship; readonly attack: Attack };
}

export interface Permissions {
  act: { readonly ship: Ship; readonly action: string };
  attack: { readonly ship: Ship };
  /** Whether a ship may attack while it is on an obstacle. */
  attackOnObstacle: { readonly ship: Ship };
  /** Whether attacks of a ship can be obstructed. */
  beObstructed: { readonly ship: Ship };
  target: { readonly attacker: Ship; readonly target: Ship; readonly weapon: Weapon };
  /** Whether a weapon may be fired at ships outside its arc. */
  ignoreArc: { readonly ship: Ship; readonly weapon: Weapon };
  /** Whether a focus token may stand for the lock that a weapon asks for or spends. */
  focusForLock: { readonly ship: Ship; readonly weapon: Weapon };
  /** Whether a ship in the way obstructs. */
  obstruct: { readonly ship: Ship; readonly attacker: Ship; readonly target: Ship };
  /** Whether a side may modify dice of a kind in the attack. */
  modify: { readonly ship: Ship; readonly dice: "attack" | "defense"; readonly attack: Attack };
  spend: { readonly ship: Ship; readonly token: TokenKind | "lock"; readonly attack: Attack | undefined };
  /** Whether a maneuver may be chosen on the dial. */
  chooseManeuver: { readonly ship: Ship; readonly code: string };
  /** Whether a Damage card comes faceup whatever it was. */
  dealtFaceup: { readonly ship: Ship };
  /** Whether a card of the ship works, by its key; an upgrade also by its place, which tells two copies apart. */
  useText: { readonly ship: Ship; readonly card: string; readonly at?: number | undefined };
  /** Whether a maneuver may be flown; its colour is the one it has now. */
  execute: { readonly ship: Ship; readonly maneuver: DialManeuver };
  /** Whether a token stays that the End phase would remove. */
  keepToken: { readonly ship: Ship; readonly token: TokenKind };
  /** Whether an obstacle in the way affects the ship. */
  meetObstacle: { readonly ship: Ship; readonly obstacle: PlacedObstacle };
  /** Whether the ship may spend any part of its energy to recover, instead of all of it. */
  recoverPart: { readonly ship: Ship };
  /** Whether a huge ship on obstacles rolls a die in place of being dealt a faceup card. */
  rollForObstacle: { readonly ship: Ship };
  /** Whether a card that says it is discarded to fire stays. */
  keepOrdnance: { readonly ship: Ship; readonly at: number };
  /** Whether the defender's agility is doubled (HS-AGI-04). */
  doubleAgility: { readonly ship: Ship; readonly attack: Attack };
  /** Whether a ship with damage enough is destroyed now; one that is not goes at the end of combat. */
  destroy: { readonly ship: Ship };
}

/** Skill set to a value, by the effect that came last. */
export interface Latest {
  pilotSkill: { readonly ship: Ship };
  /** Barrel rolls with another template. */
  rollTemplate: { readonly ship: Ship };
  /** The most shields that a recover action restores. */
  mostRecovered: { readonly ship: Ship };
}
export interface LatestValues {
  pilotSkill: number;
  rollTemplate: "straight" | "bank";
  mostRecovered: number;
}

export type Difficulty = "green" | "white" | "red";
const HARDNESS: Readonly<Record<Difficulty, number>> = { green: 0, white: 1, red: 2 };

export interface Answers {
  readonly sums?: { readonly [Name in keyof Sums]?: (game: Game, self: Answering, about: Sums[Name]) => number } | undefined;
  readonly permissions?:
    | {
        readonly [Name in keyof Permissions]?: (game: Game, self: Answering, about: Permissions[Name]) => boolean | undefined;
      }
    | undefined;
  readonly latest?:
    | {
        readonly [Name in keyof Latest]?: (
          game: Game,
          self: Answering,
          about: Latest[Name],
        ) => { readonly value: LatestValues[Name]; readonly since: number } | undefined;
      }
    | undefined;
  readonly difficulty?:
    | ((game: Game, self: Answering, about: { readonly ship: Ship; readonly maneuver: DialManeuver }) => Difficulty | undefined)
    | undefined;
}

export function sum<Name extends keyof Sums>(game: Game, name: Name, about: Sums[Name]): number {
  let total = 0;
  const listening = game.bearers.onSum(game, name);
  for (const self of listening) total += self.ability.answers?.sums?.[name]?.(game, self, about) ?? 0;
  return total;
}

export function may<Name extends keyof Permissions>(game: Game, name: Name, about: Permissions[Name], byRule: boolean): boolean {
  let allowed = byRule;
  const listening = game.bearers.onPermission(game, name);
  for (const self of listening) {
    const said = self.ability.answers?.permissions?.[name]?.(game, self, about);
    if (said === false) return false;
    if (said === true) allowed = true;
  }
  return allowed;
}

export function latest<Name extends keyof Latest>(
  game: Game,
  name: Name,
  about: Latest[Name],
  byRule: LatestValues[Name],
): LatestValues[Name] {
  let value = byRule;
  let since = Number.NEGATIVE_INFINITY;
  const listening = game.bearers.onLatest(game, name);
  for (const self of listening) {
    const said = self.ability.answers?.latest?.[name]?.(game, self, about);
    if (said && said.since >= since) ({ value, since } = said);
  }
  return value;
}

/** Of the colours that cards give a maneuver the hardest; its own where none does. */
export function difficultyOf(game: Game, ship: Ship, maneuver: DialManeuver): Difficulty {
  let found: Difficulty | undefined;
  const listening = bearersOffering(game, "difficulty");
  for (const self of listening) {
    const said = self.ability.answers?.difficulty?.(game, self, { ship, maneuver });
    if (said && (found === undefined || HARDNESS[said] > HARDNESS[found])) found = said;
  }
  return found ?? (maneuver.colour === "green" || maneuver.colour === "red" ? maneuver.colour : "white");
}
