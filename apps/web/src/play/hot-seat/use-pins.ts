/** The seats that have a PIN, updated when one is set or removed. */
import type { Seat } from "@broadside/protocol";
import { useLoading } from "../../browser/use-loading.ts";
import { useClient } from "../board/open-game.ts";

interface SeatsWithPins {
  has(seat: Seat): boolean;
  askAgain(): void;
}

export function usePins(): SeatsWithPins {
  const client = useClient();
  const { answer: seats = [], retry } = useLoading("pins", client.pins);
  return { has: (seat) => seats.includes(seat), askAgain: retry };
}
