/** The program docs/read-a-journal.mjs, the journal beside it, and the section about journals in docs/game-records.md. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { contentFor } from "@broadside/content";
import { contentsOf, type JournalRow, memoryJournal, openHost } from "@broadside/host";
import { RECORD_VERSION, RULES_VERSION } from "@broadside/rules";
import { expect, test } from "vitest";

const file = (name: string): string => fileURLToPath(new URL(`../../docs/${name}`, import.meta.url));
const PROGRAM = file("read-a-journal.mjs");
const source = readFileSync(PROGRAM, "utf8");
const rows = readFileSync(file("journal-example.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as JournalRow);
const page = readFileSync(file("game-records.md"), "utf8");

const linesOf = (text: string): readonly string[] => text.trimEnd().split("\n");
const output = linesOf(execFileSync(process.execPath, [PROGRAM, file("journal-example.jsonl")], { encoding: "utf8" }));
const contents = contentsOf(rows);
if (!contents) throw new Error("the journal holds no game");
const { record, side, unreadable } = contents;

const NAMES: Readonly<Record<string, string>> = { ana: "Ana Kovač", ben: "Ben" };
const SEATS = ["Ana Kovač", "Ben"];
const clockTime = (at = 0): string => new Date(at).toISOString().slice(11, 19);

test("the program has at most thirty lines and needs nothing but Node", () => {
  expect(linesOf(source).length).toBeLessThanOrEqual(30);
  expect([...source.matchAll(/from "([^"]*)"/g)].map(([, from]) => from)).toEqual(["node:fs"]);
});

test("the journal has today's format and rules, and a host can open it", async () => {
  expect(record.formatVersion).toBe(RECORD_VERSION);
  expect(record.rulesVersion).toBe(RULES_VERSION);
  expect(unreadable).toBe(0);
  const opened = await openHost({
    id: "1",
    journal: memoryJournal([...rows]),
    contentFor,
    clock: { now: () => 0, after: () => () => undefined },
  });
  expect(opened).toMatchObject({ ok: true });
  expect(opened.ok && opened.value.summary).toMatchObject({ isOver: true, names: NAMES });
});

test("the program prints who played and the result", () => {
  expect(output[0]).toBe("Ana Kovač against Ben");
  expect(output.at(-1)).toBe("Ana Kovač won by concession.");
  expect(record.result).toEqual({ ending: "concession", winners: [1], draw: false });
});

test("it prints each input with its time, its id and its sender", () => {
  const inputs = record.entries.flatMap(({ number, input, given }) => {
    if (!input) return [];
    const answer = input.input !== "answer" ? "" : "key" in input ? ` ${input.key}` : ` ${JSON.stringify(input.pose)}`;
    return [`${clockTime(given?.at)}  ${number}. ${NAMES[given?.by ?? ""]} [${given?.id}] ${input.input}${answer}`];
  });
  expect(inputs.length).toBeGreaterThan(30);
  expect(output.filter((line) => line.includes("["))).toEqual(inputs);
});

test("it prints looks at secrets", () => {
  const looks = side.flatMap((row) => (row.row === "look" ? [row] : []));
  expect(looks.map(({ kind }) => kind)).toEqual(["judge", "dials"]);
  expect(output.filter((line) => line.includes(" looks at "))).toEqual(
    looks.map(({ at, given, seat, kind }) => {
      const by = given?.by ?? "";
      return `${clockTime(at)}  ${NAMES[by] ?? by} looks at the secrets of ${SEATS[seat]} (${kind})`;
    }),
  );
});

test("it prints what was said", () => {
  const said = side.flatMap(({ at, ...row }) => (row.row === "table" && row.act.act === "say" ? [{ at, ...row.act }] : []));
  expect(said).toHaveLength(4);
  expect(output.filter((line) => line.includes("“"))).toEqual(
    said.map(({ at, from, said: what }) => {
      const speaker = "seat" in from ? SEATS[from.seat] : "";
      return `${clockTime(at)}  ${speaker}: “${"phrase" in what ? what.phrase : what.text}”`;
    }),
  );
});

test("that is everything it prints", () => {
  expect(output).toHaveLength(2 + record.entries.filter(({ input }) => input).length + 2 + 4);
});

test("docs/game-records.md shows some of it, and names every kind of row", () => {
  const [, shown = ""] = /read-a-journal\.mjs docs\/journal-example\.jsonl\n```\n\n```text\n([\s\S]*?)```/.exec(page) ?? [];
  const lines = linesOf(shown).filter((line) => line !== "…");
  expect(lines.length).toBeGreaterThan(5);
  expect(output.filter((line) => lines.includes(line))).toEqual(lines);
  for (const { row } of rows) expect(page, row).toContain(`| \`${row}\` |`);
});
