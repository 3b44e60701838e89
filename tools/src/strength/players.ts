/** Bots as the strength table names them: a level, and how many simulations it may use, where that is not as usual. */
import { ACE, aceWith, BOTS, type BotPlayer, type Budget, type Weights } from "@broadside/players";

/** `ace`, or `ace@64` with 64 simulations. */
export interface NamedPlayer {
  readonly name: string;
  readonly level: string;
  readonly simulations?: number;
  /** Of ace: weights to play with in place of its own, without simulations, so that the weights alone decide. */
  readonly weights?: Weights;
}

export function playerNamed(name: string): NamedPlayer {
  const [level = "", simulations] = name.split("@");
  return { name, level, ...(simulations !== undefined && { simulations: Number(simulations) }) };
}

/** Those that people meet, and one to measure by: its guess of the enemy's speed is drawn at random. */
const LEVELS: Readonly<Record<string, (seed: number) => BotPlayer>> = { ...BOTS, "ace-guessing": aceWith({ ...ACE, guessesSpeeds: true }) };

/** Those that use simulations. */
const SEARCHING: ReadonlySet<string> = new Set(["ace", "ace-guessing"]);

/** Whether there is such a level, and it can have so many simulations. */
export const isThere = ({ level, simulations }: NamedPlayer): boolean =>
  Object.hasOwn(LEVELS, level) &&
  (simulations === undefined || (SEARCHING.has(level) && Number.isInteger(simulations) && simulations >= 0));

export function botOf({ level, weights }: NamedPlayer, seed: number): BotPlayer {
  if (weights) return aceWith({ ...ACE, weights, simulations: 0 })(seed);
  const made = LEVELS[level]?.(seed);
  if (!made) throw new Error(`there is no level ${level}`);
  return made;
}

/** Strength is measured at a number of simulations; time is read, not limited. */
export const budgetOf = ({ simulations }: NamedPlayer): Budget => ({
  milliseconds: Number.MAX_SAFE_INTEGER,
  ...(simulations !== undefined && { simulations }),
});
