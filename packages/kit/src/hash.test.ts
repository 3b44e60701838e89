import { expect, test } from "vitest";
import { contentHash, contentWords } from "./hash.ts";

/** Published test values of SHA-256. */
test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  ["abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"],
  ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
])("the hash of a text is SHA-256", (text, hash) => expect(contentHash(text)).toBe(hash));

/** Hashes that other programs produce for the same bytes. */
test.each([
  ["é", "4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c"],
  ["→", "161660030aa6c9e32470cc1c023dab32dc748d80b0e61882b368cb775d12638e"],
  ["🚀x", "2c75888263cf372d61ef87958ddf7ec129be7fbc2e3def17fc683f43d8a84f93"],
])("texts are hashed as UTF-8", (text, hash) => expect(contentHash(text)).toBe(hash));

test("half a surrogate pair is hashed as the replacement character", () => expect(contentHash("\ud83d")).toBe(contentHash("\ufffd")));

test("the words of a hash are its hexadecimal digits, eight in each word", () => {
  expect(
    contentWords("abc")
      .map((word) => word.toString(16).padStart(8, "0"))
      .join(""),
  ).toBe(contentHash("abc"));
});
