import { EDITION_TERMS, type Scene } from "@broadside/telling";
import { placed } from "../parts/placed.ts";
import { levelName } from "./programs.ts";
import { SeatName } from "./seat-name.tsx";

const programInWords = ({ seats }: Scene, { seat, level, standsIn }: Scene["programs"][number]): string =>
  `${levelName(level)} ${standsIn ? "for" : "as"} ${seats[seat]?.name}`;

/** Where the game stands, and whom it waits for: always in sight. */
export function StatusLine({ scene }: { readonly scene: Scene }) {
  const { state, waiting, result, proposal, programs } = scene;
  const seats = [...new Set([...(proposal?.needed ?? []), ...waiting])];
  return (
    <p className="play-status" role="status">
      {state.round > 0 && `Round ${state.round} · `}
      <b>{EDITION_TERMS[scene.edition.id].phases[result ? "over" : state.cursor.phase]}</b>
      {state.timeCalled && !result && " · time is up: the last round"}
      {!result && state.away && ` · away: ${state.away.map((seat) => scene.seats[seat]?.name).join(", ")}`}
      {!result && programs.length > 0 && ` · programs: ${programs.map((program) => programInWords(scene, program)).join(", ")}`}
      {!result && seats.length > 0 && (
        <>
          {" · waiting for "}
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
