import { at, startTable } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { newGameLog, updateLog } from "./game-log.ts";
import { happeningsSince } from "./happenings.ts";

const attackingTable = () =>
  startTable({
    ships: [[{ pilot: "wedgeantilles", pose: at(400, 300), tokens: { focus: 1 } }], [{ pilot: "academypilot", pose: at(400, 450, 180) }]],
    phase: "combat",
  })
    .attackDice("hit", "focus", "blank")
    .defenseDice("blank", "blank", "blank");

/** Returns what everyone is shown of the events since an input. */
function shown({ game }: ReturnType<typeof attackingTable>, since: number, seats: readonly number[] = []) {
  const log = newGameLog();
  updateLog(game, log);
  return happeningsSince(game, seats, since, log);
}

test("a roll is shown with its faces, and again after the dice have changed", () => {
  const table = attackingTable();
  const since = table.game.number;
  table.say("primary>B1");
  const rolled = shown(table, since).flatMap(({ happenings }) => happenings.filter(({ what }) => what === "dice"));
  expect(rolled).toMatchObject([{ how: "rolled", ship: "A1", about: "attack", faces: ["hit", "focus", "blank"] }]);
  const before = table.game.number;
  table.say("focus");
  const changed = shown(table, before).flatMap(({ happenings }) => happenings.filter(({ what }) => what === "dice"));
  expect(changed[0]).toMatchObject({ how: "changed", ship: "A1", faces: ["hit", "hit", "blank"] });
});

test("events are grouped by input, with lines and changes in the order they happened", () => {
  const table = attackingTable();
  const since = table.game.number;
  table.say("primary>B1").say("focus");
  const happened = shown(table, since);
  expect(happened.map(({ number }) => number)).toEqual([since + 1, since + 2]);
  const [first] = happened;
  const declared = first?.happenings.findIndex((one) => one.what === "told" && /attacks Academy 1/.test(one.text)) ?? -1;
  const dice = first?.happenings.findIndex(({ what }) => what === "dice") ?? -1;
  expect(declared).toBeGreaterThanOrEqual(0);
  expect(dice).toBeGreaterThan(declared);
});

test("there are no events after the latest input", () => {
  const table = attackingTable();
  expect(shown(table, table.game.number)).toEqual([]);
});
