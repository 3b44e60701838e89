/** The controls of a game that is watched, and their keys. */
import type { ReplayStop } from "@broadside/telling";
import { useEffect, useState } from "react";
import { FIELDS, isIn, isShortcut, usePageKeys } from "../page-keys.ts";
import { roundAfter, roundBefore } from "./rounds.ts";

interface ReplayBarProps {
  readonly moments: readonly ReplayStop[];
  readonly at: number;
  /** Whether the moment has been drawn: what plays by itself waits for it. */
  readonly isShown: boolean;
  go(at: number): void;
  leave(): void;
}

export const REPLAY_HELP = [
  { keys: "← →", does: "one step back or on" },
  { keys: "Page Up, Page Down", does: "one round back or on" },
  { keys: "Home, End", does: "to the start or the end" },
  { keys: "Space", does: "play or pause" },
] as const;

/** Milliseconds from one step to the next. */
const SPEEDS = [
  { name: "slow", pause: 1600 },
  { name: "normal", pause: 700 },
  { name: "fast", pause: 150 },
] as const;

export function ReplayBar({ moments, at, isShown, go, leave }: ReplayBarProps) {
  const [isPlaying, setPlaying] = useState(false);
  const [pause, setPause] = useState<number>(700);
  const last = moments.length - 1;
  const playsOn = isPlaying && at < last;
  useEffect(() => {
    if (!playsOn || !isShown) return;
    const timer = setTimeout(() => go(at + 1), pause);
    return () => clearTimeout(timer);
  }, [playsOn, isShown, at, pause, go]);
  const play = () => {
    if (at === last) go(0);
    setPlaying(!playsOn);
  };
  const step = (to: number) => {
    setPlaying(false);
    go(to);
  };
  usePageKeys((event) => {
    const { key } = event;
    if (isIn(event, `${FIELDS}, .broadside-table, dialog, [role=log]`) || isShortcut(event)) return;
    const to = momentOf(key, moments, at);
    const plays = key === " " && !isIn(event, "button, summary, a");
    if (to !== undefined) step(to);
    else if (plays) play();
    else return;
    event.preventDefault();
  });
  return (
    <section className="play-replay" aria-label="Replay" data-shown={isShown || undefined}>
      <div className="play-tool-row">
        <button type="button" disabled={at === 0} onClick={() => step(roundBefore(moments, at))}>
          ◀◀ Round
        </button>
        <button type="button" disabled={at === 0} onClick={() => step(at - 1)}>
          ◀ Step
        </button>
        <button type="button" className="primary" onClick={play}>
          {playsOn ? "Pause" : "Play"}
        </button>
        <button type="button" disabled={at === last} onClick={() => step(at + 1)}>
          Step ▶
        </button>
        <button type="button" disabled={at === last} onClick={() => step(roundAfter(moments, at))}>
          Round ▶▶
        </button>
        <select aria-label="Speed" value={pause} onChange={({ target }) => setPause(Number(target.value))}>
          {SPEEDS.map(({ name, pause: milliseconds }) => (
            <option key={name} value={milliseconds}>
              {name}
            </option>
          ))}
        </select>
        <button type="button" onClick={leave}>
          Stop watching
        </button>
      </div>
      <label className="play-moment">
        <span>
          Moment {at + 1} of {moments.length}
        </span>
        <input type="range" min={0} max={last} value={at} onChange={({ target }) => step(Number(target.value))} />
      </label>
    </section>
  );
}

/** Where a key leads. */
function momentOf(key: string, moments: readonly ReplayStop[], at: number): number | undefined {
  switch (key) {
    case "ArrowLeft":
      return at - 1;
    case "ArrowRight":
      return at + 1;
    case "PageUp":
      return roundBefore(moments, at);
    case "PageDown":
      return roundAfter(moments, at);
    case "Home":
      return 0;
    case "End":
      return moments.length - 1;
    default:
      return undefined;
  }
}
