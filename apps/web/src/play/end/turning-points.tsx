/** The rounds that turned the game, as small pictures of the table: a click watches from there. */
import type { GameStory, StoryLead, TurningPoint } from "@broadside/telling";
import { SeatBadge } from "../../look/seat-badge.tsx";
import { TURNS } from "../../words/play/end-charts.ts";
import { frameOf } from "./frame.ts";
import { PositionPicture } from "./position-picture.tsx";
import "./turns.css";

interface TurningPointsProps {
  readonly story: GameStory;
  watch(number: number): void;
  /** The round that is looked at, or none. */
  light(round: number | undefined): void;
}

/** How much wider than high the pictures are. */
const SHAPE = 1.8;

export function TurningPoints({ story, watch, light }: TurningPointsProps) {
  return (
    <section className="end-turns" aria-labelledby="end-turns">
      <div className="end-head">
        <h3 id="end-turns">{TURNS.title}</h3>
        <span className="end-aside">{TURNS.click}</span>
      </div>
      {story.turningPoints.length === 0 && <p className="end-none">{TURNS.none}</p>}
      <ul>
        {story.turningPoints.map((turn) => (
          <li key={turn.round}>
            <button
              type="button"
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
    <span className="end-turn-picture">
      <PositionPicture position={turn.position} frame={frameOf(turn.position, SHAPE)} />
      <span className="end-turn-round">{TURNS.round(turn.round)}</span>
      <span className="end-turn-play" aria-hidden="true">
        ▶
      </span>
    </span>
    <span className="end-turn-words">
      <b>{turn.title}</b>
      <small title={turn.line}>{turn.line}</small>
      <span className="end-turn-lead">
        <Lead lead={turn.before} story={story} /> <span aria-hidden="true">→</span>
        <span className="visually-hidden">{TURNS.afterwards}</span> <Lead lead={turn.after} story={story} isNow />
      </span>
    </span>
  </>
);

/** Names that are longer than this leave their place to the badges of their seats. */
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
      {leader && <span className={isShort ? undefined : "visually-hidden"}>{leader.name} </span>}
      {leader ? `+${points}` : TURNS.level}
    </Figure>
  );
}
