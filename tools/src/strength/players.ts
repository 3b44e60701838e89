/** Bots as the strength table names them: a level, and how many times its usual number of simulations it may use. */
import { ACE, aceWith, BOTS, type BotPlayer, type Budget, type Weights } from "@broadside/players";

/** `ace`, or `ace@3` with three times the simulations. */
export interface NamedPlayer {
  readonly name: string;
  readonly level: string;
  readonly times: number;
  /** Of ace: weights to play with in place of its own, without simulations, so that the weights alone decide. */
  readonly weights?: Weights;
}

export function playerNamed(name: string): NamedPlayer {
  const [level = "", times = "1"] = name.split("@");
  return { name, level, times: Number(times) };
}

/** Those that people meet, and one to measure by: its guess of the enemy's speed is drawn at random. */
const LEVELS: Readonly<Record<string, (seed: number) => BotPlayer>> = { ...BOTS, "ace-guessing": aceWith({ ...ACE, guessesSpeeds: true }) };

/** Whether there is such a level, and its number of simulations can be multiplied so. */
export const isThere = ({ level, times }: NamedPlayer): boolean =>
  Object.hasOwn(LEVELS, level) && (times === 1 || (USUAL_SIMULATIONS[level] !== undefined && times > 0));

export function botOf({ level, weights }: NamedPlayer, seed: number): BotPlayer {
  if (weights) return aceWith({ ...ACE, weights, simulations: 0 })(seed);
  const made = LEVELS[level]?.(seed);
  if (!made) throw new Error(`there is no level ${level}`);
  return made;
}

/** Of the levels that search: games imagined for one choice. */
const USUAL_SIMULATIONS: Readonly<Record<string, number>> = { ace: ACE.simulations };

/** Strength is measured at a number of simulations; time is read, not limited. */
export function budgetOf({ level, times }: NamedPlayer): Budget {
  const usual = USUAL_SIMULATIONS[level];
  const milliseconds = Number.MAX_SAFE_INTEGER;
  return usual === undefined || times === 1 ? { milliseconds } : { milliseconds, simulations: Math.max(1, Math.round(usual * times)) };
}
