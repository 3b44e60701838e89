/** The formats of events: which lists they take, how many play on a side, and to what limit. How they are run stands in the tournament package. */
import type { EditionId } from "./edition.ts";
import { type SquadFormatId, squadFormatFacts } from "./squad-format.ts";

export const EVENT_FORMAT_IDS = ["epic-dogfight", "team-epic", "escalation", "scenario-event", "epic-battles", "free-for-all"] as const;
export type EventFormatId = (typeof EVENT_FORMAT_IDS)[number];

export interface EventFormatFacts {
  readonly id: EventFormatId;
  readonly name: string;
  readonly edition: EditionId;
  /** What lists are built for, and how many of them a player hands in. */
  readonly lists: { readonly format: SquadFormatId; readonly squads: number };
  /** How many play on a side that is a team. */
  readonly teamSize: number;
  /** What a side may count in each round; the last one stands for all that follow. */
  readonly limits: readonly number[];
}

interface Kind {
  readonly name: string;
  readonly lists: SquadFormatId;
  readonly teamSize: number;
  /** Where it is not that of the lists: organisers of Epic Battles set their own (EB-EVENT-08). */
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

/** A team brings as much as its members together: Team Epic is played to 400 (ET-MOV-01). */
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
