/** Several processes write to one event file at the same time. Some of them die and leave a lock behind. */

import { appendFileSync, existsSync, readFileSync, symlinkSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runs } from "@broadside/kit/testing";
import { describe, expect, test } from "vitest";
import {
  addOne,
  anyRow,
  beside,
  complaints,
  eventFile,
  lines,
  numbers,
  ON_WINDOWS,
  oneTo,
  place,
  readEvent,
  rowOf,
  rowsTo,
  startHolder,
  startProcess,
  startWriter,
  withEvent,
  withFolder,
} from "./event-writers.ts";

withFolder();

const WRITERS = runs(40, 8);
const SINCE = /\d{4}-\d\d-\d\dT[\d:.]+Z/;

describe("writers", () => {
  test(`${WRITERS} processes add five rows each, and all rows are there, whole and numbered without a gap`, async () => {
    const file = eventFile(lines(rowsTo(1)));
    const ends = await Promise.all(oneTo(WRITERS).map(() => startWriter(file, "append", "5", "100").ended));
    expect(ends.map(({ code }) => code)).toEqual(new Array(WRITERS).fill(0));
    expect(numbers(file)).toEqual(oneTo(1 + 5 * WRITERS));
    const told = ends.flatMap(({ stdout }) => stdout.trim().split("\n").map(Number));
    expect(told.sort((one, other) => one - other)).toEqual(oneTo(1 + 5 * WRITERS).slice(1));
    expect(beside(file)).toEqual([]);
  });

  test.skipIf(ON_WINDOWS)("in one process take turns, even if they use different names for the file", async () => {
    const file = eventFile(lines(rowsTo(1)));
    const other = join(place, "link.event");
    symlinkSync(file, other);
    await Promise.all(
      oneTo(20).map((turn) =>
        withEvent(turn % 2 === 0 ? file : other, anyRow, async (rows) => {
          await sleep(1);
          return addOne(rows);
        }),
      ),
    );
    expect(numbers(file)).toEqual(oneTo(21));
  });

  test("a reader doesn't wait, and a writer names the process it waits for before it fails", async () => {
    const file = eventFile();
    const { child, ended } = await startHolder(file);
    expect(await readEvent(file, anyRow)).toEqual(rowsTo(3));
    const began = performance.now();
    expect(await withEvent(file, anyRow, addOne, 1_500)).toBeUndefined();
    expect(performance.now() - began).toBeGreaterThan(1_450);
    const holder = `process ${child.pid} on ${hostname()} since `;
    const [waiting, still, way] = complaints().split("\n");
    expect(waiting?.replace(SINCE, "T")).toBe(`Waiting for ${file}, which is locked by ${holder}T …`);
    expect(still?.replace(SINCE, "T")).toBe(`${file} is still locked by ${holder}T. Nothing was written.`);
    expect(way).toBe(`Try again later. If no other command is using the file, delete ${file}.lock.`);
    expect([numbers(file), beside(file)]).toEqual([oneTo(3), ["dogfight.event.lock"]]);
    child.kill("SIGKILL");
    await ended;
  });

  test("a waiting writer gets its turn when the other is done", async () => {
    const file = eventFile();
    const { child, ended } = await startHolder(file);
    const waiting = withEvent(file, anyRow, addOne);
    await sleep(100);
    expect(numbers(file)).toEqual(oneTo(3));
    child.kill("SIGTERM");
    await ended;
    expect(await waiting).toHaveLength(4);
    expect(beside(file)).toEqual([]);
  });

  test("a writer notices if its lock is deleted or another program writes, and then writes nothing", async () => {
    const file = eventFile();
    const unlocked = await withEvent(file, anyRow, (rows) => {
      unlinkSync(`${file}.lock`);
      return addOne(rows);
    });
    expect([unlocked, numbers(file)]).toEqual([undefined, oneTo(3)]);
    const overtaken = await withEvent(file, anyRow, (rows) => {
      appendFileSync(file, lines([rowOf(4, "by hand")]));
      return addOne(rows);
    });
    expect([overtaken, numbers(file), beside(file)]).toEqual([undefined, oneTo(4), []]);
    expect(complaints()).toMatch(
      /someone deleted .*\.lock in the meantime\. Nothing was changed\.\n.*\n.*another program changed it in the meantime/,
    );
  });
});

describe("a lock", () => {
  test.skipIf(ON_WINDOWS).each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("is removed when %s ends its process", async (name) => {
    const file = eventFile();
    const { child, ended } = await startHolder(file);
    expect(beside(file)).toEqual(["dogfight.event.lock"]);
    child.kill(name);
    expect((await ended).signal).toBe(name);
    expect(beside(file)).toEqual([]);
  });

  test("is removed when a process ends in the middle of a change", async () => {
    const file = eventFile();
    expect((await startWriter(file, "leave").ended).code).toBe(3);
    expect(beside(file)).toEqual([]);
  });

  test("left behind by a killed process is taken over at once, by one of many at a time", async () => {
    for (let time = 0; time < runs(4, 2); time += 1) {
      const file = eventFile(lines(rowsTo(1)));
      const { child, ended } = await startHolder(file);
      child.kill("SIGKILL");
      await ended;
      // A process may also have died while it was clearing the lock.
      if (time % 2 === 1) writeFileSync(`${file}.lock.clearing`, readFileSync(`${file}.lock`));
      const ends = await Promise.all(oneTo(6).map(() => startWriter(file, "append", "2", "10").ended));
      expect(ends.map(({ code }) => code)).toEqual(new Array(6).fill(0));
      expect([numbers(file), beside(file)]).toEqual([oneTo(13), []]);
    }
  });

  const holder = { pid: process.pid, host: hostname(), boot: "", since: "2026-11-15T08:00:00.000Z", token: "of another time" };
  const dead = async (): Promise<number> => {
    const { child, ended } = startProcess(process.execPath, ["-e", ""]);
    await ended;
    return child.pid ?? 0;
  };
  const locked = (text: string, secondsOld = 0): string => {
    const file = eventFile();
    writeFileSync(`${file}.lock`, text);
    const then = Date.now() / 1000 - secondsOld;
    utimesSync(`${file}.lock`, then, then);
    return file;
  };
  const isTakenOver = async (file: string): Promise<boolean> => (await withEvent(file, anyRow, addOne, 50)) !== undefined;

  test("with this process's own number is taken over, but not one of another living process", async () => {
    expect(await isTakenOver(locked(JSON.stringify(holder)))).toBe(true);
    expect(await isTakenOver(locked(JSON.stringify({ ...holder, pid: process.ppid })))).toBe(false);
  });

  test("from before a restart of the machine is taken over, if the machine records restarts", async () => {
    const before = { ...holder, pid: process.ppid, boot: "an earlier one" };
    expect(await isTakenOver(locked(JSON.stringify(before)))).toBe(existsSync("/proc/sys/kernel/random/boot_id"));
  });

  test("from another machine is never taken over, because nobody here knows its processes", async () => {
    const file = locked(JSON.stringify({ ...holder, pid: await dead(), host: "elsewhere" }), 1_000_000);
    expect(await isTakenOver(file)).toBe(false);
    expect(complaints()).toContain("on elsewhere since 2026-11-15T08:00:00.000Z. Nothing was written.");
  });

  test("that names no process is taken over once it is old enough to be complete", async () => {
    for (const text of ["", "{", "null", JSON.stringify({ ...holder, pid: -1 })]) {
      expect(await isTakenOver(locked(text))).toBe(false);
      expect(await isTakenOver(locked(text, 6))).toBe(true);
    }
    expect(complaints()).toContain("is still locked by an unknown process. Nothing was written.");
  });
});
