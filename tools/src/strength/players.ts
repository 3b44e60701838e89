/** Bots as the strength table names them: a level, and how many simulations it may use, where that is not as usual. */
import { ACE, ACE_1, aceWith, BOTS, type BotPlayer, type Budget, HABITS, type Habit, type Weights } from "@broadside/players";

/** `ace`, or `ace@64` with 64 simulations; `ace-1+ordersShips` is the first ace with a habit of today's. */
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

type Mind = typeof ACE;

/** Aces: today's, the first one, and one that draws its guess of the enemy's speed at random. The last two are only for measuring. */
const ACES: Readonly<Record<string, Mind>> = { ace: ACE, "ace-1": ACE_1, "ace-guessing": { ...ACE, guessesSpeeds: true } };

/** Undefined where a level is no ace, or there is no such habit. */
function mindOf(level: string): Mind | undefined {
  const [name = "", ...added] = level.split("+");
  const mind = Object.hasOwn(ACES, name) ? ACES[name] : undefined;
  return mind && added.every(isHabit) ? { ...mind, habits: [...mind.habits, ...added] } : undefined;
}

const isHabit = (name: string): name is Habit => HABITS.some((habit) => habit === name);

function makerOf(level: string): ((seed: number) => BotPlayer) | undefined {
  const mind = mindOf(level);
  if (mind) return aceWith(mind);
  return Object.entries(BOTS).find(([name]) => name === level)?.[1];
}

/** Whether there is such a level, and it can have so many simulations. */
export const isThere = ({ level, simulations }: NamedPlayer): boolean =>
  makerOf(level) !== undefined &&
  (simulations === undefined || (mindOf(level) !== undefined && Number.isInteger(simulations) && simulations >= 0));

export function botOf({ level, weights }: NamedPlayer, seed: number): BotPlayer {
  if (weights) return aceWith({ ...ACE, weights, simulations: 0 })(seed);
  const made = makerOf(level)?.(seed);
  if (!made) throw new Error(`there is no level ${level}`);
  return made;
}

/** Strength is measured at a number of simulations; time is read, not limited. */
export const budgetOf = ({ simulations }: NamedPlayer): Budget => ({
  milliseconds: Number.MAX_SAFE_INTEGER,
  ...(simulations !== undefined && { simulations }),
});
