/** Counts a phase down where the game has a timer; when time is up, what has no answer is given its default. */
import type { Input } from "@broadside/rules";
import type { Scene } from "@broadside/telling";
import { useEffect, useState } from "react";

interface PhaseTimerProps {
  readonly scene: Scene;
  readonly seconds: number;
  give(input: Input): void;
}

const MORE = 60;

/** Seconds as 1:05. */
const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Begins anew with every phase of a round: give it a key of these. The engine has no clock, so this one says `hurry`. */
export function PhaseTimer({ scene, seconds, give }: PhaseTimerProps) {
  const [left, setLeft] = useState(seconds);
  const { number } = scene;
  const isUp = left <= 0;
  useEffect(() => {
    const ticking = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(ticking);
  }, []);
  // One batch of questions after the other, with time to see what happens.
  const isWaiting = scene.waiting.length > 0;
  useEffect(() => {
    if (!isUp || !isWaiting) return;
    const hurrying = setTimeout(() => give({ input: "hurry", seat: "clock", number }), 1000);
    return () => clearTimeout(hurrying);
  }, [isUp, isWaiting, number, give]);
  return (
    <p className="play-timer">
      <span role="timer" data-up={isUp}>
        {isUp ? "Time for this phase is up" : `${clockText(left)} left in this phase`}
      </span>{" "}
      <button type="button" className="link-button" onClick={() => setLeft(left + MORE)}>
        One minute more
      </button>
    </p>
  );
}
