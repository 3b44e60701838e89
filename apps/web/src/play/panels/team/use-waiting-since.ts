/**
 * How long the game has been waiting for each seat, in whole seconds. The time starts when this page first notices that the game is waiting
 * for the seat.
 */
import type { Seat } from "@broadside/protocol";
import { useEffect, useRef, useState } from "react";

const SECOND = 1000;

export function useWaitingSince(waiting: readonly Seat[]): (seat: Seat) => number {
  const since = useRef(new Map<Seat, number>());
  const [now, setNow] = useState(Date.now);
  const key = waiting.join();
  useEffect(() => {
    const seats = key === "" ? [] : key.split(",").map(Number);
    const before = since.current;
    since.current = new Map(seats.map((seat) => [seat, before.get(seat) ?? Date.now()]));
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(ticking);
  }, [key]);
  return (seat) => Math.max(0, Math.floor((now - (since.current.get(seat) ?? now)) / SECOND));
}
