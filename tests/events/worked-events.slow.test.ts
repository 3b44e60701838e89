/**
 * Three whole events, worked out with a pencil and compared with the computed results. Above each table are its matches: the score, then
 * the margin (the round's limit plus and minus the lead). The table gives each side after each round: points, margin, and strength of
 * schedule (the points its opponents have by then).
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { checkEntry, type Format, formatById, parseListFile, readListFile, tierFormat } from "@broadside/squads";
import {
  checkEvent,
  type Entry,
  EVENT_FORMATS,
  type EventLog,
  matchOutcome,
  membersOf,
  openLog,
  parseEntry,
  proposeRound,
  record,
  requiredLimits,
  standings,
  type TournamentEvent,
} from "@broadside/tournament";
import { afterAll, describe, expect, test, vi } from "vitest";

const textOf = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

function entriesOf(name: string): readonly Entry[] {
  return textOf(`worked/${name}.jsonl`)
    .trimEnd()
    .split("\n")
    .map((line) => {
      const entry = parseEntry(line);
      if (!entry.ok) throw new Error(`${name}: ${JSON.stringify(entry.problems)}`);
      return entry.value;
    });
}

function opened(entries: readonly Entry[]): EventLog {
  const log = openLog(entries);
  if (!log.ok) throw new Error(JSON.stringify(log.problems));
  return log.value;
}

/** The cells of a worked table, by side, in the order of the final standings. */
const worked = (table: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    table
      .trim()
      .split("\n")
      .map((row) => {
        const [side = "", ...cells] = row.trim().split(/\s+/);
        return [side, cells] as const;
      }),
  );

const cellsAfter = (event: TournamentEvent, round: number): readonly string[] =>
  standings(event, round)
    .map(({ side, points, margin, schedule }) => `${side} ${points}/${margin}/${schedule}`)
    .toSorted();

function expectWorked(event: TournamentEvent, table: string): void {
  const rows = worked(table);
  for (const { number } of event.rounds)
    expect(cellsAfter(event, number)).toEqual([...rows].map(([side, cells]) => `${side} ${cells[number - 1]}`).toSorted());
  expect(standings(event).map(({ side }) => side)).toEqual([...rows.keys()]);
}

/** The result of a table in a round: how it ended, and each side's outcome with score, points and margin. */
function resultOf(event: TournamentEvent, round: number, ...sides: readonly string[]): readonly string[] {
  const played = event.rounds[round - 1];
  const match = played?.matches.find((one) => sides.every((side) => one.sides.includes(side)));
  const outcome = played && match && matchOutcome(event, played, match);
  const inOrder = sides.map((side) => outcome?.sides[match?.sides.indexOf(side) ?? -1]);
  return [outcome?.ending ?? "", ...inOrder.map((own) => `${own?.result} ${own?.score} ${own?.points} ${own?.margin}`)];
}

describe.each([
  { name: "epic-dogfight-9", rounds: 4, byes: [1, 1, 1, 0], changedSince: [2, 3] },
  { name: "team-epic-6", rounds: 3, byes: [0, 0, 0], changedSince: [] },
  { name: "escalation-9", rounds: 4, byes: [1, 1, 1, 1], changedSince: [] },
])("$name", ({ name, rounds, byes, changedSince }) => {
  const entries = entriesOf(name);
  const { event } = opened(entries);

  test("is consistent: the check finds no problem, and notes only a correction", () => {
    const { findings, ...counts } = checkEvent(entries);
    expect(counts).toEqual({ rows: entries.length, rounds });
    expect(findings.filter(({ weight }) => weight === "broken")).toEqual([]);
    // These files were written before rows had hashes.
    expect(findings.filter(({ found }) => found.key !== "no row has a hash").map(({ round }) => round)).toEqual(changedSince);
  });

  test("every round is the one its seed draws, and nobody meets the same opponent twice", () => {
    for (const { number, what } of entries) {
      if (what.kind !== "paired") continue;
      expect(proposeRound(opened(entries.slice(0, number - 1)).event, what.seed)).toMatchObject({ ok: true, value: { row: what } });
    }
    const pairs = event.rounds.flatMap(({ matches }) => matches.map(({ sides }) => sides.toSorted().join()));
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(event.rounds.map((round) => round.byes.length)).toEqual(byes);
  });

  test("lists are legal, and locked under their hash", () => {
    for (const side of event[event.format.ranks].keys()) {
      const lists = membersOf(event, side).map((member) => event.players.get(member)?.list);
      const { faults, hashes } = readLists(lists.map((list) => list?.file ?? ""));
      expect([side, faults, hashes]).toEqual([side, [], lists.map((list) => list?.hash)]);
    }
  });

  test("two people have the same name", () => {
    const names = [...event.players.values()].map((player) => player.name);
    expect(names.length - new Set(names).size).toBe(1);
  });
});

const catalogue = catalogueOf(pack);

function formatNamed(id: string): Format {
  const format = formatById(id);
  if (!format) throw new Error(`no format ${id}`);
  return format;
}

/** A side's lists as its files hold them: one list, every tier, or a separate file for each team member. */
function readLists(files: readonly string[]) {
  const entries = files.map((file) => {
    const parsed = parseListFile(file);
    const read = parsed.ok ? readListFile(parsed.value, catalogue) : parsed;
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return read.value.entry;
  });
  const entry = { ...entries[0], format: entries[0]?.format ?? "", squads: entries.flatMap(({ squads }) => squads) };
  const { verdict } = checkEntry(entry, formatNamed(entry.format), catalogue);
  const faults = verdict.problems.filter(({ weight }) => weight === "illegal").map(({ problem }) => problem);
  return { entry, faults, verdict, hashes: files.length === 1 ? [verdict.hash] : verdict.lists.map(({ hash }) => hash) };
}

/*
 * Epic Dogfight, 300 points. A bye is a win with half the limit more: 450.
 *
 * Round 1, bye p8                                                                   points   margin
 *   p9 – p6   p6 concedes, so all his 300 count; he has 46 + 12 = 58                5 : 0    242   542 : 58
 *   p5 – p4   117 : 110 on time, a lead below 12                                    3 : 0      7   307 : 293
 *   p7 – p3   124 : 153 on time (put down as 153 : 124 until round 3 was paired)    0 : 5     29   271 : 329
 *   p1 – p2   p2 has no ship left: 300; the Raider's fore half 69 + 20 + 12 = 101   5 : 0    199   499 : 101
 * Round 2, bye p6, who was last of those without points
 *   p1 – p8   140 : 128 on time, a lead of 12                                       5 : 0     12   312 : 288
 *   p9 – p7   100 : 100                                                             1 : 1      0   300 : 300
 *   p5 – p3   p5 has no ship left: 300; he has 210                                  0 : 5     90   210 : 390
 *   p4 – p2   88 : 176 on time                                                      0 : 5     88   212 : 388
 * Round 3, bye p4, the last without a bye
 *   p1 – p9   201 : 190 on time, a lead of 11                                       3 : 0     11   311 : 289
 *   p7 – p2   150 : 100 on time                                                     5 : 0     50   350 : 250
 *   p8 – p3   60 : 120 on time                                                      0 : 5     60   240 : 360
 *   p6 – p5   p5 leaves: all his 300 count                                          5 : 0    300   600 : 0
 * Round 4, eight players and no bye
 *   p3 – p1   p3 has no ship left, and had brought 299; the aft half 85 + 31 = 116  0 : 5    183   117 : 483
 *   p6 – p7   75 : 180 on time                                                      0 : 5    105   195 : 405
 *   p9 – p4   160 : 152 on time                                                     3 : 0      8   308 : 292
 *   p8 – p2   133 : 88 on time                                                      5 : 0     45   345 : 255
 *
 * p1, for one: 5 + 5 + 3 + 5 = 18 points, 499 + 312 + 311 + 483 = 1605; he has met p2, p8, p9 and p3: 5 + 10 + 9 + 15 = 39.
 */
const DOGFIGHT = `
  p1  5/499/0  10/811/10  13/1122/16  18/1605/39
  p3  5/329/0  10/719/4   15/1079/14  15/1196/42
  p7  0/271/5  1/571/16   6/921/26    11/1326/39
  p8  5/450/0  5/738/10   5/978/28    10/1323/38
  p6  0/58/5   5/508/6    10/1108/9   10/1303/23
  p9  5/542/0  6/842/6    6/1131/29   9/1439/44
  p4  0/293/3  0/505/8    5/955/8     5/1247/17
  p2  0/101/5  5/489/10   5/739/24    5/994/44
  p5  3/307/0  3/517/10   3/517/30    3/517/30
`;

describe("an Epic Dogfight with nine players", () => {
  const entries = entriesOf("epic-dogfight-9");
  const { event } = opened(entries);

  test("[ET-MOV-06, ET-TIE-02, ET-TIE-03] standings after every round match those worked out by hand", () => expectWorked(event, DOGFIGHT));

  test("[ET-END-08, ET-END-09] on time, a lead of 11 is a modified win, and a lead of 12 is a win", () => {
    expect(resultOf(event, 3, "p1", "p9")).toEqual(["time", "modified win 201 3 311", "loss 190 0 289"]);
    expect(resultOf(event, 2, "p1", "p8")).toEqual(["time", "win 140 5 312", "loss 128 0 288"]);
  });

  test("[ET-SCORE-04, ET-MOV-05, ET-MOV-09] halves can be lost, conceded ships count, and points that weren't brought don't", () => {
    expect(resultOf(event, 1, "p1", "p2")).toEqual(["elimination", "win 300 5 499", "loss 101 0 101"]);
    expect(resultOf(event, 1, "p9", "p6")).toEqual(["concession", "win 300 5 542", "loss 58 0 58"]);
    expect(resultOf(event, 4, "p1", "p3")).toEqual(["elimination", "win 299 5 483", "loss 116 0 117"]);
  });

  test("correcting a result two rounds later changes the standings of every round since, but no pairing", () => {
    const correction = entries.find(({ what }) => what.kind === "result" && what.correction !== undefined);
    const before = opened(entries.slice(0, (correction?.number ?? 0) - 1)).event;
    expect(before.rounds.length).toBe(3);
    expect(cellsAfter(before, 1)).toEqual(expect.arrayContaining(["p3 0/271/5", "p7 5/329/0"]));
    expect(cellsAfter(event, 1)).toEqual(expect.arrayContaining(["p3 5/329/0", "p7 0/271/5"]));
    const seats = (of: TournamentEvent) => of.rounds.slice(0, 3).map(({ matches, byes }) => [matches.map(({ sides }) => sides), byes]);
    expect(seats(event)).toEqual(seats(before));
  });

  test("[ET-SWISS-54-Q] a player who leaves during a round has conceded, isn't paired again, and still counts for others", () => {
    expect(resultOf(event, 3, "p6", "p5")).toEqual(["concession", "win 300 5 600", "loss 0 0 0"]);
    expect(event.rounds[3]?.matches.flatMap(({ sides }) => sides)).not.toContain("p5");
    expect(standings(event).find(({ side }) => side === "p5")).toMatchObject({ rank: 9, points: 3, status: "dropped" });
    expect(standings(event).find(({ side }) => side === "p6")).toMatchObject({ opponents: ["p9", "p5", "p7"], schedule: 9 + 3 + 11 });
  });
});

/*
 * Team Epic, 400 points: the lists of two members. Teams t3 and t6 have brought 197 + 198 = 395.
 *
 * Round 1                                                                           points   margin
 *   t3 – t4   188 : 176 on time, a lead of 12 as in any format                      5 : 0     12   412 : 388
 *   t1 – t6   t6 concedes: all 395; it has the corvette's aft half 55 + 52 = 107    5 : 0    288   688 : 112
 *   t2 – t5   133 : 133                                                             1 : 1      0   400 : 400
 * Round 2
 *   t3 – t1   t1's second member has no ship left: 200, but the first has;
 *             t1 has 50 + 50 + 24 of one and 47 of the other: 171                   5 : 0     29   429 : 371
 *   t2 – t6   t6 has no ship left: 395; it has 150                                  5 : 0    245   645 : 155
 *   t5 – t4   90 : 101 on time                                                      0 : 3     11   389 : 411
 * Round 3
 *   t3 – t2   nobody has a ship left: 400 : 395, a draw all the same                1 : 1      5   405 : 395
 *   t1 – t4   240 : 180 on time                                                     5 : 0     60   460 : 340
 *   t5 – t6   160 : 171 on time                                                     0 : 3     11   389 : 411
 */
const TEAMS = `
  t3  5/412/0  10/841/8   11/1246/20
  t1  5/688/0  5/1059/10  10/1519/17
  t2  1/400/1  6/1045/1   7/1440/15
  t4  0/388/5  3/799/11   3/1139/22
  t6  0/112/5  0/267/11   3/678/18
  t5  1/400/1  1/789/9    1/1178/13
`;

describe("a Team Epic with six teams", () => {
  const entries = entriesOf("team-epic-6");
  const { event } = opened(entries);

  test("[ET-TSWISS-01, ET-TIE-01] team standings after every round match those worked out by hand", () => {
    expectWorked(event, TEAMS);
    expect(event.rounds.map(({ matches }) => matches.length)).toEqual([3, 3, 3]);
  });

  test("[ET-TIE-53-Q] two teams tied on everything share a rank", () => {
    expect(standings(event, 1).map(({ rank, side }) => `${rank} ${side}`)).toEqual(["1 t1", "2 t3", "3 t2", "3 t5", "5 t4", "6 t6"]);
  });

  test("[ET-END-11, ET-MOV-51-Q] a win takes a lead of 12 at 400 points too, and a draw without ships still has a margin", () => {
    expect(resultOf(event, 1, "t3", "t4")).toEqual(["time", "win 188 5 412", "loss 176 0 388"]);
    expect(resultOf(event, 3, "t3", "t2")).toEqual(["elimination", "draw 400 1 405", "draw 395 1 395"]);
  });

  test("[ET-TEAM-55-Q] a team concedes if captain and team-mate say so, and plays on while one of them has ships", () => {
    const conceded = entries.findIndex(({ what }) => what.kind === "reported" && what.claim.conceded !== undefined);
    const after = (rows: number) => resultOf(opened(entries.slice(0, conceded + rows)).event, 1, "t1", "t6")[0];
    expect(entries.slice(conceded, conceded + 3).map(({ by }) => by)).toEqual(["p11", "p2", "p12"]);
    expect(event.teams.get("t6")?.captain).toBe("p11");
    expect([after(1), after(2), after(3)]).toEqual(["", "", "concession"]);
    expect(resultOf(event, 1, "t1", "t6")).toEqual(["concession", "win 395 5 688", "loss 107 0 112"]);
    expect(resultOf(event, 2, "t3", "t1")).toEqual(["time", "win 200 5 429", "loss 171 0 371"]);
  });
});

/*
 * Escalation. A player who has no ship left, or concedes, loses the whole limit, whatever they brought. A bye is a win with 150.
 *
 * Round 1, 60 points, bye p7                                                        points   margin
 *   p3 – p8   p8 has no ship left: 60 for his 53; he has 12 + 12 = 24               5 : 0     36    96 : 24
 *   p4 – p9   28 : 20 on time                                                       3 : 0      8    68 : 52
 *   p1 – p6   36 : 24 on time                                                       5 : 0     12    72 : 48
 *   p5 – p2   p2 concedes: 60 for his 55; he has 12                                 5 : 0     48   108 : 12
 * Round 2, 90 points, bye p2
 *   p7 – p5   p5 has no ship left: 90 for his 85; he has 32 + 14 = 46               5 : 0     44   134 : 46
 *   p3 – p1   39 : 36 on time                                                       3 : 0      3    93 : 87
 *   p4 – p6   18 : 18                                                               1 : 1      0    90 : 90
 *   p9 – p8   29 + 12 + 12 = 53 : 28 on time                                        5 : 0     25   115 : 65
 * Round 3, 120 points, bye p8
 *   p7 – p3   12 + 12 + 29 = 53 : 14 + 30 = 44 on time                              3 : 0      9   129 : 111
 *   p9 – p2   p9 has no ship left: 120 for his 116; he has 37 + 24 = 61             0 : 5     59    61 : 179
 *   p1 – p4   20 + 12 + 30 = 62 : 24 + 26 = 50 on time                              5 : 0     12   132 : 108
 *   p5 – p6   p6 concedes: 120 for his 116; he has 12 + 30 = 42                     5 : 0     78   198 : 42
 * Round 4, 150 points, bye p6
 *   p7 – p2   22 + 28 = 50 : 32 + 30 = 62 on time                                   0 : 5     12   138 : 162
 *   p5 – p1   nobody has a ship left: 150 : 150, the second for 143                 1 : 1      0   150 : 150
 *   p3 – p9   30 + 30 + 24 = 84 : 29 + 27 = 56 on time                              5 : 0     28   178 : 122
 *   p8 – p4   p8 has no ship left: 150 for his 149; he has 20 + 30 = 50             0 : 5    100    50 : 250
 */
const ESCALATION = `
  p2  0/12/5   5/162/5   10/341/15  15/503/29
  p7  5/150/0  10/284/5  13/413/18  13/551/39
  p3  5/96/0   8/189/5   8/300/28   13/478/34
  p5  5/108/0  5/154/15  10/352/24  11/502/45
  p1  5/72/0   5/159/9   10/291/13  11/441/39
  p4  3/68/0   4/158/6   4/266/16   9/516/27
  p6  0/48/5   1/138/9   1/180/24   6/330/31
  p9  0/52/3   5/167/4   5/228/19   5/350/42
  p8  0/24/5   0/89/13   5/239/13   5/289/27
`;

describe("an Escalation with nine players", () => {
  const entries = entriesOf("escalation-9");
  const { event } = opened(entries);

  test("[ES-MOV-10, ES-TIE-01, ES-BYE-05] standings after every round match those worked out by hand", () => {
    expectWorked(event, ESCALATION);
    expect(event.rounds.map(({ byes }) => byes)).toEqual([["p7"], ["p2"], ["p8"], ["p6"]]);
  });

  test("[ES-MOV-04, ES-MOV-51-Q, ES-MOV-52-Q] a side without ships loses the whole limit, also by conceding, and also if both sides have none", () => {
    expect(resultOf(event, 1, "p3", "p8")).toEqual(["elimination", "win 60 5 96", "loss 24 0 24"]);
    expect(resultOf(event, 1, "p5", "p2")).toEqual(["concession", "win 60 5 108", "loss 12 0 12"]);
    expect(resultOf(event, 4, "p5", "p1")).toEqual(["elimination", "draw 150 1 150", "draw 150 1 150"]);
  });

  test("[ES-SQUAD-08, ES-SQUAD-14, ES-LIST-01] every list played is its round's tier of the list that was handed in", () => {
    const format = formatNamed("escalation");
    expect(event.rounds.map(({ plan }) => [plan.limit, plan.squad])).toEqual([60, 90, 120, 150].map((limit, at) => [limit, at]));
    for (const [id, { list }] of event.players) {
      const { entry, faults, verdict, hashes } = readLists([list?.file ?? ""]);
      expect([id, faults, hashes]).toEqual([id, [], [list?.hash]]);
      const points = list?.squads.map((squad) => squad.points) ?? [];
      expect([points.length, points]).toEqual([4, points.toSorted((a, b) => a - b)]);
      for (const { plan } of event.rounds) {
        const [squad, handed] = [entry.squads[plan.squad], list?.squads[plan.squad]];
        if (!squad) throw new Error(`${id} has no tier ${plan.squad + 1}`);
        const tier = checkEntry({ ...entry, squads: [squad] }, tierFormat(squad, plan.squad + 1, format), catalogue).verdict;
        expect([tier.legal, tier.lists[0]?.limit, tier.lists[0]?.hash]).toEqual([true, plan.limit, verdict.lists[plan.squad]?.hash]);
        expect([tier.lists[0]?.points, handed?.points]).toEqual([handed?.points, verdict.lists[plan.squad]?.points]);
        expect(handed?.ships.map(({ points }) => points)).toEqual(tier.lists[0]?.ships.map(({ points }) => points));
      }
    }
    expect(new Set([...event.players.values()].map(({ list }) => list?.hash)).size).toBe(9);
    const kinds = entries.map(({ what }) => what.kind);
    expect(kinds.lastIndexOf("handed in")).toBeLessThan(kinds.indexOf("paired"));
  });

  test("[ES-LIST-02] nobody changes a list once it has been played, and every match counts with the locked list", () => {
    const log = opened(
      entries.slice(
        0,
        entries.findIndex(({ what }) => what.kind === "paired" && what.round === 2),
      ),
    );
    const other = log.event.players.get("p2")?.list;
    if (!other) throw new Error("p2 has no list");
    const refused = record(log, { kind: "handed in", player: "p1", list: other }, "p1", "2026-10-17T10:00:00.000Z");
    expect(refused).toMatchObject({ ok: false, problems: [{ refusal: { rule: "ES-LIST-02" } }] });
    expect(entries.filter(({ what }) => what.kind === "handed in")).toHaveLength(event.players.size);
    expect(requiredLimits(event)).toEqual([60, 90, 120, 150]);
  });
});

describe("the page for organisers", () => {
  const place = mkdtempSync(join(tmpdir(), "broadside-"));
  afterAll(() => rmSync(place, { recursive: true }));
  const page = textOf("../../docs/events.md");
  const blocks = (language: string): readonly string[] =>
    [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, of, text = ""]) => (of === language ? [text] : []));

  test("has commands that make the event it describes", async () => {
    const { main } = (await import(new URL("../../apps/cli/dist/main.js", import.meta.url).href)) as {
      readonly main: (words: readonly string[]) => Promise<number>;
    };
    let said: string[] = [];
    let complaints: string[] = [];
    vi.spyOn(process.stdout, "write").mockImplementation((text) => said.push(String(text)) > 0);
    vi.spyOn(process.stderr, "write").mockImplementation((text) => complaints.push(String(text)) > 0);
    writeFileSync(join(place, "players.csv"), blocks("csv").join(""));
    const inPlace = (word: string): string => (/^\w+\.(jsonl?|csv|xws|html)$/.test(word) ? join(place, word) : word);
    const commands = blocks("sh").flatMap((block) => block.trim().split("\n"));
    expect(commands.length).toBeGreaterThan(40);
    for (const command of commands) {
      const [, words = "", out] = /^npx broadside (.*?)(?: > (\S+))?$/.exec(command) ?? [];
      [said, complaints] = [[], []];
      const code = await main([...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word = ""]) => quoted ?? inPlace(word)));
      expect([command, code, complaints]).toEqual([command, 0, []]);
      if (out !== undefined) writeFileSync(join(place, out), said.join(""));
    }
    vi.restoreAllMocks();
    expect(JSON.parse(readFileSync(join(place, "cup.json"), "utf8"))).toMatchObject({ event: { name: "Autumn Cup", finished: true } });
  });

  test.each(EVENT_FORMATS)("states the limits and times of $id", ({ id, limits, minutes }) => {
    const cells = new RegExp(`^\\| \`${id}\` .*$`, "m").exec(page)?.[0].split("|") ?? [];
    expect(cells[3]?.trim().startsWith(limits.join(", "))).toBe(true);
    expect(cells[4]?.trim().startsWith(`${minutes.map(({ usual }) => usual).join(", ")} (`)).toBe(true);
  });
});
