import { expect, test } from "vitest";
import { askLatest } from "./ask-latest.ts";

test("what is wanted meanwhile is passed over, but for the last", async () => {
  const asked: number[] = [];
  const told: number[] = [];
  const want = askLatest(
    async (wanted) => {
      asked.push(wanted);
      return wanted * 2;
    },
    (_, answer) => told.push(answer),
    () => undefined,
  );
  for (const wanted of [1, 2, 3, 4]) want(wanted);
  await expect.poll(() => told).toEqual([2, 8]);
  expect(asked).toEqual([1, 4]);
});

test("a failure is told, and the next is asked for all the same", async () => {
  const told: (number | string)[] = [];
  const want = askLatest(
    async (wanted) => {
      if (wanted === 1) throw new Error("no such moment");
      return wanted;
    },
    (wanted) => told.push(wanted),
    ({ message }) => told.push(message),
  );
  want(1);
  want(2);
  await expect.poll(() => told).toEqual(["no such moment", 2]);
});
