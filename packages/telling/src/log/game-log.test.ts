import { at, startTable } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { newGameLog, updateLog } from "./game-log.ts";

test("the log still names an obstacle that is gone", () => {
  const { game } = startTable({ ships: [[{ pilot: "cr90corvette", pose: at(900, 450) }], []], setup: { table: "6x3" } });
  const log = newGameLog();
  const lying = { id: "obstacle 2", token: "coreasteroid3", pose: at(900, 500) } as const;
  game.log.push({
    number: game.number + 1,
    input: undefined,
    events: [
      { change: "state", set: { obstacles: [lying] } },
      { note: "crushed", ship: "A1", obstacle: lying.id },
      { change: "state", set: { obstacles: [] } },
    ],
  });
  updateLog(game, log);
  expect(log.lines.at(-1)?.text).toBe("CR90 1 crushes Core asteroid 4");
});

test("the log names the section that loses shields only on ships with two Ship cards", () => {
  const ships = [
    { pilot: "gr75mediumtransport", pose: at(400, 450) },
    { pilot: "cr90corvette", pose: at(900, 450) },
  ];
  const { game } = startTable({ ships: [ships, []], phase: "combat", setup: { table: "6x3" } });
  const log = newGameLog();
  updateLog(game, log);
  const events = (["A1", "A2"] as const).map((ship) => ({ change: "ship", ship, set: { shields: 1 } }) as const);
  game.log.push({ number: game.number + 1, input: undefined, events });
  updateLog(game, log);
  expect(log.lines.slice(-2).map(({ text }) => text)).toEqual(["GR-75 1 loses 3 shields", "CR90 1 loses 4 fore shields"]);
});
