import { describe, expect, test } from "vitest";
import type { MatchResult } from "../match-result.ts";
import { PLAN, resultOf } from "../plan.testing.ts";
import { summaryOf } from "../summary.ts";
import { PAGE_MARK, reportPage } from "./page.ts";

const own = (game: number): number => game % 2;
const won = (game: number, set: Partial<MatchResult> = {}): MatchResult => resultOf(game, { winners: [own(game)], ...set });
/** Plays all four tables this many times. */
const run = (times: number, play: (game: number) => MatchResult): readonly MatchResult[] =>
  Array.from({ length: 4 * times }, (_, game) => play(game));
const pageOf = (lines: Parameters<typeof summaryOf>[1], plan = PLAN): string => reportPage(summaryOf(plan, lines, "3"));
const titles = (page: string): readonly string[] =>
  [...page.matchAll(/<h[12]>(.*?)<\/h[12]>/g)].map(([, title = ""]) => title.replaceAll("\u00A0", " ").replaceAll("&#39;", "'"));
/** The list wins against the first opponent and loses against the second. */
const split = (game: number): MatchResult => (game % 4 < 2 ? won(game) : resultOf(game));

describe("titles name the findings:", () => {
  test("the list wins nearly always", () => {
    const found = titles(pageOf(run(10, won)));
    expect(found.slice(0, 2)).toEqual(["Own wins 100%: better than the field", "It beats every list in the field"]);
  });

  test("the list loses nearly always", () => {
    expect(titles(pageOf(run(10, (game) => resultOf(game)))).slice(0, 2)).toEqual([
      "Own wins 0%: weaker than the field",
      "It loses to every list in the field",
    ]);
  });

  test("one opponent is dangerous", () => {
    expect(titles(pageOf(run(10, split))).slice(0, 2)).toEqual(["Own wins 50%: about as good as the field", "Most dangerous: Aces"]);
  });

  test("a difference that could be chance is never a finding", () => {
    expect(titles(pageOf(run(1, split)))[1]).toBe("No list in the field is clearly stronger or weaker so far");
  });

  const firstTitle = (lines: readonly MatchResult[]): string => titles(pageOf(lines))[2] ?? "";

  test("whether going first helps or hurts, against the same opponents", () => {
    // Here seat 0 always goes first, so the list under test goes first in every second game.
    const seat0 = (game: number): MatchResult => (own(game) === 0 ? won(game, { first: [0] }) : resultOf(game, { first: [0] }));
    expect(firstTitle(run(10, seat0))).toBe("Going first helps: it wins 100 more games out of 100");
    const seat1 = (game: number): MatchResult => (own(game) === 1 ? won(game, { first: [0] }) : resultOf(game, { first: [0] }));
    expect(firstTitle(run(10, seat1))).toBe("Going first hurts: it wins 100 fewer games out of 100");
    expect(firstTitle(run(10, (game) => won(game, { first: [0] })))).toBe("Going first makes no clear difference");
    expect(firstTitle(run(2, (game) => won(game, { first: [own(game)] })))).toBe("It always goes first");
    expect(firstTitle(run(2, (game) => won(game, { first: [1 - own(game)] })))).toBe("It never goes first");
    expect(firstTitle(run(2, (game) => won(game, { first: [game % 4 < 2 ? own(game) : 1 - own(game)] })))).toBe(
      "The opponent decides who goes first, so going first and going later can't be compared",
    );
  });

  test("the list leads from a certain round on, or scores stay close", () => {
    const scored = (game: number): MatchResult =>
      won(game, { scores: [[0, 0], [10, 10], own(game) === 0 ? [50, 20 + (game % 3)] : [20 + (game % 3), 50]] });
    expect(titles(pageOf(run(5, scored)))[3]).toBe("It leads from round 3 on, by 29.1 points at the end");
    expect(titles(pageOf(run(5, won)))[3]).toBe("Scores stay close: 0 to 0 points at the end");
  });

  test("one ship is lost most often, with the round", () => {
    const shot = (game: number): MatchResult => won(game, { ships: [{ lost: 0 }, { as: "destroyed", round: 1 + (game % 4), lost: 40 }] });
    expect(titles(pageOf(run(2, shot)))[4]).toBe("Biggs is lost most often: in 100% of games, half of them by round 2");
    expect(titles(pageOf(run(2, won)))[4]).toBe("The list never loses a ship");
  });
});

describe("the page", () => {
  const lines = run(10, (game) => split(game));
  const page = pageOf(lines);

  test("needs no network and mentions Broadside", () => {
    expect(page).not.toMatch(/https?:|<script|<link|<img|url\(|@import/);
    expect(page).toContain(PAGE_MARK);
    expect(page).toContain("Unofficial fan work");
  });

  test("has a bar with a whisker for each opponent, and the same as text", () => {
    const [, row = ""] = /<li class="behind"><span class="name">Aces(.*?)<\/li>/s.exec(page) ?? [];
    expect(row).toContain('class="whisker" style="left:0.00%;width:16.11%"');
    expect(row.replaceAll("\u00A0", " ")).toContain("0 to 16% · clearly behind · 0 won, 20 lost of 20 · 0 : 0 points");
  });

  test("describes the chart as text and shows it as a table", () => {
    expect(page).toMatch(/role="img" aria-label="Line chart of points over 1 round: after round 1 Own has 0 and its opponents 0/);
    expect(page).toContain("Show as a table");
  });

  test("has a row for each ship and a column for each round", () => {
    const shot = pageOf(
      run(2, (game) =>
        won(game, {
          scores: [
            [0, 0],
            [0, 0],
          ],
          ships: [{ as: "destroyed", round: 2, lost: 60 }, { lost: 0 }],
        }),
      ),
    );
    const rows = [...shot.matchAll(/<tr><th scope="row">(Wedge|Biggs)<\/th>(.*?)<\/tr>/gs)].map(([, name, cells = ""]) => [
      name,
      [...cells.matchAll(/class="cell"[^>]*>(\d*)</g)].map(([, figure]) => figure),
    ]);
    expect(rows).toEqual([
      ["Wedge", ["", "100"]],
      ["Biggs", ["", ""]],
    ]);
  });

  test("never inserts a name as markup", () => {
    const named = { ...PLAN, list: "<b>Own</b>", field: ['"><script>', "Aces"] };
    const found = pageOf(lines, named);
    expect(found).not.toContain("<script");
    expect(found).toContain("&lt;b&gt;Own&lt;/b&gt;");
  });

  test("lists everything that went wrong", () => {
    const found = pageOf([...lines, { game: 99, failed: "it stands still" }, won(100, { defaults: 2, losses: 1 })]);
    expect(found).toContain("1 game couldn&#39;t be finished and isn&#39;t counted: it stands still.");
    expect(found).toContain("Bots failed 2 times");
    expect(found).toContain("The rules failed and skipped a step 1 time.");
  });

  test("explains that a run has no finished games", () => {
    expect(titles(pageOf([]))[0]).toBe("Own: no finished games yet");
  });

  test("groups the rounds of a long run, and shows only those that nearly all games reached", () => {
    const long = (game: number): MatchResult => won(game, { scores: Array.from({ length: game === 0 ? 60 : 30 }, () => [0, 0]) });
    const found = pageOf(run(10, long));
    expect(found).toContain("1 of 40 games lasted beyond round 30, the longest to round 60.");
    expect([...found.matchAll(/<span class="unseen">round <\/span>(\d+)/g)].map(([, from]) => from)).toEqual([
      "1",
      "4",
      "7",
      "10",
      "13",
      "16",
      "19",
      "22",
      "25",
      "28",
    ]);
  });
});
