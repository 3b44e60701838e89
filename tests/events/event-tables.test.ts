/** Swaps and losses as people type them at an event: criteria by name, ships by number or by name. */
import { eventFormatById, type Happening, newLog, type RoundPlan, record, type SubmittedList, usualPlan } from "@broadside/tournament";
import { describe, expect, test } from "vitest";
import { workplace } from "../shared/broadside.ts";

const { broadside, file, read } = workplace();
const AT = "2026-11-14T08:00:00.000Z";

function eventFile(name: string, format: string, lists: readonly SubmittedList[], rows: readonly Happening[]): string {
  const known = eventFormatById(format);
  const organiser = { person: "o1", name: "Olga Nord" };
  const settings = { rounds: known ? usualPlan(known, 4, 1) : [] };
  const log = newLog({ kind: "created", name: "Tables", format, tier: "casual", date: "2026-11-14", organiser, settings }, AT);
  if (!log.ok) throw new Error("no event");
  const arrivals = lists.flatMap((list, at): readonly Happening[] => [
    { kind: "registered", person: `p${at + 1}`, name: `Player ${at + 1}` },
    { kind: "handed in", player: `p${at + 1}`, list },
  ]);
  for (const row of [...arrivals, ...rows]) expect(record(log.value, row, "o1", AT)).toMatchObject({ ok: true });
  return file(name, log.value.entries.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
}

const paper = (...points: readonly number[]): SubmittedList => ({
  faction: "rebel",
  squads: points.map((total) => ({ points: total, ships: [] })),
});

/** A pairing by hand: "1-2 3-4 5" pairs players 1 and 2, pairs 3 and 4, and gives player 5 the bye. */
function paired(round: number, text: string): Happening {
  const seats = text.split(" ").map((table) => table.split("-").map((seat) => `p${seat}`));
  const tables = seats.filter(({ length }) => length > 1).map((sides, at) => ({ table: at + 1, sides }));
  return { kind: "paired", round, seed: 1, tables, byes: seats.filter(({ length }) => length === 1).flat(), byHand: true };
}

const results = (...scores: readonly (readonly number[])[]): readonly Happening[] =>
  scores.map((told, at) => ({ kind: "result", round: 1, table: at + 1, claim: { scores: told, time: true } }));

async function refused(name: string, ...args: readonly string[]): Promise<string> {
  const before = read(name);
  const { code, stderr } = await broadside(["event", ...args]);
  expect([code, read(name) === before], args.join(" ")).toEqual([1, true]);
  return stderr;
}

describe("event swap", () => {
  test("[ET-BYE-05] asks for --anyway if the bye goes to a higher margin", async () => {
    const lists = Array.from({ length: 5 }, () => paper(300));
    const name = eventFile("bye.jsonl", "epic-dogfight", lists, [
      paired(1, "1-2 3-4 5"),
      ...results([100, 50], [100, 10]),
      paired(2, "1-3 5-2 4"),
    ]);
    expect(await refused(name, "swap", name, "p4", "p2")).toBe(
      "The swap breaks a pairing rule: Player 2 gets the bye without having the lowest margin of those with the fewest points [ET-BYE-05].\nAdd --anyway to swap them anyway.\n",
    );
    const { code, stdout } = await broadside(["event", "swap", name, "p4", "p2", "--anyway"]);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/swap places, although Player 2 gets the bye .* \[ET-BYE-05\]\.\n[\s\S]*Bye: Player 2/),
    ]);
  });

  test("[ES-SWISS-12] asks for --anyway if a swap breaks Escalation's order from the top", async () => {
    const lists = Array.from({ length: 4 }, () => paper(60, 90, 120, 150));
    const name = eventFile(
      "top.jsonl",
      "escalation",
      [...lists, ...lists],
      [paired(1, "1-2 3-4 5-6 7-8"), ...results([60, 0], [50, 0], [40, 0], [30, 0]), paired(2, "1-3 5-7 8-6 4-2")],
    );
    expect(await refused(name, "swap", name, "p3", "p5")).toMatch(
      /^The swap breaks a pairing rule: when pairing from the top down, Player 1 .* should meet Player 3 .* \[ES-SWISS-12\]\.\nAdd --anyway to swap them anyway\.\n$/,
    );
    expect((await broadside(["event", "swap", name, "p3", "p5", "--anyway"])).code).toBe(0);
  });
});

describe("losses", () => {
  const ships = [
    {
      name: "CR90 Corvette",
      points: 90,
      sections: [
        { name: "fore" as const, points: 50 },
        { name: "aft" as const, points: 40 },
      ],
    },
    { name: "Wedge Antilles", points: 110 },
    { name: "Rookie Pilot", points: 50 },
    { name: "Rookie Pilot", points: 50 },
  ];
  const list: SubmittedList = { faction: "rebel", squads: [{ points: 300, ships }] };

  test("can be typed as the numbers on the slip or as names", async () => {
    const name = eventFile("lost.jsonl", "epic-dogfight", [list, list], [paired(1, "1-2")]);
    const slip = (await broadside(["event", "print", name, "slips"])).stdout;
    for (const words of ["1. CR90 Corvette", "2. Wedge Antilles", "3. Rookie Pilot", "4. Rookie Pilot"])
      expect(slip.split(words)).toHaveLength(3);
    expect(await refused(name, "result", name, "1", "--lost", "p1: Rookie", "--time")).toBe(
      "\"Rookie\" could mean 2 of Player 1's ships: 3 Rookie Pilot (50), 4 Rookie Pilot (50).\nUse the ship's number, such as 3.\n",
    );
    expect(await refused(name, "result", name, "1", "--lost", "p1: Luke", "--time")).toMatch(
      /^"Luke" isn't one of Player 1's ships: 1 CR90 Corvette \(90\), 2 Wedge Antilles \(110\), 3 Rookie Pilot \(50\), 4 Rookie Pilot \(50\)\.\nUse a number or a name\. If the ship isn't destroyed, add one of fled, escaped, half, fore, aft, damaged\./,
    );
    const { code, stdout } = await broadside(["event", "result", name, "1", "--lost", "p1: cr90 fore, 3; p2: Wedge", "--time"]);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(
        /Player 1 scores 110 \(Wedge Antilles, destroyed\)\.\nPlayer 2 scores 50 \(CR90 Corvette, fore section crippled\) \+ 50 \(Rookie Pilot, destroyed\)\./,
      ),
    ]);
  });

  test("from a list on paper are typed in points, next to ships from the other side's file", async () => {
    const name = eventFile("half.jsonl", "epic-dogfight", [list, paper(300)], [paired(1, "1-2")]);
    expect(await refused(name, "result", name, "1", "--lost", "p1: 2; p2: Luke", "--time")).toContain('such as "Player 2: 120 points"');
    const { code, stdout } = await broadside(["event", "result", name, "1", "--lost", "p1: Wedge, 3; p2: 120 points", "--time"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Player 1 +loss +120 .*\nPlayer 2 +win +160 /);
  });
});

describe("names at a table", () => {
  test("are looked for at that table first, also with --as", async () => {
    const name = eventFile(
      "sam.jsonl",
      "epic-dogfight",
      [paper(300), paper(300), paper(300), paper(300)],
      [
        { kind: "amended", player: "p1", name: "Sam Smith" },
        { kind: "amended", player: "p3", name: "Sam Smith" },
        { kind: "amended", player: "p4", name: "Sam Jones" },
        paired(1, "1-2 3-4"),
      ],
    );
    expect(await refused(name, "result", name, "2", "10", "0", "--conceded", "Sam")).toContain(
      '"Sam" could mean any of these 3: p1 Sam Smith (no club), p3 Sam Smith (no club), p4 Sam Jones (no club).',
    );
    expect((await broadside(["event", "result", name, "1", "10", "0", "--conceded", "Sam Smith", "--as", "Sam"])).code).toBe(0);
    expect((await broadside(["event", "result", name, "1", "--confirm", "--as", "Player 2"])).stdout).toMatch(/Sam Smith +loss/);
  });
});

describe("unlikely numbers", () => {
  const scramble = { unit: "players", limit: 20, minutes: 75, squad: 0, scenario: "scramble-the-transmissions" } as const;
  const aces = { unit: "pods", limit: 100, minutes: 90, squad: 0, scenario: "aces-high" } as const;
  const changed = (round: RoundPlan): Happening => ({ kind: "changed", settings: { rounds: [round] } });

  test.each([
    [
      "a total above the scenario's maximum",
      "scenario-event",
      scramble,
      "1-2",
      ["900", "3"],
      "Player 1's total is 900, but nobody can score more than 42 here",
    ],
    [
      "a wiped side with points left",
      "scenario-event",
      scramble,
      "1-2",
      ["12", "3", "--wiped", "p2"],
      "so Player 1's total should be at least 20, not 12",
    ],
    [
      "more rounds than a game has",
      "scenario-event",
      scramble,
      "1-2",
      ["12", "3", "--game-rounds", "13"],
      "The game can't have had 13 rounds, because games here end after round 12.",
    ],
    [
      "counters that contradict the places",
      "free-for-all",
      aces,
      "1-2-3",
      ["5", "3", "1", "--counters", "1,3,5"],
      "Player 1 has 1 of them, but a score of 5",
    ],
  ] as const)("%s: needs --anyway, and the check notes it", async (what, format, plan, seats, told, words) => {
    const lists = seats.split("-").map(() => paper(plan.limit));
    const name = eventFile(`${what}.jsonl`, format, [], [changed(plan)]);
    for (const [at] of lists.entries()) {
      await broadside(["event", "add", name, `Player ${at + 1}`]);
      await broadside(["event", "list", name, `p${at + 1}`, "--paper", String(plan.limit), "--faction", "rebelalliance"]);
    }
    await broadside(["event", "pair", name, "--seed", "1"]);
    const error = await refused(name, "result", name, "1", ...told);
    expect(error).toContain(words);
    expect(error).toContain("Check the result. If it is right, add --anyway.");
    expect((await broadside(["event", "result", name, "1", ...told, "--anyway"])).code).toBe(0);
    // A command never recommends an option that would be refused.
    expect(await refused(name, "result", name, "1", ...told)).toMatch(
      /^Table 1 of round 1 already has a result\.\nAdd --correct REASON to replace it\.\n$/,
    );
    if (!words.startsWith("The game can't have had"))
      expect((await broadside(["event", "check", name])).stdout).toContain("has an unlikely result");
  });
});
