import type { Scene } from "@broadside/telling";
import { placed } from "../../../parts/placed.ts";
import { STANDING } from "../../../words/play/panels/panels.ts";
import { TERMS } from "../../../words/terms/terms.ts";
import { SeatName } from "../../table/seat-name.tsx";

/** Where the game stands, and whom it waits for: read out, and seen where the bar above the table does not say all of it. */
export function StatusLine({ scene }: { readonly scene: Scene }) {
  const { state, waiting, result, proposal, programs } = scene;
  const seats = [...new Set([...(proposal?.needed ?? []), ...waiting])];
  const nameOf = (seat: number): string => scene.seats[seat]?.name ?? "";
  const isUnusual = !result && (state.timeCalled || state.away !== undefined);
  return (
    <p className={isUnusual ? "play-status" : "play-status visually-hidden"} role="status">
      {state.round > 0 && `${STANDING.round(state.round)} · `}
      <b>{TERMS[scene.edition.id].phases[result ? "over" : state.cursor.phase]}</b>
      {state.timeCalled && !result && ` · ${STANDING.timeIsUp}`}
      {!result && state.away && ` · ${STANDING.away(state.away.map(nameOf))}`}
      {!result && programs.length > 0 && ` · ${STANDING.programs(programs.map((one) => ({ ...one, name: nameOf(one.seat) })))}`}
      {!result && seats.length > 0 && (
        <>
          {` · ${STANDING.waitingFor} `}
          {placed(seats).map(({ at, item }) => (
            <span key={item}>
              {at > 0 && ", "}
              <SeatName scene={scene} seat={item} />
            </span>
          ))}
        </>
      )}
    </p>
  );
}
