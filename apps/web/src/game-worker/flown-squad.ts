import { type Catalogue, cardsByHand } from "@broadside/cards";
import type { SquadSetup } from "@broadside/rules";
import type { SquadDraft } from "@broadside/squads";
import type { FlownSquad } from "../play/start/start-protocol.ts";
import { OFFERS } from "../words/game-worker/worker.ts";

/** A squad in a line: what it counts, by threat where it is of quick builds, and its pilots. */
export function flownSquad({ points, ships }: SquadSetup, draft: SquadDraft | undefined, catalogue: Catalogue): FlownSquad {
  const builds = draft?.builds ?? [];
  const threat = builds.reduce((sum, id) => sum + (catalogue.quickBuilds.get(id)?.threat ?? 0), 0);
  return {
    counts: builds.length > 0 ? OFFERS.threat(threat) : OFFERS.points(points),
    ships: ships.map(({ pilot }) => catalogue.pilots.get(pilot)?.name ?? pilot),
    byHand: cardsByHand(catalogue, ships),
  };
}
