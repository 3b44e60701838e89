/** In games from the documentation, everything that people read is in brackets once the language's texts are. */
import { expect, test } from "vitest";
import { speakInBrackets } from "../shared/pseudo-language.ts";
import { SCENE, straysIn } from "../shared/read-by-people.ts";
import { straysOfShown } from "../shared/words-of-games.ts";

speakInBrackets();

test("a text without brackets is found in fields that people read, and nowhere else", () => {
  const scene = {
    title: "Epic Dogfight",
    log: [
      { key: "1 told", text: "⟦It hits⟧" },
      { key: "2 told", text: "It misses" },
    ],
  };
  expect(straysIn(scene, SCENE, "scene")).toEqual(["scene.log.text: It misses"]);
});

test.each(["epic-dogfight", "team-epic", "aces-high", "salvage-mission"])(
  "%s, watched and summarised",
  { timeout: 240_000 },
  async (name) => {
    expect(await straysOfShown(name)).toEqual([]);
  },
);
