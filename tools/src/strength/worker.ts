/** A thread that plays the games it is sent, one after the other. */
import { parentPort } from "node:worker_threads";
import { recordOf } from "@broadside/rules";
import { BrokenGame, type PairedGame, type PlayedGame, playGame } from "./one-game.ts";

/** A thread's reply: the game it played, or why it could not, with the record if there is one. */
export type PlayedReply = { readonly played: PlayedGame } | { readonly broken: string; readonly record?: string };

export async function playPaired(paired: PairedGame): Promise<PlayedReply> {
  try {
    return { played: await playGame(paired) };
  } catch (error) {
    const broken = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return error instanceof BrokenGame ? { broken, record: JSON.stringify(recordOf(error.game)) } : { broken };
  }
}

parentPort?.on("message", (paired: PairedGame) => void playPaired(paired).then((answer) => parentPort?.postMessage(answer)));
