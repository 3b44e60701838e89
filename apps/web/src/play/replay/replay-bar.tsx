/** The controls of a replay: play, step, jump to an attack or along the track, and change the speed. */
import type { ReplayStop } from "@broadside/telling";
import type { ReactNode } from "react";
import { WORDS } from "../../words/play/replay.ts";
import { PaceField } from "../panels/windows/pace-field.tsx";
import { ReplayIcon, type ReplayIconName } from "./icons.tsx";
import replayStyles from "./replay.module.css";
import styles from "./replay-bar.module.css";
import { attackAfter, attackBefore } from "./stops.ts";
import { Track } from "./track.tsx";
import type { Playback } from "./use-playback.ts";

interface ReplayBarProps {
  readonly stops: readonly ReplayStop[];
  readonly at: number;
  /** Whether the current moment has been drawn. */
  readonly isShown: boolean;
  readonly playing: Playback;
  /** Further buttons for the current moment. */
  readonly children: ReactNode;
}

export function ReplayBar({ stops, at, isShown, playing: { isPlaying, toggle, goTo }, children }: ReplayBarProps) {
  const last = stops.length - 1;
  return (
    <section className={styles.replay} aria-label={WORDS.controls} data-shown={isShown || undefined}>
      <div className="row">
        <button
          type="button"
          className={`centre rigid primary ${styles.play}`}
          aria-label={isPlaying ? WORDS.pause : WORDS.play}
          onClick={toggle}
        >
          <ReplayIcon of={isPlaying ? "pause" : "play"} />
        </button>
        <Track stops={stops} at={at} goTo={goTo} />
        <span className={`rigid detail ${replayStyles.place}`}>
          {at} / {last}
        </span>
      </div>
      <div className="row wrap spread">
        <span className={`row ${styles.steps}`}>
          <Jump icon="attackBack" name={WORDS.attackBack} to={attackBefore(stops, at)} goTo={goTo} />
          <Jump icon="stepBack" name={WORDS.stepBack} to={at > 0 ? at - 1 : undefined} goTo={goTo} />
          <Jump icon="stepOn" name={WORDS.stepForward} to={at < last ? at + 1 : undefined} goTo={goTo} />
          <Jump icon="attackOn" name={WORDS.attackForward} to={attackAfter(stops, at)} goTo={goTo} />
          <PaceField label={WORDS.speed} className={`row detail ${replayStyles.speed}`} />
        </span>
        {children}
      </div>
    </section>
  );
}

interface JumpProps {
  readonly icon: ReplayIconName;
  readonly name: string;
  /** The moment to jump to; undefined if there is none. */
  readonly to: number | undefined;
  goTo(at: number): void;
}

/** The button stays enabled even if there is nothing to jump to. Otherwise, pressing it repeatedly would lose the keyboard focus. */
function Jump({ icon, name, to, goTo }: JumpProps) {
  return (
    <button
      type="button"
      className={`icon-button ${styles.jump}`}
      aria-label={name}
      title={name}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && goTo(to)}
    >
      <ReplayIcon of={icon} />
    </button>
  );
}
