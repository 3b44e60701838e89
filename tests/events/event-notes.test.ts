/** The notes that commands print when they change an event: what the change leads to, what looks like a mistake, and what to do next. */
import type { EventLog, Happening, SubmittedList } from "@broadside/tournament";
import { describe, expect, test } from "vitest";
import { workplace } from "../shared/broadside.ts";
import { begun, emptyEvent, join, linesOf, pairs, put, result } from "./small-events.ts";

const { file, read, broadside } = workplace();
const saved = (name: string, log: EventLog): string => file(`${name}.jsonl`, linesOf(log));

/** The whole output of a command that must be accepted, notes last. */
async function said(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await broadside(["event", ...args]);
  expect([code, args.join(" "), code === 0 ? "" : stderr]).toEqual([0, args.join(" "), ""]);
  return stdout + stderr;
}

/** Why a command is refused; the file must stay unchanged. */
async function refused(name: string, does: string, ...args: readonly string[]): Promise<string> {
  const before = read(name);
  const { code, stderr } = await broadside(["event", does, name, ...args]);
  expect([code === 0, read(name) === before]).toEqual([false, true]);
  return stderr;
}

const registered = (person: string, name: string): Happening => ({ kind: "registered", person, name });

describe("finds people", () => {
  const log = emptyEvent("epic-dogfight");
  put(log, ...["Max Müller", "Larry “Ace” O'Brien", "Björn Ås", "Anna Li", "Max Müller"].map((name, at) => registered(`p${at + 1}`, name)));
  const name = saved("people", log);

  test.each([
    ["the beginning of any word", "ace", "p2"],
    ["a word after a punctuation mark", "brien", "p2"],
    ["no accents", "bjorn as", "p3"],
    ["an id in upper case", "P3", "p3"],
    ["the number that tells namesakes apart", "max müller (2)", "p5"],
  ])("by %s", async (_, words, id) => {
    expect(await said("list", name, words, "--json")).toContain(`"player":"${id}"`);
  });

  test.each([
    ["müller", /^"müller" could mean any of these 2: p1 Max Müller \(no club\), p5 Max Müller \(no club\)\.\nUse the id, such as p1\.\n$/],
    ["Ana", /^There is no player "Ana"\.\nTry Anna Li \(p4\)\.\n$/],
    ["Olga", /^There is no player "Olga": Olga \(o1\) is organiser\.\nName a player\.\n$/],
    ["Zacharias", /^There is no player "Zacharias" in this event\.\nCheck the name, or use an id such as p1\.\n$/],
  ])("or doesn't: %s", async (words, complaint) => {
    expect(await refused(name, "here", words)).toMatch(complaint);
  });
});

describe("the championship", () => {
  const level = (): EventLog =>
    put(
      join(emptyEvent("epic-dogfight"), "Ana", "Bo", "Cy", "Di"),
      pairs(1, ["p1", "p2"], ["p3", "p4"]),
      result(1, 1, 100, 0),
      result(1, 2, 100, 0),
    );

  test("starts early, before the planned rounds are over, only on request", async () => {
    const name = saved("early", level());
    expect(await refused(name, "cut", "2")).toBe("Only 1 of 2 rounds has been paired.\nAdd --early to end the Swiss rounds here.\n");
    expect(await said("cut", name, "2", "--early")).toMatch(/^[12] {2}Ana \(p1\)$/m);
  });

  test("[ET-TIE-53-Q] says where chance decided between tied sides, and who is out because of it", async () => {
    expect(await said("cut", saved("lot", level()), "4", "--early")).toMatch(
      /Tied on everything, so the random seed decided: (Ana, Cy|Cy, Ana), in this order\.\nTied on everything, so the random seed decided: (Bo, Di|Di, Bo), in this order\.\n$/,
    );
    const log = put(join(emptyEvent("epic-dogfight"), "A", "B", "C", "D", "E", "F"), pairs(1, ["p1", "p2"], ["p3", "p4"], ["p5", "p6"]));
    put(log, ...[1, 2, 3].map((table) => result(1, table, 100, 0)));
    expect(await said("cut", saved("seat", log), "2", "--early", "--seed", "1")).toMatch(
      /Tied on everything, so the random seed decided: [ACE], [ACE]; not [ACE]\.\n$/,
    );
  });
});

describe("leaving", () => {
  const teams = (): EventLog => {
    const log = join(emptyEvent("team-epic"), "Ana", "Bo", "Cy", "Di");
    put(
      log,
      { kind: "teamed", team: "t1", name: "Red", members: ["p1", "p2"] },
      { kind: "teamed", team: "t2", name: "Blue", members: ["p3", "p4"] },
    );
    return put(
      log,
      { kind: "captained", team: "t1", captain: "p1" },
      { kind: "captained", team: "t2", captain: "p3" },
      pairs(1, ["t1", "t2"]),
    );
  };

  test("[ET-TEAM-56-Q] removes the team too, says so, and says how the other member could play on", async () => {
    const name = saved("member", teams());
    const rows = read(name).split("\n").length;
    expect(await said("drop", name, "Bo")).toBe(
      `Bo dropped.\nTeam Red drops too.\nTo let Ana play both lists, undo this (broadside event undo ${name} ${rows}) and run it again with --partner-plays-on.\nThe match at table 1 counts as conceded.\n`,
    );
    expect(await refused(name, "drop", "Bo", "--plays-on")).toBe(
      `Bo has already dropped. The team dropped too.\nUndo that, then run this command again: broadside event undo ${name} ${rows}\n`,
    );
    await said("undo", name);
    expect(await said("drop", name, "Bo", "--plays-on")).toMatch(/^Bo dropped; .*\nAna plays both lists of Red\.\n$/);
  });

  test("[ET-TEAM-56-Q] lets the other member play on after a disqualification too, unless the whole team is out", async () => {
    const name = saved("disqualified", teams());
    expect(await refused(name, "drop", "Red", "--plays-on")).toBe("Red is the whole team.\nName the member who leaves: Ana or Bo.\n");
    expect(await said("drop", name, "Bo", "--disqualify", "cheated", "--plays-on")).toMatch(/\nAna plays both lists of Red\.\n$/);
  });

  test("the others in a pod play on, and a returning player learns what isn't restored", async () => {
    const log = put(join(emptyEvent("free-for-all"), "Ana", "Bo", "Cy", "Di"), pairs(1, ["p1", "p2", "p3", "p4"]));
    const name = saved("pod", log);
    expect(await said("drop", name, "Di")).toBe("Di dropped.\nThe others at table 1 play on. Di comes last there.\n");
    const row = read(name).trim().split("\n").length;
    expect(await said("drop", name, "Di", "--back")).toContain(`undo ${name} ${row + 1}, then broadside event undo ${name} ${row}\n`);
    await said("undo", name, `${row + 1}`);
    await said("undo", name, `${row}`);
    const duel = saved("duel", begun());
    await said("drop", duel, "Dee");
    expect(await said("drop", duel, "Dee", "--back")).toContain(
      `The match at table 2 stays conceded. If the match is played after all: broadside event result ${duel} 2 … --correct REASON\n`,
    );
  });
});

test("undo describes what it undid, in the original words, and how to enter it again", async () => {
  const name = saved("undo", emptyEvent("epic-dogfight"));
  await said("set", name, "--tables", "4");
  expect(await said("undo", name)).toBe(
    `Undone: row 2, by Olga: Settings changed: tables 4.\nTo restore it: broadside event undo ${name} 3\n`,
  );
  expect(await said("undo", name, "3")).toBe(
    `Restored: row 2, by Olga: Settings changed: tables 4.\nTo undo this again: broadside event undo ${name} 4\n`,
  );
});

describe("a table of players", () => {
  test("may have unknown columns; players who are already registered need a confirmation", async () => {
    const name = saved("csv", emptyEvent("epic-dogfight"));
    file("mail.csv", "name,e-mail\nAna Li,a@b\nBo,b@b\n");
    expect(await said("add", name, "--csv", "mail.csv")).toMatch(
      /^2 players registered\.\n.*\nNote: mail\.csv, line 1: The column "e-mail" is ignored/,
    );
    const known =
      "mail.csv, line 2: Ana Li is already registered as p1.\nmail.csv, line 3: Bo is already registered as p2.\n" +
      "Nothing was written.\nUse --allow-duplicates to register them again.\n";
    expect(await refused(name, "add", "--csv", "mail.csv")).toContain(known);
    expect(await said("add", name, "--csv", "mail.csv", "--again")).toContain("2 players registered.\nThe event has 4 players.\n");
  });

  test("that has grown adds only its new players with --new", async () => {
    const name = saved("grown", emptyEvent("epic-dogfight"));
    file("first.csv", "name\nAna Li\n");
    file("more.csv", "name\nANA LI\nBo\nCy\n");
    await said("add", name, "--csv", "first.csv");
    expect(await refused(name, "add", "--csv", "more.csv")).toBe(
      "more.csv, line 2: ANA LI is already registered as p1.\nNothing was written.\nAdd --skip-existing to register only the 2 other players, or --allow-duplicates to register all.\n",
    );
    expect(await said("add", name, "--csv", "more.csv", "--new")).toBe(
      "2 players registered.\nThe event has 3 players.\nNote: more.csv, line 2: ANA LI is already registered as p1 and was skipped.\n",
    );
    expect(await refused(name, "add", "--csv", "more.csv", "--new")).toContain(
      "more.csv names no new players. Nothing was written.\nUse --allow-duplicates to register them again.\n",
    );
  });

  test("is removed by one undo, and restored by another", async () => {
    const name = saved("whole", emptyEvent("team-epic"));
    file("whole.csv", "name,team,captain\nAna,Red,yes\nBo,Red,\nCy,Blue,yes\nDi,Blue,\n");
    await said("add", name, "--csv", "whole.csv");
    expect(await said("undo", name)).toBe(
      `Undone: 8 rows.\n  row 2, by Olga: Ana (p1) registered\n  row 3, by Olga: Bo (p2) registered\n  row 4, by Olga: Cy (p3) registered\n` +
        `  row 5, by Olga: Di (p4) registered\n  row 6, by Olga: Red (t1) formed by Ana, Bo\n  row 7, by Olga: Ana is the captain of Red\n` +
        `  row 8, by Olga: Blue (t2) formed by Cy, Di\n  row 9, by Olga: Cy is the captain of Blue\nTo restore them: broadside event undo ${name} 10-17\n`,
    );
    expect(await said("team", name)).toBe("There are no teams.\n");
    expect(await said("undo", name, "10-17")).toMatch(/^Restored: 8 rows\.\n[\s\S]*\nTo undo this again: .* 18-25\n$/);
    expect(await said("team", name)).toMatch(/Red .*\n.*Blue /);
    expect(await said("undo", name, "9")).toContain("Undone: row 9, by Olga");
    expect(await refused(name, "undo", "3-99")).toBe("There is no row 27.\nSee all rows: broadside event log whole.jsonl\n");
  });

  test("is read whole or not at all, and the command says so", async () => {
    const name = saved("teams", emptyEvent("team-epic"));
    file("teams.csv", "name,team\nAna,Red\nBo,Blue\nCy,Blue\nDi,Blue\n");
    expect(await refused(name, "add", "--csv", "teams.csv")).toBe(
      "teams.csv, line 2: team Red has 1 member, but needs 2.\nteams.csv, line 3: team Blue has 3 members, but needs 2.\nNothing was written.\nFix the CSV file, then run the same command again.\n",
    );
  });
});

describe("results", () => {
  const huge: SubmittedList = {
    faction: "rebel",
    squads: [
      {
        points: 298,
        ships: [
          { name: "GR-75", points: 98 },
          { name: "Rookie", points: 200 },
        ],
      },
    ],
  };

  test("[ET-SCORE-05, ET-SCORE-07] a note names losses that score nothing, also for lists on paper", async () => {
    const log = join(emptyEvent("epic-dogfight"), "Ana", "Bo");
    put(log, { kind: "handed in", player: "p2", list: huge }, pairs(1, ["p1", "p2"]));
    const name = saved("ticks", log);
    expect(await refused(name, "result", "1", "299", "0")).toContain("from 0 to 298, not 299. Bo brought 298 points.");
    const note = await said("result", name, "1", "200", "0", "--lost", "p2: 1 half, 2");
    expect(note).toMatch(
      /Note: these losses score nothing: Bo's GR-75 \(half\)\. You score only for ships that were destroyed or fled, and for crippled sec.*\n$/,
    );
  });

  test("an existing result is corrected with --correct, and earlier pairings stay", async () => {
    const log = put(begun(), result(1, 2, 10, 0), pairs(2, ["p1", "p3"], ["p2", "p4"]));
    const name = saved("correct", log);
    expect(await refused(name, "result", "1", "0", "50", "--round", "1")).toBe(
      "Table 1 of round 1 already has a result.\nAdd --correct REASON to replace it.\n",
    );
    expect(await said("result", name, "1", "0", "50", "--round", "1", "--correct", "misread")).toContain(
      `Round 2 was paired before this change, and the pairings stay as they are. To see what would be different: broadside event check ${name}\n`,
    );
    expect(await refused(name, "result", "1", "--confirm")).toBe(
      "Only players can do this, and Olga isn't one.\nAdd --as PLAYER to do it for a player.\n",
    );
  });
});

describe("pairing", () => {
  test("says why it can pair nobody, and who is left out", async () => {
    const log = join(emptyEvent("epic-dogfight", { checkIn: true }), "Ana", "Bo", "Cy");
    const name = saved("absent", log);
    expect(await refused(name, "pair")).toBe(
      `Only players who have checked in are paired. Not here: Ana, Bo, Cy.\nCheck players in: broadside event here ${name} PLAYER\n`,
    );
    for (const player of ["Ana", "Bo"]) await said("here", name, player);
    expect(await said("pair", name)).toContain("Note: Only players who have checked in are paired. Not here: Cy.\n");
  });

  test("notes too few tables when they are set, and refuses to pair until that is corrected", async () => {
    const name = saved("tables", join(emptyEvent("epic-dogfight"), "Ana", "Bo", "Cy", "Di"));
    expect(await said("set", name, "--tables", "1")).toContain("Note: the current players need 2 tables, and you have 1.\n");
    expect(await said("seat", name, "Di", "99")).toContain(
      "Note: there is no table 99 (there is only 1), so they will sit at a different one.\n",
    );
    expect(await refused(name, "pair")).toContain(
      `There is 1 table, but this round needs 2.\nCorrect the number of tables: broadside event set ${name} --tables N\n`,
    );
  });

  test("by hand asks for missing results before rematches, with tables in order", async () => {
    const tables = [3, 1, 2].map((table, at) => ({ table, sides: [`p${2 * at + 1}`, `p${2 * at + 2}`] }));
    const log = put(join(emptyEvent("epic-dogfight"), "A", "B", "C", "D", "E", "F"), {
      kind: "paired",
      round: 1,
      seed: 1,
      tables,
      byes: [],
    });
    const name = saved("open", log);
    expect(await refused(name, "pair", "--by-hand", "p1-p2,p3-p4,p5-p6")).toBe(
      `Results are missing: table 1 of round 1, table 2 of round 1, table 3 of round 1.\nList the open tables: broadside event result ${name}\n`,
    );
    expect((await said("result", name)).match(/^\d/gm)).toEqual(["1", "2", "3"]);
  });
});

test("[ET-COMP-16] a note tells a change that no rule names from a typing error", async () => {
  const name = saved("component", begun());
  expect(await said("component", name, "p2", "foo", "bar")).toMatch(
    /\[ET-COMP-16\]\.\nNote: the rules don't mention a component "foo", only model, base, peg, card, damage deck, token, template, range ruler, dial, ship token, obstacle\./,
  );
  expect(await said("component", name, "p2", "base", "trimed")).toMatch(
    /Note: the rules don't mention "trimed" for a base, only weighted, trimmed, enlarged, third-party, proxy\./,
  );
  expect(await said("component", name, "p2", "Base", "Weighted")).toBe("base (weighted): eligible [ET-COMP-05].\n");
});

test("a note tells if a list was handed in before, replaces another or is small", async () => {
  const name = saved("lists", put(emptyEvent("epic-dogfight"), registered("p1", "Ana")));
  const paper = (points: string) => said("list", name, "Ana", "--paper", points, "--faction", "rebel");
  expect(await paper("100")).toMatch(/\nNote: Ana's list has only 100 of 300 points\.\n$/);
  const rows = read(name);
  expect(await paper("100")).toBe("Ana already handed in this list, so nothing changed.\n");
  expect(read(name)).toBe(rows);
  expect(await paper("300")).toMatch(/\nThis replaces Ana's earlier list with 100 points\.\n$/);
  expect(await refused(name, "here", "Ana", "--brings", "dice,foo")).toMatch(
    /^Not on the checklist: foo\.\nUse dice, range ruler, maneuver templates, obstacle tokens, damage deck, or all\.\n$/,
  );
});

describe("a new event", () => {
  const making = (name: string, ...more: readonly string[]) =>
    broadside(["event", "new", name, "--name", "N", "--organiser", "O", "--format", ...more]);

  test("names the next step", async () => {
    const { stdout } = await making("made.jsonl", "epic-dogfight", "--rounds", "1");
    expect(stdout).toMatch(/\n1 round is planned\.\nNext: Add players\.\n {2}broadside event add made\.jsonl NAME\n$/);
  });

  test.each<[string, readonly string[], RegExp]>([
    [
      "[ES-ROUND-01] other rounds than four",
      ["escalation", "--rounds", "3"],
      /^Escalation has exactly 4 rounds, not 3 \[ES-ROUND-01\]\.\nLeave out --rounds\./,
    ],
    [
      "[ET-SCOPE-03] a premier event in Epic play",
      ["epic-dogfight", "--tier", "premier"],
      /^Epic Dogfight events are always casual, so this can't be a premier event \[ET-SCOPE-03\]\.\nUse --tier casual, or one of these formats: scenario-event, epic-battles, free-for-all\.\n$/,
    ],
    [
      "an unknown scenario",
      ["epic-battles", "--plan", "players:300:90:fogofwar"],
      /Round 1 of the plan: there is no scenario "fogofwar" for players\.\nUse one of: epic-escalation, fog-of-war, aces-high, atmospheric-entry, passing-engagement, key-cargo-retrieval, intel-pickup, dogfight\./,
    ],
    [
      "a pod of nine",
      ["free-for-all", "--rounds", "2", "--pod-size", "9"],
      /^--pod-size can't be "9"\.\nUse a whole number from 3 to 8, such as --pod-size 3\.\n$/,
    ],
  ])("is refused: %s", async (_, args, complaint) => {
    expect((await making("none.jsonl", ...args)).stderr).toMatch(complaint);
  });

  test("asks for everything that is missing at once", async () => {
    expect((await broadside(["event", "new"])).stderr).toBe(
      "Missing: FILE, --format, --name, --organiser.\nSee the options: broadside event new --help\n",
    );
  });
});

describe("a latecomer", () => {
  test("learns that no round is left", async () => {
    const log = put(begun(), result(1, 2, 10, 0), pairs(2, ["p1", "p3"], ["p2", "p4"]));
    expect(await said("add", saved("late", log), "Eve")).toContain("The event has 5 players, but all 2 rounds are already paired.\n");
  });

  test("needs a team if teams play", async () => {
    const log = join(emptyEvent("team-epic"), "Ana", "Bo", "Cy", "Di");
    put(
      log,
      { kind: "teamed", team: "t1", name: "Red", members: ["p1", "p2"] },
      { kind: "teamed", team: "t2", name: "Blue", members: ["p3", "p4"] },
    );
    put(log, { kind: "captained", team: "t1", captain: "p1" }, { kind: "captained", team: "t2", captain: "p3" }, pairs(1, ["t1", "t2"]));
    const name = saved("single", log);
    expect(await said("add", name, "Eve")).toContain(
      `The event has 5 players. New players start in round 2, once in a team.\nTo make a team: broadside event team ${name} NAME p5 MEMBER\n`,
    );
  });
});

describe("a name", () => {
  test("that begins with a dash goes after --, and options before it", async () => {
    const name = saved("dash", emptyEvent("epic-dogfight"));
    expect((await broadside(["event", "add", name, "-X-"])).stderr).toContain("-X- is not an option of broadside event add.");
    expect(await said("add", name, "--club", "Red", "--", "--help")).toMatch(/^--help \(p1\) registered, club: Red\.\n/);
  });

  test("is noted if somebody with that name joins the staff", async () => {
    const name = saved("staff", put(emptyEvent("epic-dogfight"), registered("p1", "Ana")));
    expect(await said("add", name, "ana", "--staff", "judge")).toMatch(
      /\nNote: p1 has the same name\. If this is the same person, run broadside event undo staff\.jsonl and add p1 instead of the name\./,
    );
  });
});

test.each([
  ["there is no such file or folder", "none.csv"],
  ["it is a folder, not a file", "."],
])("the machine's reasons are printed as sentences: %s", async (words, csv) => {
  expect(await refused(saved("reason", emptyEvent("epic-dogfight")), "add", "--csv", csv)).toBe(
    `${csv} can't be read: ${words}.\nCheck the name of the file with a table of players.\n`,
  );
});
