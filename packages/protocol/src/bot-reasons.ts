/**
 * Why a bot gives an answer: a key with its numbers, never text. This table validates reasons from outside, describes them in the schema,
 * and defines their type. A reason without a sentence in `packages/telling` doesn't compile.
 */
import { constant, type Described, listOf, number, objectOf, oneOf, type Shape, tagged } from "@broadside/kit";
import { few, MOST_COUNTED, targetId } from "./shapes/basic.ts";

/** What an action gives a ship for the rest of the round. */
const HELPS = ["focus", "calculate", "evade", "lock"] as const;
/** Tokens that a bot may save for a later attack. */
const SAVED = ["focus", "calculate", "evade"] as const;

const damage = number(0, MOST_COUNTED);
const chance = number(0, 1);
const target = targetId;

const REASONS = {
  default: {},
  random: {},
  "rule of thumb": {},
  "legal place": {},
  /** The number of options that the bot tried in imagined games. */
  "best of tried": { options: few },
  "best in games played ahead": {},
  "fixed priorities": {},

  // Maneuvers and attacks
  "deals damage": { target, damage },
  "deals and takes damage": { target, damage, taken: damage },
  "takes damage": { damage },
  /** The chance of dealing at least one damage to the target. */
  "damages target": { chance },
  "destroys target": { chance },
  "most damage": {},
  "objective in reach": {},
  "no target yet": {},
  "closing in": {},
  "no better maneuver": {},
  "nearest to the fight": {},
  /** The number of enemies in the ship's arcs if every enemy flies straight ahead. */
  "enemies in arc": { ships: few },
  "worst for the enemy": {},

  // Actions
  "best place": {},
  "best arcs": {},
  "better place": {},
  "helps most": { token: oneOf(HELPS) },
  "lock helps most": { target },
  "lock on best target": { target },
  "many attackers": {},
  "shields before energy": {},
  "nothing better than repair": {},
  "scenario points": {},
  "no action helps": {},
  "arc to most enemies": {},
  "side of most enemies": {},
  "jams an enemy": {},
  "enemies near": {},
  "enemy behind": {},

  // Dice and cards
  "token helps now": { token: oneOf(SAVED) },
  "token helps later": { token: oneOf(SAVED) },
  "token helps": {},
  "best odds": {},
  "nothing else helps": {},
  "rerolls failures": {},
  "no reroll helps": {},
  "uses every card": {},

  // Energy
  "energy for an attack": {},
  "energy for another use": {},
  "no card to fill": {},
  "weapons before shields": {},

  // The order of ships
  "clears the way": {},
  "others have more targets": {},

  // Set-up
  "near friends": {},
  "near its own side": {},
  "clearest edge": {},
  "hardest to destroy": {},
} as const;

export type BotReasonKey = keyof typeof REASONS;
export type BotReasonOf<Key extends BotReasonKey> = { [One in Key]: { readonly key: One } & Described<(typeof REASONS)[One]> }[Key];
export type BotReason = BotReasonOf<BotReasonKey>;

const reasonShapes = Object.fromEntries(
  Object.entries(REASONS).map(([key, figures]) => [key, objectOf({ key: constant(key), ...figures } as never)]),
) as unknown as { readonly [Key in BotReasonKey]: Shape<BotReasonOf<Key>> };

/** The maximum number of reasons for an answer. */
const MOST_REASONS = 8;

export const botReasonsShape: Shape<readonly BotReason[]> = listOf(tagged<"key", BotReason>("key", reasonShapes), MOST_REASONS);
