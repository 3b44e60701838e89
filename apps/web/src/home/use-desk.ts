/** The desk as the page has it: opened after the first paint, or at once where somebody is faster. */
import type { Result } from "@broadside/kit";
import { useCallback, useEffect, useRef, useState } from "react";
import type { LaidOut, WantedGame } from "../play/start/wanted-game.ts";
import type { Desk } from "./desk.ts";

export type OpenDesk = () => Promise<Desk>;

export function useDesk(): OpenDesk {
  const desk = useRef<Promise<Desk>>(undefined);
  const open = useCallback(() => {
    desk.current ??= import("./desk.ts").then(({ openDesk }) => openDesk());
    // The next try loads it again.
    desk.current.catch(() => {
      desk.current = undefined;
    });
    return desk.current;
  }, []);
  useEffect(() => afterPaint(() => void open().catch(() => undefined)), [open]);
  return open;
}

/** The game as it would begin; undefined until that is known. */
export function useLaidOut(open: OpenDesk, wanted: WantedGame): Result<LaidOut> | "failed" | undefined {
  const key = JSON.stringify(wanted);
  const [laid, setLaid] = useState<{ readonly key: string; readonly as: Result<LaidOut> | "failed" }>();
  useEffect(() => {
    let isWanted = true;
    const callOff = afterPaint(() => {
      open()
        .then((desk) => desk.layOut(JSON.parse(key) as WantedGame))
        .then(
          (as) => isWanted && setLaid({ key, as }),
          () => isWanted && setLaid({ key, as: "failed" }),
        );
    });
    return () => {
      isWanted = false;
      callOff();
    };
  }, [open, key]);
  return laid?.key === key ? laid.as : undefined;
}

/** What it returns calls it off. */
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
