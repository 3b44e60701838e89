/** Joins the game that the worker has open. */
import { GameClient } from "@broadside/client";
import { CLOCK } from "../../browser/clock.ts";
import { newId } from "../../browser/new-id.ts";
import { LANGUAGE } from "../../words/language.ts";
import type { GameWorker } from "./game-worker.ts";

/** Resolves when the client has its first scene, which shows nobody's secrets. */
export function joinGame({ transport }: Pick<GameWorker, "transport">): Promise<GameClient> {
  const client = new GameClient({ transport, clock: CLOCK, language: LANGUAGE, shown: [], newId });
  return new Promise((resolve, reject) => {
    const stop = client.follow((event) => {
      if (event.event === "step") resolve(client);
      else if (event.event === "status" && event.status.status === "ended") reject(new Error(event.status.refusal?.text));
      else return;
      stop();
    });
  });
}
