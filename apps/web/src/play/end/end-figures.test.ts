/** The figures on the result page after a recorded game between two bots: losses, lead, dice, turning points and the event result. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { GameStory, PlayResult } from "@broadside/telling";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import { localClient } from "../../game-worker/client.testing.ts";
import { DicePanel } from "./dice-panel.tsx";
import { LossTimeline } from "./loss-timeline.tsx";
import { ScoreDetails } from "./score-details.tsx";
import { TurningPoints } from "./turning-points.tsx";

const RECORD = join(import.meta.dirname, "../../../../../docs/records/ace-epic-dogfight/game.json.gz");

let story: GameStory;
let result: PlayResult;

beforeAll(async () => {
  const client = localClient();
  const { scene } = await client.load(gunzipSync(readFileSync(RECORD)).toString());
  const answer = await client.story("played");
  if ("refused" in answer || !scene?.result) throw new Error("the record is of a game that is over");
  [story, result] = [answer, scene.result];
}, 60_000);

const markupOf = <Given extends object>(component: FunctionComponent<Given>, given: Given): string =>
  renderToStaticMarkup(createElement(component, given));
const wordsIn = (markup = ""): string => markup.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

test("the result page names the winner, the reason, and what decided the game", () => {
  expect(story.ending).toEqual({
    headline: "Raider and escort won",
    why: "Round 10 was the last. Ahead by 133: a full win.",
    rule: "ET-END-09",
  });
  expect(story.decided).toMatch(/^Tantive IV's stern, Wedge, Blue 1 and Blue 2 were lost in round 4/);
});

describe("losses by round", () => {
  const markup = (): string => markupOf(LossTimeline, { story, own: 0, lit: undefined });
  /** One text for each round, without set-up. */
  const rounds = (): readonly string[] =>
    (markup().split('class="play-losses-rounds"')[1] ?? "")
      .split("<li")
      .slice(1)
      .map((one) => wordsIn(`<${one}`));

  test("show every round, and who leads after the last one", () => {
    expect(rounds()).toHaveLength(10);
    expect(wordsIn(markup())).toContain("Raider and escort leads by 133 after round 10");
  });

  test("show a crippled section with its points in the round in which it was crippled", () => {
    expect(rounds().flatMap((words, at) => (words.includes("Tantive IV, fore 84") ? at + 1 : []))).toEqual([3]);
  });
});

test("the dice that were rolled are compared with the expected results", () => {
  expect(wordsIn(markupOf(DicePanel, { story }))).toContain("57 exp. 54.5");
});

test("a turning point is shown with its round", () => {
  const turn = story.turningPoints.find(({ title }) => title === "Tantive IV loses its bow");
  expect(turn).toMatchObject({ round: 3 });
  expect(wordsIn(markupOf(TurningPoints, { story, watch: () => {}, light: () => {} }))).toContain("Tantive IV loses its bow");
});

test("the event result is a full win, with the margin of victory added to the limit and subtracted from it", () => {
  const lines = story.event?.lines.map(({ text, label, rule }) => `${label}: ${text}${rule ? ` ${rule}` : ""}`) ?? [];
  expect(lines.join("\n")).toContain("Raider and escort: full win, 5 points");
  expect(lines.join("\n")).toContain("433 to 167 ET-MOV-02");
});

test("the detailed score lists its parts", () => {
  expect(wordsIn(markupOf(ScoreDetails, { result }))).toContain("139 Tantive IV destroyed");
});
