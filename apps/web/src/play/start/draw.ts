/** One of several by lot, each as likely as the others (SC-COMMON-02). */
import { invariant } from "@broadside/kit";

const WORDS_THERE_ARE = 0x1_0000_0000;

export const newWord = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

export function drawnFrom<Item>(items: readonly Item[], word: number): Item {
  const drawn = items[Math.floor((word / WORDS_THERE_ARE) * items.length)];
  invariant(drawn !== undefined, "something is drawn from");
  return drawn;
}
