/** With only one person at the screen there is nobody to hide from: that person's secret questions open without a cover. */
import type { Seat } from "@broadside/protocol";
import type { Scene } from "@broadside/telling";
import { useEffect, useState } from "react";
import { isOnlyPerson } from "../table/programs.ts";
import type { GameAtTable } from "../table/use-game.ts";

/**
 * Opens them once per phase: a player who closes them, or has a PIN, opens them by hand. `waiting` are the people with secret questions;
 * nothing opens while steps are still being shown. Returns true while they are about to open.
 */
export function useOwnDials(scene: Scene, game: GameAtTable, waiting: readonly Seat[], isBehind: boolean): boolean {
  const [opened, setOpened] = useState<string>();
  const { look, uncovered } = game;
  const moment = `${scene.game} ${scene.state.round} ${scene.state.cursor.phase}`;
  const [seat] = waiting;
  const opens = seat !== undefined && uncovered === undefined && opened !== moment && isOnlyPerson(scene, seat);
  useEffect(() => {
    if (opens && !isBehind) void look(seat).then(() => setOpened(moment));
  }, [opens, isBehind, look, seat, moment]);
  return opens;
}
