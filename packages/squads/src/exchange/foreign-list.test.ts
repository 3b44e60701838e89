import { describe, expect, test } from "vitest";
import { parseListFile } from "./list-file.ts";

const reasonOf = (text: string): string => {
  const parsed = parseListFile(text);
  return parsed.ok ? "" : parsed.problems.map(({ reason }) => reason).join("; ");
};

describe("lists that come in another form", () => {
  test.each([
    ["https://yasb.app/?f=Rebel%20Alliance&d=v9ZhZ20Z5XW&sn=Rebels", /YASB.*XWS/],
    ["https://xwing-legacy.com/?f=Scum%20and%20Villainy&d=v8ZsZ200Z", /YASB.*XWS/],
    ["launchbaynext.app/print?lbx='Rebel'", /Launch Bay.*XWS/],
    ["https://example.org/my-list?launchbay", /is a link.*XWS/],
  ])("%s is told from others, and says how it gets here", (link, words) => {
    expect(reasonOf(link)).toMatch(words);
  });

  test("plain text says so too", () => {
    expect(reasonOf("Wedge Antilles (52)\n  Outmaneuver (6)\n\nLuke Skywalker (62)\nTotal: 120")).toMatch(/plain text.*XWS/);
  });

  test("what is like no list stays what it is", () => {
    expect(reasonOf("hello")).toMatch(/is not JSON/);
    expect(reasonOf('{"pilots": [')).toMatch(/is not JSON/);
  });
});
