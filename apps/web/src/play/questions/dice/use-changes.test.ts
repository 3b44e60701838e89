import type { ChangeForecasts } from "@broadside/protocol";
import { expect, test } from "vitest";
import { figuresOf, likelyOf } from "./use-changes.ts";

const choice = (option: string, expectedHits: number, damage: readonly number[] = [1]) => ({
  option,
  expectedHits,
  expectedCrits: 0,
  damage,
  destroyed: 0,
});
const forecasts = (by: "attacker" | "defender"): ChangeForecasts => ({
  aid: "changes",
  question: 1,
  defender: "B1",
  by,
  choices: [choice("done", 1.2), choice("focus", 1.9), choice("evade", 0.2), choice("lock", 1.21)],
  notCounted: [],
});

test("an answer is compared with keeping the dice, which itself has no comparison", () => {
  const figures = figuresOf(forecasts("attacker"));
  expect(figures.get("done")).toEqual({ text: "", isGood: false, damage: "1.2" });
  expect(figures.get("focus")).toEqual({ text: "+0.7", isGood: true, damage: "1.9" });
  expect(figures.get("lock")).toEqual({ text: "±0", isGood: false, damage: "1.2" });
});

test("less damage is good for the defender", () => {
  expect(figuresOf(forecasts("defender")).get("evade")).toEqual({ text: "−1.0", isGood: true, damage: "0.2" });
  expect(figuresOf(forecasts("defender")).get("focus")?.isGood).toBe(false);
});

test("of two equally likely amounts of damage, the larger one is the most likely", () => {
  expect(likelyOf(choice("done", 1, [0.2, 0.5, 0.3]))).toBe(1);
  expect(likelyOf(choice("done", 1, [0.4, 0.2, 0.4]))).toBe(2);
});

test("if no answer keeps the dice, answers only show their damage", () => {
  const figures = figuresOf({ ...forecasts("defender"), choices: [choice("2", 1), choice("1", 2)] });
  expect(figures.get("2")).toEqual({ text: "", isGood: false, damage: "1.0" });
  expect(figures.get("1")).toEqual({ text: "", isGood: false, damage: "2.0" });
});
