import { expect, test } from "vitest";
import { csvText } from "./csv-text.ts";

const cellOf = (text: string): string => csvText(["h"], [[text]]).slice("h\r\n".length, -"\r\n".length);

test("rows end with CRLF, and cells are separated by commas and quoted if necessary", () => {
  expect(
    csvText(
      ["rank", "name"],
      [
        [1, 'Li, "Ace" Ana'],
        [2, undefined],
        [-3, "Łukasz 王 علي"],
      ],
    ),
  ).toBe('rank,name\r\n1,"Li, ""Ace"" Ana"\r\n2,\r\n-3,Łukasz 王 علي\r\n');
  expect(cellOf("a\nb")).toBe('"a\nb"');
  expect(cellOf("a;b")).toBe('"a;b"');
});

test("no text can act as a formula", () => {
  for (const start of ["=", "+", "-", "@", "＝", "＋", "－", "＠"]) expect(cellOf(`${start}1`)).toBe(`'${start}1`);
  expect(cellOf("\t=1")).toBe('"\'\t=1"');
  expect(cellOf('=HYPERLINK("x","y")')).toBe('"\'=HYPERLINK(""x"",""y"")"');
  expect(cellOf("A=1")).toBe("A=1");
});
