import { describe, expect, test } from "vitest";
import { FULL_ENTRY } from "../drafts/full-entry.testing.ts";
import { packEntry, packedIn, unpackEntry } from "./link.ts";

describe("an entry in a link", () => {
  const packed = async () => packedIn(await packEntry(FULL_ENTRY)) ?? "";

  test("is the same when the link is opened", async () => {
    expect(await unpackEntry(await packed())).toEqual({ ok: true, value: FULL_ENTRY });
  });

  test("is refused if the link is incomplete, wherever it was cut", async () => {
    const whole = await packed();
    for (let length = 0; length < whole.length; length += 23) expect((await unpackEntry(whole.slice(0, length))).ok).toBe(false);
  });

  test("is missing if the address has no link", () => {
    expect(packedIn("#p=abc")).toBeUndefined();
    expect(packedIn("")).toBeUndefined();
  });
});
