import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { readGzip, writeGzip } from "./gzip-file.ts";

const folder = mkdtempSync(join(tmpdir(), "broadside-gzip-"));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

test("reads the text that was written", () => {
  writeGzip(at("text.gz"), "Pöntus – 1\n");
  expect(readGzip(at("text.gz"))).toBe("Pöntus – 1\n");
});

test("the header names neither a time nor a system", () => {
  writeGzip(at("header.gz"), "text");
  const header = readFileSync(at("header.gz"));
  expect(header.readUInt32LE(4)).toBe(0);
  expect(header[9]).toBe(255);
});

test("a file that already has the text keeps its bytes, however they were compressed", () => {
  const packed = gzipSync("the same", { level: 1 });
  writeFileSync(at("same.gz"), packed);
  writeGzip(at("same.gz"), "the same");
  expect(readFileSync(at("same.gz"))).toEqual(packed);
});

test("a file with another text and a damaged file are overwritten", () => {
  writeGzip(at("other.gz"), "one");
  writeGzip(at("other.gz"), "two");
  expect(readGzip(at("other.gz"))).toBe("two");
  writeFileSync(at("damaged.gz"), "no gzip");
  writeGzip(at("damaged.gz"), "whole");
  expect(readGzip(at("damaged.gz"))).toBe("whole");
});
