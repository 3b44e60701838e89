import { expect, test } from "vitest";
import { withConditions } from "./plugin.ts";
import { scopedName } from "./scoped-name.ts";

const SOURCES = `${import.meta.dirname}/../src`;

test("a class is named after its room, its module and itself", () => {
  expect(scopedName("head", `${SOURCES}/play/questions/question.module.css`)).toBe("play-question-head");
  expect(scopedName("form", `${SOURCES}/odds/odds.module.css`)).toBe("odds-form");
});

test("a screen's name stands for its condition, and a condition may name other screens", () => {
  expect(withConditions("(--phone) and (hover: none)")).toBe("(max-width: 759px) and (hover: none)");
  expect(withConditions("not (--small)")).toBe("not ((max-width: 759px) or ((max-height: 500px) and (orientation: landscape)))");
  expect(() => withConditions("(--telephone)")).toThrow("no screen called --telephone");
});
