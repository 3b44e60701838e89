/**
 * Verifiable dice: a draw is a function of the game's key, the number of the input that caused it, and its index among that input's draws.
 * The key is derived from a seed (whose hash is published before the game), a salt from each seat, and the whole set-up. Changing the
 * set-up afterwards changes the dice.
 */
import { canonicalJson, contentHash, contentWords } from "@broadside/kit";
import type { FormerSetup } from "@broadside/protocol";
import type { GameSetup } from "../state/setup.ts";

/** Returns what is published before the first input. */
export const commitmentOf = (seed: string): string => contentHash(`broadside seed ${seed}`);

export const keyOf = (seed: string, salts: readonly string[], setup: GameSetup | FormerSetup): string =>
  contentHash(`broadside key ${JSON.stringify([seed, salts, setupHash(setup)])}`);

const setupHash = (setup: GameSetup | FormerSetup): string => contentHash(`broadside setup ${canonicalJson(setup)}`);

const WORDS_PER_BLOCK = 8;

/** The random words for one input's draws, generated a block at a time. */
export class Draws {
  private block = -1;
  private words: readonly number[] = [];
  private key = "";
  private number = 0;

  /** Draws a whole number from 0 up to, but not including, `below`. */
  draw(key: string, number: number, place: number, below: number): number {
    const block = Math.floor(place / WORDS_PER_BLOCK);
    if (block !== this.block || number !== this.number || key !== this.key) {
      this.words = contentWords(`${key} ${number} ${block}`);
      this.block = block;
      this.number = number;
      this.key = key;
    }
    return (this.words[place % WORDS_PER_BLOCK] as number) % below;
  }
}
