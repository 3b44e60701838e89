import { expect, test } from "vitest";
import { emptyEvent, join, team } from "../export/sample-event-testing.ts";
import { displayNames, type NameOptions } from "./display-names.ts";

function displayed(names: readonly string[], options: NameOptions = {}): readonly string[] {
  const log = emptyEvent("epic-dogfight");
  join(log, names);
  return [...displayNames(log.event, options).values()];
}

test("people with the same name get numbers in order of arrival", () => {
  expect(displayed(["Ana Li", "Bo", "Ana Li", "Ana Li"])).toEqual(["Ana Li", "Bo", "Ana Li (2)", "Ana Li (3)"]);
});

test("a numbered name is never somebody else's real name", () => {
  expect(displayed(["Ana Li", "Ana Li", "Ana Li (2)"])).toEqual(["Ana Li", "Ana Li (3)", "Ana Li (2)"]);
  expect(displayed(["Ana Li (2)", "Ana Li (2)", "Ana Li", "Ana Li"])).toEqual(["Ana Li (2)", "Ana Li (2) (2)", "Ana Li", "Ana Li (3)"]);
});

test("names that look the same count as the same", () => {
  expect(displayed(["Zo\u00EB", "Zoe\u0308", " Ana  Li", "Ana Li "])).toEqual(["Zo\u00EB", "Zo\u00EB (2)", "Ana Li", "Ana Li (2)"]);
});

test("initials get numbers too, and no full name is shown", () => {
  expect(displayed(["Ana Li", "Alf Lund", "王 小明"], { initialsOnly: true })).toEqual(["A. L.", "A. L. (2)", "王. 小."]);
});

test("teams keep their names, even if initials are shown", () => {
  const log = emptyEvent("team-epic");
  join(log, ["Red Five", "Bo"]);
  team(log, "Red Five", "p1", "p2");
  expect(displayNames(log.event).get("t1")).toBe("Red Five");
  expect(displayNames(log.event).get("p1")).toBe("Red Five");
  expect(displayNames(log.event, { initialsOnly: true }).get("t1")).toBe("Red Five");
});
