import { makePosition } from "@broadside/position";
import { describe, expect, test } from "vitest";
import { BROADSIDES, EXAMPLES, WING_ATTACK } from "./examples.ts";
import { packedIn, packPosition, unpackPosition } from "./link.ts";

const packed = async (position: typeof WING_ATTACK) => packedIn(await packPosition(position)) ?? "";

describe("a position in the address", () => {
  test.each(Object.entries(EXAMPLES))("%s comes back as it was", async (_, position) => {
    const read = await unpackPosition(await packed(position));
    expect(read.ok && makePosition(read.value)).toBe(makePosition(position));
  });

  test("a full table makes a link short enough to send", async () => {
    expect((await packPosition(WING_ATTACK)).length).toBeLessThan(1200);
  });

  test.each(["", "!!!", "AAAA", "a".repeat(5000)])("what is no position says so: %s", async (text) => {
    expect(await unpackPosition(text)).toMatchObject({ ok: false });
  });

  test("a link that was cut short is refused wherever it was cut", async () => {
    const whole = await packed(BROADSIDES);
    for (let length = 1; length < whole.length; length += 17) expect((await unpackPosition(whole.slice(0, length))).ok).toBe(false);
  });

  test("a small link that unpacks to something huge is not unpacked whole", async () => {
    const bomb = new Blob(["[".repeat(50_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
    const text = Buffer.from(bytes).toString("base64url");
    expect(await unpackPosition(text)).toMatchObject({ ok: false });
  });

  test("an address without a position holds none", () => {
    expect(packedIn("#top")).toBeUndefined();
    expect(packedIn("")).toBeUndefined();
  });
});
