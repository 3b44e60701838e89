import { mm, type Pose } from "@broadside/geometry";
import type { PlayQuestion } from "@broadside/telling";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PlaceFields } from "./place-fields.tsx";

const POSE: Pose = { x: mm(100), y: mm(100), heading: 0 };
const QUESTION = { number: 1, about: {}, place: { region: { shape: "table", margin: 0 }, default: POSE } } as unknown as PlayQuestion;

const markup = (fits: boolean | undefined, isFailed = false): string => {
  const placing = { question: QUESTION, pose: POSE, fits, isFailed, refusal: undefined, mates: [], set: () => {}, retry: () => {} };
  return renderToStaticMarkup(<PlaceFields placing={placing} first={{ current: null }} put={() => {}} />);
};

test("a piece is said to fit only once its place has been checked", () => {
  expect(markup(true)).toContain("Fits here");
  expect(markup(false)).toContain("Doesn&#x27;t fit here");
  expect(markup(undefined)).toContain("Checking…");
  expect(markup(undefined)).not.toContain("Fits here");
});

test("after a failed check, there is a button to try again", () => {
  expect(markup(undefined, true)).toContain("Try again");
  expect(markup(undefined)).not.toContain("Try again");
});
