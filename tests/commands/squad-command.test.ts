/** `broadside squad`, `formats` and `lists` as a user runs them: their output on each stream, and their exit codes. */
import { readFileSync } from "node:fs";
import { FORMATS, LIST_LIMITS } from "@broadside/squads";
import { READY_MADE as FIRST } from "@broadside/squads/ready-made/1e";
import { READY_MADE as SECOND } from "@broadside/squads/ready-made/2.0";
import { READY_MADE as NEWEST } from "@broadside/squads/ready-made/2.5";
import { ENGLISH_LISTS, type verdictData } from "@broadside/telling/lists";
import { describe, expect, test } from "vitest";
import { workplace } from "../shared/broadside.ts";

const { file, read, broadside } = workplace();

/** A first-edition pilot of the exchange format. */
const pilot = (name: string, ship: string, upgrades: Readonly<Record<string, readonly string[]>> = {}) => ({ name, ship, upgrades });
const list = (faction: string, pilots: readonly unknown[], more: object = {}): object => ({ faction, version: "1.0.0", ...more, pilots });
const xws = (value: object): string => JSON.stringify(value);

const rookie = pilot("rookiepilot", "xwing");
const wedge = pilot("wedgeantilles", "xwing", { amd: ["r2d2"] });
const twice = list("rebel", [wedge, pilot("lukeskywalker", "xwing", { amd: ["r2d2"] })]);
const OBSTACLES = { obstacles: ["coreasteroid0", "coreasteroid1", "coreasteroid2"] };
const tiers = (second: readonly unknown[]): object => ({
  container: [
    list("rebel", [rookie, rookie], OBSTACLES),
    list("rebel", second),
    list("rebel", [rookie, rookie, rookie, wedge]),
    list("rebel", [rookie, rookie, rookie, wedge, rookie]),
  ],
});

const legal = file("legal.xws", xws(list("rebel", [rookie, wedge])));
const illegal = file("illegal.xws", xws(twice));
const escalation = file("escalation.xwc", xws(tiers([rookie, wedge])));

/** The first ready-made list of each format that has any. */
const ONE_OF_EACH = FORMATS.flatMap(({ id: format }): readonly [string, string][] => {
  const found = [...FIRST, ...SECOND, ...NEWEST].find(({ entry }) => entry.format === format);
  return found ? [[format, found.id]] : [];
});

type Printed = ReturnType<typeof verdictData> & { readonly notes: readonly unknown[] };
const verdictOf = async (...args: readonly string[]): Promise<Printed> =>
  JSON.parse((await broadside(["squad", "check", ...args, "--json"])).stdout) as Printed;

describe("broadside squad check", () => {
  test("prints what the documentation shows for its example", async () => {
    const document = readFileSync(new URL("../../docs/squads.md", import.meta.url), "utf8");
    const [, example = "", printed = ""] =
      /## Check a list[\s\S]*?```json\n([\s\S]*?)```[\s\S]*?```text\n([\s\S]*?)```/.exec(document) ?? [];
    expect(await broadside(["squad", "check", "-", "--format", "epic-dogfight"], example)).toEqual({
      code: 1,
      stdout: printed,
      stderr: "",
    });
  });

  test("exits with 0 on a legal list and prints its totals", async () => {
    const { code, stdout, stderr } = await broadside(["squad", "check", legal, "--format", "standard-100"]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(
      /^Legal: Standard, 100 points, edition 1e, cards as of 2018\.\n {2}54 of 100 points, 46 left\n {2}hash [0-9a-f]{64}\n$/,
    );
  });

  test("[1E-SQUAD-05] exits with 1 on an illegal list and reports each problem with its place, rule and fix", async () => {
    const { code, stdout, stderr } = await broadside(["squad", "check", illegal, "--format=standard-100"]);
    expect([code, stderr]).toEqual([1, ""]);
    expect(stdout).toMatch(/^Not legal: /);
    expect(stdout).toContain(
      "Problems:\n  Luke Skywalker, R2-D2: A squad can include R2-D2 only once, counting ships and upgrades together. [1E-SQUAD-05]\n    Remove one copy of R2-D2.\n",
    );
  });

  test("prints the same for standard input", async () => {
    const args = ["--format", "epic-dogfight"];
    expect(await broadside(["squad", "check", "-", ...args], xws(twice))).toEqual(await broadside(["squad", "check", illegal, ...args]));
  });

  test("separates notices from what was not understood", async () => {
    const stated = file("stated.xws", xws(list("rebel", [{ ...rookie, mood: "good" }], { points: 20 })));
    const { code, stdout } = await broadside(["squad", "check", stated, "--format", "standard-100"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /\nNotes:\n {2}the list: The list says it costs 20 points, but it costs 21\. \[ET-LIST-02\]\n {4}Write 21 points on the list\.\nNotes on the file:\n {2}pilots\[0\]\.mood .*\n$/,
    );
  });

  test("prints one JSON object with --json: the verdict and the notes", async () => {
    const verdict = await verdictOf(illegal, "--format", "epic-dogfight");
    expect(verdict).toMatchObject({ legal: false, format: "epic-dogfight", edition: "1e", points: 65, notes: [] });
    const place = { list: 0, ship: 1, upgrade: 0 };
    const text = "A squad can include R2-D2 only once, counting ships and upgrades together.";
    expect(verdict.faults).toEqual([{ rule: "1E-SQUAD-05", weight: "illegal", place, text, mend: "Remove one copy of R2-D2." }]);
  });

  test("uses the format that the file names", async () => {
    const named = file("named.xws", xws(list("rebel", [rookie], { vendor: { broadside: { format: "epic-dogfight" } } })));
    expect((await broadside(["squad", "check", named])).stdout).toMatch(/^Legal: Epic Dogfight, .*\n {2}21 of 300 points/);
    expect((await broadside(["squad", "check", named, "--format", "standard-100"])).stdout).toMatch(/^Legal: Standard, 100 points/);
  });

  test("reads a second-edition list with the cards of the format's edition", async () => {
    const second = xws({ faction: "rebelalliance", pilots: [{ id: "bluesquadronescort" }, { id: "redsquadronveteran" }] });
    const check = (format: string) => broadside(["squad", "check", "-", "--format", format], second);
    expect((await check("extended-200")).stdout).toMatch(/^Legal: Extended, 200 points, edition 2\.0, .*\n {2}78 of 200 points/);
    expect((await check("extended-20")).stdout).toMatch(
      /^Not legal: Extended, 20 points, edition 2\.5, .*\n {2}10 of 20 points, deficit 10/,
    );
  });

  test.each(ONE_OF_EACH)("finds the ready-made list for %s legal", async (_format, id) => {
    const { stdout } = await broadside(["lists", id]);
    const { code, stdout: said } = await broadside(["squad", "check", "-"], stdout);
    expect([code, said.slice(0, 6)], said).toEqual([0, "Legal:"]);
  });
});

describe("Escalation", () => {
  test("[ES-INCL-09] names the tier of a problem: fewer copies of a ship", async () => {
    const { code, stdout } = await broadside(["squad", "check", escalation, "--format", "escalation"]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/\n {2}tier 1: 42 of 60 points, 18 left\n {2}tier 2: 54 of 90 points, 36 left\n/);
    expect(stdout).toMatch(/\n {2}tier 1, Rookie Pilot \(ship 2\): .* tier 2\. \[ES-INCL-09\]\n/);
  });

  test("--tier checks a single tier", async () => {
    const { code, stdout } = await broadside(["squad", "check", escalation, "--format", "escalation", "--tier", "2"]);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^Legal: tier 2 of Escalation, .*\n {2}54 of 90 points, 36 left\n/)]);
    const whole = await verdictOf(escalation, "--format", "escalation");
    const one = await verdictOf(escalation, "--format", "escalation", "--tier", "2");
    expect(one).toMatchObject({ tier: 2, hash: whole.lists[1]?.hash });
  });

  test("[ES-SQUAD-03] --tier checks a single list as that tier", async () => {
    const five = file("five.xws", xws(list("rebel", [rookie, rookie, rookie, rookie, rookie], OBSTACLES)));
    const { code, stdout } = await broadside(["squad", "check", five, "--format", "escalation", "--tier", "2"]);
    expect([code, stdout]).toEqual([1, expect.stringContaining("This list costs 105 points; the limit is 90. [ES-SQUAD-03]")]);
    expect((await broadside(["squad", "check", five, "--format", "escalation", "--tier", "3"])).code).toBe(0);
  });
});

describe("the organiser's options", () => {
  const more = file("more.json", JSON.stringify({ points: 50 }));

  test("override the format, and the command says so", async () => {
    const { code, stdout } = await broadside(["squad", "check", legal, "--format", "standard-100", "--options", more]);
    expect([code, stdout]).toEqual([1, expect.stringMatching(/\n {2}options: limit 50 points\n {2}54 of 50 points, 4 over\n/)]);
  });

  test("are not the list's own options; a note says if only those make it legal", async () => {
    const bringing = (name: string, points: number, count: number): string =>
      file(
        name,
        xws(
          list(
            "rebel",
            Array.from({ length: count }, () => rookie),
            { vendor: { broadside: { format: "standard-100", options: { points } } } },
          ),
        ),
      );
    const [large, small] = [bringing("large.xws", 500, 5), bringing("small.xws", 500, 4)];
    const words =
      "Legal only because of options saved in the list itself. At an event, the organiser's options replace them. Without its own options:";
    const { code, stdout } = await broadside(["squad", "check", large]);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(new RegExp(`^Legal: .*\n[\\s\\S]*\n${words}\n {2}the list: This list costs 105 points; the limit is 100. \\[`)),
    ]);
    expect((await verdictOf(large)) as object).toMatchObject({
      legal: true,
      withoutOwnOptions: [{ text: "This list costs 105 points; the limit is 100." }],
    });
    expect((await broadside(["squad", "check", small])).stdout).not.toContain("only because of options");
    expect(await verdictOf(small)).not.toHaveProperty("withoutOwnOptions");
    const set = file("five-hundred.json", JSON.stringify({ points: 500 }));
    expect((await broadside(["squad", "check", large, "--options", set])).stdout).not.toContain("only because of options");
    expect((await broadside(["squad", "print", large, "-o", "large.html"])).stderr).toMatch(
      /^Note: the list is legal only because of options saved in the list itself\. To see the problems without them, run broadside squad check/,
    );
  });

  test("replace the list's own options, which the command names too", async () => {
    const own = { vendor: { broadside: { format: "standard-100", options: { points: 500 } } } };
    const bold = file("bold.xws", xws(list("rebel", [rookie, rookie, rookie, rookie, rookie], own)));
    expect((await broadside(["squad", "check", bold])).stdout).toMatch(/^Legal: .*\n {2}options: limit 500 points\n/);
    expect(await verdictOf(bold)).toMatchObject({ options: { points: 500 } });
    const none = file("none.json", "{}");
    expect((await broadside(["squad", "check", bold, "--options", none])).stdout).toMatch(
      /^Not legal: .*\n {2}105 of 100 points, 5 over\n/,
    );
  });
});

describe("points updates", () => {
  const update = (changes: object): string => JSON.stringify({ edition: "1e", date: "2026-03", ...changes });
  file("data/packs/2026-03.json", update({ pilots: { rookiepilot: { cost: 20 } } }));
  file("data/packs/2026-05.json", update({ date: "2026-05", pilots: { rookiepilot: { cost: 19 } } }));
  file("data/packs/other.json", update({ edition: "2.5", date: "2026-01" }));
  file("data/packs/readme.txt", "not read");
  const check = (...args: readonly string[]) => ["squad", "check", legal, "--format", "standard-100", ...args];

  test("from the data folder apply in the order of their dates", async () => {
    const { code, stdout } = await broadside(check("--data", "data"));
    expect([code, stdout]).toEqual([0, expect.stringMatching(/cards as of 2026-05\.\n {2}52 of 100 points/)]);
  });

  test("are found through the environment, unless an option overrides it", async () => {
    expect((await broadside(check(), "", { BROADSIDE_DATA: "data" })).stdout).toContain("cards as of 2026-05");
    file("empty/readme.txt", "");
    expect((await broadside(check("--data", "empty"), "", { BROADSIDE_DATA: "data" })).stdout).toContain("cards as of 2018");
  });

  test.each<[string, string, RegExp]>([
    ["no JSON", "{", /^\S*bad\.json isn't a valid points update:\n {2}the document isn't JSON/],
    [
      "a wrong field",
      update({ pilots: { rookiepilot: { cost: "20" } } }),
      /^\S*bad\.json isn't .*\n {2}pilots\.rookiepilot\.cost must be a whole number/,
    ],
    ["an unknown card", update({ pilots: { nosuch: { cost: 20 } } }), /^\S*bad\.json isn't .*\n {2}pilots\.nosuch isn't a card in 1e/],
    ["an earlier date", update({ date: "2017" }), /^\S*bad\.json isn't .*\n {2}date is 2017, but it must be later than/],
  ])("with %s refuse the command and name the file", async (_what, text, complaint) => {
    const folder = `bad-${_what.replaceAll(" ", "-")}`;
    file(`${folder}/packs/bad.json`, text);
    expect(await broadside(check("--data", folder))).toEqual({ code: 2, stdout: "", stderr: expect.stringMatching(complaint) });
  });

  test("must have their folder if one is named", async () => {
    for (const folder of ["nowhere", legal])
      expect(await broadside(check("--data", folder))).toEqual({
        code: 2,
        stdout: "",
        stderr: expect.stringMatching(new RegExp(`^The data folder ${folder} can't be read: `)),
      });
  });
});

describe("broadside squad convert", () => {
  test("writes the list that it has read, with the same verdict", async () => {
    const { code, stdout, stderr } = await broadside(["squad", "convert", escalation, "--to", "xws1"]);
    expect([code, stderr]).toEqual([0, ""]);
    const copy = file("copy.xwc", stdout);
    expect((await verdictOf(copy, "--format", "escalation")).hash).toBe((await verdictOf(escalation, "--format", "escalation")).hash);
  });

  test("writes a list as text", async () => {
    const { code, stdout } = await broadside(["squad", "convert", legal, "--to", "text"]);
    expect(code).toBe(0);
    for (const words of ["Rebel Alliance", "Wedge Antilles", "R2-D2", "54"]) expect(stdout).toContain(words);
  });

  test.each([["-o"], ["--out"]])("writes to the file that %s names", async (option) => {
    const out = `converted${option}.json`;
    expect(await broadside(["squad", "convert", legal, "--to", "xws1", option, out])).toEqual({ code: 0, stdout: "", stderr: "" });
    expect(JSON.parse(read(out))).toMatchObject({ faction: "rebel" });
  });

  test("names the given format", async () => {
    const { stdout } = await broadside(["squad", "convert", legal, "--to", "xws1", "--format", "epic-dogfight"]);
    expect(JSON.parse(stdout)).toMatchObject({ vendor: { broadside: { format: "epic-dogfight" } } });
  });

  test("prints on standard error what was not understood", async () => {
    const { code, stderr } = await broadside(["squad", "convert", "-", "--to", "xws1"], xws(list("rebel", [{ ...rookie, mood: 1 }])));
    expect([code, stderr]).toEqual([0, expect.stringMatching(/^Note: pilots\[0\]\.mood .*\n$/)]);
  });
});

describe("broadside squad print", () => {
  test("writes a sheet, and prints nothing about a legal list", async () => {
    expect(await broadside(["squad", "print", legal, "--format", "standard-100", "-o", "sheet.html"])).toEqual({
      code: 0,
      stdout: "",
      stderr: "",
    });
    expect(read("sheet.html")).toMatch(/^<!doctype html>[\s\S]*Wedge Antilles[\s\S]*<\/html>\n$/);
  });

  test("prints an illegal list too, and exits with 1", async () => {
    const { code, stdout, stderr } = await broadside(["squad", "print", illegal, "--format", "standard-100"]);
    expect([code, stderr]).toEqual([
      1,
      "illegal.xws isn't legal for Standard, 100 points.\nOpen the sheet to see the problems, or run broadside squad check.\n",
    ]);
    expect(stdout).toContain("[1E-SQUAD-05]");
  });
});

describe("exits with 2 on files it can't read:", () => {
  test.each<[string, readonly string[], string, RegExp]>([
    [
      "a missing file",
      ["check", "missing.xws", "--format", "standard-100"],
      "",
      /^missing\.xws can't be read: there is no such file or folder\.\nCheck the name of the file with a list\./,
    ],
    [
      "a folder",
      ["check", ".", "--format", "standard-100"],
      "",
      /^\. can't be read: it is a folder, not a file\.\nCheck the name of the file with a list\./,
    ],
    ["no JSON", ["check", "-", "--format", "standard-100"], "{", /^- isn't a list:\n {2}the document isn't JSON: /],
    ["no list", ["check", "-", "--format", "standard-100"], "[]", /^- isn't a list:\n {2}the document isn't a list/],
    ["an object that isn't a list", ["print", "-", "--format", "standard-100"], '{"a":1}', /^- isn't a list:\n/],
    [
      "ten megabytes",
      ["check", "-", "--format", "standard-100"],
      "x".repeat(10_000_000),
      new RegExp(`at most ${LIST_LIMITS.characters} characters`),
    ],
    ["a hundred thousand brackets", ["check", "-"], "[".repeat(100_000), /nested more than/],
    [
      "an unknown format",
      ["check", legal, "--format", "epic"],
      "",
      /^There is no format "epic"\.\nUse --format to choose one of the formats that fit this list: standard-100, epic-dogfight, team-epic, escalation, cinematic\./,
    ],
    [
      "a format of another edition",
      ["check", legal, "--format", "standard-20"],
      "",
      /^legal\.xws is for a different edition from standard-20, which uses edition 2\.5\.\nUse --format to choose one of the formats that fit this list: standard-100, epic-dogfight, team-epic, escalation, cinematic\./,
    ],
    [
      "no format",
      ["check", legal],
      "",
      /^legal\.xws doesn't name a format\.\nUse --format to choose one of the formats that fit this list: standard-100, epic-dogfight, team-epic, escalation, cinematic\./,
    ],
    [
      "an invalid tier",
      ["check", escalation, "--format", "escalation", "--tier", "5"],
      "",
      /^--tier can't be "5"\.\nUse a number from 1 to 4\.$/m,
    ],
    [
      "a tier in a format without tiers",
      ["check", legal, "--format", "standard-100", "--tier", "1"],
      "",
      /^There are no tiers in Standard, 100 points/,
    ],
    [
      "invalid options",
      ["check", legal, "--format", "standard-100", "--options", "-"],
      '{"point":1}',
      /^- isn't a valid options file:\n {2}point isn't a known field\nFix the file; /,
    ],
    [
      "missing options",
      ["check", legal, "--format", "standard-100", "--options", "no.json"],
      "",
      /^no\.json can't be read: there is no such file or folder\.\nCheck the name of the file with options\./,
    ],
    [
      "conversion to another edition",
      ["convert", legal, "--to", "xws2"],
      "",
      /^legal\.xws is a list for the first edition, but xws2 is for the second edition, which has different cards\.\nUse --to xws1 or --to text\./,
    ],
    ["an unknown target", ["convert", legal, "--to", "xws3"], "", /^--to can't be "xws3"\.\nUse one of: xws1, xws2, text\.$/m],
    ["no target", ["convert", legal], "", /Missing: --to\.\nSee the options: broadside squad convert --help$/m],
    [
      "a file that cannot be written",
      ["print", legal, "--format", "standard-100", "-o", "no/such/folder.html"],
      "",
      /^no\/such\/folder\.html can't be written: there is no such file or folder\.\nChoose another file or folder that you can write to\./,
    ],
    [
      "an unknown option",
      ["check", legal, "--strict"],
      "",
      /^--strict is not an option of broadside squad check\.\nSee the options: broadside squad check --help$/m,
    ],
    [
      "an unknown short option",
      ["print", legal, "-x", "y"],
      "",
      /^-x is not an option of broadside squad print\.\nType -- before an argument that begins with a dash, or see the options: broadside squad print --help/,
    ],
    ["a short option without its value", ["print", legal, "-o"], "", /^--out needs a value/],
    [
      "a short and a long option for one thing",
      ["print", legal, "-o", "a", "--out", "b"],
      "",
      /^--out is given twice\.\nLeave out one --out\./,
    ],
  ])("%s", async (_what, args, input, complaint) => {
    expect(await broadside(["squad", ...args], input)).toEqual({ code: 2, stdout: "", stderr: expect.stringMatching(complaint) });
  });

  test("a tier that the file doesn't have", async () => {
    const two = file("two.xwc", xws({ container: [list("rebel", [rookie]), list("rebel", [rookie])] }));
    expect(await broadside(["squad", "check", two, "--format", "escalation", "--tier", "3"])).toMatchObject({
      code: 2,
      stderr: "two.xwc has only 2 lists, so it has no tier 3.\nUse a tier from 1 to 2.\n",
    });
  });
});

describe("broadside formats", () => {
  test("names every format with its edition and a summary", async () => {
    const { code, stdout, stderr } = await broadside(["formats"]);
    expect([code, stderr]).toEqual([0, ""]);
    for (const { id, edition, name } of FORMATS) {
      expect(stdout).toMatch(new RegExp(`^${id} +${edition} +${name.replace(/[()]/g, "\\$&")}$`, "m"));
      expect(stdout).toContain(`\n${" ".repeat(23)}${ENGLISH_LISTS.formats[id]}\n`);
    }
  });

  test("prints one JSON array with --json", async () => {
    const formats = JSON.parse((await broadside(["formats", "--json"])).stdout) as readonly { readonly id: string }[];
    expect(formats.map(({ id }) => id)).toEqual(FORMATS.map(({ id }) => id));
    expect(formats[3]).toMatchObject({
      id: "escalation",
      about: ENGLISH_LISTS.formats.escalation,
      points: [60, 90, 120, 150],
      obstacles: { count: 3 },
      lists: { least: 4, most: 4 },
    });
  });
});

describe("broadside lists", () => {
  test("prints a ready-made list as a file that can be read", async () => {
    const [line = ""] = (await broadside(["lists"])).stdout.split("\n");
    const [id = "", format = ""] = line.split(/ +/);
    const { code, stdout } = await broadside(["lists", id]);
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      expect.objectContaining({ vendor: { broadside: expect.objectContaining({ format }) } }),
    ]);
  });

  test("exits with 2 on an unknown id", async () => {
    expect(await broadside(["lists", "constructor"])).toEqual({
      code: 2,
      stdout: "",
      stderr: 'There is no ready-made list "constructor".\nSee all of them: broadside lists\n',
    });
  });
});
