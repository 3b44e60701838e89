/** Agreements made before a game that its host must honour. */
import { type Agreements, agreementsOf } from "@broadside/formats";
import type { GameSetup } from "@broadside/rules";

/** The agreed time on each clock, in milliseconds; undefined for a clock that the game doesn't use. */
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

/** Returns the level of the bot that plays for an absent player; undefined if the seat gets the default answers. */
export function agreedStandIn(setup: GameSetup): string | undefined {
  const { standIn } = agreementsOf(setup);
  return standIn === "defaults" ? undefined : standIn;
}

export const agreedUndo = (setup: GameSetup): Agreements["undo"] => agreementsOf(setup).undo;
