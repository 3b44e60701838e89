import { expect, test } from "vitest";
import { choiceFor, nameOfWorker } from "./language.ts";

test("the pages use the first of the browser's languages that Broadside has", () => {
  expect(choiceFor(undefined, ["de-AT", "en"])).toBe("de");
  expect(choiceFor(undefined, ["fr", "en-US", "de"])).toBe("en");
  expect(choiceFor(undefined, ["fr"])).toBe("en");
  expect(choiceFor(undefined, [])).toBe("en");
});

test("the user's choice comes before the browser's languages, but an unknown choice is ignored", () => {
  expect(choiceFor("en", ["de"])).toBe("en");
  expect(choiceFor("pseudo", ["de"])).toBe("pseudo");
  expect(choiceFor("xx", ["de"])).toBe("de");
});

test("a worker gets the language from its name", () => {
  expect(nameOfWorker("game")).toBe("en game");
});
