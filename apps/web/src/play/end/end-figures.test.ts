/** The figures on the page of an end, of a recorded game between two programs: losses, lead, dice, what decided it and what an event counts. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { GameStory, PlayResult } from "@broadside/telling";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import { localClient } from "../../game-worker/client.testing.ts";
import { Account } from "./account.tsx";
import { DicePanel } from "./dice-panel.tsx";
import { LossTimeline } from "./loss-timeline.tsx";
import { TurningPoints } from "./turning-points.tsx";

const RECORD = join(import.meta.dirname, "../../../../../docs/records/ace-epic-dogfight/game.json.gz");

let story: GameStory;
let result: PlayResult;

beforeAll(async () => {
  const client = localClient();
  const { scene } = await client.load(gunzipSync(readFileSync(RECORD)).toString());
  const told = await client.story("played");
  if ("refused" in told || !scene?.result) throw new Error("the record is of a game that is over");
  [story, result] = [told, scene.result];
}, 60_000);

const markupOf = <Given extends object>(component: FunctionComponent<Given>, given: Given): string =>
  renderToStaticMarkup(createElement(component, given));
const wordsIn = (markup = ""): string => markup.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

test("who won and why, and what decided it", () => {
  expect(story.ending).toEqual({
    headline: "Raider and escort won",
    why: "Round 10 was the last. Ahead by 133, a full win.",
    rule: "ET-END-09",
  });
  expect(story.decided).toMatch(/^CR90 1's stern, Wedge, Blue 1 and Blue 2 were lost in round 4/);
});

describe("losses by round", () => {
  const markup = (): string => markupOf(LossTimeline, { story, own: 0, lit: undefined });
  /** Of each round, set-up left out. */
  const rounds = (): readonly string[] =>
    (markup().split('class="end-rounds"')[1] ?? "")
      .split("<li")
      .slice(1)
      .map((one) => wordsIn(`<${one}`));

  test("every round is there, and the lead after the last", () => {
    expect(rounds()).toHaveLength(10);
    expect(wordsIn(markup())).toContain("After round 10: Raider and escort ahead by 133");
  });

  test("a section that is crippled stands with its points in the round in which it was", () => {
    expect(rounds().flatMap((words, at) => (words.includes("CR90 1, fore 84") ? at + 1 : []))).toEqual([3]);
  });
});

test("dice that were rolled stand against what such dice give", () => {
  expect(wordsIn(markupOf(DicePanel, { story }))).toContain("57 exp. 54.5");
});

test("a turning point stands with its round", () => {
  const turn = story.turningPoints.find(({ title }) => title === "CR90 1 loses its bow");
  expect(turn).toMatchObject({ round: 3 });
  expect(wordsIn(markupOf(TurningPoints, { story, watch: () => {}, light: () => {} }))).toContain("CR90 1 loses its bow");
});

test("an event counts a full win, and the margin around the limit", () => {
  const lines = story.event?.lines.map(({ text, label, rule }) => `${label}: ${text}${rule ? ` ${rule}` : ""}`) ?? [];
  expect(lines.join("\n")).toContain("Raider and escort: full win, 5 points");
  expect(lines.join("\n")).toContain("433 to 167 ET-MOV-02");
});

test("the score in full names what it is made of", () => {
  expect(wordsIn(markupOf(Account, { result }))).toContain("CR90 Corvette (B1) destroyed");
});
