/** Texts that name players by their seats. */
import { wordsOf } from "./spoken.ts";

const PLAYERS = wordsOf("shell", "PLAYERS");

/** The name of a player who hasn't entered one. */
export const unnamedPlayer = (seat: number): string => PLAYERS.unnamed({ number: seat + 1 });
