/** The seats that have a PIN, updated when one is set or removed. */
import type { Seat } from "@broadside/protocol";
import { useCallback, useEffect, useState } from "react";
import { useClient } from "../board/open-game.ts";

interface SeatsWithPins {
  has(seat: Seat): boolean;
  askAgain(): void;
}

export function usePins(): SeatsWithPins {
  const client = useClient();
  const [seats, setSeats] = useState<readonly Seat[]>([]);
  const askAgain = useCallback(() => void client.pins().then(setSeats, () => undefined), [client]);
  useEffect(askAgain, [askAgain]);
  return { has: (seat) => seats.includes(seat), askAgain };
}
