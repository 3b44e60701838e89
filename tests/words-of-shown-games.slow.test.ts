/** Games of the documentation: all texts of the language are in brackets, and nothing that people read lacks them. */
import { expect, test } from "vitest";
import { speakInBrackets } from "./pseudo-language.ts";
import { SCENE, straysIn } from "./read-by-people.ts";
import { straysOfShown } from "./words-of-games.ts";

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

test.each(["epic-dogfight", "team-epic", "aces-high", "salvage-mission"])(
  "%s, watched and summarised",
  { timeout: 240_000 },
  async (name) => {
    expect(await straysOfShown(name)).toEqual([]);
  },
);
