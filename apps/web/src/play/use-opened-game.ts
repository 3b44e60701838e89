/** The game that the address names. If it isn't open yet, the worker continues it from the saved games. */
import type { ReplayStop, Scene } from "@broadside/telling";
import { getRouteApi } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { untilCancelled } from "../browser/until-cancelled.ts";
import type { Retry } from "../browser/use-loading.ts";
import type { Client, GameReply } from "../game-worker/page/client.ts";

const route = getRouteApi("/play");

interface OpenedGame {
  /** The scene that the game was opened with. */
  readonly scene: Scene | undefined;
  /** The stops of a saved game that can't be continued. The page then shows the game's replay. */
  readonly stops: readonly ReplayStop[] | undefined;
  /** Why a game couldn't be opened. */
  readonly problem: string | undefined;
  /** Whether the worker failed to continue the game that the address names. */
  readonly resuming: Retry;
  open(outcome: GameReply): void;
  /** Goes back to the start page with a reason. */
  refuse(reason: string): void;
  leave(): void;
}

export function useOpenedGame(client: Client | undefined): OpenedGame {
  const { game, watch } = route.useSearch();
  const navigate = route.useNavigate();
  const [scene, setScene] = useState<Scene>();
  const [stops, setStops] = useState<readonly ReplayStop[]>();
  const [problem, setProblem] = useState<string>();
  const [failed, setFailed] = useState<string>();
  // The id of the game that was just opened, until the address contains it.
  const opening = useRef<string>(undefined);

  const open = useCallback(
    (outcome: GameReply) => {
      setProblem(outcome.refused);
      setFailed(undefined);
      setStops(outcome.watched);
      const { scene: opened } = outcome;
      if (!opened) return;
      setScene(opened);
      opening.current = opened.game;
      void navigate({ search: { game: opened.game }, replace: game === opened.game });
    },
    [navigate, game],
  );
  const isOpen = scene !== undefined && scene.game === game;
  useEffect(() => {
    if (opening.current === game) opening.current = undefined;
    if (!client || game === undefined || isOpen || opening.current !== undefined || failed === game) return;
    return untilCancelled(client.resume(game), open, () => setFailed(game));
  }, [client, game, isOpen, open, failed]);
  const resuming: Retry = { isFailed: game !== undefined && failed === game, retry: () => setFailed(undefined) };

  // The scene isn't updated while a replay is open. So it is dropped here, and loaded again when the replay closes.
  const isWatching = watch !== undefined;
  useEffect(() => {
    if (isWatching) setScene(undefined);
  }, [isWatching]);

  const refuse = useCallback(
    (reason: string) => {
      setProblem(reason);
      void navigate({ search: {}, replace: true });
    },
    [navigate],
  );
  const leave = () => {
    setScene(undefined);
    setStops(undefined);
    void navigate({ search: {} });
  };
  return { scene: isOpen ? scene : undefined, stops, problem, resuming, open, refuse, leave };
}
