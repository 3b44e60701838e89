/** Event formats: their lists, team size and limits. How events are run is defined in the tournament package. */
import type { EditionId } from "./edition.ts";
import { type SquadFormatId, squadFormatFacts } from "./squad-format.ts";

export const EVENT_FORMAT_IDS = ["epic-dogfight", "team-epic", "escalation", "scenario-event", "epic-battles", "free-for-all"] as const;
export type EventFormatId = (typeof EVENT_FORMAT_IDS)[number];

export interface EventFormatFacts {
  readonly id: EventFormatId;
  readonly name: string;
  readonly edition: EditionId;
  /** The list format, and how many lists a player hands in. */
  readonly lists: { readonly format: SquadFormatId; readonly squads: number };
  /** The number of players in a team. */
  readonly teamSize: number;
  /** A side's limit in each round. The last one also applies to all later rounds. */
  readonly limits: readonly number[];
}

interface Kind {
  readonly name: string;
  readonly lists: SquadFormatId;
  readonly teamSize: number;
  /** The limit, if it differs from the list format's limit. In Epic Battles, organisers set it (EB-EVENT-08). */
  readonly limit?: number;
}

const KINDS: Readonly<Record<EventFormatId, Kind>> = {
  "epic-dogfight": { name: "Epic Dogfight", lists: "epic-dogfight", teamSize: 1 },
  "team-epic": { name: "Team Epic", lists: "team-epic", teamSize: 2 },
  escalation: { name: "Escalation", lists: "escalation", teamSize: 1 },
  "scenario-event": { name: "Standard scenario event", lists: "standard-20", teamSize: 1 },
  "epic-battles": { name: "Epic Battles event", lists: "epic-battles", teamSize: 2, limit: 300 },
  "free-for-all": { name: "Free-for-all pods", lists: "epic-battles", teamSize: 1, limit: 300 },
};

/** Returns the facts of an event format. A team's limit is the sum of its members' limits: Team Epic is played to 400 (ET-MOV-01). */
export function eventFormatFacts(id: EventFormatId): EventFormatFacts {
  const { name, lists, teamSize, limit } = KINDS[id];
  const { edition, points = [], lists: entry } = squadFormatFacts(lists);
  return {
    id,
    name,
    edition,
    lists: { format: lists, squads: entry.called === "tier" ? entry.least : 1 },
    teamSize,
    limits: limit === undefined ? points.map((each) => each * teamSize) : [limit],
  };
}
