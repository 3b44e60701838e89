/** Names bots by their level, for the log and the table. */
import type { GameChoice } from "@broadside/content";
import { levelName, numberedLevel } from "../words/play/bots.ts";
import { unnamedPlayer } from "../words/seats.ts";

/** Names a bot `Ace`, or several bots `Ace 1` and `Ace 2`. Names that a person has entered stay. */
export function withBotNames(choice: GameChoice, levels: readonly (string | undefined)[]): GameChoice {
  const isUnnamed = (seat: number): boolean => levels[seat] !== undefined && choice.seats[seat]?.name === unnamedPlayer(seat);
  const nameOf = (seat: number, level: string): string => {
    const alike = levels.flatMap((other, at) => (other === level && isUnnamed(at) ? [at] : []));
    return alike.length === 1 ? levelName(level) : numberedLevel(level, alike.indexOf(seat) + 1);
  };
  const seats = choice.seats.map((seat, at) => {
    const level = levels[at];
    return level !== undefined && isUnnamed(at) ? { ...seat, name: nameOf(at, level) } : seat;
  });
  return { ...choice, seats };
}
