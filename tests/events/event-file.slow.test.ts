/**
 * Event files, tested with real files and real processes. No accepted row is lost, and nothing changes a file that the reader does not
 * understand.
 */

import { appendFileSync, chmodSync, existsSync, readFileSync, truncateSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { spacing } from "@broadside/kit/testing";
import { describe, expect, test } from "vitest";
import {
  addOne,
  anyRow,
  beside,
  complaints,
  createEvent,
  eventFile,
  lines,
  numbers,
  ON_WINDOWS,
  oneTo,
  place,
  type ReadRow,
  readEvent,
  rowOf,
  rowsTo,
  startProcess,
  startWriter,
  WRITER,
  withEvent,
  withFolder,
} from "./event-writers.ts";

withFolder();

/** Runs under an account that permissions apply to, even if the tests run as root. */
async function underPermissions<Value>(work: () => Promise<Value>): Promise<Value> {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

describe("one writer", () => {
  test("creates an event, adds rows and reads them, and leaves no other files behind", async () => {
    const file = eventFile();
    unlinkSync(file);
    expect(await createEvent(file, anyRow, rowsTo(2))).toBe(true);
    expect(await withEvent(file, anyRow, (rows) => [rowOf(rows.length + 1), rowOf(rows.length + 2)])).toEqual(rowsTo(4));
    expect(await readEvent(file, anyRow)).toEqual(rowsTo(4));
    expect([readFileSync(file, "utf8"), beside(file), complaints()]).toEqual([lines(rowsTo(4)), [], ""]);
  });

  test("does not create an event over an existing file, nor in a missing folder", async () => {
    const file = eventFile("a diary\n");
    expect(await createEvent(file, anyRow, rowsTo(1))).toBe(false);
    expect([readFileSync(file, "utf8"), beside(file)]).toEqual(["a diary\n", []]);
    expect(complaints()).toBe(`${file} already exists, and a new event never overwrites a file.\nChoose another file name.\n`);
    expect(await createEvent(join(file, "inside"), anyRow, rowsTo(1))).toBe(false);
    expect(await createEvent(join(place, "nowhere", "inside"), anyRow, rowsTo(1))).toBe(false);
    expect(complaints()).toMatch(
      /inside can't be locked: part of its path is not a folder\. Nothing was written\.\n.*\n.*inside can't be created: there is no such file or folder\.\nChoose a file /,
    );
  });

  test("writes nothing if the change refuses, adds nothing or fails, and releases the lock", async () => {
    const file = eventFile();
    expect(await withEvent(file, anyRow, () => undefined)).toBeUndefined();
    expect(await withEvent(file, anyRow, () => [])).toEqual(rowsTo(3));
    await expect(withEvent(file, anyRow, () => Promise.reject(new Error("ours")))).rejects.toThrow("ours");
    expect([readFileSync(file, "utf8"), beside(file)]).toEqual([lines(rowsTo(3)), []]);
  });

  test("never writes a row that it couldn't read back", async () => {
    const file = eventFile();
    await expect(withEvent(file, anyRow, () => [rowOf(5)])).rejects.toThrow("number must be 4");
    await expect(withEvent(file, anyRow, (rows) => [rowOf(4), ...addOne(rows)])).rejects.toThrow("number must be 5");
    const choosy: ReadRow = (value) =>
      value.number < 4 ? { ok: true, value } : { ok: false, problems: [{ path: "what", reason: "is new" }] };
    await expect(withEvent(file, choosy, addOne)).rejects.toThrow("what is new");
    expect([readFileSync(file, "utf8"), beside(file)]).toEqual([lines(rowsTo(3)), []]);
  });
});

describe("a problem is reported, and nothing changes", () => {
  const damaged = (at: number, line: string): string =>
    lines(rowsTo(4))
      .split("\n")
      .with(at - 1, line)
      .join("\n");
  test.each([
    ["an empty file", "", "isn't an event: it has no complete row."],
    ["half a first row", lines(rowsTo(1)).slice(0, 30), "isn't an event: it has no complete row."],
    ["another text", "Dear diary,\ntoday", "isn't an event: line 1 isn't JSON"],
    ["one line of another text", "Dear diary", "isn't an event: line 1 isn't JSON"],
    ["another document", '{"faction":"rebel","pilots":[]}\n', "isn't an event: line 1: faction isn't a known field"],
    [
      "rows without the first",
      lines(rowsTo(3).slice(1)),
      "isn't an event: line 1: number must be 1, because row numbers have no gaps; what.kind",
    ],
    ["a broken line in the middle", damaged(3, '{"number":3,'), "is damaged: line 3 isn't JSON"],
    ["an empty line in the middle", damaged(2, ""), "is damaged: line 2 isn't JSON"],
    ["a row twice", lines([...rowsTo(3), rowOf(3)]), "is damaged: line 4: number must be 4, because row numbers have no gaps."],
    ["a gap at the end", lines([...rowsTo(3), rowOf(5)]), "is damaged: line 4: number must be 4, because row numbers have no gaps."],
    ["a damaged last row with its line end", damaged(4, '{"number":4,"at"'), "is damaged: line 4 isn't JSON"],
    ["a damaged last row without one", `${lines(rowsTo(3))}{"number":4,"at":x,"by":"o1"}`, "is damaged: line 4 isn't JSON"],
    ["a last row that is whole but no row", `${lines(rowsTo(3))}{"number":4}`, "is damaged: line 4: at"],
    ["a last row that isn't a row", `${lines(rowsTo(3))}{}\n`, "is damaged: line 4: number must be 4"],
  ])("%s", async (_, text, reason) => {
    const file = eventFile(text);
    expect(await readEvent(file, anyRow)).toBeUndefined();
    expect(complaints()).toContain(`${file} ${reason}`);
    expect(await withEvent(file, anyRow, addOne)).toBeUndefined();
    expect(complaints()).toContain(`${file} ${reason}`);
    expect([readFileSync(file, "utf8"), beside(file)]).toEqual([text, []]);
  });

  const mend = (file: string): string =>
    "Copy the file first. Its first row is good, so fix line 2 or delete it and all lines after it. " +
    `Then run: broadside event check ${file}`;

  test("bytes that aren't text", async () => {
    const file = eventFile();
    const bytes = readFileSync(file);
    bytes[bytes.indexOf("größer", lines(rowsTo(1)).length + 10) + 2] = 0xff;
    writeFileSync(file, bytes);
    expect(await withEvent(file, anyRow, addOne)).toBeUndefined();
    expect(complaints()).toBe(`${file} is damaged: line 2 is not UTF-8. Nothing was changed.\n${mend(file)}\n`);
  });

  test("a row that its reader refuses", async () => {
    const file = eventFile();
    const choosy: ReadRow = (value) =>
      value.number === 2 ? { ok: false, problems: [{ path: "what.kind", reason: "is unheard of" }] } : { ok: true, value };
    expect(await withEvent(file, choosy, addOne)).toBeUndefined();
    expect(complaints()).toBe(`${file} is damaged: line 2: what.kind is unheard of. Nothing was changed.\n${mend(file)}\n`);
  });

  test("a missing file, a folder, a device, or a file that is too large", async () => {
    const file = eventFile();
    const large = join(dirname(file), "large.event");
    writeFileSync(large, "");
    truncateSync(large, 256 * 1024 * 1024 + 1);
    for (const [name, reason] of [
      [`${file}s`, `There is no event file ${file}s.\nCheck the file name, or start an event: broadside event new ${file}s --help\n`],
      [
        join(file, "inside"),
        `There is no event file ${join(file, "inside")}.\nCheck the file name, or start an event: broadside event new ${join(file, "inside")} --help\n`,
      ],
      [dirname(file), `${dirname(file)} is a folder, so it can't be an event.\nName the event's file.\n`],
      ...(ON_WINDOWS ? [] : [["/dev/null", "/dev/null is not a file, so it can't be an event.\nName the event's file.\n"] as const]),
      [large, `${large} is too large for an event: at most 268435456 bytes are read.\nCheck that this file really is an event.\n`],
    ] as const) {
      expect(await readEvent(name, anyRow)).toBeUndefined();
      expect(complaints()).toBe(reason);
      expect(await withEvent(name, anyRow, addOne)).toBeUndefined();
      expect(complaints()).toBe(reason);
    }
    expect(beside(file)).toEqual(["large.event"]);
  });

  test.skipIf(ON_WINDOWS)("a file or a folder without write permission", async () => {
    const file = eventFile();
    chmodSync(place, 0o755);
    chmodSync(file, 0o444);
    chmodSync(dirname(file), 0o777);
    expect(await underPermissions(() => withEvent(file, anyRow, addOne))).toBeUndefined();
    expect(complaints()).toMatch(
      /dogfight\.event can't be written: you don't have permission\. Nothing was changed\.\nFix that, then run the same command again\.\n$/,
    );
    chmodSync(dirname(file), 0o555);
    expect(await underPermissions(() => withEvent(file, anyRow, addOne))).toBeUndefined();
    expect(complaints()).toMatch(
      /dogfight\.event can't be locked: you don't have permission\. Nothing was written\.\nCheck that you can write to its folder\.\n$/,
    );
    expect(await underPermissions(() => readEvent(file, anyRow))).toEqual(rowsTo(3));
    chmodSync(dirname(file), 0o755);
    expect([readFileSync(file, "utf8"), beside(file)]).toEqual([lines(rowsTo(3)), []]);
  });
});

describe("half a row at the end", () => {
  test("wherever the last line was cut, whole rows stay, the rest is saved separately, and the event goes on", async () => {
    const whole = lines(rowsTo(3));
    const [before, last] = [Buffer.from(lines(rowsTo(2))), Buffer.from(lines(rowsTo(3).slice(2)))];
    for (let cut = 0; cut <= last.length; cut += 1) {
      const file = eventFile(whole);
      truncateSync(file, before.length + cut);
      // A row is complete even if only its line end is missing.
      const rows = cut >= last.length - 1 ? rowsTo(3) : rowsTo(2);
      const torn = cut > 0 && cut < last.length - 1;
      expect(await readEvent(file, anyRow)).toEqual(rows);
      expect([complaints(), beside(file)]).toEqual([
        torn
          ? `Note: ${file} ends in an incomplete row, which is ignored. The next command that changes the event moves it to a separate file.\n`
          : "",
        [],
      ]);
      const expected = [...rows, ...addOne(rows)];
      expect(await withEvent(file, anyRow, addOne)).toEqual(expected);
      expect(readFileSync(file, "utf8")).toBe(lines(expected));
      expect(beside(file)).toEqual(torn ? ["dogfight.event.torn-1"] : []);
      if (torn) expect(readFileSync(`${file}.torn-1`)).toEqual(last.subarray(0, cut));
      expect(complaints()).toBe(
        torn ? `Note: ${file} ended in an incomplete row. That row is saved in ${file}.torn-1, and the event continues without it.\n` : "",
      );
    }
  });

  test.each(["\n", "\n\n\n", "\r\n \t\n"])("blank lines don't count as rows and do no harm: %j", async (blank) => {
    const file = eventFile(lines(rowsTo(3)) + blank);
    expect(await readEvent(file, anyRow)).toEqual(rowsTo(3));
    const expected = [...rowsTo(3), ...addOne(rowsTo(3))];
    expect(await withEvent(file, anyRow, addOne)).toEqual(expected);
    expect([readFileSync(file, "utf8"), beside(file), complaints()]).toEqual([lines(expected), [], ""]);
  });

  test("never overwrites an earlier separate file", async () => {
    const file = eventFile(`${lines(rowsTo(3))}\0\0\0\0`);
    await withEvent(file, anyRow, () => []);
    appendFileSync(file, '{"number":4');
    expect(await withEvent(file, anyRow, addOne)).toHaveLength(4);
    expect(readFileSync(`${file}.torn-1`, "utf8")).toBe("\0\0\0\0");
    expect(readFileSync(`${file}.torn-2`, "utf8")).toBe('{"number":4');
    expect(numbers(file)).toEqual(oneTo(4));
  });

  test("if the process is killed while writing, again and again, every row that it confirmed is there", async () => {
    const file = eventFile(lines(rowsTo(1)));
    let safe = 1;
    for (let time = 0; time < 8; time += spacing(1)) {
      const { child, ended } = startWriter(file, "append", "100000", "300000");
      child.stdout.once("data", () => void sleep(time * 5).then(() => child.kill("SIGKILL")));
      const { signal, stdout } = await ended;
      expect(signal).toBe("SIGKILL");
      safe = Math.max(safe, ...stdout.trim().split("\n").map(Number));
      const rows = await withEvent(file, anyRow, () => []);
      expect(rows?.map(({ number }) => number)).toEqual(oneTo(rows?.length ?? 0));
      expect(rows?.length).toBeGreaterThanOrEqual(safe);
      expect(rows?.length).toBeLessThanOrEqual(safe + 1);
      safe = rows?.length ?? 0;
    }
    expect(existsSync(`${file}.lock`)).toBe(false);
  });
});

describe("a disk that is full", () => {
  test.skipIf(ON_WINDOWS)("makes the writer remove the half-written row, say so, and leave the file as it was", async () => {
    const file = eventFile();
    const before = readFileSync(file, "utf8");
    // The shell limits files to this many blocks, so only part of the row fits.
    const limited = startProcess("sh", ["-c", `ulimit -f 8; exec "$0" "$@"`, process.execPath, WRITER, file, "append", "1", "20000"]);
    const { code, stdout, stderr } = await limited.ended;
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toBe(
      `${file} can't be written: EFBIG: file too large, write. Nothing was changed.\nFix that, then run the same command again.\n`,
    );
    expect([readFileSync(file, "utf8"), beside(file)]).toEqual([before, []]);
    expect(await withEvent(file, anyRow, addOne)).toHaveLength(4);
  });
});
