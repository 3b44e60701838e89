/** A recorded game that plays by itself: moment after moment, each as long as what happens in it takes. */
import { useEffect, useState } from "react";
import { chosenPace, paceFactor } from "../table/pace.ts";
import { staysFor } from "./playing.ts";
import type { Replaying } from "./use-replay.ts";

export interface Playing {
  readonly isPlaying: boolean;
  /** Plays, from the start where it is at its end; or pauses. */
  toggle(): void;
  /** To a moment, where it stays. */
  goTo(at: number): void;
}

export function usePlaying({ at, shown, go }: Replaying, last: number): Playing {
  const [isWanted, setWanted] = useState(false);
  const isPlaying = isWanted && at < last;
  const motion = shown?.at === at ? shown.step.milliseconds : undefined;
  useEffect(() => {
    if (!isPlaying || motion === undefined) return;
    const timer = setTimeout(() => go(at + 1), staysFor(motion, paceFactor(), chosenPace()));
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
