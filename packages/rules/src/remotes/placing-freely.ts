/** Lets a player place a remote anywhere that is far enough from every edge of the table (2E-REMOTE-19). */
import { BAND, EDGES, isOnTable, keepsRules, type Pose, tokenAt } from "@broadside/geometry";
import type { PlaceRefusal } from "@broadside/protocol";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { LazyPlaceAsk, place } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Ship } from "../state/state.ts";
import { placeRemote } from "./placing.ts";

export const placeRemoteFreely = procedure("placeRemoteFreely", function* (game: Situation, remote: Ship, bands: number): Procedure {
  const pose = yield* place(
    (now) =>
      new LazyPlaceAsk({
        kind: "place remote",
        seat: remote.seat,
        rule: "2E-REMOTE-19",
        about: { ship: remote.id },
        place: { shape: "table", margin: bands * BAND },
        seek: () => findPlace(now, remote),
        refusal: (at) => refusalOf(now, remote, bands, at),
      }),
  );
  yield* placeRemote(game, remote, pose);
});

function refusalOf(game: Situation, remote: Ship, bands: number, pose: Pose): PlaceRefusal | undefined {
  const { table } = game.board;
  const { token } = game.factsOf(remote);
  const area = token ? [tokenAt(pose, token)] : [];
  const isFarIn = isOnTable(table, area) && keepsRules(table, area, [{ must: "be beyond edges", bands, edges: EDGES }]);
  return isFarIn ? undefined : { rule: "2E-REMOTE-19", why: { fault: "too near an edge of the table" } };
}

/**
 * Returns a default place: the centre of the table, or one range band to the right of it if the number of other remotes on the table is
 * odd.
 */
function findPlace({ board, state }: Situation, remote: Ship): Pose {
  const { width, height } = board.table;
  const placed = state.remotes.filter((other) => other !== remote && other.pose !== undefined).length;
  return { x: Math.round(width / 2 + (placed % 2) * BAND), y: Math.round(height / 2), heading: 0 };
}
