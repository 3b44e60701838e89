/** Compares the results that were rolled with what the same number of dice gives on average. The averages are exact. */
import { type DieKind, FACES, type Face } from "@broadside/dice";
import type { DiceCount, ShipId } from "@broadside/protocol";
import type { DiceRolled } from "./rolled-dice.ts";

/** The faces that count: those that deal damage, and those that prevent it. */
const RESULTS: Readonly<Record<DieKind, readonly Face[]>> = { attack: ["hit", "crit"], defense: ["evade"] };

const countResults = (kind: DieKind, faces: readonly Face[]): number => faces.filter((face) => RESULTS[kind].includes(face)).length;

/** Counts the dice of these ships. */
export function diceCount(rolled: readonly DiceRolled[], kind: DieKind, isOf: (ship: ShipId) => boolean): DiceCount {
  const faces = rolled.filter((one) => one.kind === kind && isOf(one.ship)).flatMap((one) => one.faces);
  const chance = countResults(kind, FACES[kind]) / FACES[kind].length;
  const dice = faces.length;
  return {
    dice,
    rolled: countResults(kind, faces),
    expected: dice * chance,
    deviation: Math.sqrt(dice * chance * (1 - chance)),
  };
}

/** How many more hits and evades than expected were rolled, added together. */
export const luckOf = ({ hits, evades }: { readonly hits: DiceCount; readonly evades: DiceCount }): number =>
  hits.rolled - hits.expected + (evades.rolled - evades.expected);
