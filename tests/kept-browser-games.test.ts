/** Games that browsers have kept since an earlier version open, go on and can be watched. */
import { contentFor } from "@broadside/content";
import { playOut } from "@broadside/players";
import { type Game, gameFromRecord, parseRecord, replay } from "@broadside/rules";
import { describe, expect, test } from "vitest";
import { KEPT_ROWS, type KeptRow } from "./kept-browser-games.ts";

async function opened({ record: text }: KeptRow): Promise<Game> {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(JSON.stringify(record.problems));
  const content = await contentFor(record.value.setup);
  if (!content) throw new Error("no content");
  const game = gameFromRecord(record.value, content);
  if (!game.ok) throw new Error(JSON.stringify(game.problems));
  return game.value;
}

test("one of each kind is kept, in the middle of a round and at its end", () => {
  expect(KEPT_ROWS.map(([name]) => name)).toEqual([
    "epic-dogfight",
    "first-edition-finished",
    "first-edition-standard",
    "second-edition-2.0",
    "second-edition-2.5",
  ]);
});

describe.each(KEPT_ROWS)("%s", (_, row) => {
  test("stands where it stood", async () => {
    const game = await opened(row);
    expect(game.setup.seats.map(({ name }) => name)).toEqual(row.names);
    expect([game.state.round, game.state.outcome !== undefined]).toEqual([row.round, row.isOver]);
    expect(game.open.some(({ answer }) => !answer)).toBe(!row.isOver);
  });

  test("is what its events tell", async () => {
    const game = await opened(row);
    const record = parseRecord(row.record);
    expect(record.ok && JSON.parse(JSON.stringify(replay(record.value)))).toEqual(JSON.parse(JSON.stringify(game.state)));
  });

  test.skipIf(row.isOver)("goes on to its end", async () => {
    const game = playOut(await opened(row), [], { mostRounds: row.round + 1 });
    expect(game.state.outcome).toBeDefined();
    expect(game.log.filter(({ events }) => events.some((event) => "note" in event && event.note === "the rules lost their place"))).toEqual(
      [],
    );
  });
});
