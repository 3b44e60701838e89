/** The broadside command as a user runs it: its output on each stream, and its exit codes. */
import { readFileSync } from "node:fs";
import { type Judgement, LIMITS } from "@broadside/position";
import { ruleById } from "@broadside/rulebook";
import { describe, expect, test } from "vitest";
import { workplace } from "../shared/broadside.ts";

const DOCUMENT = readFileSync(new URL("../../docs/position.md", import.meta.url), "utf8");
const fenced = (language: string): string => new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(DOCUMENT)?.[1] ?? "";
const EXAMPLE = fenced("json");

const { file, broadside } = workplace();
const example = file("example.json", EXAMPLE);

describe("broadside judge", () => {
  test("prints what the documentation shows for its example", async () => {
    expect(await broadside(["judge", example, "--from", "howlrunner"])).toEqual({ code: 0, stdout: fenced("text"), stderr: "" });
  });

  test("prints the same for standard input", async () => {
    expect(await broadside(["judge", "-"], EXAMPLE)).toEqual(await broadside(["judge", example]));
  });

  test.each<[string, Buffer]>([
    ["with Windows line ends", Buffer.from(EXAMPLE.replaceAll("\n", "\r\n"))],
    ["with a byte order mark", Buffer.from(`\uFEFF${EXAMPLE}`)],
    ["in UTF-16, as the Windows shell writes it", Buffer.from(`\uFEFF${EXAMPLE}`, "utf16le")],
    ["in big-endian UTF-16", Buffer.from(`\uFEFF${EXAMPLE}`, "utf16le").swap16()],
  ])("prints the same for a file %s", async (what, bytes) => {
    const { code, stdout } = await broadside(["judge", file(`${what}.json`, bytes)]);
    expect([code, stdout]).toEqual([0, (await broadside(["judge", example])).stdout]);
  });

  test("prints one JSON object with --json", async () => {
    const { code, stdout, stderr } = await broadside(["judge", example, "--json"]);
    const { ships, pairs } = JSON.parse(stdout) as Judgement;
    expect([code, stderr, ships.map(({ id }) => id)]).toEqual([0, "", ["tantive", "howlrunner"]]);
    expect(pairs.map(({ from, to }) => [from, to])).toEqual([
      ["tantive", "howlrunner"],
      ["howlrunner", "tantive"],
    ]);
    expect(pairs[1]?.shots.map(({ section, obstructedBy }) => [section, obstructedBy])).toEqual([
      ["fore", []],
      ["aft", ["rock"]],
    ]);
  });

  test("picks ships with --from and --to", async () => {
    const pairs = async (...options: readonly string[]) => {
      const { stdout } = await broadside(["judge", example, "--json", ...options]);
      return (JSON.parse(stdout) as Judgement).pairs.map(({ from, to }) => `${from} → ${to}`);
    };
    expect(await pairs("--from", "tantive")).toEqual(["tantive → howlrunner"]);
    expect(await pairs("--to", "tantive")).toEqual(["howlrunner → tantive"]);
    expect(await pairs("--from=tantive", "--to=howlrunner")).toEqual(["tantive → howlrunner"]);
  });

  test("prints nothing for an empty table", async () => {
    const empty = JSON.stringify({ ...(JSON.parse(EXAMPLE) as object), ships: [] });
    expect(await broadside(["judge", "-"], empty)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("There is nothing to measure: the position has fewer than two ships."),
    });
  });

  test("names every problem in a position with its place, and exits with 1", async () => {
    const wrong = EXAMPLE.replace('"cr90"', '"deathStar"').replace('"seat": 2', '"seat": 0');
    const { code, stdout, stderr } = await broadside(["judge", file("wrong.json", wrong)]);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(
      /wrong\.json isn't a position:\n {2}ships\[0\]\.base is "deathStar"; it must be one of .*\n {2}ships\[1\]\.seat must be from .*/,
    );
  });

  test.each<[string, readonly string[], string, RegExp]>([
    [
      "a file that is not there",
      ["judge", "missing.json"],
      "",
      /^missing\.json can't be read: there is no such file or folder\.\nCheck the name of the file with a position\./,
    ],
    ["a folder", ["judge", "."], "", /^\. can't be read: it is a folder, not a file\.\nCheck the name of the file with a position\./],
    ["text that is not JSON", ["judge", "-"], "{", /^- isn't a position:\n {2}the document isn't JSON: /],
    ["nothing at all", ["judge", "-"], "", /the document isn't JSON: /],
    ["a hundred thousand brackets", ["judge", "-"], "[".repeat(100_000), /the document is nested more than/],
    ["ten megabytes of input", ["judge", "-"], "x".repeat(10_000_000), /characters/],
  ])("exits with 1 on %s", async (_what, args, input, complaint) => {
    expect(await broadside(args, input)).toEqual({ code: 1, stdout: "", stderr: expect.stringMatching(complaint) });
  });

  test("exits with 1 if a file is too large, by a little or by a lot", async () => {
    for (const length of [LIMITS.characters + 1, LIMITS.characters * 4 + 1]) {
      const { code, stderr } = await broadside(["judge", file("large.json", EXAMPLE.padEnd(length))]);
      expect([code, stderr]).toEqual([1, expect.stringMatching(new RegExp(`at most ${LIMITS.characters}( characters)? are read`))]);
    }
  });
});

test.each<[string, readonly string[], RegExp]>([
  [
    "an unknown ship to judge from",
    ["judge", example, "--from", "falcon"],
    /^There is no ship "falcon" in example\.json\.\nUse one of: tantive, howlrunner\./,
  ],
  ["an unknown ship to judge to", ["judge", example, "--to", "falcon"], /^There is no ship "falcon"/],
  [
    "an unknown option",
    ["judge", example, "--loud"],
    /^--loud is not an option of broadside judge\.\nSee the options: broadside judge --help$/m,
  ],
  [
    "another command's option",
    ["rule", "HS-TGT-03", "--json"],
    /--json is not an option of broadside rule\.\nSee the options: broadside rule --help/,
  ],
  ["one word too many", ["judge", example, "more"], /"more" is one argument too many\.\nSee the options: broadside judge --help/],
  ["an option given twice", ["judge", example, "--from", "tantive", "--from=tie"], /^--from is given twice\.\nLeave out one --from\./],
  ["a switch with a value", ["judge", example, "--json=maybe"], /^--json takes no value/],
  ["an option without its value", ["judge", example, "--to"], /^--to needs a value/],
  [
    "a short option",
    ["judge", "-x", example],
    /^-x is not an option of broadside judge\.\nType -- before an argument that begins with a dash, or see the options: broadside judge --help/,
  ],
  [
    "a ship against itself",
    ["judge", example, "--from", "tantive", "--to", "tantive"],
    /^A ship can't be measured against itself\.\nName two different ships with --from and --to\./,
  ],
  ["no file", ["judge"], /Missing: FILE\.\nSee the options: broadside judge --help$/m],
  ["no rule", ["rule"], /Missing: ID\.\nSee the options: broadside rule --help$/m],
  ["an unknown command", ["conquer"], /^There is no command "conquer"\.\nSee all commands: broadside --help/],
  ["a command that every object inherits", ["constructor"], /^There is no command "constructor"/],
  [
    "an unknown command in a group",
    ["squad", "conquer"],
    /^There is no command "squad conquer"\.\nTry broadside squad convert, or see all commands: broadside squad --help$/m,
  ],
  [
    "a port that isn't a number",
    ["serve", "--port", "http"],
    /^The port can't be "http"\.\nUse a number from 0 to 65535, such as --port 4400\./,
  ],
])("broadside exits with 2 on %s", async (_what, args, complaint) => {
  expect(await broadside(args)).toEqual({ code: 2, stdout: "", stderr: expect.stringMatching(complaint) });
});

describe("broadside rule", () => {
  const row = ruleById("HS-TGT-03");

  test.each(["HS-TGT-03", "hs-tgt-03"])("prints a rule by its id: %s", async (id) => {
    const { code, stdout, stderr } = await broadside(["rule", id]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout.split("\n")).toEqual([expect.stringMatching(/^HS-TGT-03 {2}/), row?.text, `Example: ${row?.check}`, ""]);
  });

  test("suggests rules whose ids begin like the given one", async () => {
    expect(await broadside(["rule", "HS-TGT"])).toEqual({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(
        /^There is no rule HS-TGT\.\nTry one of: HS-TGT-01, HS-TGT-02, HS-TGT-03, HS-TGT-04, HS-TGT-05, HS-TGT-06, HS-TGT-07, HS-TGT-08\./,
      ),
    });
  });

  test("finds rules by their text, as the page does", async () => {
    const { code, stdout } = await broadside(["rule", "ramming"]);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^HS-OVER-\d+ {2}/m)]);
  });

  test("points to the search if no rule's id begins like that", async () => {
    expect(await broadside(["rule", "__defineGetter__"])).toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/^No rule matches "__defineGetter__"\.\nTry another word, such as: broadside rule ramming/),
    });
  });
});

describe("help", () => {
  const COMMANDS = ["serve", "squad", "formats", "lists", "judge", "rule"];

  test("names every command; without a command the exit code shows that one was missing", async () => {
    const asked = await broadside(["--help"]);
    expect([asked.code, asked.stderr]).toEqual([0, ""]);
    for (const command of COMMANDS) expect(asked.stdout).toMatch(new RegExp(`^ {2}${command} `, "m"));
    expect(await broadside(["help"])).toEqual(asked);
    expect(await broadside(["-h"])).toEqual(asked);
    expect((await broadside([])).code).toBe(2);
  });

  test("names the commands in a group", async () => {
    const asked = await broadside(["squad", "--help"]);
    expect([asked.code, asked.stderr]).toEqual([0, ""]);
    for (const command of ["check", "convert", "print"]) expect(asked.stdout).toMatch(new RegExp(`^ {2}${command} `, "m"));
    expect(await broadside(["squad", "help"])).toEqual(asked);
    expect(await broadside(["squad"])).toEqual({ ...asked, code: 2 });
  });

  test.each<[string, readonly string[]]>([
    ["serve", ["--port", "--data"]],
    ["judge", ["FILE", "--from", "--to", "--json"]],
    ["rule", ["ID"]],
    ["formats", ["--json"]],
    ["lists", ["ID"]],
    ["squad check", ["FILE", "--format", "--tier", "--options", "--data", "--json"]],
    ["squad convert", ["FILE", "--to", "xws1|xws2|text", "-o, --out", "--data"]],
    ["squad print", ["FILE", "-o, --out", "--format", "--data"]],
  ])("for broadside %s names its arguments", async (command, words) => {
    const { code, stdout, stderr } = await broadside([...command.split(" "), "--help"]);
    expect([code, stderr]).toEqual([0, ""]);
    for (const word of [`broadside ${command}`, ...words]) expect(stdout).toContain(word);
    expect((await broadside([...command.split(" "), "-h"])).stdout).toBe(stdout);
  });
});
