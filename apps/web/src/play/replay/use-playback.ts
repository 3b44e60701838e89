/** Plays a replay automatically. Each moment lasts as long as its animation. */
import { useEffect, useState } from "react";
import { chosenPace, paceFactor } from "../board/steps/pace.ts";
import { momentDuration } from "./playback.ts";
import type { ReplayState } from "./use-replay.ts";

export interface Playback {
  readonly isPlaying: boolean;
  /** Starts or pauses the playback. At the end, starts again from the beginning. */
  toggle(): void;
  /** Jumps to a moment and pauses there. */
  goTo(at: number): void;
}

export function usePlayback({ at, shown, go }: ReplayState, last: number): Playback {
  const [isWanted, setWanted] = useState(false);
  const isPlaying = isWanted && at < last;
  const motion = shown?.at === at ? shown.step.milliseconds : undefined;
  useEffect(() => {
    if (!isPlaying || motion === undefined) return;
    const timer = setTimeout(() => go(at + 1), momentDuration(motion, paceFactor(), chosenPace()));
    return () => clearTimeout(timer);
  }, [isPlaying, motion, at, go]);
  return {
    isPlaying,
    toggle: () => {
      if (at === last) go(0);
      setWanted(!isPlaying);
    },
    goTo: (to) => {
      setWanted(false);
      go(to);
    },
  };
}
