/** Team-mates under the own ships: one row each, which opens theirs at the other side. */
import type { Seat } from "@broadside/protocol";
import type { Scene } from "@broadside/telling";
import { SeatBadge } from "../../../look/seat-badge.tsx";
import { SHIPS } from "../../../words/play/panels/ships.ts";
import { TEAM } from "../../../words/play/panels/team.ts";
import { TERMS } from "../../../words/terms/terms.ts";
import { Formation } from "./formation.tsx";

interface MatesProps {
  readonly scene: Scene;
  readonly seats: readonly Seat[];
  readonly open: Seat | undefined;
  show(seat: Seat): void;
}

export function Mates({ scene, seats, open, show }: MatesProps) {
  if (seats.length === 0) return undefined;
  return (
    <div className="play-teammates">
      <h3>{TEAM.yourTeam}</h3>
      <ul>
        {seats.map((seat) => (
          <li key={seat} className="play-ship-row">
            <button type="button" aria-pressed={seat === open} onClick={() => show(seat)}>
              <SeatBadge seat={seat} figure={seat + 1} />
              <span className="play-ship-name">
                <b translate="no">{scene.seats[seat]?.name}</b>
                <small>{doing(scene, seat)}</small>
              </span>
              <Formation scene={scene} seat={seat} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const isLeft = (status: string): boolean => status === "inPlay" || status === "docked" || status === "reserve";

/** `5 ships · plans`. */
function doing(scene: Scene, seat: Seat): string {
  const { state, dials, waiting, edition } = scene;
  const status = state.seats[seat]?.status;
  if (status !== undefined && status !== "playing") return SHIPS.seatStatus[status];
  const left = state.ships.filter((ship) => ship.seat === seat && isLeft(ship.status));
  const own = dials.filter((dial) => dial.seat === seat);
  const now =
    own.length > 0
      ? own.every(({ isSet }) => isSet)
        ? TEAM.isReady
        : TEAM.plans
      : waiting.includes(seat)
        ? TERMS[edition.id].phases[state.cursor.phase]
        : undefined;
  return [TEAM.ships(left.length), ...(now === undefined ? [] : [now])].join(" · ");
}
