/**
 * Event files of earlier versions: different scenario ids, a single tie-break, lists without a hash for each squad, claims with fewer
 * fields.
 */
import { expect, test } from "vitest";
import { openLog } from "../log/event-log.ts";
import { matchOutcome } from "../results/match-outcome.ts";
import { parseEntry } from "./read-entry.ts";

/** Opens rows as they were written, one per line. */
function opened(lines: readonly object[]) {
  const rows = lines.map((what, at) => parseEntry(JSON.stringify({ number: at + 1, at: "2026-01-03T08:00:00.000Z", by: "o1", what })));
  const log = openLog(rows.flatMap((row) => (row.ok ? [row.value] : [])));
  if (!log.ok || rows.some((row) => !row.ok)) throw new Error(JSON.stringify(log.ok ? rows : log.problems));
  return log.value;
}

const created = (format: string, rounds: readonly object[]) => ({
  kind: "created",
  name: "Long ago",
  format,
  tier: "casual",
  date: "2026-01-03",
  organiser: { person: "o1", name: "Olga" },
  settings: { rounds },
});
const player = (person: string, name: string, points: number) => [
  { kind: "registered", person, name },
  { kind: "handed in", player: person, list: { faction: "rebel", squads: [{ points, ships: [{ name: "One", points }] }] } },
];
const paired = (round: number) => ({
  kind: "paired",
  round,
  seed: 1,
  tables: [{ table: 1, sides: ["p1", "p2"] }],
  byes: [],
  rematchesConfirmed: true,
});
const result = (round: number, claim: object) => ({ kind: "result", round, table: 1, claim });

test("former ids of scenarios are read as the current ids, and their rounds can be played", () => {
  const rounds = ["satellite-array", "scramble-transmissions"].map((scenario) => ({
    unit: "players",
    limit: 20,
    minutes: 75,
    squad: 0,
    scenario,
  }));
  const { event } = opened([
    created("scenario-event", rounds),
    ...player("p1", "Ana", 20),
    ...player("p2", "Ben", 19),
    paired(1),
    result(1, { scores: [21, 12], rounds: 9 }),
    paired(2),
    result(2, { scores: [8, 9], time: true }),
  ]);
  expect(event.settings.rounds.map(({ scenario }) => scenario)).toEqual(["assault-at-the-satellite-array", "scramble-the-transmissions"]);
  expect(
    event.rounds.map((round) => round.matches.map((match) => matchOutcome(event, round, match)?.sides.map(({ result: own }) => own))),
  ).toEqual([[["win", "loss"]], [["loss", "win"]]]);
});

test("a single tie-break becomes the first of several, and losses alone give a score in a scenario that counts otherwise", () => {
  const rounds = ["passing-engagement", "fog-of-war"].map((scenario) => ({ unit: "players", limit: 300, minutes: 90, squad: 0, scenario }));
  const { event } = opened([
    created("epic-battles", rounds),
    { kind: "published" },
    ...player("p1", "Ana", 300),
    ...player("p2", "Ben", 280),
    paired(1),
    result(1, { scores: [100, 100], tiebreak: [1, 2] }),
    paired(2),
    result(2, { lost: [[{ member: 0, ship: 0, as: "half" }], []], tiebreak: [3, 0], time: true }),
  ]);
  expect(event.rounds[0]?.matches[0]?.result?.claim.tiebreak).toEqual([[1, 2]]);
  expect(
    event.rounds.map((round) =>
      round.matches.map((match) => matchOutcome(event, round, match)?.sides.map(({ score, result: own }) => `${score} ${own}`)),
    ),
  ).toEqual([[["100 loss", "100 win"]], [["0 loss", "150 win"]]]);
});
