/** The game that the address names. If it isn't open yet, the worker continues it from the saved games. */
import type { GameClient } from "@broadside/client";
import type { ReplayStop, Scene } from "@broadside/telling";
import { getRouteApi } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { untilCancelled } from "../browser/until-cancelled.ts";
import type { Retry } from "../browser/use-loading.ts";
import { sceneOf } from "../game-worker/page/game-replies.ts";
import type { GameWorker } from "../game-worker/page/game-worker.ts";
import { joinGame } from "../game-worker/page/join-game.ts";
import type { ActionReply } from "../game-worker/shared/action-reply.ts";

const route = getRouteApi("/play");

/** A game that the page has joined, with its first scene. */
interface JoinedGame {
  readonly client: GameClient;
  readonly scene: Scene;
}

interface OpenedGame {
  readonly joined: JoinedGame | undefined;
  /** The stops of a saved game that can't be continued. The page then shows the game's replay. */
  readonly stops: readonly ReplayStop[] | undefined;
  /** Why a game couldn't be opened. */
  readonly problem: string | undefined;
  /** Whether the worker failed to continue the game that the address names. */
  readonly resuming: Retry;
  open(outcome: ActionReply): void;
  /** Goes back to the start page with a reason. */
  refuse(reason: string): void;
  leave(): void;
}

export function useOpenedGame(worker: GameWorker | undefined): OpenedGame {
  const { game, watch } = route.useSearch();
  const navigate = route.useNavigate();
  const [joined, setJoined] = useJoinedGame();
  const [stops, setStops] = useState<readonly ReplayStop[]>();
  const [problem, setProblem] = useState<string>();
  const [failed, setFailed] = useState<string>();
  // The id of the game that was just opened, until the address contains it.
  const opening = useRef<string>(undefined);

  const open = useCallback(
    ({ refused, watched, game: opened }: ActionReply) => {
      setProblem(refused);
      setFailed(undefined);
      setStops(watched);
      if (!worker || opened === undefined) return;
      opening.current = opened;
      joinGame(worker).then(
        (client) => {
          setJoined({ client, scene: sceneOf(client) });
          void navigate({ search: { game: opened }, replace: game === opened });
        },
        ({ message }: Error) => {
          opening.current = undefined;
          setProblem(message);
        },
      );
    },
    [worker, navigate, game, setJoined],
  );
  const isOpen = joined !== undefined && joined.scene.game === game;
  useEffect(() => {
    if (opening.current === game && isOpen) opening.current = undefined;
    if (!worker || game === undefined || isOpen || opening.current !== undefined || failed === game) return;
    return untilCancelled(worker.resume(game), open, () => setFailed(game));
  }, [worker, game, isOpen, open, failed]);
  const resuming: Retry = { isFailed: game !== undefined && failed === game, retry: () => setFailed(undefined) };

  // A replay takes the game's place on the page. When it closes, the page joins the game again.
  const isWatching = watch !== undefined;
  useEffect(() => {
    if (isWatching) setJoined(undefined);
  }, [isWatching, setJoined]);

  const refuse = useCallback(
    (reason: string) => {
      setProblem(reason);
      void navigate({ search: {}, replace: true });
    },
    [navigate],
  );
  const leave = () => {
    setJoined(undefined);
    setStops(undefined);
    void navigate({ search: {} });
  };
  return { joined: isOpen ? joined : undefined, stops, problem, resuming, open, refuse, leave };
}

/** The game that the page has joined. Its client is closed when another takes its place. */
function useJoinedGame(): readonly [JoinedGame | undefined, (next: JoinedGame | undefined) => void] {
  const [joined, setJoined] = useState<JoinedGame>();
  useEffect(() => () => joined?.client.close(), [joined]);
  return [joined, setJoined];
}
