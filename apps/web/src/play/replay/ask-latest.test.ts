import { expect, test } from "vitest";
import { askLatest } from "./ask-latest.ts";

test("only the last of the requests made meanwhile is sent", async () => {
  const asked: number[] = [];
  const answers: number[] = [];
  const want = askLatest(
    async (wanted) => {
      asked.push(wanted);
      return wanted * 2;
    },
    (_, answer) => answers.push(answer),
    () => undefined,
  );
  for (const wanted of [1, 2, 3, 4]) want(wanted);
  await expect.poll(() => answers).toEqual([2, 8]);
  expect(asked).toEqual([1, 4]);
});

test("a failure is reported, and the next request is still sent", async () => {
  const answers: (number | string)[] = [];
  const want = askLatest(
    async (wanted) => {
      if (wanted === 1) throw new Error("no such moment");
      return wanted;
    },
    (wanted) => answers.push(wanted),
    ({ message }) => answers.push(message),
  );
  want(1);
  want(2);
  await expect.poll(() => answers).toEqual(["no such moment", 2]);
});
