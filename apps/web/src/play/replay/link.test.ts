import { expect, test } from "vitest";
import { parsePlayAddress } from "../../addresses/play.ts";
import { OPENED_FILE, parseStartAddress, watchSaved } from "../../addresses/start.ts";
import { momentLink } from "./link.ts";

const HERE = "https://example.org";

test("the link to a moment names the game and the input, and can be parsed", () => {
  const link = momentLink(watchSaved("3f a&b"), 210, HERE) ?? "";
  const search = Object.fromEntries(new URL(link).searchParams);
  expect(parseStartAddress(search)).toEqual({ watch: "kept 3f a&b" });
  expect(parsePlayAddress(search)).toEqual({ at: 210 });
  expect(momentLink("epic-dogfight", 7, HERE)).toBe("https://example.org/play?watch=epic-dogfight&at=7");
});

test("a record that only this page knows has no link", () => {
  expect([momentLink(OPENED_FILE, 7, HERE), momentLink(undefined, 7, HERE)]).toEqual([undefined, undefined]);
});
