/** The seats that have a PIN, updated when one is set or removed. */
import type { Seat } from "@broadside/protocol";
import { useCallback, useEffect, useState } from "react";
import type { Client } from "../../game-worker/client.ts";

interface SeatsWithPins {
  has(seat: Seat): boolean;
  askAgain(): void;
}

export function usePins(client: Client): SeatsWithPins {
  const [seats, setSeats] = useState<readonly Seat[]>([]);
  const askAgain = useCallback(() => void client.pins().then(setSeats, () => undefined), [client]);
  useEffect(askAgain, [askAgain]);
  return { has: (seat) => seats.includes(seat), askAgain };
}
