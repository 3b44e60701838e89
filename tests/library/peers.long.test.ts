/** Compares our geometry with general libraries on random cases. `npm run bench -- geometry` checks fifty times as many. */
import { distance, isInArc, overlaps } from "@broadside/geometry";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { disagreements } from "../../tools/bench/dist/agreement.js";

const CASES = 2000;
const SEED = 11;
/** A sample proves little if one of the two answers is rarer than this. */
const LEAST_SHARE = 0.1;

// Our functions work as usual, but record their answers.
vi.mock("@broadside/geometry", { spy: true });

beforeEach(() => void vi.resetAllMocks());

test(`no disagreement in ${CASES} cases, and every question gets both answers`, () => {
  expect(disagreements(CASES, SEED)).toEqual([]);
  const overlapAnswers = vi.mocked(overlaps).mock;
  const overlapAnswersOf = (kind: "box" | "bend") => overlapAnswers.results.filter((_, at) => overlapAnswers.calls[at]?.[0].kind === kind);
  const answers = {
    "do two bases overlap": overlapAnswersOf("box").map(({ value }) => value === true),
    "does an obstacle lie on a bent template": overlapAnswersOf("bend").map(({ value }) => value === true),
    "is a base in a front arc": vi.mocked(isInArc).mock.results.map(({ value }) => value === true),
    "are two things apart": vi.mocked(distance).mock.results.map(({ value }) => value !== 0),
  };
  for (const [question, given] of Object.entries(answers)) {
    const share = given.filter((answer) => answer).length / given.length;
    expect(share, question).toBeGreaterThan(LEAST_SHARE);
    expect(share, question).toBeLessThan(1 - LEAST_SHARE);
  }
});

describe("a mistake in our geometry is noticed", () => {
  const questionsAnsweredWrongly = () => [...new Set(disagreements(CASES / 10, SEED).map(({ question }) => question))].toSorted();

  test.each([true, false])("in overlaps: always %s", (answer) => {
    vi.mocked(overlaps).mockReturnValue(answer);
    expect(questionsAnsweredWrongly()).toEqual(["do two bases overlap (sat)", "does an obstacle lie on a bent template (jsts)"]);
  });

  test.each([true, false])("in arcs: always %s", (answer) => {
    vi.mocked(isInArc).mockReturnValue(answer);
    expect(questionsAnsweredWrongly()).toEqual(["is a base in a front arc (sat)"]);
  });

  test("in distances: two micrometres too long", () => {
    const right = vi.mocked(distance).getMockImplementation();
    vi.mocked(distance).mockImplementation((a, b) => (right?.(a, b) ?? 0) + 2);
    expect(questionsAnsweredWrongly()).toEqual(["how far apart are two things (jsts)"]);
  });
});
