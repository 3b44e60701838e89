/** `broadside odds`: exact odds of attacks, without a game. What it needs is loaded when it runs. */
import { AIMS, BOUNDS, modifiersOf, ODDS_EDITIONS, USUAL_CALCULATION } from "@broadside/odds/calculator";
import type { Subcommand } from "../subcommand.ts";

const bounds = ([least, most]: readonly [number, number]): string => `${least}..${most}`;

/** Every word of any edition, each once. */
const wordsOf = (side: "attacker" | "defender"): string =>
  [...new Set(ODDS_EDITIONS.flatMap((edition) => modifiersOf(edition, side).map(({ word }) => word)))].join(", ");

export const oddsCommand: Subcommand = {
  about: "says exactly what attacks come to: damage, criticals and the chance to destroy, both sides doing their best",
  args: {
    edition: { type: "string", valueHint: ODDS_EDITIONS.join("|"), description: `${USUAL_CALCULATION.edition} where left out` },
    attack: { type: "string", required: true, valueHint: bounds(BOUNDS.dice), description: "the dice of the weapon" },
    agility: { type: "string", required: true, valueHint: bounds(BOUNDS.agility), description: "the agility of the defender" },
    attacker: {
      type: "string",
      valueHint: "WORDS",
      description: `what the attacker has, such as focus,lock or calculate=2: ${wordsOf("attacker")}`,
    },
    defender: { type: "string", valueHint: "WORDS", description: `what the defender has for all attacks together: ${wordsOf("defender")}` },
    range: { type: "string", valueHint: bounds(BOUNDS.range), description: "the range, of a weapon with range bonuses" },
    obstructed: { type: "boolean", description: "the attack is obstructed" },
    doubled: { type: "boolean", description: "the agility counts twice against this weapon" },
    shields: { type: "string", valueHint: bounds(BOUNDS.shields), description: "the defender's shields; none where left out" },
    hull: {
      type: "string",
      valueHint: bounds(BOUNDS.hull),
      description: "what is left of its hull; where left out nothing is said of its end",
    },
    section: { type: "boolean", description: "the target is a section of a huge ship, which is crippled and not destroyed" },
    attacks: { type: "string", valueHint: bounds(BOUNDS.attacks), description: "the same attack so many times; once where left out" },
    more: { type: "string", valueHint: "ATTACKS", description: 'other attacks after these, such as "4 focus range1; 2"' },
    aim: {
      type: "string",
      valueHint: AIMS.join("|"),
      description: `what both sides have in mind; ${USUAL_CALCULATION.aim} where left out`,
    },
    json: { type: "boolean", description: "print it as JSON, one object" },
  },
  run: async (args) => (await import("./odds.ts")).odds(args),
};
