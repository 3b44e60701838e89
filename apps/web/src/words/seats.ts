/** Players by their seats. */
import { wordsOf } from "./spoken.ts";

const PLAYERS = wordsOf("shell", "PLAYERS");

/** At a seat that nobody has named. */
export const unnamedPlayer = (seat: number): string => PLAYERS.unnamed({ number: seat + 1 });
