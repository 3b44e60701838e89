/** `broadside odds`: calculates exact odds of attacks, without a game. It loads the calculator only when it runs. */
import { AIMS, BOUNDS, modifiersOf, ODDS_EDITIONS, USUAL_CALCULATION } from "@broadside/odds/calculator";
import type { Subcommand } from "../subcommand.ts";

const bounds = ([least, most]: readonly [number, number]): string => `${least}..${most}`;

/** Returns the modifier words of all editions, without duplicates. */
const wordsOf = (side: "attacker" | "defender"): string =>
  [...new Set(ODDS_EDITIONS.flatMap((edition) => modifiersOf(edition, side).map(({ word }) => word)))].join(", ");

export const oddsCommand: Subcommand = {
  about: "Calculate the exact odds of attacks: damage, criticals and the chance to destroy the target, if both sides play perfectly",
  example: "--attack 3 --agility 2 --attacker focus --defender evade --hull 3",
  args: {
    edition: { type: "string", valueHint: ODDS_EDITIONS.join("|"), description: `the edition (default: ${USUAL_CALCULATION.edition})` },
    attack: { type: "string", required: true, valueHint: bounds(BOUNDS.dice), description: "the weapon's attack dice" },
    agility: { type: "string", required: true, valueHint: bounds(BOUNDS.agility), description: "the defender's agility" },
    attacker: {
      type: "string",
      valueHint: "WORDS",
      description: `the attacker's tokens and card effects, such as focus,lock or calculate=2. Choose from ${wordsOf("attacker")}`,
    },
    defender: {
      type: "string",
      valueHint: "WORDS",
      description: `the defender's tokens and card effects, shared by all attacks. Choose from ${wordsOf("defender")}`,
    },
    range: { type: "string", valueHint: bounds(BOUNDS.range), description: "the range of the attack, if the weapon gets range bonuses" },
    obstructed: { type: "boolean", description: "the attack is obstructed" },
    doubled: { type: "boolean", description: "the defender's agility counts twice against this weapon" },
    shields: { type: "string", valueHint: bounds(BOUNDS.shields), description: "the defender's shields (default: 0)" },
    hull: {
      type: "string",
      valueHint: bounds(BOUNDS.hull),
      description: "the defender's remaining hull, needed to calculate the chance to destroy the defender",
    },
    section: { type: "boolean", description: "the target is a section of a huge ship, which can be crippled but not destroyed" },
    attacks: { type: "string", valueHint: bounds(BOUNDS.attacks), description: "repeat the attack this many times (default: 1)" },
    more: { type: "string", valueHint: "ATTACKS", description: 'further attacks after these, such as "4 focus range1; 2"' },
    goal: {
      type: "string",
      valueHint: AIMS.join("|"),
      description: `what both sides care about: the expected damage, or the chance to destroy the target (default: ${USUAL_CALCULATION.aim})`,
    },
    json: { type: "boolean", description: "print a JSON object" },
  },
  renamed: { aim: "goal" },
  run: async (args) => (await import("./odds.ts")).odds(args),
};
