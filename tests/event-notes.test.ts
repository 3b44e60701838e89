/** What the commands that write say besides: what follows from a row, what looks like a slip, and what to do next. */
import type { EventLog, HandedList, Happening } from "@broadside/tournament";
import { describe, expect, test } from "vitest";
import { workplace } from "./broadside.ts";
import { begun, emptyEvent, join, linesOf, pairs, put, result } from "./small-events.ts";

const { file, read, broadside } = workplace();
const saved = (name: string, log: EventLog): string => file(`${name}.jsonl`, linesOf(log));

/** Everything that a command that is taken says, notes last. */
async function said(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await broadside(["event", ...args]);
  expect([code, args.join(" "), code === 0 ? "" : stderr]).toEqual([0, args.join(" "), ""]);
  return stdout + stderr;
}

/** Why a command is refused, which leaves the file alone. */
async function refused(name: string, does: string, ...args: readonly string[]): Promise<string> {
  const before = read(name);
  const { code, stderr } = await broadside(["event", does, name, ...args]);
  expect([code === 0, read(name) === before]).toEqual([false, true]);
  return stderr;
}

const registered = (person: string, name: string): Happening => ({ kind: "registered", person, name });

describe("people are found", () => {
  const log = emptyEvent("epic-dogfight");
  put(log, ...["Max Müller", "Larry “Ace” O'Brien", "Björn Ås", "Anna Li", "Max Müller"].map((name, at) => registered(`p${at + 1}`, name)));
  const name = saved("people", log);

  test.each([
    ["the beginning of any word", "ace", "p2"],
    ["a word behind a mark", "brien", "p2"],
    ["no accents", "bjorn as", "p3"],
    ["an id with a capital", "P3", "p3"],
    ["the number that tells namesakes apart", "max müller (2)", "p5"],
  ])("by %s", async (_, words, id) => {
    expect(await said("list", name, words, "--json")).toContain(`"player":"${id}"`);
  });

  test.each([
    ["müller", /^"müller" fits 2: p1 Max Müller \(no club\), p5 Max Müller \(no club\); say which by the id\.\n$/],
    ["Ana", /^There is no player "Ana"; nearest is Anna Li \(p4\)\.\n$/],
    ["Olga", /^There is no player "Olga"; Olga \(o1\) is organiser\.\n$/],
    ["Zacharias", /^There is no player "Zacharias" among the 5 there are; ids such as p1 work too\.\n$/],
  ])("or not: %s", async (words, complaint) => {
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

  test("comes before the planned rounds are over only when that is wanted", async () => {
    const name = saved("early", level());
    expect(await refused(name, "cut", "2")).toBe("1 of 2 rounds has been paired. To end the Swiss rounds here, say --early.\n");
    expect(await said("cut", name, "2", "--early")).toMatch(/^The best 2 go on/);
  });

  test("[ET-TIE-53-Q] says where a lot decided between level sides, and who is out by it", async () => {
    expect(await said("cut", saved("lot", level()), "4", "--early")).toMatch(
      /Level on everything, so drawn by lot: (Ana, Cy|Cy, Ana), in this order\.\nLevel on everything, so drawn by lot: (Bo, Di|Di, Bo), in this order\.\n$/,
    );
    const log = put(join(emptyEvent("epic-dogfight"), "A", "B", "C", "D", "E", "F"), pairs(1, ["p1", "p2"], ["p3", "p4"], ["p5", "p6"]));
    put(log, ...[1, 2, 3].map((table) => result(1, table, 100, 0)));
    expect(await said("cut", saved("seat", log), "2", "--early", "--seed", "1")).toMatch(
      /Level on everything, so drawn by lot: [ACE], [ACE]; not [ACE]\.\n$/,
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

  test("[ET-TEAM-56-Q] takes the team along, says so, and how the other member could play on", async () => {
    const name = saved("member", teams());
    const rows = read(name).split("\n").length;
    expect(await said("drop", name, "Bo")).toBe(
      `Bo dropped.\nThe team Red goes too.\nTo let Ana play both lists, take this back (broadside event undo ${name} ${rows}) and say it again with --plays-on.\nTable 1 counts as conceded.\n`,
    );
    expect(await refused(name, "drop", "Bo", "--plays-on")).toBe(
      `Bo is dropped already. The team went too; take that back with broadside event undo ${name} ${rows}, then say this again.\n`,
    );
    await said("undo", name);
    expect(await said("drop", name, "Bo", "--plays-on")).toMatch(/^Bo dropped; .*\nAna plays both lists of Red\.\n$/);
  });

  test("[ET-TEAM-56-Q] lets the other member play on after a disqualification too, but not a whole team", async () => {
    const name = saved("disqualified", teams());
    expect(await refused(name, "drop", "Red", "--plays-on")).toBe(
      "Red is the whole team; with --plays-on name the member who leaves, Ana or Bo.\n",
    );
    expect(await said("drop", name, "Bo", "--disqualify", "cheated", "--plays-on")).toMatch(/\nAna plays both lists of Red\.\n$/);
  });

  test("a pod lets the others play on, and coming back says what does not come back", async () => {
    const log = put(join(emptyEvent("free-for-all"), "Ana", "Bo", "Cy", "Di"), pairs(1, ["p1", "p2", "p3", "p4"]));
    const name = saved("pod", log);
    expect(await said("drop", name, "Di")).toBe("Di dropped.\nAt table 1 the others play on; Di comes last there.\n");
    const row = read(name).trim().split("\n").length;
    expect(await said("drop", name, "Di", "--back")).toContain(`undo ${name} ${row + 1}, then broadside event undo ${name} ${row}.\n`);
    await said("undo", name, `${row + 1}`);
    await said("undo", name, `${row}`);
    const duel = saved("duel", begun());
    await said("drop", duel, "Dee");
    expect(await said("drop", duel, "Dee", "--back")).toContain(
      `Table 2 stays conceded. If it is played after all: broadside event result ${duel} 2 … --correct REASON.\n`,
    );
  });
});

test("undo says what it took back, in the words of that time, and how to bring it in again", async () => {
  const name = saved("undo", emptyEvent("epic-dogfight"));
  await said("set", name, "--tables", "4");
  expect(await said("undo", name)).toBe(
    `Taken back: row 2, by Olga: Settings changed: tables 4.\nbroadside event undo ${name} 3 brings it in again.\n`,
  );
  expect(await said("undo", name, "3")).toBe(
    `Brought in again: row 2, by Olga: Settings changed: tables 4.\nbroadside event undo ${name} 4 takes it out.\n`,
  );
});

describe("a table of players", () => {
  test("may have columns that are not known; players who are there already are asked about first", async () => {
    const name = saved("csv", emptyEvent("epic-dogfight"));
    file("mail.csv", "name,e-mail\nAna Li,a@b\nBo,b@b\n");
    expect(await said("add", name, "--csv", "mail.csv")).toMatch(
      /^2 players registered\.\n.*\nNote: mail\.csv, line 1: the column "e-mail" is not known/,
    );
    const known =
      "mail.csv, line 2: Ana Li was registered before, as p1.\nmail.csv, line 3: Bo was registered before, as p2.\n" +
      "Nothing was written. To register both once more, say --again.\n";
    expect(await refused(name, "add", "--csv", "mail.csv")).toContain(known);
    expect(await said("add", name, "--csv", "mail.csv", "--again")).toContain("2 players registered.\n4 players are in.\n");
  });

  test("that has grown adds only the new players with --new", async () => {
    const name = saved("grown", emptyEvent("epic-dogfight"));
    file("first.csv", "name\nAna Li\n");
    file("more.csv", "name\nANA LI\nBo\nCy\n");
    await said("add", name, "--csv", "first.csv");
    expect(await refused(name, "add", "--csv", "more.csv")).toBe(
      "more.csv, line 2: ANA LI was registered before, as p1.\nNothing was written. To register this player once more, say --again; to add only the 2 others, say --new.\n",
    );
    expect(await said("add", name, "--csv", "more.csv", "--new")).toBe(
      "2 players registered.\n3 players are in.\nNote: more.csv, line 2: ANA LI was registered before, as p1, and is left out.\n",
    );
    expect(await refused(name, "add", "--csv", "more.csv", "--new")).toContain("more.csv names nobody new.\nNothing was written.\n");
  });

  test("is taken back by one undo, and comes in again by another", async () => {
    const name = saved("whole", emptyEvent("team-epic"));
    file("whole.csv", "name,team,captain\nAna,Red,yes\nBo,Red,\nCy,Blue,yes\nDi,Blue,\n");
    await said("add", name, "--csv", "whole.csv");
    expect(await said("undo", name)).toBe(
      `Taken back: 8 rows.\n  row 2, by Olga: Ana (p1) entered\n  row 3, by Olga: Bo (p2) entered\n  row 4, by Olga: Cy (p3) entered\n` +
        `  row 5, by Olga: Di (p4) entered\n  row 6, by Olga: Team Red (t1): Ana, Bo\n  row 7, by Olga: Ana is captain of Red\n` +
        `  row 8, by Olga: Team Blue (t2): Cy, Di\n  row 9, by Olga: Cy is captain of Blue\nbroadside event undo ${name} 10-17 brings them in again.\n`,
    );
    expect(await said("team", name)).toBe("There are no teams.\n");
    expect(await said("undo", name, "10-17")).toMatch(/^Brought in again: 8 rows\.\n[\s\S]* 18-25 takes them out\.\n$/);
    expect(await said("team", name)).toMatch(/Red .*\n.*Blue /);
    expect(await said("undo", name, "9")).toContain("Taken back: row 9, by Olga");
    expect(await refused(name, "undo", "3-99")).toBe("There is no row 27.\n");
  });

  test("is read whole or not at all, which is said", async () => {
    const name = saved("teams", emptyEvent("team-epic"));
    file("teams.csv", "name,team\nAna,Red\nBo,Blue\nCy,Blue\nDi,Blue\n");
    expect(await refused(name, "add", "--csv", "teams.csv")).toBe(
      "teams.csv, line 2: the team Red has 1 member, and needs 2.\nteams.csv, line 3: the team Blue has 3 members, and needs 2.\nNothing was written.\n",
    );
  });
});

describe("results", () => {
  const huge: HandedList = {
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

  test("[ET-SCORE-05, ET-SCORE-07] a tick that counts nothing is noted, also against a list on paper", async () => {
    const log = join(emptyEvent("epic-dogfight"), "Ana", "Bo");
    put(log, { kind: "handed in", player: "p2", list: huge }, pairs(1, ["p1", "p2"]));
    const name = saved("ticks", log);
    expect(await refused(name, "result", "1", "299", "0")).toContain("between 0 and 298, not 299 (Bo brought 298).");
    const note = await said("result", name, "1", "200", "0", "--lost", "p2: 1 half, 2");
    expect(note).toMatch(/Note: this counts nothing: GR-75 of Bo \(half\)\. Ships count when .*\n$/);
  });

  test("one that stands is corrected by --correct, and pairings made before stand", async () => {
    const log = put(begun(), result(1, 2, 10, 0), pairs(2, ["p1", "p3"], ["p2", "p4"]));
    const name = saved("correct", log);
    expect(await refused(name, "result", "1", "0", "50", "--round", "1")).toBe(
      "Table 1 of round 1 has a result already. If it is wrong, say this again with --correct REASON.\n",
    );
    expect(await said("result", name, "1", "0", "50", "--round", "1", "--correct", "misread")).toContain(
      `Round 2 was paired before this, and the pairings stand; broadside event check ${name} explains.\n`,
    );
    expect(await refused(name, "result", "1", "--confirm")).toBe(
      "This is for players, and Olga does not play; say who it is with --as PLAYER.\n",
    );
  });
});

describe("pairing", () => {
  test("tells why nobody is there, and who is left out", async () => {
    const log = join(emptyEvent("epic-dogfight", { checkIn: true }), "Ana", "Bo", "Cy");
    const name = saved("absent", log);
    expect(await refused(name, "pair")).toBe(
      `Only who has checked in is paired; not here: Ana, Bo, Cy. broadside event here ${name} PLAYER checks somebody in.\n`,
    );
    for (const player of ["Ana", "Bo"]) await said("here", name, player);
    expect(await said("pair", name)).toContain("Note: Only who has checked in is paired; not here: Cy.\n");
  });

  test("too few tables are noted when they are set, and refused with the way out", async () => {
    const name = saved("tables", join(emptyEvent("epic-dogfight"), "Ana", "Bo", "Cy", "Di"));
    expect(await said("set", name, "--tables", "1")).toContain("Note: 2 tables are needed for all who play now, and 1 stands.\n");
    expect(await said("seat", name, "Di", "99")).toContain("Note: table 99 does not stand (there is 1); the side gets another one.\n");
    expect(await refused(name, "pair")).toContain(`Say how many tables there are: broadside event set ${name} --tables N.\n`);
  });

  test("by hand asks for results before it talks of who meets again, tables in order", async () => {
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
      `Results are missing: round 1 table 1, round 1 table 2, round 1 table 3. broadside event result ${name} lists them.\n`,
    );
    expect((await said("result", name)).match(/^\d/gm)).toEqual(["1", "2", "3"]);
  });
});

test("[ET-COMP-16] a change that no rule names is told apart from a slip of the finger", async () => {
  const name = saved("component", begun());
  expect(await said("component", name, "p2", "foo", "bar")).toMatch(
    /\[ET-COMP-16\]\.\nNote: the rules do not name a component "foo"; they name model, base, /,
  );
  expect(await said("component", name, "p2", "base", "trimed")).toMatch(
    /Note: the rules do not name "trimed" of a base; they name weighted, trimmed, /,
  );
  expect(await said("component", name, "p2", "Base", "Weighted")).toBe("base, weighted: eligible [ET-COMP-05].\n");
});

test("a list that comes again, takes another's place or is small says so", async () => {
  const name = saved("lists", put(emptyEvent("epic-dogfight"), registered("p1", "Ana")));
  const paper = (points: string) => said("list", name, "Ana", "--paper", points, "--faction", "rebel");
  expect(await paper("100")).toMatch(/\nNote: the list of Ana has 100 of 300 points\.\n$/);
  const rows = read(name);
  expect(await paper("100")).toBe("Ana has handed in this list before; nothing was changed.\n");
  expect(read(name)).toBe(rows);
  expect(await paper("300")).toMatch(/\nIt replaces that of Ana with 100 points\.\n$/);
  expect(await refused(name, "here", "Ana", "--brings", "dice,foo")).toMatch(
    /^Not on the checklist: foo\. It has dice, .*; or say all\.\n$/,
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
      /^Escalation has exactly 4 rounds, not 3; leave out --rounds/,
    ],
    [
      "[ET-SCOPE-03] a premier event of Epic play",
      ["epic-dogfight", "--tier", "premier"],
      /^Epic Dogfight is casual only, .*\[ET-SCOPE-03\]; formats for one are scenario-event, epic-battles, free-for-all\.\n$/,
    ],
    [
      "a scenario that is none",
      ["epic-battles", "--plan", "players:300:90:fogofwar"],
      /no scenario "fogofwar"; for players there are .*fog-of-war, /,
    ],
    ["a pod of nine", ["free-for-all", "--rounds", "2", "--pod-size", "9"], /^--pod-size is a whole number from 3 to 8, not "9"\.\n$/],
  ])("is refused: %s", async (_, args, complaint) => {
    expect((await making("none.jsonl", ...args)).stderr).toMatch(complaint);
  });

  test("asks for all that is missing at once", async () => {
    expect((await broadside(["event", "new"])).stderr).toBe(
      "Missing: FILE, --format, --name, --organiser; see broadside event new --help.\n",
    );
  });
});

describe("coming late", () => {
  test("is of no use when no round is left", async () => {
    const log = put(begun(), result(1, 2, 10, 0), pairs(2, ["p1", "p3"], ["p2", "p4"]));
    expect(await said("add", saved("late", log), "Eve")).toContain(
      "5 players are in; but all 2 rounds have been paired, and none is left.\n",
    );
  });

  test("needs a team where teams play", async () => {
    const log = join(emptyEvent("team-epic"), "Ana", "Bo", "Cy", "Di");
    put(
      log,
      { kind: "teamed", team: "t1", name: "Red", members: ["p1", "p2"] },
      { kind: "teamed", team: "t2", name: "Blue", members: ["p3", "p4"] },
    );
    put(log, { kind: "captained", team: "t1", captain: "p1" }, { kind: "captained", team: "t2", captain: "p3" }, pairs(1, ["t1", "t2"]));
    const name = saved("single", log);
    expect(await said("add", name, "Eve")).toContain(
      `; from round 2 on, once in a team.\nFor the team: broadside event team ${name} NAME p5 MEMBER.\n`,
    );
  });
});

describe("words that begin with a dash", () => {
  test("stand after --, options before it", async () => {
    const name = saved("dash", emptyEvent("epic-dogfight"));
    expect((await broadside(["event", "add", name, "-X-"])).stderr).toContain(
      "-X- is not known; a name that begins with a dash stands after --; see",
    );
    expect(await said("add", name, "--club", "Red", "--", "--help")).toMatch(/^--help \(p1\) entered, Red\.\n/);
  });

  test("and whoever joins the staff under a known name is noted", async () => {
    const name = saved("staff", put(emptyEvent("epic-dogfight"), registered("p1", "Ana")));
    expect(await said("add", name, "ana", "--staff", "judge")).toMatch(/\nNote: p1 has the same name\. If it is the same person: /);
  });
});

test.each([
  ["there is no such file or folder", "none.csv"],
  ["it is a folder, not a file", "."],
])("the machine's reasons are told in words: %s", async (words, csv) => {
  expect(await refused(saved("reason", emptyEvent("epic-dogfight")), "add", "--csv", csv)).toBe(`${csv} cannot be read: ${words}.\n`);
});
