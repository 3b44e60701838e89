import { expect, test } from "vitest";
import { average, exactPercent, percent } from "./index.ts";

const plain = (text: string): string => text.replaceAll("\u00A0", " ");

test("chances are whole percentages, and a very small chance is not shown as 0%", () => {
  expect([0, 0.004, 0.01, 0.224, 0.99, 0.996, 1].map(percent).map(plain)).toEqual([
    "0%",
    "under 1%",
    "1%",
    "22%",
    "99%",
    "over 99%",
    "100%",
  ]);
});

test("exact chances have two decimals", () => {
  expect([0, 0.12345, 1].map(exactPercent).map(plain)).toEqual(["0.00%", "12.35%", "100.00%"]);
});

test("averages have one decimal, or two if they are below one", () => {
  expect([0, 0.456, 1.26, 12].map(average)).toEqual(["0.00", "0.46", "1.3", "12.0"]);
});
