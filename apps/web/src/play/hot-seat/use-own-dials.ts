/** If one person plays alone against bots, opens that person's secret questions without showing the cover first. */
import type { Seat } from "@broadside/protocol";
import { useEffect } from "react";
import type { PinRefusal, Proof } from "../../game-worker/shared/pin.ts";
import { useScene } from "../board/open-game.ts";
import { isOnlyPerson } from "../board/seats/bots.ts";

/** Which seat's secrets are on the screen, and how to show another's. */
export interface ShownSecrets {
  /** The seat whose secrets are on the screen. */
  readonly uncovered: Seat | undefined;
  /** Whether the player has postponed this phase's secret questions, or they couldn't be opened. This lasts until the next answer. */
  readonly isPutOff: boolean;
  /** Shows a seat's secrets, unless its PIN is needed. If `seat` is undefined, hides all secrets. */
  look(seat: Seat | undefined, proof?: Proof): Promise<PinRefusal | undefined>;
}

/**
 * Opens the player's secret questions, unless the player has postponed them or protects them with a PIN. `waiting` lists the people with
 * secret questions. While `isBehind` is true, earlier steps are still being shown, so nothing opens yet. Returns true if questions are
 * about to open.
 */
export function useOwnDials({ look, uncovered, isPutOff }: ShownSecrets, waiting: readonly Seat[], isBehind: boolean): boolean {
  const [seat] = waiting;
  const isAlone = useScene((scene) => seat !== undefined && isOnlyPerson(scene, seat));
  const opens = isAlone && uncovered === undefined && !isPutOff;
  useEffect(() => {
    if (opens && !isBehind) void look(seat);
  }, [opens, isBehind, look, seat]);
  return opens;
}
