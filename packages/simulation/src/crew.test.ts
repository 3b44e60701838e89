import { expect, test } from "vitest";
import { type Helper, shareOut } from "./crew.ts";

const jobs = [1, 2, 3, 4, 5];

test("every job is done once, by any helper that is free", async () => {
  const done: number[] = [];
  let finish = (_job: number): void => undefined;
  const slow: Helper<number, number> = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  const quick: Helper<number, number> = async (job) => job;
  const onDone = (job: number): void => {
    done.push(job);
    if (job === 5) finish(1);
  };
  await shareOut({ jobs, helpers: [slow, quick], onDone, signal: { aborted: false } });
  expect(done).toEqual([2, 3, 4, 5, 1]);
});

test("after a stop, no job is started, and a job that was stopped doesn't count", async () => {
  const signal = { aborted: false };
  const done: number[] = [];
  const helper: Helper<number, number> = async (job) => (signal.aborted ? undefined : job);
  const onDone = (job: number): void => {
    done.push(job);
    if (job === 2) signal.aborted = true;
  };
  await shareOut({ jobs, helpers: [helper], onDone, signal });
  expect(done).toEqual([1, 2]);
});

test("if a helper throws an error, the whole work fails", async () => {
  const helper: Helper<number, number> = async () => {
    throw new Error("out of memory");
  };
  await expect(shareOut({ jobs, helpers: [helper], onDone: () => undefined, signal: { aborted: false } })).rejects.toThrow("out of memory");
});
