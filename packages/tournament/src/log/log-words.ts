/** Every kind of row in words, for people who read what happened. */
import type { Claim } from "@broadside/formats";
import type { TournamentEvent } from "../event/event.ts";
import { matchAt, roundOf } from "../event/working-event.ts";
import type { HandedList } from "../lists/event-list.ts";
import { nameOf } from "../people/display-names.ts";
import { claimInWords, figuresInWords } from "../results/claim-words.ts";
import { eventFormatById } from "../settings/formats.ts";
import type { Settings } from "../settings/settings.ts";
import type { ClockTurn, Entry, Happening, RecordMark, RoundPairing, Ruling } from "./log.ts";

type InWords<Kind extends Happening["kind"]> = (what: Extract<Happening, { readonly kind: Kind }>, event: TournamentEvent) => string;

const MOST_ROWS = 20;

const CLOCK: Readonly<Record<ClockTurn["does"], (round: number) => string>> = {
  start: (round) => `Clock of round ${round} started`,
  pause: (round) => `Clock of round ${round} paused`,
  resume: (round) => `Clock of round ${round} goes on`,
  time: (round) => `Time called in round ${round}`,
};

const ROWS: { readonly [Kind in Happening["kind"]]: InWords<Kind> } = {
  created: ({ name, format, tier, date, place, settings }) =>
    `Event made: ${[name, eventFormatById(format)?.name ?? format, tier, date, place, count(settings.rounds.length, "round")]
      .filter((fact) => fact !== undefined)
      .join(", ")}`,
  staffed: ({ name, person, role }) => `${name} (${person}) is ${role}`,
  changed: ({ settings }, event) => settingsInWords(settings, event.settings),
  published: (_, { settings }) =>
    settings.secretScenarios === true
      ? "Limits and requirements made known; scenarios stay secret until their rounds start"
      : "Scenarios, limits and requirements made known",
  registered: ({ name, person, club, apart = [] }) =>
    `${name} (${person}) entered${club === undefined ? "" : `, ${club}`}${apart.length > 0 ? `, to be kept apart: ${apart.join(", ")}` : ""}`,
  amended: ({ player, name, club, apart }, event) => {
    const mended = [
      name === undefined ? [] : [`is called ${name}`],
      club === undefined ? [] : [`is from ${club}`],
      apart === undefined ? [] : [`is to be kept apart: ${apart.join(", ") || "from nobody"}`],
    ];
    return `${nameOf(event, player)} (${player}) ${mended.flat().join(", ") || "stays unchanged"}`;
  },
  teamed: ({ team, name, members }, event) => `Team ${name} (${team}): ${namesOf(event, members)}`,
  captained: ({ team, captain }, event) => `${nameOf(event, captain)} is captain of ${nameOf(event, team)}`,
  "checked in": ({ player, brings }, event) =>
    `${nameOf(event, player)} checked in${brings.length > 0 ? ` with ${brings.join(", ")}` : ""}`,
  "handed in": ({ player, list, override }, event) =>
    `List of ${nameOf(event, player)}: ${listInWords(list)}${override === undefined ? "" : `; taken all the same: ${override}`}`,
  "component ruled": ({ player, component, modification, verdict, reason }, event) =>
    `Component of ${nameOf(event, player)}: ${component}, ${modification}: ${verdict}${because(reason)}`,
  inspected: ({ player, note }, event) => `${nameOf(event, player)} inspected: ${note}`,
  paired: (what, event) => pairedInWords(what, event),
  swapped: ({ round, sides, despite }, event) =>
    `Round ${round}: ${namesOf(event, sides)} change places${despite.length > 0 ? `, although ${despite.join("; ")}` : ""}`,
  seated: ({ side, table }, event) =>
    table === undefined
      ? `${nameOf(event, side)} has no table of their own any more`
      : `${nameOf(event, side)} always plays at table ${table}`,
  "pairing cancelled": ({ round, reason }) => `Pairing of round ${round} cancelled: ${reason}`,
  clock: ({ round, does }) => CLOCK[does](round),
  extended: ({ round, table, minutes, reason }) => `${placeOf(round, table)}: ${count(minutes, "minute")} more${because(reason)}`,
  begun: ({ round, table }) => `${placeOf(round, table)}: begun`,
  reported: ({ round, table, claim, record }, event) =>
    [`${placeOf(round, table)}, as told: ${claimed(event, round, table, claim)}`, ...recordInWords(record)].join("; "),
  answered: ({ round, table, answer, note }) => `${placeOf(round, table)}: ${answer}${because(note)}`,
  result: ({ round, table, claim, correction, record, unproven }, event) =>
    [
      `${placeOf(round, table)}: ${claimed(event, round, table, claim)}`,
      ...(correction === undefined ? [] : [`corrected: ${correction}`]),
      ...(unproven === undefined ? recordInWords(record) : [`from a record that proves nothing: ${unproven}`]),
    ].join("; "),
  ruled: (what, event) => ruledInWords(what, event),
  incident: ({ type, about, round, table, note }, event) =>
    `Incident, ${[type, namesOf(event, about), ...placesOf(round, table)].join(", ")}: ${note}`,
  mat: ({ round, table, from, official }) =>
    `${placeOf(round, table)}: ${official ? "an official mat" : "a mat of another make"} ${from === "venue" ? "of the venue" : "of a player"}`,
  "tool asked": ({ round, table, tool, set }) => `${placeOf(round, table)}: asks for ${tool} (${set})`,
  "tool answered": ({ round, table, tool, agrees }) => `${placeOf(round, table)}: ${agrees ? "agrees to" : "refuses"} ${tool}`,
  dropped: ({ side, reason, goesOn }, event) =>
    `${nameOf(event, side)} dropped${because(reason)}${goesOn === true ? "; the other member plays on" : ""}`,
  returned: ({ side }, event) => `${nameOf(event, side)} is back`,
  disqualified: ({ player, reason }, event) => `${nameOf(event, player)} disqualified: ${reason}`,
  cut: ({ seeds, seed }, event) => `Cut to ${seeds.length}: ${namesOf(event, seeds)} (seed ${seed})`,
  finished: () => "Event closed",
  undone: ({ entry }) => `Row ${entry} taken back`,
  "edit accepted": ({ rows }) =>
    `Goes on although the file was changed by other means: ${rows.length === 1 ? "row" : "rows"} ${rows.slice(0, MOST_ROWS).join(", ")}${
      rows.length > MOST_ROWS ? ` and ${rows.length - MOST_ROWS} more` : ""
    }`,
};

/** Names come from the event as it was just before the row, or at any time after; who is not known there is named by the id. */
export function rowInWords({ what }: Entry, event: TournamentEvent): string {
  const words: (what: never, event: TournamentEvent) => string = ROWS[what.kind];
  return words(what as never, event);
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

const because = (reason: string | undefined): string => (reason === undefined ? "" : `: ${reason}`);

const namesOf = (event: TournamentEvent, ids: readonly string[]): string => ids.map((id) => nameOf(event, id)).join(", ");

const placeOf = (round: number, table: number): string => `Round ${round}, table ${table}`;

const placesOf = (round: number | undefined, table: number | undefined): readonly string[] => [
  ...(round === undefined ? [] : [`round ${round}`]),
  ...(table === undefined ? [] : [`table ${table}`]),
];

function pairedInWords({ round, tables, byes, seed, rematchesConfirmed, byHand }: RoundPairing, event: TournamentEvent): string {
  return [
    `Round ${round} paired: ${count(tables.length, "table")}`,
    ...(byes.length > 0 ? [`bye ${namesOf(event, byes)}`] : []),
    byHand === true ? "by hand" : `seed ${seed}`,
    ...(rematchesConfirmed === true ? ["meeting again confirmed"] : []),
  ].join(", ");
}

/** Enough of the commitment to recognise it; only games that were played with the same `--seed` share one, and their keys differ. */
const recordInWords = (record: RecordMark | undefined): readonly string[] =>
  record ? [`proven by the game's record, commitment ${(record.commitment ?? record.key).slice(0, 12)}`] : [];

function claimed(event: TournamentEvent, number: number, table: number, claim: Claim): string {
  const round = roundOf(event, number);
  const match = matchAt(event, number, table);
  return round && match ? claimInWords(event, round, match, claim) : figuresInWords(claim);
}

function ruledInWords({ subject, round, table, decision, faq, againstFaq, outcome, tool }: Ruling, event: TournamentEvent): string {
  const sides = round === undefined || table === undefined ? [] : (matchAt(event, round, table)?.sides ?? []);
  const outcomes = outcome?.map(({ result, points, margin }, at) => {
    const side = sides[at];
    return `${side === undefined ? `side ${at + 1}` : nameOf(event, side)} ${result}, ${count(points, "point")}, margin ${margin}`;
  });
  return [
    `Ruling on ${[subject, ...placesOf(round, table)].join(", ")}: ${decision}`,
    ...(faq === undefined ? [] : [`FAQ ${faq}${againstFaq === true ? ", ruled against it" : ""}`]),
    ...(outcomes ?? []),
    ...(tool ? [`${tool.tool}: ${tool.set}`] : []),
  ].join("; ");
}

function listInWords({ faction, squads, hash }: HandedList): string {
  const totals = squads.map(({ points, ships }) => `${points} points${ships.length > 0 ? ` (${count(ships.length, "ship")})` : ""}`);
  return [faction, ...totals, hash === undefined ? "on paper" : `hash ${hash.slice(0, 12)}`].join(", ");
}

/** What is other than before; nothing is where they are told once more after they have been taken in. */
function settingsInWords(settings: Settings, before: Settings): string {
  const [now, then] = [new Map<string, unknown>(Object.entries(settings)), new Map<string, unknown>(Object.entries(before))];
  const changed = [...new Set([...now.keys(), ...then.keys()])].filter((key) => textOf(now.get(key)) !== textOf(then.get(key)));
  if (changed.length === 0) return "A change of settings";
  const words = changed.map((key) => (key === "rounds" ? roundsInWords(settings) : `${keyInWords(key)} ${valueInWords(now.get(key))}`));
  return `Settings changed: ${words.join("; ")}`;
}

const roundsInWords = ({ rounds }: Settings): string =>
  rounds.length === 0
    ? "no rounds"
    : rounds
        .map(({ unit, limit, minutes, scenario }, at) =>
          [`round ${at + 1} ${unit}`, `${limit} points`, `${minutes} minutes`, ...(scenario === undefined ? [] : [scenario])].join(", "),
        )
        .join("; ");

const textOf = (value: unknown): string => JSON.stringify(value) ?? "";

const keyInWords = (key: string): string => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function valueInWords(value: unknown): string {
  if (value === undefined) return "as usual";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(valueInWords).join(", ");
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .map(([key, inside]) => `${keyInWords(key)} ${valueInWords(inside)}`)
    .join(", ");
}
