/** Games of the first edition: with all words of the language in brackets, nothing that people read stands without them. */
import { expect, test } from "vitest";
import { EPIC_GAMES, KEPT_GAMES } from "./kept-games.ts";
import { speakInBrackets } from "./pseudo-language.ts";
import { SCENE, straysIn } from "./read-by-people.ts";
import { oneOfEach, straysOf, straysOfShown } from "./words-of-games.ts";

speakInBrackets();

test("a text without brackets is found where it is read, and nowhere else", () => {
  const scene = {
    title: "Epic Dogfight",
    log: [
      { key: "1 told", text: "⟦It hits⟧" },
      { key: "2 told", text: "It misses" },
    ],
  };
  expect(straysIn(scene, SCENE, "scene")).toEqual(["scene.log.text: It misses"]);
});

test.each(oneOfEach([...KEPT_GAMES, ...EPIC_GAMES]))("%s", { timeout: 240_000 }, (_, kept) => {
  expect(straysOf(kept)).toEqual([]);
});

test.each(["epic-dogfight", "team-epic"])("%s, watched and told as a whole", { timeout: 240_000 }, async (name) => {
  expect(await straysOfShown(name)).toEqual([]);
});
