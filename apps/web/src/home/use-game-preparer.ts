/** Loads the game preparer after the first paint, or earlier if something needs it. */
import type { Result } from "@broadside/kit";
import { useCallback, useRef } from "react";
import { type Loading, useLoading } from "../browser/use-loading.ts";
import type { ReadyGame, WantedGame } from "../start/wanted-game.ts";
import type { GamePreparer } from "./game-preparer.ts";

export type LoadPreparer = () => Promise<GamePreparer>;

export function useGamePreparer(): LoadPreparer {
  const preparer = useRef<Promise<GamePreparer>>(undefined);
  const open = useCallback(() => {
    preparer.current ??= import("./game-preparer.ts").then(({ makeGamePreparer }) => makeGamePreparer());
    // After a failure, the next attempt loads it again.
    preparer.current.catch(() => {
      preparer.current = undefined;
    });
    return preparer.current;
  }, []);
  return open;
}

/** The prepared game. Preparing starts after the first paint. */
export function useReadyGame(open: LoadPreparer, wanted: WantedGame): Loading<Result<ReadyGame>> {
  const prepare = useCallback(
    (game: WantedGame) =>
      painted()
        .then(open)
        .then((preparer) => preparer.prepare(game)),
    [open],
  );
  return useLoading(wanted, prepare);
}

const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
