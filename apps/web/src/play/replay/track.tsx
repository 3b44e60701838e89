/** The whole game as a track: numbered ticks for rounds, bursts for attacks, and the current moment. */
import type { ReplayStop } from "@broadside/telling";
import { useMemo } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Slider, SliderThumb, SliderTrack } from "react-aria-components/Slider";
import { WORDS } from "../../words/play/replay.ts";
import { marksOf } from "./stops.ts";
import styles from "./track.module.css";

interface TrackProps {
  readonly stops: readonly ReplayStop[];
  readonly at: number;
  goTo(at: number): void;
}

export function Track({ stops, at, goTo }: TrackProps) {
  const last = Math.max(1, stops.length - 1);
  const marks = useMemo(() => <Marks stops={stops} />, [stops]);
  return (
    <I18nProvider locale="en">
      <Slider className="replay-track grow" aria-label={WORDS.moment} value={at} maxValue={last} onChange={goTo}>
        <SliderTrack className={styles.rail}>
          <span className={styles.line} />
          <span className={styles.done} style={{ width: `${(at / last) * 100}%` }} />
          {marks}
          <SliderThumb className={styles.thumb} />
        </SliderTrack>
      </Slider>
    </I18nProvider>
  );
}

const placed = (share: number) => ({ left: `${share * 100}%` });

function Marks({ stops }: Pick<TrackProps, "stops">) {
  const { rounds, attacks } = marksOf(stops);
  return (
    <span aria-hidden="true">
      {attacks.map((share) => (
        <i key={share} className={styles.burst} style={placed(share)} />
      ))}
      {rounds.map(({ round, share, isNamed }) => (
        <span key={round} className={styles.round} style={placed(share)}>
          {isNamed && round}
        </span>
      ))}
    </span>
  );
}
