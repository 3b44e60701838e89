/** Agreements made before a game that its host must honour. */
import { type Agreements, agreementsOf, type ClockName } from "@broadside/formats";
import type { GameSetup } from "@broadside/rules";

/** The agreed time on each clock, in milliseconds; undefined for a clock that the game doesn't use. */
export type AgreedClocks = Readonly<Record<ClockName, number | undefined>>;

const SECOND = 1000;
const inMilliseconds = (seconds: number | undefined): number | undefined => (seconds === undefined ? undefined : seconds * SECOND);

export function agreedClocks(setup: GameSetup): AgreedClocks {
  const { clocks } = agreementsOf(setup);
  const time = (name: ClockName): number | undefined => inMilliseconds(clocks[name]);
  return {
    seat: time("seat"),
    decision: time("decision"),
    turn: time("turn"),
    phase: time("phase"),
    match: time("match"),
    away: time("away"),
  };
}

/** Returns the level of the bot that plays for an absent player; undefined if the seat gets the default answers. */
export function agreedStandIn(setup: GameSetup): string | undefined {
  const { standIn } = agreementsOf(setup);
  return standIn === "defaults" ? undefined : standIn;
}

export const agreedUndo = (setup: GameSetup): Agreements["undo"] => agreementsOf(setup).undo;
