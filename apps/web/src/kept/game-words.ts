/** A kept game in words: what is played, by whom, and whose turn it is. */
import type { KeptGame } from "../game-worker/protocol.ts";
import { WORDS } from "../words/kept.ts";
import { levelName } from "../words/play/programs.ts";

export const titleOf = ({ played, scenario, round }: KeptGame): string => WORDS.game(played ?? scenario, round);

interface Player {
  readonly words: string;
  /** The name that a person has given. */
  readonly isName: boolean;
}

/** A person alone among programs is you. */
export function playersOf({ names, look }: KeptGame): readonly Player[] {
  const programs = look?.programs ?? [];
  return names.map((name, seat) => {
    const program = programs.find((one) => one.seat === seat);
    if (program) return { words: levelName(program.level), isName: false };
    return isAlone(names, programs) ? { words: WORDS.you, isName: false } : { words: name, isName: true };
  });
}

const isAlone = (names: readonly string[], programs: readonly unknown[]): boolean => programs.length === names.length - 1;

export function turnOf(game: KeptGame): { readonly words: string; readonly isYours: boolean } {
  const { isOver, look } = game;
  if (isOver) return { words: WORDS.over, isYours: false };
  const isPersons = (seat: number): boolean => !look?.programs.some((one) => one.seat === seat);
  const waited = look?.waiting.filter(isPersons) ?? [];
  const [first] = waited;
  const player = first === undefined ? undefined : playersOf(game)[first];
  if (player === undefined) return { words: WORDS.goOn, isYours: false };
  if (!player.isName) return { words: WORDS.yourTurn, isYours: true };
  return { words: waited.length > 1 ? WORDS.severalTurns(waited.length) : WORDS.theirTurn(player.words), isYours: false };
}
