import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { WORDS } from "../words/parts.ts";
import { recordText } from "./record-text.ts";

const TEXT = '{"names":["Ana","Žofie"]}\n';
const packed = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(gzipSync(text));

test("a plain file and a compressed one have the same text, whatever their names", async () => {
  expect(await recordText(new File([TEXT], "game.json.gz"))).toEqual({ text: TEXT });
  expect(await recordText(new File([packed(TEXT)], "game.json"))).toEqual({ text: TEXT });
});

test("an empty file is read as an empty text", async () => {
  expect(await recordText(new Blob([]))).toEqual({ text: "" });
});

test("an incomplete or damaged compressed file is refused with a message", async () => {
  const whole = packed(TEXT.repeat(100));
  expect(await recordText(new Blob([whole.slice(0, -9)]))).toEqual({ refused: WORDS.damagedFile });
  expect(await recordText(new Blob([whole.map((byte, at) => (at === 30 ? byte ^ 0xff : byte))]))).toEqual({ refused: WORDS.damagedFile });
});

test("a small file that unpacks to too much is refused before all of it is unpacked", async () => {
  const bomb = packed("0".repeat(20_000_000));
  expect(bomb.length).toBeLessThan(25_000);
  expect(await recordText(new Blob([bomb]), 1000)).toEqual({ refused: WORDS.largeFile });
});

test("a plain file that is too long is refused as well", async () => {
  expect(await recordText(new Blob(["0".repeat(1001)]), 1000)).toEqual({ refused: WORDS.largeFile });
});
