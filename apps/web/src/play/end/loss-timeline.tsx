/** Losses round by round along one axis, with the lead below. */
import type { GameStory } from "@broadside/telling";
import type { CSSProperties } from "react";
import { SeatBadge } from "../../look/seat-badge.tsx";
import { LOSSES, roundInWords } from "../../words/play/end-charts.ts";
import endStyles from "./end.module.css";
import { LeadLine } from "./lead-line.tsx";
import { barsOf, halvesOf, type LossBar } from "./loss-bars.ts";
import styles from "./losses.module.css";

interface LossTimelineProps {
  readonly story: GameStory;
  /** Your side. If there are two sides, the losses that you suffered are below the line. */
  readonly own: number;
  /** The highlighted round. */
  readonly lit: number | undefined;
}

/** A bar that takes up more than this share of its half has room for two lines of text. */
const TALL = 0.5;

/** If there are this many rounds or more, a column has room only for figures. */
const MANY_ROUNDS = 13;

export function LossTimeline(props: LossTimelineProps) {
  const { sides, rounds } = props.story;
  // Scenarios may also score things other than lost ships.
  const hasLosses = sides.some(({ lost }) => lost !== 0) || rounds.every(({ losses }) => losses.length === 0);
  return (
    <section className={`panel column ${endStyles.panel} end-losses`} aria-labelledby="end-losses">
      <div className="row wrap">
        <h3 id="end-losses">{hasLosses ? LOSSES.lossesByRound : LOSSES.scoredByRound}</h3>
        <span className={`fine ${endStyles.aside}`}>{LOSSES.height}</span>
        <LossKey {...props} hasLosses={hasLosses} />
      </div>
      {rounds.length === 0 ? <p className="fine">{LOSSES.noRound}</p> : <LossAxis {...props} />}
    </section>
  );
}

/** Each side's losses in the whole game. With two sides, yours come last, as below the line. */
function LossKey({ story: { sides }, own, hasLosses }: Omit<LossTimelineProps, "lit"> & { readonly hasLosses: boolean }) {
  const shown = sides.length === 2 ? [...sides].sort((a, b) => Number(a === sides[own]) - Number(b === sides[own])) : sides;
  return (
    <ul className={`row wrap ${styles.key}`}>
      {shown.map(({ team, seats, name, lost, score }) => (
        <li key={team} className="row">
          {seats.map((seat) => (
            <SeatBadge key={seat} seat={seat} />
          ))}
          {hasLosses ? LOSSES.lost({ name, points: lost }) : LOSSES.scored({ name, points: score })}
        </li>
      ))}
    </ul>
  );
}

function LossAxis({ story, own, lit }: LossTimelineProps) {
  const { sides, rounds, turningPoints } = story;
  const bars = barsOf(story, own);
  const { above, below } = halvesOf(bars);
  /** The number of the round's turning point; 0 if it has none. */
  const turnOf = (round: number): number => turningPoints.findIndex((turn) => turn.round === round) + 1;
  const isDuel = sides.length === 2;
  // Both halves are drawn to the same scale.
  const rows = `minmax(0, ${above}fr) 26px${isDuel ? ` minmax(0, ${below}fr)` : ""}`;
  const style = { "--rounds": rounds.length, "--rows": rows } as CSSProperties;
  return (
    <div
      className={`column ${styles.axis}`}
      data-many={rounds.length >= MANY_ROUNDS || undefined}
      data-duel={isDuel || undefined}
      style={style}
    >
      <ol className={styles.rounds}>
        {bars.map(({ round, above: over, below: under }) => (
          <li key={round} data-lit={round === lit || undefined}>
            <Bars bars={over} most={above} />
            <b className={`row detail ${styles.round}`}>
              <span className="visually-hidden">{roundInWords(round, turnOf(round) || undefined)}</span>
              <span aria-hidden="true">{round === 0 ? LOSSES.setUp : round}</span>
              {turnOf(round) > 0 && (
                <i className="centre" aria-hidden="true">
                  {turnOf(round)}
                </i>
              )}
            </b>
            {isDuel && <Bars bars={under} most={below} isBelow />}
          </li>
        ))}
      </ol>
      <LeadLine story={story} own={own} />
    </div>
  );
}

interface BarsProps {
  readonly bars: readonly LossBar[];
  readonly most: number;
  readonly isBelow?: boolean;
}

const Bars = ({ bars, most, isBelow = false }: BarsProps) => (
  <div className={styles.bars} data-below={isBelow || undefined}>
    {bars.map(({ name, points, seat, all }) => (
      <span
        key={`${name} ${points} ${seat}`}
        className={styles.loss}
        data-seat={seat === undefined ? undefined : seat + 1}
        data-back={points < 0 || undefined}
        data-tall={Math.abs(points) > TALL * most || undefined}
        title={all.map((one) => LOSSES.loss({ name: one.name, points: one.points })).join("\n")}
        style={{ "--share": `${(100 * Math.abs(points)) / most}%` } as CSSProperties}
      >
        <b>{name}</b> <em>{points < 0 ? `−${-points}` : points}</em>
      </span>
    ))}
  </div>
);
