/** The controls of a recorded game: play, step, jump to an attack, anywhere on the track, and how fast. */
import type { ReplayStop } from "@broadside/telling";
import type { ReactNode } from "react";
import { WORDS } from "../../words/play/replay.ts";
import { PaceField } from "../panels/windows/pace-field.tsx";
import { ReplayIcon, type ReplayIconName } from "./icons.tsx";
import { attackAfter, attackBefore } from "./stops.ts";
import { Track } from "./track.tsx";
import type { Playing } from "./use-playing.ts";
import "./replay-bar.css";

interface ReplayBarProps {
  readonly stops: readonly ReplayStop[];
  readonly at: number;
  /** Whether the moment has been drawn. */
  readonly isShown: boolean;
  readonly playing: Playing;
  /** What else can be done with the moment. */
  readonly children: ReactNode;
}

export function ReplayBar({ stops, at, isShown, playing: { isPlaying, toggle, goTo }, children }: ReplayBarProps) {
  const last = stops.length - 1;
  return (
    <section className="play-replay" aria-label={WORDS.region} data-shown={isShown || undefined}>
      <div className="replay-row">
        <button type="button" className="replay-play" aria-label={isPlaying ? WORDS.pause : WORDS.play} onClick={toggle}>
          <ReplayIcon of={isPlaying ? "pause" : "play"} />
        </button>
        <Track stops={stops} at={at} goTo={goTo} />
        <span className="replay-place">
          {at} / {last}
        </span>
      </div>
      <div className="replay-row replay-tools">
        <span className="replay-steps">
          <Jump icon="attackBack" name={WORDS.attackBack} to={attackBefore(stops, at)} goTo={goTo} />
          <Jump icon="stepBack" name={WORDS.stepBack} to={at > 0 ? at - 1 : undefined} goTo={goTo} />
          <Jump icon="stepOn" name={WORDS.stepOn} to={at < last ? at + 1 : undefined} goTo={goTo} />
          <Jump icon="attackOn" name={WORDS.attackOn} to={attackAfter(stops, at)} goTo={goTo} />
          <PaceField label={WORDS.speed} className="replay-speed" />
        </span>
        {children}
      </div>
    </section>
  );
}

interface JumpProps {
  readonly icon: ReplayIconName;
  readonly name: string;
  /** Undefined where it leads nowhere. */
  readonly to: number | undefined;
  goTo(at: number): void;
}

/** It stays in reach of the keyboard where it leads nowhere: whoever presses it again and again does not lose the place. */
function Jump({ icon, name, to, goTo }: JumpProps) {
  return (
    <button
      type="button"
      className="icon-button replay-jump"
      aria-label={name}
      title={name}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && goTo(to)}
    >
      <ReplayIcon of={icon} />
    </button>
  );
}
