/** Starts the first guided game when mounted. */
import { useEffect, useRef } from "react";
import { askForPersistence } from "../../browser/persistence.ts";
import type { Client, GameReply } from "../../game-worker/page/client.ts";
import { OPENING } from "../../words/play/guided.ts";
import { beginGuided } from "./opening.ts";
import { newProgress, rememberProgress } from "./progress.ts";

interface BeginGuidedProps {
  readonly client: Client;
  open(outcome: GameReply): void;
}

export function BeginGuided({ client, open }: BeginGuidedProps) {
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    beginGuided(client)
      .catch((): GameReply => ({ refused: OPENING.failed }))
      .then((outcome) => {
        if (outcome.scene) {
          rememberProgress(newProgress(outcome.scene.game));
          askForPersistence();
        }
        open(outcome);
      });
  });
  return <p role="status">{OPENING.starting}</p>;
}
