/** A thread that plays the games it is sent, one after the other. */
import { parentPort } from "node:worker_threads";
import { recordOf } from "@broadside/rules";
import { BrokenGame, type PairedGame, type PlayedGame, playGame } from "./one-game.ts";

/** What a thread answers: the game played, or why not, with its record where there is one. */
export type Played = { readonly played: PlayedGame } | { readonly broken: string; readonly record?: string };

export async function played(paired: PairedGame): Promise<Played> {
  try {
    return { played: await playGame(paired) };
  } catch (error) {
    const broken = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return error instanceof BrokenGame ? { broken, record: JSON.stringify(recordOf(error.game)) } : { broken };
  }
}

parentPort?.on("message", (paired: PairedGame) => void played(paired).then((answer) => parentPort?.postMessage(answer)));
