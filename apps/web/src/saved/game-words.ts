/** Describes a saved game in words: what is played, by whom, and whose turn it is. */
import type { SavedGameInfo } from "../game-worker/shared/saved-game.ts";
import { levelName } from "../words/play/bots.ts";
import { WORDS } from "../words/saved.ts";

export const titleOf = ({ played, scenario, round }: SavedGameInfo): string =>
  WORDS.game({ name: played ?? scenario ?? WORDS.unnamed, round });

interface Player {
  readonly words: string;
  /** Whether a person has entered `words` as a name. If not, `words` is "you" or a bot's level. */
  readonly isName: boolean;
}

/** The players' names. Someone who plays alone against bots is "you". */
export function playersOf({ names, look }: SavedGameInfo): readonly Player[] {
  const bots = look?.programs ?? [];
  return names.map((name, seat) => {
    const bot = bots.find((one) => one.seat === seat);
    if (bot) return { words: levelName(bot.level), isName: false };
    return isAlone(names, bots) ? { words: WORDS.you, isName: false } : { words: name, isName: true };
  });
}

const isAlone = (names: readonly string[], bots: readonly unknown[]): boolean => bots.length === names.length - 1;

export function turnOf(game: SavedGameInfo): { readonly words: string; readonly isYours: boolean } {
  const { isOver, look } = game;
  if (isOver) return { words: WORDS.over, isYours: false };
  const isPersonAt = (seat: number): boolean => !look?.programs.some((one) => one.seat === seat);
  const waited = look?.waiting.filter(isPersonAt) ?? [];
  const [first] = waited;
  const player = first === undefined ? undefined : playersOf(game)[first];
  if (player === undefined) return { words: WORDS.continue, isYours: false };
  if (!player.isName) return { words: WORDS.yourTurn, isYours: true };
  return {
    words: waited.length > 1 ? WORDS.severalTurns({ count: waited.length }) : WORDS.theirTurn({ name: player.words }),
    isYours: false,
  };
}
