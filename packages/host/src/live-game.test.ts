import { newGame, recordOf } from "@broadside/rules";
import { startSetUp } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { type JournalRow, rowsOf } from "./journal.ts";
import { takeUp } from "./live-game.ts";

test("a journal of another format of records is not gone on with: new rows would be of this one", async () => {
  const { game } = startSetUp([{ ships: ["wedgeantilles"] }, { ships: ["howlrunner"] }]);
  const dice = { seed: "s", salts: [] };
  const rows = rowsOf(JSON.parse(JSON.stringify(recordOf(newGame(game.setup, game.content, dice), dice))), []);
  const taken = (given: readonly JournalRow[]) => takeUp(given, async () => game.content);
  expect(await taken(rows)).toMatchObject({ ok: true });
  const [opened, ...others] = rows;
  expect(await taken([{ ...opened, formatVersion: 1 } as unknown as JournalRow, ...others])).toMatchObject({
    ok: false,
    problems: [{ path: "formatVersion", reason: "is 1; a journal goes on in format 2" }],
  });
});
