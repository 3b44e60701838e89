/** Describes every kind of row for people who read the log. */
import type { Claim } from "@broadside/formats";
import {
  type Entry,
  eventFormatById,
  type Happening,
  type LogLine,
  logLines as linesOf,
  matchAt,
  nameOf,
  type RecordMark,
  type RoundPairing,
  type Ruling,
  roundOf,
  type SubmittedList,
  type TournamentEvent,
} from "@broadside/tournament";
import { claimInWords, figuresInWords } from "./claim-words.ts";
import { ENGLISH_EVENTS, type EventWords } from "./english.ts";
import { firstNames } from "./sentences.ts";
import { settingsInWords } from "./settings-words.ts";

type InWords<Kind extends Happening["kind"]> = (
  what: Extract<Happening, { readonly kind: Kind }>,
  event: TournamentEvent,
  words: EventWords,
) => string;

const ROWS: { readonly [Kind in Happening["kind"]]: InWords<Kind> } = {
  created: ({ name, format, tier, date, place, settings }, _, { rows }) => {
    const facts = [name, eventFormatById(format)?.name ?? format, tier, date, place, rows.rounds({ count: settings.rounds.length })];
    return rows.created({ facts: listed(facts) });
  },
  staffed: (what, _, { rows }) => rows.staffed(what),
  changed: ({ settings }, event, words) => settingsInWords(settings, event.settings, words),
  published: (_, { settings }, { rows }) => (settings.secretScenarios === true ? rows.publishedSecretly : rows.published),
  registered: ({ name, person, club, apart = [] }, _, { rows }) =>
    listed([
      rows.registered({ name, person }),
      club !== undefined && rows.club({ club }),
      apart.length > 0 && rows.keptApart({ labels: apart.join(", ") }),
    ]),
  amended: ({ player, name, club, apart }, event, { rows }) => {
    const labels = apart && (apart.length > 0 ? rows.nowKeptApart({ labels: apart.join(", ") }) : rows.keptApartFromNobody);
    const changes = listed([name !== undefined && rows.newName({ name }), club !== undefined && rows.newClub({ club }), labels]);
    return rows.amended({ player: nameOf(event, player), id: player, changes: changes || rows.unchanged });
  },
  teamed: ({ team, name, members }, event, { rows }) => rows.teamed({ team, name, members: namesOf(event, members) }),
  captained: ({ team, captain }, event, { rows }) => rows.captained({ player: nameOf(event, captain), team: nameOf(event, team) }),
  "checked in": ({ player, brings }, event, { rows }) =>
    brings.length > 0
      ? rows.checkedInWith({ player: nameOf(event, player), things: brings.join(", ") })
      : rows.checkedIn({ player: nameOf(event, player) }),
  "handed in": ({ player, list, override }, event, words) =>
    parts([
      words.rows.list({ player: nameOf(event, player), list: listInWords(list, words) }),
      override !== undefined && words.rows.accepted({ reason: override }),
    ]),
  "component ruled": ({ player, component, modification, verdict, reason }, event, { rows }) =>
    withReason(rows.component({ player: nameOf(event, player), component, modification, verdict }), reason),
  inspected: ({ player, note }, event, { rows }) => rows.inspected({ player: nameOf(event, player), note }),
  paired: (what, event, words) => pairedInWords(what, event, words),
  swapped: ({ round, sides: [one, other], despite }, event, { rows }) =>
    listed([
      rows.swapped({ round, one: nameOf(event, one), other: nameOf(event, other) }),
      despite.length > 0 && rows.despite({ breaks: despite.join("; ") }),
    ]),
  seated: ({ side, table }, event, { rows }) =>
    table === undefined ? rows.unseated({ side: nameOf(event, side) }) : rows.seated({ side: nameOf(event, side), table }),
  "pairing cancelled": (what, _, { rows }) => rows.cancelled(what),
  clock: ({ round, does }, _, { rows }) => rows.clock[does]({ round }),
  extended: ({ minutes, reason, ...place }, _, words) => at(place, withReason(words.rows.extended({ minutes }), reason), words),
  begun: (place, _, words) => at(place, words.rows.begun, words),
  reported: ({ claim, record, ...place }, event, words) =>
    at(place, parts([words.rows.reported({ claim: claimed(event, place, claim, words) }), proof(record, words)]), words),
  answered: ({ answer, note, ...place }, _, words) => at(place, withReason(answer, note), words),
  result: ({ claim, correction, record, unproven, ...place }, event, words) => {
    const { rows } = words;
    const source = unproven === undefined ? proof(record, words) : rows.unproven({ reason: unproven });
    const corrected = correction !== undefined && rows.corrected({ reason: correction });
    return at(place, parts([claimed(event, place, claim, words), corrected, source]), words);
  },
  ruled: (what, event, words) => ruledInWords(what, event, words),
  incident: ({ type, about, round, table, note }, event, { rows }) => {
    const facts = [type, namesOf(event, about), round !== undefined && rows.round({ round }), table !== undefined && rows.table({ table })];
    return rows.incident({ facts: listed(facts), note });
  },
  mat: ({ from, official, ...place }, _, words) => at(place, words.rows.mat({ make: official ? "official" : "other", from }), words),
  "tool asked": ({ tool, set, ...place }, _, words) => at(place, words.rows.toolAsked({ tool, set }), words),
  "tool answered": ({ tool, agrees, ...place }, _, words) =>
    at(place, agrees ? words.rows.toolAgreed({ tool }) : words.rows.toolRefused({ tool }), words),
  dropped: ({ side, reason, goesOn }, event, { rows }) =>
    parts([because(rows.dropped({ side: nameOf(event, side) }), reason), goesOn === true && rows.playsOn]),
  returned: ({ side }, event, { rows }) => rows.returned({ side: nameOf(event, side) }),
  disqualified: ({ player, reason }, event, { rows }) => rows.disqualified({ player: nameOf(event, player), reason }),
  cut: ({ seeds, seed }, event, { rows }) => rows.cut({ count: seeds.length, sides: namesOf(event, seeds), seed }),
  finished: (_, __, { rows }) => rows.finished,
  undone: ({ entry }, _, { rows }) => rows.undone({ row: entry }),
  "edit accepted": ({ rows: numbers }, _, { rows, names }) =>
    rows.editAccepted({ count: numbers.length, rows: firstNames(numbers.map(String), names.more) }),
};

/**
 * Describes a row. `event` supplies the names. It may be the event as it was just before the row, or at any later time. People who aren't
 * in it appear under their id.
 */
export function rowInWords({ what }: Entry, event: TournamentEvent, words: EventWords = ENGLISH_EVENTS): string {
  const inWords: (what: never, event: TournamentEvent, words: EventWords) => string = ROWS[what.kind];
  return inWords(what as never, event, words);
}

/** Describes all rows in a log, using the names at the time of each row. The line for an undo repeats the line that it undoes. */
export const logLines = (entries: readonly Entry[], words: EventWords = ENGLISH_EVENTS): readonly LogLine[] =>
  linesOf(entries, (entry, event, before) => {
    const undone = entry.what.kind === "undone" ? before[entry.what.entry - 1]?.text : undefined;
    return because(rowInWords(entry, event, words), undone);
  });

/** Joins the facts in a row into one line. */
const listed = (facts: readonly (string | false | undefined)[]): string =>
  facts.filter((fact) => fact !== undefined && fact !== false).join(", ");

const parts = (all: readonly (string | false | undefined)[]): string =>
  all.filter((part) => part !== undefined && part !== false).join("; ");

const because = (fact: string, reason: string | undefined): string => (reason === undefined ? fact : `${fact}: ${reason}`);

/** Adds a reason in brackets to a fact that follows a colon, because a second colon would be confusing. */
const withReason = (fact: string, reason: string | undefined): string => (reason === undefined ? fact : `${fact} (${reason})`);

const namesOf = (event: TournamentEvent, ids: readonly string[]): string => ids.map((id) => nameOf(event, id)).join(", ");

interface Place {
  readonly round: number;
  readonly table: number;
}

const at = (place: Place, fact: string, { rows }: EventWords): string =>
  `${rows.place({ round: place.round, table: place.table })}: ${fact}`;

function pairedInWords(
  { round, tables, byes, seed, rematchesConfirmed, byHand }: RoundPairing,
  event: TournamentEvent,
  { rows }: EventWords,
): string {
  const facts = [
    rows.tables({ count: tables.length }),
    byes.length > 0 && rows.bye({ sides: namesOf(event, byes) }),
    byHand === true ? rows.byHand : rows.seed({ seed }),
    rematchesConfirmed === true && rows.rematchesConfirmed,
  ];
  return rows.paired({ round, facts: listed(facts) });
}

/** Shows the first characters of the commitment. That is enough, because only games with the same `--seed` have the same commitment. */
const proof = (record: RecordMark | undefined, { rows }: EventWords): string | undefined =>
  record && rows.proven({ commitment: (record.commitment ?? record.key).slice(0, 12) });

function claimed(event: TournamentEvent, place: Place, claim: Claim, words: EventWords): string {
  const round = roundOf(event, place.round);
  const match = matchAt(event, place.round, place.table);
  return round && match ? claimInWords(event, round, match, claim, words) : figuresInWords(claim, words);
}

function ruledInWords(
  { subject, round, table, decision, faq, againstFaq, outcome, tool }: Ruling,
  event: TournamentEvent,
  { rows }: EventWords,
): string {
  const sides = round === undefined || table === undefined ? [] : (matchAt(event, round, table)?.sides ?? []);
  const outcomes = outcome?.map((told, place) => {
    const side = sides[place];
    return rows.outcome({ ...told, side: side === undefined ? rows.side({ number: place + 1 }) : nameOf(event, side) });
  });
  const about = listed([subject, round !== undefined && rows.round({ round }), table !== undefined && rows.table({ table })]);
  return parts([
    rows.ruled({ subject: about, decision }),
    faq !== undefined && rows.faq({ version: faq, against: againstFaq === true ? "yes" : "no" }),
    ...(outcomes ?? []),
    tool && `${tool.tool}: ${tool.set}`,
  ]);
}

function listInWords({ faction, squads, hash }: SubmittedList, { rows }: EventWords): string {
  const totals = squads.map(({ points: worth, ships }) => {
    const points = rows.points({ points: worth });
    return ships.length > 0 ? rows.ships({ points, ships: ships.length }) : points;
  });
  return listed([faction, ...totals, hash === undefined ? rows.onPaper : rows.hash({ hash: hash.slice(0, 12) })]);
}
