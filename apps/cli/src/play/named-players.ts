/** Makes the bots for a game by their names. */
import { BOTS, type BotPlayer, defaultPlayer, type GamePlayer, type Player, randomPlayer } from "@broadside/players";
import type { PlayerName } from "./play-choices.ts";

/** Bots that answer at random or take the default answer, without comparing the options. */
const UNTHINKING: Readonly<Partial<Record<PlayerName, (seed: number) => Player>>> = {
  random: randomPlayer,
  default: () => defaultPlayer,
};

const THINKING: Readonly<Record<string, (seed: number) => BotPlayer>> = BOTS;

/** Returns the first name that no bot has, or undefined. */
export const missingPlayer = (names: readonly PlayerName[]): PlayerName | undefined =>
  names.find((name) => !UNTHINKING[name] && !Object.hasOwn(THINKING, name));

/** Makes a player for each seat, each with its own random seed. */
export const playersFor = (names: readonly PlayerName[], seed: number): readonly GamePlayer[] =>
  names.map((name, seat): GamePlayer => {
    const own = seed * names.length + seat;
    const bot = UNTHINKING[name] ? undefined : THINKING[name];
    return bot ? { bot: bot(own) } : { player: (UNTHINKING[name] ?? randomPlayer)(own) };
  });
