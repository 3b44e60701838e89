/** The players of a game, by name. */
import { defaultPlayer, type Player, randomPlayer } from "@broadside/players";
import type { PlayerName } from "./play-choices.ts";

const PLAYERS: Readonly<Record<PlayerName, (seed: number) => Player>> = {
  random: randomPlayer,
  default: () => defaultPlayer,
};

/** A player for each seat; none draws the same lots as another. */
export const playersFor = (names: readonly PlayerName[], seed: number): readonly Player[] =>
  names.map((name, seat) => PLAYERS[name](seed * names.length + seat));
