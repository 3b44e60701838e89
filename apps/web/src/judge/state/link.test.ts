import { makePosition } from "@broadside/position";
import { describe, expect, test } from "vitest";
import { packText } from "../../browser/packed-text.ts";
import { BROADSIDES, EXAMPLES, WING_ATTACK } from "../pieces/examples.ts";
import type { JudgedTable } from "../pieces/judged-table.ts";
import { holdsTable, makeLink, parseLink } from "./link.ts";

const through = async (table: JudgedTable) => {
  const read = await parseLink(await makeLink(table));
  return read.ok ? read.value : undefined;
};

describe("a table in the address", () => {
  test.each(Object.entries(EXAMPLES))("%s is the same when its link is opened", async (_, table) => {
    expect(await through(table)).toEqual(table);
  });

  test("a full table has a link short enough to send", async () => {
    expect((await makeLink(WING_ATTACK)).length).toBeLessThan(1200);
  });

  test("an old link without skills still opens", async () => {
    const read = await parseLink(`#p=${await packText(makePosition(BROADSIDES))}`);
    expect(read).toMatchObject({ ok: true, value: { edition: "1e", ships: [{ name: "CR90" }, { name: "X-wing" }, {}, {}] } });
    expect(read.ok && read.value.ships.some(({ skill }) => skill !== undefined)).toBe(false);
  });

  test("ships with a skill and ships without one can be mixed", async () => {
    const [first, ...others] = BROADSIDES.ships;
    const table = { ...BROADSIDES, ships: [{ ...first, skill: undefined }, ...others] } as JudgedTable;
    expect((await through(table))?.ships.map(({ skill }) => skill)).toEqual([undefined, 4, 4, 1]);
  });

  test("a table in a link keeps the moment of its game", async () => {
    const moment = { title: "Epic Dogfight, round 3", back: "/play?game=k7&at=3" };
    expect((await through({ ...BROADSIDES, moment }))?.moment).toEqual(moment);
  });

  test.each(["https://elsewhere.example/play?game=1", "//elsewhere.example/play?", "javascript:alert(1)", "/rules?x=1"])(
    "a link back may only lead to the play page, not to %s",
    async (back) => {
      const title = "Epic Dogfight, round 3";
      expect((await through({ ...BROADSIDES, moment: { title, back } }))?.moment).toEqual({ title });
    },
  );

  test.each(["", "!!!", "AAAA", "a".repeat(5000)])("a text that isn't a position is refused: %s", async (text) => {
    expect(await parseLink(`#p=${text}`)).toMatchObject({ ok: false });
  });

  test("an incomplete link is refused, wherever it was cut", async () => {
    const whole = await makeLink({ ...BROADSIDES, ships: BROADSIDES.ships.map(({ skill: _, ...ship }) => ship) });
    for (let length = 4; length < whole.length; length += 17) expect((await parseLink(whole.slice(0, length))).ok).toBe(false);
  });

  test("a small link that unpacks to something huge is refused", async () => {
    const bomb = new Blob(["[".repeat(50_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
    const text = Buffer.from(bytes).toString("base64url");
    expect(await parseLink(`#p=${text}`)).toMatchObject({ ok: false });
  });

  test("an address without a position isn't read as one", () => {
    expect(holdsTable("#top")).toBe(false);
    expect(holdsTable("")).toBe(false);
  });
});
