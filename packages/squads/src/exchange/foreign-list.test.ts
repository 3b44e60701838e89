import { describe, expect, test } from "vitest";
import { parseListFile } from "./list-file.ts";

const notesOn = (text: string): unknown => {
  const parsed = parseListFile(text);
  return parsed.ok ? [] : parsed.problems;
};

describe("lists in other forms", () => {
  test.each([
    ["https://yasb.app/?f=Rebel%20Alliance&d=v9ZhZ20Z5XW&sn=Rebels", { note: "link of a builder", builder: "YASB" }],
    ["https://xwing-legacy.com/?f=Scum%20and%20Villainy&d=v8ZsZ200Z", { note: "link of a builder", builder: "YASB" }],
    ["launchbaynext.app/print?lbx='Rebel'", { note: "link of a builder", builder: "Launch Bay" }],
    ["https://example.org/my-list?launchbay", { note: "unknown link" }],
  ])("%s is recognised", (link, note) => {
    expect(notesOn(link)).toEqual([{ path: "", ...note }]);
  });

  test("a plain-text list is recognised too", () => {
    const text = "Wedge Antilles (52)\n  Outmaneuver (6)\n\nLuke Skywalker (62)\nTotal: 120";
    expect(notesOn(text)).toEqual([{ path: "", note: "plain text" }]);
  });

  test("any other text is not taken for a list", () => {
    expect(notesOn("hello")).toMatchObject([{ note: "not JSON" }]);
    expect(notesOn('{"pilots": [')).toMatchObject([{ note: "not JSON" }]);
  });
});
