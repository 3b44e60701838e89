import { expect, test } from "vitest";
import { isLikeBot, levelInName } from "./player-names.ts";

test("a bot's name contains its level, which can be read from the name", () => {
  expect(levelInName("Program (cadet)")).toBe("cadet");
  expect(levelInName("Anna")).toBeUndefined();
});

test("names that look like a bot's are recognised", () => {
  for (const name of ["Program (ace)", "program(ace)", " PROGRAM ( anything ) ", "Pro\u200Bgram\u00A0(ace)", "Ｐrogram（ace）"])
    expect(isLikeBot(name), name).toBe(true);
  for (const name of ["Anna", "Programmer", "Program", "Anna (Program)"]) expect(isLikeBot(name), name).toBe(false);
});
