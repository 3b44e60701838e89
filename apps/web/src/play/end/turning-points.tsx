/** The rounds that turned the game, as small pictures of the table. Clicking one opens the replay there. */
import type { GameStory, StoryLead, TurningPoint } from "@broadside/telling";
import { SeatBadge } from "../../look/seat-badge.tsx";
import { LOSSES, leadInWords, TURNING_POINTS } from "../../words/play/end-charts.ts";
import { frameOf } from "./frame.ts";
import { PositionPicture } from "./position-picture.tsx";
import styles from "./turns.module.css";

interface TurningPointsProps {
  readonly story: GameStory;
  watch(number: number): void;
  /** Highlights this round in the charts. If the round is undefined, removes the highlight. */
  light(round: number | undefined): void;
}

/** The pictures' width divided by their height. */
const SHAPE = 1.8;

export function TurningPoints({ story, watch, light }: TurningPointsProps) {
  return (
    <section className={`column ${styles.turns}`} aria-labelledby="end-turns">
      <div className="row">
        <h3 id="end-turns">{TURNING_POINTS.title}</h3>
        <span className="fine">{TURNING_POINTS.click}</span>
      </div>
      {story.turningPoints.length === 0 && <p className="fine">{TURNING_POINTS.none}</p>}
      <ul>
        {story.turningPoints.map((turn) => (
          <li key={turn.round}>
            <button
              type="button"
              className="column panel"
              onClick={() => watch(turn.number)}
              onMouseEnter={() => light(turn.round)}
              onMouseLeave={() => light(undefined)}
              onFocus={() => light(turn.round)}
              onBlur={() => light(undefined)}
            >
              <Turn turn={turn} story={story} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Turn = ({ turn, story }: { readonly turn: TurningPoint; readonly story: GameStory }) => (
  <>
    <span className={styles.picture}>
      <PositionPicture position={turn.position} frame={frameOf(turn.position, SHAPE)} />
      <span className={styles.round}>{LOSSES.round({ round: turn.round })}</span>
      <span className={`centre ${styles.play}`} aria-hidden="true">
        ▶
      </span>
    </span>
    <span className={styles.words}>
      <b className="one-line">{turn.title}</b>
      <small className="one-line" title={turn.line}>
        {turn.line}
      </small>
      <span className={`fine one-line ${styles.lead}`}>
        <span className="visually-hidden">{changeOf(turn, story)}</span>
        <span aria-hidden="true">
          <Lead lead={turn.before} story={story} /> <span>→</span> <Lead lead={turn.after} story={story} isNow />
        </span>
      </span>
    </span>
  </>
);

/** The change of the lead in words, for screen readers. */
function changeOf({ before, after }: TurningPoint, { sides }: GameStory): string {
  const inWords = ({ side, points }: StoryLead): string => leadInWords(side === undefined ? undefined : sides[side]?.name, points);
  return TURNING_POINTS.change({ before: inWords(before), after: inWords(after) });
}

/** The longest name that has room. A seat badge replaces any longer name. */
const SHORT = 10;

interface LeadProps {
  readonly lead: StoryLead;
  readonly story: GameStory;
  readonly isNow?: boolean;
}

function Lead({ lead: { side, points }, story: { sides }, isNow = false }: LeadProps) {
  const leader = side === undefined ? undefined : sides[side];
  const isShort = sides.every(({ name }) => name.length <= SHORT);
  const Figure = isNow ? "b" : "span";
  return (
    <Figure data-seat={leader ? (leader.seats[0] ?? 0) + 1 : undefined}>
      {!isShort && leader?.seats.map((seat) => <SeatBadge key={seat} seat={seat} />)}
      {leader
        ? isShort
          ? TURNING_POINTS.namedLead({ name: leader.name, points })
          : TURNING_POINTS.lead({ points })
        : TURNING_POINTS.level}
    </Figure>
  );
}
