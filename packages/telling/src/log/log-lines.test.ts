import { type GameEvent, NO_TOKENS } from "@broadside/rules";
import { randomGame } from "@broadside/rules/testing/random";
import { describe, expect, test } from "vitest";
import { type GameLog, linesUpTo, logReason, newGameLog, updateLog } from "./game-log.ts";
import { SILENT } from "./line-facts.ts";
import { cursor, flown, focused, linesOf, logOf, table } from "./log.testing.ts";

describe("the line for an activation", () => {
  test("contains the maneuver and the action", () => {
    expect(linesOf(flown("B1", "5FW"), focused("B1"))).toEqual(["Academy 1 flies a white 5 straight and focuses"]);
  });

  test("grows with each input and keeps its key", () => {
    const [first] = logOf(flown("B1", "5FW")).lines;
    const [grown] = logOf(flown("B1", "5FW"), focused("B1")).lines;
    expect(first?.text).toBe("Academy 1 flies a white 5 straight");
    expect(grown?.key).toBe(first?.key);
  });

  test("lists every event in its details", () => {
    expect(logOf(flown("B1", "5FW"), focused("B1")).lines[0]?.details).toEqual([
      "Academy 1 reveals a white 5 straight",
      "Academy 1 gets a focus token",
      "Academy 1 performs a focus action",
    ]);
  });

  test("contains what cards gave the ship, and calls the pilot's own text an ability", () => {
    const told = linesOf(
      flown("B2", "2NG"),
      [{ note: "used", ship: "B2", card: "upgrade:pushthelimit" }],
      [
        { note: "token", ship: "B2", token: "evade" },
        { note: "action", ship: "B2", action: "evade" },
        { note: "token", ship: "B2", token: "stress" },
        { note: "used", ship: "B2", card: "pilot:soontirfel" },
        { note: "token", ship: "B2", token: "focus" },
      ],
    );
    expect(told).toEqual([
      "Soontir Fel flies a green 2 right bank and uses Push the Limit, then evades, gets a stress token and gets a focus token (pilot ability)",
    ]);
  });

  test("adds up a huge ship's energy, and names the ship it locks", () => {
    const told = linesOf(flown("A2", "2F2"), [
      { note: "energy", ship: "A2", amount: 2 },
      { note: "energy allocated", ship: "A2", card: "upgrade:pushthelimit" },
      { note: "energy allocated", ship: "A2", card: "upgrade:pushthelimit" },
      { note: "lock", ship: "A2", target: "B1" },
      { note: "action", ship: "A2", action: "lock" },
    ]);
    expect(told).toEqual(["CR90 1 flies a 2 straight, gains 2 energy, puts 2 energy on Push the Limit and locks Academy 1"]);
  });

  test("splits a huge ship's activation into the maneuver, the energy and the actions", () => {
    const told = linesOf(flown("A2", "2F2"), [
      { note: "crushed", ship: "A2", obstacle: "obstacle 0" },
      { note: "dealt faceup", ship: "A2", card: "damage:cr90corvette/Weapon Damaged" },
      { note: "concerns", ship: "A2", card: "damage:cr90corvette/Weapon Damaged" },
      { note: "energy", ship: "A2", amount: 2 },
      { note: "energy allocated", ship: "A2", card: "upgrade:quadlasercannons" },
      { note: "energy spent", ship: "A2", amount: 1 },
      { note: "lock", ship: "A2", target: "B1" },
      { note: "action", ship: "A2", action: "lock" },
      { note: "energy spent", ship: "A2", amount: 3 },
      { note: "action", ship: "A2", action: "recover" },
    ]);
    expect(told[0]).toMatch(/ 2 straight, crushes .+ and takes a Weapon Damaged crit affecting its primary weapon, then gains 2 energy/);
    expect(told[0]).toMatch(/, then locks Academy 1 for 1 energy and recovers no shields for 3 energy$/);
  });

  test("adds up repeated losses and gains", () => {
    const told = linesOf(
      flown("A2", "2F2"),
      [5, 4, 3].flatMap((shields): readonly GameEvent[] => [
        { change: "ship", ship: "A2", set: { shields: shields - 1 } },
        { note: "energy", ship: "A2", amount: 1 },
      ]),
    );
    expect(told[0]).toMatch(/^CR90 1 flies a 2 straight, loses \d fore shields and gains 3 energy$/);
  });

  test("is separate for each ship, even outside an activation", () => {
    const move = (ship: "B1" | "B2"): GameEvent => ({ note: "maneuver", ship, maneuver: "2FW" });
    const told = linesOf([cursor(undefined), { note: "used", ship: "A1", card: "upgrade:pushthelimit" }, move("B1"), move("B2")]);
    expect(told).toEqual(["Wedge uses Push the Limit: Academy 1 flies a white 2 straight", "Soontir Fel flies a white 2 straight"]);
  });

  test("contains a wingmate's maneuver in formation", () => {
    const told = linesOf([cursor("B1"), { note: "activated", ship: "B1" }, { note: "in formation", ship: "B1", target: "B2" }]);
    expect(told).toEqual(["Academy 1 flies in formation with Soontir Fel"]);
  });
});

test("a card that removes a token is named together with the ship that loses the token", () => {
  const told = linesOf(
    [cursor(undefined, "combat"), { note: "used", ship: "B2", card: "upgrade:pushthelimit" }],
    [{ change: "ship", ship: "A1", set: { tokens: NO_TOKENS } }],
  );
  expect(told).toEqual(["Soontir Fel uses Push the Limit: Wedge loses a focus token"]);
});

test("tokens that all ships lose in the End phase are not logged", () => {
  expect(linesOf([cursor(undefined, "end"), { change: "ship", ship: "A1", set: { tokens: NO_TOKENS } }])).toEqual([]);
});

describe("the line for an attack", () => {
  const attack = (results: readonly GameEvent[]): readonly string[] =>
    linesOf(
      [cursor("A1", "combat"), { note: "attacks", ship: "A1", target: "B1", range: 2 }],
      [
        { note: "rolled", ship: "A1", reason: "attack", faces: ["hit", "focus", "crit"] },
        { change: "ship", ship: "A1", set: { tokens: NO_TOKENS } },
        { note: "spent", ship: "A1", token: "focus" },
        { note: "dice", ship: "A1", dieKind: "attack", faces: ["hit", "hit", "crit"] },
        { note: "rolled", ship: "B1", reason: "defense", faces: ["evade", "blank"] },
        ...results,
      ],
    );

  test("contains the range, the dice and the miss", () => {
    expect(attack([{ note: "missed", ship: "A1", target: "B1" }])).toEqual([
      "Wedge attacks Academy 1 at range 2 and misses: 2 hits and 1 crit (focus), 1 evade",
    ]);
  });

  test("contains the damage, the names of criticals, and the destruction", () => {
    const results: readonly GameEvent[] = [
      { note: "hit", ship: "A1", target: "B1", results: 2 },
      { note: "damage", ship: "B1", reason: "attack", amount: 2 },
      { note: "dealt facedown", ship: "B1" },
      { note: "dealt faceup", ship: "B1", card: "damage:core-tfa/Console Fire" },
      { note: "destroyed", ship: "B1" },
    ];
    expect(attack(results)).toEqual([
      "Wedge attacks Academy 1 at range 2: 2 hits and 1 crit (focus), 1 evade; Academy 1 takes 1 damage and a Console Fire crit and is destroyed",
    ]);
  });

  test("contains the section that was attacked and the shields it lost", () => {
    const told = linesOf([
      cursor("B1", "combat"),
      { note: "attacks", ship: "B1", target: "A2", section: "aft", range: 3, card: "upgrade:pushthelimit" },
      { note: "energy spent", ship: "B1", amount: 2 },
      { note: "rolled", ship: "B1", reason: "attack", faces: ["hit"] },
      { note: "rolled", ship: "A2", reason: "defense", faces: [] },
      { note: "hit", ship: "B1", target: "A2", results: 1 },
      { change: "ship", ship: "A2", set: { aftShields: 2 } },
    ]);
    expect(told).toEqual([
      "Academy 1 attacks CR90 1's aft section with Push the Limit at range 3 for 2 energy: 1 hit, no evades; CR90 1 loses an aft shield",
    ]);
  });
});

describe("votes", () => {
  test("say what players voted about", () => {
    const votes = [0, 1].map((seat): GameEvent => ({ note: "votes", seat, kind: "player order", key: "seat 1" }));
    expect(linesOf(votes)).toEqual(["Vote (first player): Player 1 and Player 2 choose Player 1"]);
  });

  test("about whose ship comes next appear only in the details of its move if everyone agrees", () => {
    const votes = [0, 1].map((seat): GameEvent => ({ note: "votes", seat, kind: "member in turn", key: "seat 1" }));
    const log = logOf([...votes, ...flown("A1", "2FG")]);
    expect(log.lines.map(({ text }) => text)).toEqual(["Wedge flies a green 2 straight"]);
    expect(log.lines[0]?.details[0]).toBe("Player 1 votes: Player 1");
  });
});

test("ships that do the same thing share a clause, and scores come last", () => {
  const scored: GameEvent = { note: "victory counters", seat: 0, counters: 2, reason: "a ship shot down", rule: "SC-COMMON-36" };
  const split = (ship: "B1" | "B2"): GameEvent => ({ note: "split", ship, reason: "leader cloaked" });
  const told = linesOf([...flown("A1", "2FW"), split("B1"), split("B2"), scored, { note: "destroyed", ship: "B1" }]);
  expect(told).toEqual([
    "Wedge flies a white 2 straight; Academy 1 and Soontir Fel split from their wings (the leader cloaked); Academy 1 is destroyed; Player 1 scores 2 victory counters (a ship shot down)",
  ]);
});

test("mission points get a line", () => {
  const events: readonly GameEvent[] = [
    cursor(undefined, "end"),
    { note: "mission points", seat: 0, points: 2, reason: "objectives", rule: "SC-COMMON-36" },
    { note: "mission points", seat: 1, points: 1, reason: "objectives", rule: "SC-COMMON-36" },
  ];
  expect(linesOf(events)).toEqual(["Player 1 scores 2 mission points (objectives); Player 2 scores 1 mission point (objectives)"]);
});

test("undo removes lines and the reasons for them", () => {
  const { game } = table();
  const log = newGameLog();
  const tell = (number: number, events: readonly GameEvent[]): void => {
    game.log.push({ number, input: undefined, events });
    updateLog(game, log);
  };
  tell(1, flown("B1", "5FW"));
  tell(2, focused("B1"));
  logReason(game, log, { number: 2, ship: "B1", text: "Why: no better idea" }, "");
  expect(log.lines[0]?.reasons).toEqual(["Why: no better idea"]);
  tell(3, [{ note: "undone", seat: 1, to: 1 }]);
  expect(log.lines.map(({ text }) => text)).toEqual(["Academy 1 flies a white 5 straight", "Player 2 undoes an answer"]);
  expect(log.lines[0]?.reasons).toEqual([]);
});

test("the reason for a dial appears below the ship's activation", () => {
  const { game } = table();
  const log = newGameLog();
  game.log.push({ number: 5, input: undefined, events: flown("B1", "5FW") });
  updateLog(game, log);
  logReason(game, log, { number: 2, ship: "B1", text: "Why: straight at them" }, "");
  expect(log.lines[0]?.reasons).toEqual(["Why: straight at them"]);
});

describe("law: in whole games,", () => {
  const logs: GameLog[] = [newGameLog(), newGameLog()];
  const atOnce = newGameLog();
  const [step, leaps] = logs as [GameLog, GameLog];
  const texts = new Map<number, string>();
  const game = randomGame(3, (one) => {
    updateLog(one, step);
    texts.set(one.number, JSON.stringify(step.lines));
    if (one.number % 7 === 0) updateLog(one, leaps);
  });
  for (const log of [step, leaps, atOnce]) updateLog(game, log);

  test("every event is in exactly one line, unless its kind gets no line", () => {
    const keys = [...(atOnce.builder?.lines.flatMap(({ details }) => details) ?? []), ...(atOnce.builder?.carried ?? [])].map(
      ({ key }) => key,
    );
    const silent = new Set(
      game.log.flatMap(({ number, events }) =>
        events.flatMap((event, place) => ("note" in event && SILENT.includes(event.note) ? [`${number} ${place}`] : [])),
      ),
    );
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.toSorted()).toEqual(atOnce.trace.flatMap(({ key }) => (silent.has(key) ? [] : [key])).toSorted());
  });

  test("the log is the same whether it is written after every input or all at once", () => {
    expect(step.lines).toEqual(atOnce.lines);
    expect(leaps.lines).toEqual(atOnce.lines);
  });

  test("the lines up to a given input are those that had been written by then", () => {
    for (const [number, text] of texts) if (number % 11 === 0) expect(JSON.stringify(linesUpTo(game, atOnce, number))).toBe(text);
  });

  test("no line is empty or contains text that is meant for programs", () => {
    for (const { text } of atOnce.lines) expect(text).toMatch(/^[A-Z“"'\d](?!.*(undefined|NaN|\b[a-z]+:[a-z])).*[^;,: ]$/);
  });
});
