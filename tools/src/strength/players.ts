/** Reads the bots' names in the strength table: a level and, unless it is the usual one, the number of simulations. */
import { ACE, ACE_1, aceWith, BOTS, type BotPlayer, type Budget, HABITS, type Habit, type PlanWeights } from "@broadside/players";

/** `ace`, or `ace@64` with 64 simulations; `ace-1+ordersShips` is the first ace plus one of the current habits. */
export interface NamedPlayer {
  readonly name: string;
  readonly level: string;
  readonly simulations?: number;
  /** Weights that ace uses instead of its own. It then plays without simulations, so that only the weights decide. */
  readonly weights?: PlanWeights;
}

export function playerNamed(name: string): NamedPlayer {
  const [level = "", simulations] = name.split("@");
  return { name, level, ...(simulations !== undefined && { simulations: Number(simulations) }) };
}

type AceSettings = typeof ACE;

/** The current ace, the first one, and one that guesses the enemy's speed at random. The last two are only for comparison. */
const ACES: Readonly<Record<string, AceSettings>> = { ace: ACE, "ace-1": ACE_1, "ace-guessing": { ...ACE, guessesSpeeds: true } };

/** Undefined if the level is not an ace, or the habit does not exist. */
function settingsOf(level: string): AceSettings | undefined {
  const [name = "", ...added] = level.split("+");
  const settings = Object.hasOwn(ACES, name) ? ACES[name] : undefined;
  return settings && added.every(isHabit) ? { ...settings, habits: [...settings.habits, ...added] } : undefined;
}

const isHabit = (name: string): name is Habit => HABITS.some((habit) => habit === name);

function makerOf(level: string): ((seed: number) => BotPlayer) | undefined {
  const settings = settingsOf(level);
  if (settings) return aceWith(settings);
  return Object.entries(BOTS).find(([name]) => name === level)?.[1];
}

/** Whether the level exists and can use this many simulations. */
export const isPlayable = ({ level, simulations }: NamedPlayer): boolean =>
  makerOf(level) !== undefined &&
  (simulations === undefined || (settingsOf(level) !== undefined && Number.isInteger(simulations) && simulations >= 0));

export function botOf({ level, weights }: NamedPlayer, seed: number): BotPlayer {
  if (weights) return aceWith({ ...ACE, weights, simulations: 0 })(seed);
  const made = makerOf(level)?.(seed);
  if (!made) throw new Error(`there is no level ${level}`);
  return made;
}

/** Strength is measured at a fixed number of simulations; time is measured but not limited. */
export const budgetOf = ({ simulations }: NamedPlayer): Budget => ({
  milliseconds: Number.MAX_SAFE_INTEGER,
  ...(simulations !== undefined && { simulations }),
});
