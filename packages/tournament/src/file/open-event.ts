/** The open tournament document: an event for other programs, with all results worked out and the log that they come from. */
import type { Claim } from "@broadside/formats";
import { boolean, constant, listOf, named, objectOf, oneOf, optional, type Shape, wordOf } from "@broadside/kit";
import type { Person, Player, Round, Status, Team } from "../event/event.ts";
import { type Entry, type RecordMark, SERIES, type Series, STAFF_ROLES } from "../log/log.ts";
import type { MatchOutcome, SideOutcome } from "../results/outcome.ts";
import { RESULT_SOURCES, type ResultSource } from "../results/result-source.ts";
import { EVENT_FORMATS, type EventFormat, TIERS, type Tier, UNITS, type Unit } from "../settings/formats.ts";
import type { Settings } from "../settings/settings.ts";
import type { Rank } from "../standings/standings.ts";
import { claim } from "./claim-shape.ts";
import { count, day, hash, id, ids, LIMITS, ordinal, sides, words } from "./figures.ts";
import { entry, recordMark, result } from "./row-shapes.ts";
import { settings } from "./settings-shape.ts";

export const OPEN_VERSION = 1;

/** The parts that follow from the log. A reader that trusts the log can ignore them. */
export interface OpenParts {
  readonly event: OpenHead;
  readonly people: readonly OpenPerson[];
  readonly players: readonly OpenPlayer[];
  readonly teams: readonly OpenTeam[];
  readonly rounds: readonly OpenRound[];
  readonly bracket?: OpenBracket;
  /** From the Swiss rounds alone. */
  readonly standings: readonly Rank[];
  /** After a cut, all ranked sides in final order. */
  readonly final?: readonly FinalRank[];
}

interface FinalRank {
  readonly side: string;
  /** Undefined while the championship hasn't decided it. */
  readonly rank?: number;
}

/** The whole document. It has either names and the log, or initials and no log. */
export interface OpenEvent extends OpenParts {
  readonly broadsideEvent: typeof OPEN_VERSION;
  readonly initialsOnly?: true;
  readonly log?: readonly Entry[];
}

export interface OpenHead {
  readonly name: string;
  readonly format: string;
  readonly tier: Tier;
  readonly series?: Series;
  readonly date: string;
  readonly place?: string;
  readonly ruleset: { readonly edition: EventFormat["edition"]; readonly document: string; readonly version: string };
  readonly settings: Settings;
  readonly published: boolean;
  readonly finished: boolean;
}

interface OpenPerson {
  readonly id: string;
  readonly name: string;
  readonly role?: NonNullable<Person["role"]>;
}

export interface OpenPlayer extends Pick<Player, "id" | "name" | "seat" | "status"> {
  readonly club?: string;
  readonly list?: { readonly hash?: string; readonly faction: string; readonly points: readonly number[] };
}

export interface OpenTeam extends Pick<Team, "id" | "name" | "seat" | "status" | "members"> {
  readonly captain?: string;
}

export interface OpenRound {
  readonly number: number;
  readonly kind: Round["kind"];
  readonly unit: Unit;
  readonly scenario?: string;
  readonly limit: number;
  readonly minutes: number;
  readonly matches: readonly OpenMatch[];
  readonly byes: readonly string[];
}

export interface OpenMatch {
  readonly table: number;
  readonly sides: readonly string[];
  readonly claim?: Claim;
  readonly outcome?: MatchOutcome;
  readonly source?: ResultSource;
  readonly record?: RecordMark;
}

interface OpenBracket {
  /** Best first. */
  readonly seeds: readonly string[];
  /** The places of sides that are out or have won. */
  readonly places: readonly { readonly side: string; readonly place: number }[];
}

const status = wordOf<Status>({ playing: true, dropped: true, disqualified: true });

const head = objectOf<OpenHead>({
  name: words,
  format: oneOf(EVENT_FORMATS.map((format) => format.id)),
  tier: oneOf(TIERS),
  series: optional(oneOf(SERIES)),
  date: day,
  place: optional(words),
  ruleset: objectOf<OpenHead["ruleset"]>({
    edition: wordOf<EventFormat["edition"]>({ "1e": true, "2.0": true, "2.5": true }),
    document: words,
    version: words,
  }),
  settings,
  published: boolean,
  finished: boolean,
});

const person = objectOf<OpenPerson>({ id, name: words, role: optional(oneOf(STAFF_ROLES)) });

const player = objectOf<OpenPlayer>({
  id,
  name: words,
  seat: ordinal,
  status,
  club: optional(words),
  list: optional(objectOf<NonNullable<OpenPlayer["list"]>>({ hash: optional(hash), faction: words, points: listOf(count, LIMITS.squads) })),
});

const team = objectOf<OpenTeam>({ id, name: words, seat: ordinal, status, members: ids, captain: optional(id) });

const outcome = objectOf<MatchOutcome>({
  ending: wordOf<MatchOutcome["ending"]>({ elimination: true, time: true, concession: true, agreement: true }),
  sides: listOf(objectOf<SideOutcome>({ result, place: ordinal, score: count, points: count, margin: count }), LIMITS.sides),
});

const match = objectOf<OpenMatch>({
  table: ordinal,
  sides,
  claim: optional(claim),
  outcome: optional(outcome),
  source: optional(oneOf(RESULT_SOURCES)),
  record: optional(recordMark),
});

const round = objectOf<OpenRound>({
  number: ordinal,
  kind: wordOf<Round["kind"]>({ swiss: true, cut: true }),
  unit: oneOf(UNITS),
  scenario: optional(id),
  limit: count,
  minutes: count,
  matches: listOf(match, LIMITS.list),
  byes: ids,
});

const bracket = objectOf<OpenBracket>({
  seeds: ids,
  places: listOf(objectOf<OpenBracket["places"][number]>({ side: id, place: ordinal }), LIMITS.list),
});

const rank = objectOf<Rank>({
  rank: ordinal,
  side: id,
  points: count,
  margin: count,
  schedule: count,
  status,
  byes: count,
  wins: count,
  modifiedWins: count,
  draws: count,
  losses: count,
  scored: count,
  proven: optional(count),
  opponents: ids,
});

const document = objectOf<OpenEvent>({
  broadsideEvent: constant(OPEN_VERSION),
  initialsOnly: optional(constant(true)),
  event: head,
  people: listOf(person, LIMITS.list),
  players: listOf(player, LIMITS.list),
  teams: listOf(team, LIMITS.list),
  rounds: listOf(round, LIMITS.list),
  bracket: optional(bracket),
  standings: listOf(rank, LIMITS.list),
  final: optional(listOf(objectOf<FinalRank>({ side: id, rank: optional(ordinal) }), LIMITS.list)),
  log: optional(listOf(entry, LIMITS.rows)),
});

const withLogOrInitials: Shape<OpenEvent> = {
  schema: { ...document.schema, oneOf: [{ required: ["log"] }, { required: ["initialsOnly"] }] },
  read(reader, value, path) {
    const read = document.read(reader, value, path);
    if (read && (read.log === undefined) === (read.initialsOnly === undefined))
      reader.note("log", "must be there, unless the document has initials only");
    return read;
  },
};

export const openEvent = named("document", withLogOrInitials);
