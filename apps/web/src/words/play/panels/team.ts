/** Texts about sides with several players: chips, rails, the scenario's objectives, and waiting for others. */
import type { EditionId, Phase } from "@broadside/protocol";
import type { EndPhaseLine, PlayedObjective } from "@broadside/telling";
import { wordsOf } from "../../spoken.ts";
import { phaseName } from "../../terms/phases.ts";

export const TEAM = wordsOf("play", "TEAM");
export const OBJECTIVES = wordsOf("play", "OBJECTIVES");
export const WAITING = wordsOf("play", "WAITING");

export const countersInWords = ({ counters: count, full }: Pick<PlayedObjective, "counters" | "full">): string =>
  full === undefined ? OBJECTIVES.counters({ count }) : OBJECTIVES.countersOf({ count, full });

export const diceInWords = ({ dice, chance }: NonNullable<EndPhaseLine["roll"]>): string =>
  chance === undefined ? OBJECTIVES.dice({ dice }) : OBJECTIVES.diceWithChance({ dice, chance: Math.round(100 * chance) });

export const planningInWords = (names: readonly string[]): string => WAITING.stillPlanning({ count: names.length, names });

export const decidingInWords = (names: readonly string[], edition: EditionId, phase: Phase): string =>
  WAITING.deciding({ count: names.length, names, phase: phaseName(phase, edition) });
