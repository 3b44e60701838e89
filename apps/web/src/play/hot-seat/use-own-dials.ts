/** Opens the secret questions of a person who plays alone against bots, without a cover. */
import type { Seat } from "@broadside/protocol";
import type { Scene } from "@broadside/telling";
import { useEffect } from "react";
import { isOnlyPerson } from "../table/bots.ts";
import type { GameAtTable } from "../table/use-game.ts";

/**
 * Skips questions that the player postponed or protects with a PIN. `waiting` lists the people with secret questions;
 * nothing opens while steps are still being shown. Returns true while they are about to open.
 */
export function useOwnDials(scene: Scene, game: GameAtTable, waiting: readonly Seat[], isBehind: boolean): boolean {
  const { look, uncovered, isPutOff } = game;
  const [seat] = waiting;
  const opens = seat !== undefined && uncovered === undefined && !isPutOff && isOnlyPerson(scene, seat);
  useEffect(() => {
    if (opens && !isBehind) void look(seat);
  }, [opens, isBehind, look, seat]);
  return opens;
}
