import type { Scene } from "@broadside/telling";
import { EDITION_TERMS } from "@broadside/telling/words";
import { placed } from "../../parts/placed.ts";
import { levelName } from "../../words/programs.ts";
import { SeatName } from "../table/seat-name.tsx";

const programInWords = ({ seats }: Scene, { seat, level, standsIn }: Scene["programs"][number]): string =>
  `${levelName(level)} ${standsIn ? "for" : "as"} ${seats[seat]?.name}`;

/** One by one while the line has room for them; else only how many seats they play. */
const programsInWords = (scene: Scene): string =>
  scene.programs.length > NAMED ? `at ${scene.programs.length} seats` : scene.programs.map((one) => programInWords(scene, one)).join(", ");
const NAMED = 2;

/** Where the game stands, and whom it waits for: read out, and seen where the bar above the table does not say all of it. */
export function StatusLine({ scene }: { readonly scene: Scene }) {
  const { state, waiting, result, proposal, programs } = scene;
  const seats = [...new Set([...(proposal?.needed ?? []), ...waiting])];
  const isUnusual = !result && (state.timeCalled || state.away !== undefined);
  return (
    <p className={isUnusual ? "play-status" : "play-status visually-hidden"} role="status">
      {state.round > 0 && `Round ${state.round} · `}
      <b>{EDITION_TERMS[scene.edition.id].phases[result ? "over" : state.cursor.phase]}</b>
      {state.timeCalled && !result && " · time is up: the last round"}
      {!result && state.away && ` · away: ${state.away.map((seat) => scene.seats[seat]?.name).join(", ")}`}
      {!result && programs.length > 0 && ` · programs: ${programsInWords(scene)}`}
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
