import { expect, test } from "vitest";
import { choiceFor, nameOfWorker } from "./language.ts";

test("the pages speak the first language of the browser that they know", () => {
  expect(choiceFor(undefined, ["de-AT", "en"])).toBe("de");
  expect(choiceFor(undefined, ["fr", "en-US", "de"])).toBe("en");
  expect(choiceFor(undefined, ["fr"])).toBe("en");
  expect(choiceFor(undefined, [])).toBe("en");
});

test("a choice on the page comes before the browser; one that is unknown doesn't count", () => {
  expect(choiceFor("en", ["de"])).toBe("en");
  expect(choiceFor("pseudo", ["de"])).toBe("pseudo");
  expect(choiceFor("xx", ["de"])).toBe("de");
});

test("a worker learns the language from its name", () => {
  expect(nameOfWorker("game")).toBe("en game");
});
