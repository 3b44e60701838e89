/** Loads the game preparer after the first paint, or earlier if something needs it. */
import type { Result } from "@broadside/kit";
import { useCallback, useEffect, useRef, useState } from "react";
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
  useEffect(() => afterPaint(() => void open().catch(() => undefined)), [open]);
  return open;
}

/** The prepared game, or undefined until it is ready. */
export function useReadyGame(open: LoadPreparer, wanted: WantedGame): Result<ReadyGame> | "failed" | undefined {
  const key = JSON.stringify(wanted);
  const [prepared, setPrepared] = useState<{ readonly key: string; readonly as: Result<ReadyGame> | "failed" }>();
  useEffect(() => {
    let isWanted = true;
    const callOff = afterPaint(() => {
      open()
        .then((preparer) => preparer.prepare(JSON.parse(key) as WantedGame))
        .then(
          (as) => isWanted && setPrepared({ key, as }),
          () => isWanted && setPrepared({ key, as: "failed" }),
        );
    });
    return () => {
      isWanted = false;
      callOff();
    };
  }, [open, key]);
  return prepared?.key === key ? prepared.as : undefined;
}

/** Returns a function that cancels it. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
