/**
 * Compressed records, like those in the documentation: the command reads them like any other record, and reports what is wrong with a bad
 * one.
 */
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { workplace } from "../shared/broadside.ts";

const { file, read, broadside } = workplace();
const GAME = ["play", "1e-red-squadron", "1e-howlrunner-swarm", "--seed", "21", "--rounds", "1", "--record"];

/** A thousand times smaller than its contents. */
const BOMB = gzipSync(Buffer.alloc(8_000_000, " "));

beforeAll(async () => {
  for (const name of ["plain.json", "packed.json.gz"]) expect(await broadside([...GAME, name])).toMatchObject({ code: 0, stderr: "" });
});

test("a record is compressed if its file name says so, and is read like a plain one", async () => {
  expect(read("packed.json.gz")).not.toContain("broadside-game");
  for (const command of ["verify", "replay"]) {
    const plain = await broadside([command, "plain.json"]);
    expect(plain.code).toBe(0);
    expect(await broadside([command, "packed.json.gz"])).toEqual(plain);
  }
});

test("a file counts as compressed by its bytes, not by its name", async () => {
  const packed = file("named.json", gzipSync(read("plain.json")));
  expect(await broadside(["verify", packed])).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Verified/) });
  const plain = file("named.json.gz", read("plain.json"));
  expect(await broadside(["verify", plain])).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Verified/) });
});

test.each<[string, () => Uint8Array, RegExp]>([
  [
    "one that is cut short",
    () => gzipSync(read("plain.json")).subarray(0, 3000),
    /^broken\.gz can't be read: it is incomplete\.\nCheck the name of the file with a game record\.\n$/,
  ],
  [
    "one that is damaged",
    () => gzipSync(read("plain.json")).fill(0xff, 200, 220),
    /^broken\.gz can't be read: it is damaged\.\nCheck the name of the file with a game record\.\n$/,
  ],
])("verify exits with 1 on %s", async (_what, bytes, words) => {
  const broken = file("broken.gz", bytes());
  expect(await broadside(["verify", broken])).toEqual({ code: 1, stdout: "", stderr: expect.stringMatching(words) });
});

test("a small file that unpacks to too much is refused", async () => {
  expect(BOMB.length).toBeLessThan(10_000);
  const stderr = expect.stringMatching(
    /^bomb\.gz is too large for a position: at most 1000000 characters are read\.\nCheck that this file really is a position\.\n$/,
  );
  expect(await broadside(["judge", file("bomb.gz", BOMB)])).toEqual({ code: 1, stdout: "", stderr });
});
