/** The players of a game, by name. */
import { BOTS, type BotPlayer, defaultPlayer, type GamePlayer, type Player, randomPlayer } from "@broadside/players";
import type { PlayerName } from "./play-choices.ts";

/** Those that need not think answer from the game itself: their games are the same for a seed in every version. */
const UNTHINKING: Readonly<Partial<Record<PlayerName, (seed: number) => Player>>> = {
  random: randomPlayer,
  default: () => defaultPlayer,
};

const THINKING: Readonly<Record<string, (seed: number) => BotPlayer>> = BOTS;

/** A name that no program here has. */
export const missingPlayer = (names: readonly PlayerName[]): PlayerName | undefined =>
  names.find((name) => !UNTHINKING[name] && !Object.hasOwn(THINKING, name));

/** A player for each seat; none draws the same lots as another. */
export const playersFor = (names: readonly PlayerName[], seed: number): readonly GamePlayer[] =>
  names.map((name, seat): GamePlayer => {
    const own = seed * names.length + seat;
    const bot = UNTHINKING[name] ? undefined : THINKING[name];
    return bot ? { bot: bot(own) } : { player: (UNTHINKING[name] ?? randomPlayer)(own) };
  });
