/** The commands' help: examples, former option names, and the next step after every error. */
import { describe, expect, test } from "vitest";
import { BROADSIDE } from "../../apps/cli/src/main.ts";
import type { CommandGroup, Subcommand } from "../../apps/cli/src/subcommand.ts";
import { STEP_VERBS } from "../../apps/cli/src/terminal/messages.ts";
import { misuseOf, withPresentNames } from "../../apps/cli/src/terminal/misuse.ts";
import { workplace } from "../shared/broadside.ts";

const { broadside, file, names } = workplace();

type Path = readonly string[];

const commandsOf = (group: CommandGroup, path: Path = []): readonly (readonly [Path, Subcommand])[] =>
  Object.entries(group.commands).flatMap(([name, command]) =>
    "commands" in command ? commandsOf(command, [...path, name]) : [[[...path, name], command] as const],
  );

const COMMANDS = commandsOf(BROADSIDE).map(([path, command]) => [path.join(" "), path, command] as const);

/** An example's words without the redirection. */
const wordsOf = (example: string): readonly string[] =>
  [...example.replace(/ > .*$/, "").matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");

/** The arguments the tests use to run a command: its example, shortened if it plays games. */
const runnable = (name: string, { example }: Subcommand): readonly string[] =>
  name === "simulate" ? ["1e-red-squadron", "--games", "1", "--bots", "default", "--threads", "1", "--rounds", "1"] : wordsOf(example);

const NEXT_STEP = new RegExp(`^(?:${STEP_VERBS.join("|")}) \\S`);

/** The last line printed by a refused command. */
const lastLine = (stderr: string): string => stderr.trimEnd().split("\n").at(-1) ?? "";

async function prepare(): Promise<void> {
  if (names().includes("cup.jsonl")) return;
  const list = await broadside(["lists", "1e-red-squadron"]);
  file("my-list.xws", list.stdout);
  await broadside(["event", "simulate", "--players", "4", "--rounds", "2", "--seed", "7", "--out", "cup.jsonl"]);
  await broadside(["play", "--rounds", "1", "--bots", "default", "--record", "game.json"]);
  file("table.json", '{"ships":[]}');
  file("garbage.txt", "not a file of Broadside\n");
}

describe("help", () => {
  test("for broadside shows six commands first, each with an example", async () => {
    const { stdout } = await broadside(["--help"]);
    const [, mostUsed = "", others = ""] = stdout.split(/Most used:|More commands:/);
    expect(mostUsed.match(/^ +broadside /gm)).toHaveLength(6);
    expect(others).toMatch(/^ {2}scenarios /m);
  });

  test.each(COMMANDS)("for broadside %s has an example that the command understands", async (name, path, command) => {
    const { stdout } = await broadside([...path, "--help"]);
    expect(stdout).toContain(`Example: ${`broadside ${name} ${command.example}`.trim()}\n`.trim());
    expect(misuseOf(`broadside ${name}`, command, wordsOf(command.example))).toBeUndefined();
  });

  test("for broadside has examples that work when run one after another", async () => {
    const { broadside: run, file: write } = examplesPlace;
    write("my-list.xws", (await run(["lists", "1e-red-squadron"])).stdout);
    for (const { name, example } of BROADSIDE.mostUsed ?? []) {
      const slow = name === "simulate" ? ["--bots", "default", "--threads", "1"] : [];
      const { code, stderr } = await run([...name.split(" "), ...wordsOf(example), ...slow]);
      expect(code, `broadside ${name} ${example}: ${stderr}`).toBe(0);
    }
  });
});

const examplesPlace = workplace();

describe("former names of options still work", () => {
  const RENAMED = COMMANDS.flatMap(([name, , command]) =>
    Object.entries(command.renamed ?? {}).map(([former, present]) => [name, former, present, command] as const),
  );

  test.each(RENAMED)("broadside %s: --%s is --%s", (_name, former, present, command) => {
    expect(Object.keys(command.args)).toContain(present);
    expect(Object.keys(command.args)).not.toContain(former);
    expect(withPresentNames(command, [`--${former}`])).toEqual([`--${present}`]);
    expect(withPresentNames(command, [`--${former}=x`])).toEqual([`--${present}=x`]);
    expect(withPresentNames(command, ["--", `--${former}`])).toEqual(["--", `--${former}`]);
  });

  test("and give the same result", async () => {
    const game = ["play", "--rounds", "1", "--seed", "3", "--json"];
    const present = await broadside([...game, "--bots", "default", "--assistance", "tournament"]);
    expect(present.code).toBe(0);
    expect(await broadside([...game, "--players", "default", "--aids", "strict"])).toEqual(present);
  });

  test("but are not in the help", async () => {
    expect((await broadside(["play", "--help"])).stdout).not.toContain("--aids");
  });
});

describe("every error names the next step", () => {
  test.each([[["conquer"]], [["squad", "chek"]], [["event", "conquer"]]])("an unknown command: %s", async (words) => {
    const { code, stdout, stderr } = await broadside(words);
    expect([code, stdout]).toEqual([2, ""]);
    expect(lastLine(stderr)).toMatch(NEXT_STEP);
  });

  test("and suggests a command or an option with a similar name", async () => {
    expect((await broadside(["squad", "chek"])).stderr).toContain("Try broadside squad check");
    expect((await broadside(["play", "--recrd", "x"])).stderr).toContain("Try --record");
  });

  test.each(COMMANDS)("broadside %s", async (name, path, command) => {
    await prepare();
    const good = runnable(name, command);
    const { args } = command;
    const options = Object.entries(args).filter(([, { type }]) => type !== "positional");
    const strings = options.filter(([, { type }]) => type === "string").map(([key]) => key);
    const without = (key: string): readonly string[] => {
      const at = good.indexOf(`--${key}`);
      return at < 0 ? good : [...good.slice(0, at), ...good.slice(at + 2)];
    };
    const isFile = good[0]?.includes(".") === true;
    const wrong: readonly (readonly string[])[] = [
      [...good, "--nonsense"],
      [...good, "-z"],
      ...(Object.values(args).some(({ required, type }) => required === true || (type === "positional" && required === undefined))
        ? [[]]
        : []),
      ...strings.slice(0, 1).flatMap((key) => [
        [...without(key), `--${key}`],
        [...without(key), `--${key}=1`, `--${key}=1`],
      ]),
      ...strings.filter((key) => !WRITES.includes(key)).map((key) => [...without(key), `--${key}`, "?!"]),
      ...options.filter(([, { type }]) => type === "boolean").map(([key]) => [...good, `--${key}=yes`]),
      ...(isFile && path[1] !== "new" ? ["missing.file", ".", "garbage.txt"].map((other) => [other, ...good.slice(1)]) : []),
    ];
    let refused = 0;
    for (const words of wrong) {
      const { code, stdout, stderr } = await broadside([...path, ...words]);
      if (code === 0 || stdout !== "") continue;
      refused += 1;
      expect(lastLine(stderr), `broadside ${name} ${words.join(" ")}\n${stderr}`).toMatch(NEXT_STEP);
    }
    expect(refused).toBeGreaterThan(1);
  });
});

/** Options that accept any file name and would write to it. */
const WRITES = ["out", "record", "run", "report"];
