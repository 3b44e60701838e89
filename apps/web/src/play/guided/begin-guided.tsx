/** Begins the first guided game as soon as it is on the page. */
import { useEffect, useRef } from "react";
import type { Client, GameReply } from "../../game-worker/client.ts";
import { askToKeep } from "../../kept/persistence.ts";
import { OPENING } from "../../words/play/guided.ts";
import { beginGuided } from "./opening.ts";
import { begun, rememberProgress } from "./progress.ts";

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
          rememberProgress(begun(outcome.scene.game));
          askToKeep();
        }
        open(outcome);
      });
  });
  return <p role="status">{OPENING.begins}</p>;
}
