/** If one person plays alone against bots, opens that person's secret questions without showing the cover first. */
import type { Seat } from "@broadside/protocol";
import { useEffect } from "react";
import { useScene } from "../board/open-game.ts";
import { isOnlyPerson } from "../board/seats/bots.ts";
import type { GameAtTable } from "../board/use-game.ts";

/**
 * Opens the player's secret questions, unless the player has postponed them or protects them with a PIN. `waiting` lists the people with
 * secret questions. While `isBehind` is true, earlier steps are still being shown, so nothing opens yet. Returns true if questions are
 * about to open.
 */
export function useOwnDials({ look, uncovered, isPutOff }: GameAtTable, waiting: readonly Seat[], isBehind: boolean): boolean {
  const scene = useScene();
  const [seat] = waiting;
  const opens = seat !== undefined && uncovered === undefined && !isPutOff && isOnlyPerson(scene, seat);
  useEffect(() => {
    if (opens && !isBehind) void look(seat);
  }, [opens, isBehind, look, seat]);
  return opens;
}
