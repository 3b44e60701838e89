/** Who was ahead after each round. With two sides, one line shows the difference. With more sides, each score has its own line. */
import type { GameStory } from "@broadside/telling";
import { SeatBadge } from "../../look/seat-badge.tsx";
import { LEAD } from "../../words/play/end-charts.ts";
import styles from "./lead.module.css";

interface LeadLineProps {
  readonly story: GameStory;
  /** The side that leads where the line is above zero. */
  readonly own: number;
}

/** In pixels, as in the style sheet. */
const HEIGHT = 72;
const EDGE = 16;

export function LeadLine({ story, own }: LeadLineProps) {
  return story.sides.length === 2 ? <Lead story={story} own={own} /> : <Scores story={story} />;
}

/** The centre of a round's column, in percent of the width. */
const middle = (at: number, rounds: number): number => (100 * (at + 0.5)) / Math.max(1, rounds);

function Lead({ story: { rounds, sides }, own }: LeadLineProps) {
  const leads = rounds.map(({ lead = 0 }) => (own === 0 ? lead : -lead));
  const [high, low] = [Math.max(0, ...leads), Math.min(0, ...leads)];
  const scale = (HEIGHT - 2 * EDGE) / Math.max(1, high - low);
  const heightOf = (lead: number): number => EDGE + (high - lead) * scale;
  const points = leads.map((lead, at) => `${middle(at, leads.length)} ${heightOf(lead)}`);
  const other = 1 - own;
  return (
    <div className={`row ${styles.lead}`}>
      <span className={`fine ${styles.name}`}>{LEAD.lead}</span>
      <div className={`grow ${styles.room}`}>
        <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.zero} d={`M0 ${heightOf(0)}H100`} />
          <path
            className={styles.area}
            d={`M${middle(0, leads.length)} ${heightOf(0)}L${points.join("L")}L${middle(leads.length - 1, leads.length)} ${heightOf(0)}Z`}
          />
          <path className={styles.line} d={`M${points.join("L")}`} />
        </svg>
        {leads.map((lead, at) => {
          const isSaid = at === 0 || at === leads.length - 1 || lead !== leads[at - 1];
          const leader = lead === 0 ? undefined : sides[lead > 0 ? own : other];
          const seat = leader?.seats[0];
          const round = rounds[at]?.round ?? 0;
          return (
            isSaid && (
              <span
                key={round}
                data-seat={seat === undefined ? undefined : seat + 1}
                style={{ left: `${middle(at, leads.length)}%`, top: heightOf(lead) + (lead < 0 ? 4 : -18) }}
              >
                <span className="visually-hidden">
                  {leader ? LEAD.ahead({ round, name: leader.name, points: Math.abs(lead) }) : LEAD.level({ round })}
                </span>
                <span aria-hidden="true">{Math.abs(lead)}</span>
              </span>
            )
          );
        })}
      </div>
    </div>
  );
}

const TALL = 150;

function Scores({ story: { rounds, sides } }: Pick<LeadLineProps, "story">) {
  const most = Math.max(1, ...rounds.flatMap(({ scores }) => scores));
  const heightOf = (score: number): number => TALL - 10 - (score / most) * (TALL - 24);
  const ends = spread(sides.map((side) => heightOf(rounds.at(-1)?.scores[sides.indexOf(side)] ?? 0)));
  return (
    <div className={`row ${styles.lead}`} data-many>
      <span className={`fine ${styles.name}`}>{LEAD.scores}</span>
      <div className={`grow ${styles.room}`}>
        <svg viewBox={`0 0 100 ${TALL}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.zero} d={`M0 ${heightOf(0)}H100`} />
          {sides.map(({ team, seats }, side) => (
            <path
              key={team}
              className={styles.line}
              data-seat={(seats[0] ?? 0) + 1}
              d={`M${rounds.map(({ scores }, at) => `${middle(at, rounds.length)} ${heightOf(scores[side] ?? 0)}`).join("L")}`}
            />
          ))}
        </svg>
        {sides.map(({ team, name, seats, score }, side) => (
          <span
            key={team}
            className={`row ${styles.end}`}
            style={{ left: `${middle(rounds.length - 1, rounds.length)}%`, top: (ends[side] ?? 0) - 8 }}
          >
            <SeatBadge seat={seats[0] ?? 0} /> <span className="visually-hidden">{name} </span>
            {score}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Moves labels down until none overlaps another. */
function spread(heights: readonly number[]): readonly number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const found = [...heights];
  order.forEach((at, place) => {
    const before = order[place - 1];
    if (before !== undefined) found[at] = Math.max(found[at] ?? 0, (found[before] ?? 0) + 15);
  });
  const over = Math.max(0, Math.max(...found) - (TALL - 8));
  return found.map((height) => height - over);
}
