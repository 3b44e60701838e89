/** Your teammates, below your own ships, with one row each. Pressing a row shows that player's ships in the other rail. */
import type { Seat } from "@broadside/protocol";
import type { Scene } from "@broadside/telling";
import { SeatBadge } from "../../../look/seat-badge.tsx";
import { SHIPS } from "../../../words/play/panels/ships.ts";
import { TEAM } from "../../../words/play/panels/team.ts";
import { phaseName } from "../../../words/terms/phases.ts";
import { useScene } from "../../board/open-game.ts";
import { PlayerName } from "../../board/seats/seat-name.tsx";
import { Formation } from "./formation.tsx";
import styles from "./team.module.css";
import "./ship-row.css";

interface MatesProps {
  readonly seats: readonly Seat[];
  readonly open: Seat | undefined;
  show(seat: Seat): void;
}

export function Mates({ seats, open, show }: MatesProps) {
  if (seats.length === 0) return undefined;
  return (
    <div className={styles.mates}>
      <h3 className="overline">{TEAM.yourTeam}</h3>
      <ul>
        {seats.map((seat) => (
          <li key={seat} className="play-ship-row">
            <button type="button" className="row bare" aria-pressed={seat === open} onClick={() => show(seat)}>
              <SeatBadge seat={seat} figure={seat + 1} />
              <span className="play-ship-name grow">
                <b className="one-line" translate="no">
                  <PlayerName seat={seat} />
                </b>
                <small>
                  <Activity seat={seat} />
                </small>
              </span>
              <Formation seat={seat} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const isLeft = (status: string): boolean => status === "inPlay" || status === "docked" || status === "reserve";

const Activity = ({ seat }: { readonly seat: Seat }) => useScene((scene) => activityOf(scene, seat));

/** `5 ships · plans`. */
function activityOf(scene: Scene, seat: Seat): string {
  const { state, dials, waiting, edition } = scene;
  const status = state.seats[seat]?.status;
  if (status !== undefined && status !== "playing") return SHIPS.seatStatus[status];
  const left = state.ships.filter((ship) => ship.seat === seat && isLeft(ship.status));
  const own = dials.filter((dial) => dial.seat === seat);
  const now =
    own.length > 0
      ? own.every(({ isSet }) => isSet)
        ? TEAM.ready
        : TEAM.planning
      : waiting.includes(seat)
        ? phaseName(state.cursor.phase, edition.id)
        : undefined;
  return [TEAM.ships({ count: left.length }), ...(now === undefined ? [] : [now])].join(" · ");
}
