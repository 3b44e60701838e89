import { expect, test } from "vitest";
import { type Figure, isMet, quantile, tableOf } from "./figures.ts";

const figure: Figure = { name: "pans", value: 33.4, unit: "ms", bar: 33.4, note: "95th percentile" };

test("a value meets its bar up to the bar itself; a value that was not measured never does", () => {
  expect(isMet(figure)).toBe(true);
  expect(isMet({ ...figure, value: 33.5 })).toBe(false);
  expect(isMet({ ...figure, value: quantile([], 0.5) })).toBe(false);
});

test("the 95th percentile of a hundred values is not the largest of them", () => {
  const values = Array.from({ length: 100 }, (_, at) => at + 1);
  expect(quantile(values, 0.95)).toBe(96);
  expect(quantile(values, 0.5)).toBe(51);
  expect(quantile(values.toReversed(), 1)).toBe(100);
});

test("the table has value, bar and verdict in one line", () => {
  expect(tableOf([figure, { ...figure, value: 120.4 }])).toBe(
    "pans  33.4 ms  ≤ 33.4 ms  met     95th percentile\npans  120 ms   ≤ 33.4 ms  MISSED  95th percentile\n",
  );
});
