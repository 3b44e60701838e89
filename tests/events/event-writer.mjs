/**
 * A process that changes an event file: `node event-writer.mjs FILE DOES …`. It prints each change once the change is safely in the file.
 *
 *   append TIMES SIZE      adds a row with a note of that size, that many times
 *   hold                   takes the lock, says so, and keeps it until it is killed
 *   leave                  ends in the middle of a change
 */
import { writeSync } from "node:fs";
import { withEvent } from "../../apps/cli/dist/event/file/event-file.js";

const [file, does, times, size] = process.argv.slice(2);
const tell = (text) => writeSync(1, `${text}\n`);
const anyRow = (row) => ({ ok: true, value: row });
const rowAfter = (rows) => ({
  number: rows.length + 1,
  at: "2026-11-15T09:00:00.000Z",
  by: "anna",
  what: { kind: "inspected", player: "p1", note: `${process.pid} ${"x".repeat(Number(size))}` },
});

if (does === "append")
  for (let time = 0; time < Number(times); time += 1) {
    const rows = await withEvent(file, anyRow, (before) => [rowAfter(before)]);
    if (rows) tell(rows.length);
    else process.exitCode = 1;
  }
else
  await withEvent(file, anyRow, async () => {
    tell("holds the lock");
    if (does === "leave") process.exit(3);
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  });
