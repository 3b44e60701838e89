/** What was agreed on before a game that its host has to keep. */
import { type Agreements, agreementsOf } from "@broadside/formats";
import type { GameSetup } from "@broadside/rules";

/** Milliseconds; undefined where there is no such clock. */
export interface AgreedClocks {
  readonly seat: number | undefined;
  readonly phase: number | undefined;
  readonly match: number | undefined;
}

const SECOND = 1000;
const inMilliseconds = (seconds: number | undefined): number | undefined => (seconds === undefined ? undefined : seconds * SECOND);

export function agreedClocks(setup: GameSetup): AgreedClocks {
  const { seat, phase, match } = agreementsOf(setup).clocks;
  return { seat: inMilliseconds(seat), phase: inMilliseconds(phase), match: inMilliseconds(match) };
}

/** The level of the program that plays for whoever is away; undefined where the defaults are given. */
export function agreedStandIn(setup: GameSetup): string | undefined {
  const { standIn } = agreementsOf(setup);
  return standIn === "defaults" ? undefined : standIn;
}

export const agreedUndo = (setup: GameSetup): Agreements["undo"] => agreementsOf(setup).undo;
