/** Starts the first guided game when mounted. */
import { useEffect, useRef } from "react";
import { askForPersistence } from "../../browser/persistence.ts";
import type { GameWorker } from "../../game-worker/page/game-worker.ts";
import type { ActionReply } from "../../game-worker/shared/action-reply.ts";
import { OPENING } from "../../words/play/guided.ts";
import { beginGuided } from "./opening.ts";
import { newProgress, rememberProgress } from "./progress.ts";

interface BeginGuidedProps {
  readonly worker: GameWorker;
  open(outcome: ActionReply): void;
}

export function BeginGuided({ worker, open }: BeginGuidedProps) {
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    beginGuided(worker)
      .catch((): ActionReply => ({ refused: OPENING.failed }))
      .then((outcome) => {
        if (outcome.game !== undefined) {
          rememberProgress(newProgress(outcome.game));
          askForPersistence();
        }
        open(outcome);
      });
  });
  return <p role="status">{OPENING.starting}</p>;
}
