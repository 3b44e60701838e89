import { type Catalogue, cardsByHand } from "@broadside/cards";
import type { SquadSetup } from "@broadside/rules";
import type { SquadDraft } from "@broadside/squads";
import { OFFERS } from "../../words/game-worker/worker.ts";
import type { SquadFacts } from "../shared/start-protocol.ts";

/** A squad in one line: its points, or threat for quick builds, and its pilots. */
export function squadFacts({ points, ships }: SquadSetup, draft: SquadDraft | undefined, catalogue: Catalogue): SquadFacts {
  const builds = draft?.builds ?? [];
  const threat = builds.reduce((sum, id) => sum + (catalogue.quickBuilds.get(id)?.threat ?? 0), 0);
  return {
    counts: builds.length > 0 ? OFFERS.threat({ threat }) : OFFERS.points({ count: points }),
    ships: ships.map(({ pilot }) => catalogue.pilots.get(pilot)?.name ?? pilot),
    byHand: cardsByHand(catalogue, ships),
  };
}
