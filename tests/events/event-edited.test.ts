/** Event files that were edited by hand, and closed events. No change goes unnoticed, and the log records it. */
import { eventFormatById, type Happening, newLog, record, usualPlan } from "@broadside/tournament";
import { describe, expect, test } from "vitest";
import { workplace } from "../shared/broadside.ts";

const { broadside, file, read, names } = workplace();
const AT = "2026-11-14T08:00:00.000Z";
const CLAIM = { scores: [200, 100], time: true } as const;

const PLAYED: readonly Happening[] = [
  ...["Ana Li", "Ben Ode"].flatMap((name, at): readonly Happening[] => [
    { kind: "registered", person: `p${at + 1}`, name },
    { kind: "handed in", player: `p${at + 1}`, list: { faction: "rebel", squads: [{ points: 300, ships: [] }] } },
  ]),
  { kind: "paired", round: 1, seed: 1, tables: [{ table: 1, sides: ["p1", "p2"] }], byes: [] },
  { kind: "result", round: 1, table: 1, claim: CLAIM },
];

/** The rows as lines: row 7 has the result. */
function rows(more: readonly Happening[] = []): readonly string[] {
  const format = eventFormatById("epic-dogfight");
  const organiser = { person: "o1", name: "Olga Nord" };
  const settings = { rounds: format ? usualPlan(format, 1, 1) : [] };
  const log = newLog(
    { kind: "created", name: "Kept", format: "epic-dogfight", tier: "casual", date: "2026-11-14", organiser, settings },
    AT,
  );
  if (!log.ok) throw new Error("no event");
  for (const row of [...PLAYED, ...more]) expect(record(log.value, row, "o1", AT)).toMatchObject({ ok: true });
  return log.value.entries.map((entry) => `${JSON.stringify(entry)}\n`);
}

const unhashed = (lines: readonly string[]): readonly string[] => lines.map((line) => line.replace(/,"hash":"[0-9a-f]{64}"\}\n$/, "}\n"));

/** Swaps both scores of the result, as somebody might in an editor. */
const turned = (lines: readonly string[]): string => lines.join("").replace("[200,100]", "[100,200]");

const run = (...args: readonly string[]) => broadside(["event", ...args]);

describe("an edited file", () => {
  const WARNING = (name: string): RegExp =>
    new RegExp(`^Warning: ${name} was edited by hand: row 7 has changed\\. To list the edits: .*\\n$`);

  test("warns from which row on, whenever it is read", async () => {
    const name = file("looked.jsonl", turned(rows()));
    for (const look of [["show"], ["standings"], ["log"], ["result"], ["list"], ["print", "standings"], ["export", "--to", "csv"]]) {
      const [does = "", ...rest] = look;
      const { code, stderr } = await run(does, name, ...rest);
      expect([code, stderr], does).toEqual([0, expect.stringMatching(WARNING("looked.jsonl"))]);
    }
  });

  test("fails the check, which names the row", async () => {
    const { code, stdout } = await run("check", file("checked.jsonl", turned(rows())));
    expect([code, stdout]).toEqual([1, expect.stringMatching(/: 1 error, 1 note\.[\s\S]*\n {2}row 7: Somebody edited the file by hand/)]);
    expect((await run("check", file("sound.jsonl", rows().join("")))).code).toBe(0);
  });

  test("can be changed only by an organiser with --anyway, and the log says so", async () => {
    const name = file("written.jsonl", turned(rows()));
    const before = read(name);
    const refused = await run("add", name, "Cem");
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringMatching(
        /^Warning: .* edited by hand: row 7 has changed.*\nNothing was written\.\nAdd --anyway to continue with the edited file\. The log will say so\.\n$/,
      ),
    ]);
    expect(await run("undo", name, "--anyway", "--as", "Ana")).toMatchObject({ code: 1 });
    expect(read(name)).toBe(before);
    expect(await run("undo", name, "--anyway")).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/To restore it: broadside event undo written\.jsonl 9/) as unknown,
    });
    expect((await run("log", name)).stdout).toMatch(/\n8 .* Edited file accepted: row 7\n9 .* Row 7 undone/);
    expect(await run("add", name, "Cem")).toMatchObject({ code: 0, stderr: "" });
    const check = await run("check", name);
    expect([check.code, check.stdout]).toEqual([
      0,
      expect.stringMatching(/Notes:[\s\S]*row 7: .*, and an organiser has accepted the change/),
    ]);
  });

  test("gives no warning if it was written before rows had hashes", async () => {
    const name = file("old.jsonl", turned(unhashed(rows())));
    expect(await run("show", name)).toMatchObject({ code: 0, stderr: "" });
    expect(await run("incident", name, "other", "Ana", "--note", "Was late")).toMatchObject({ code: 0, stderr: "" });
    expect(read(name).trimEnd().split("\n").at(-1)).toMatch(/,"hash":"[0-9a-f]{64}"\}$/);
    expect(await run("check", name)).toMatchObject({ code: 0 });
    file("old.jsonl", read(name).replace("Ben Ode", "Ben Odo"));
    expect((await run("show", name)).stderr).toMatch(
      /Warning: old\.jsonl was edited by hand: one of the rows 1 to 8 has changed\. To list the edits: broadside event check old\.jsonl/,
    );
  });

  test("with all hashes removed is told apart from one that never had any", async () => {
    await run("new", "made.jsonl", "--format", "epic-dogfight", "--name", "Cup", "--organiser", "Olga", "--rounds", "1");
    await run("add", "made.jsonl", "Ana");
    const name = file("stripped.jsonl", unhashed(read("made.jsonl").split(/(?<=\n)/)).join(""));
    const { code, stdout } = await run("check", name);
    expect(code).toBe(1);
    expect(stdout).toMatch(/row 2: Somebody edited the file by hand: one of the rows 1 to 2 has changed/);
    expect(await run("add", name, "Ben")).toMatchObject({ code: 1 });
  });

  test("with half a last row moves it to a separate file, and the chain continues from the last whole row", async () => {
    const whole = rows();
    const name = file("torn.jsonl", `${whole.join("")}${(whole.at(-1) ?? "").slice(0, 40)}`);
    expect(await run("incident", name, "other", "Ana", "--note", "Was late")).toMatchObject({ code: 0 });
    expect(names()).toContain("torn.jsonl.torn-1");
    expect(await run("check", name)).toMatchObject({ code: 0, stderr: "" });
  });

  test("doesn't count as edited if an editor has only reformatted it", async () => {
    const spaced = rows().map((line) => `${JSON.stringify(JSON.parse(line), undefined, 1).replace(/\n */g, " ")}\r\n`);
    expect(await run("show", file("spaced.jsonl", spaced.join("")))).toMatchObject({ code: 0, stderr: "" });
  });
});

describe("a closed event", () => {
  const CLOSED: readonly Happening[] = [{ kind: "finished" }];
  const WORDS = "The event is closed, and its standings are final.\nAdd --anyway to change them anyway.\n";

  test.each([
    ["a correction", ["result", "1", "90", "80", "--time", "--correct", "misread"]],
    ["a ruling on a result", ["ruling", "A draw", "--on", "result", "--table", "1", "--outcome", "draw 1 300, draw 1 300"]],
    ["a disqualification", ["drop", "Ben", "--disqualify", "loaded dice"]],
    ["taking a row back", ["undo", "7"]],
    ["taking back the end", ["undo"]],
  ])("%s needs --anyway", async (what, [does = "", ...rest]) => {
    const name = file(`${what}.jsonl`, rows(CLOSED).join(""));
    const before = read(name);
    expect(await run(does, name, ...rest)).toMatchObject({ code: 1, stderr: WORDS });
    expect(read(name)).toBe(before);
    if (what === "taking a row back") return;
    expect(await run(does, name, ...rest, "--anyway")).toMatchObject({ code: 0, stderr: "" });
    expect(read(name)).not.toBe(before);
  });

  test("still takes incidents, and rulings that change no result", async () => {
    const name = file("told.jsonl", rows(CLOSED).join(""));
    expect(await run("incident", name, "other", "Ana", "--note", "Was late")).toMatchObject({ code: 0 });
    expect(await run("ruling", name, "The token stays", "--on", "card")).toMatchObject({ code: 0 });
  });

  test("is checked for rows that came after its end", async () => {
    const name = file("after.jsonl", rows(CLOSED).join(""));
    await run("result", name, "1", "90", "80", "--time", "--correct", "misread", "--anyway");
    expect((await run("check", name)).stdout).toMatch(
      /row 9: This was entered after the event had been closed: Round 1, table 1: .*corrected: misread/,
    );
  });
});
