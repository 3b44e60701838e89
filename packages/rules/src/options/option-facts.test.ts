import type { Pose } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import { weaponsOf } from "../attack/weapons.ts";
import type { Game } from "../driver/game.ts";
import { at, startTable, type Table, type TestTable } from "../testing.ts";
import type { AttackFacts } from "./attack-facts.ts";
import { type ManeuverFacts, maneuverFacts } from "./maneuver-facts.ts";
import { optionFacts } from "./option-facts.ts";
import { rangeWith } from "./weapon-range.ts";

const first = (game: Game) => {
  const [open] = game.open;
  if (!open) throw new Error("nobody is asked");
  return optionFacts(game, open);
};
const maneuvers = ({ game }: Table): ReadonlyMap<string, ManeuverFacts> => {
  const facts = first(game);
  return facts?.about === "maneuvers" ? facts.byKey : new Map();
};
const attacks = ({ game }: Table): ReadonlyMap<string, AttackFacts> => {
  const facts = first(game);
  return facts?.about === "attacks" ? facts.byKey : new Map();
};
/** Returns the ship's pose after its first maneuver. */
const landedAt = ({ events }: Table): Pose | undefined => {
  for (const event of events)
    if ("change" in event && event.change === "ship" && event.ship === "A1" && event.set.pose) return event.set.pose;
  return undefined;
};
const inMillimetres = ({ x, y, heading }: Pose) => [x / 1000, y / 1000, heading / 1000];

describe("facts about maneuvers", () => {
  const xwing = (given: Partial<TestTable> = {}, pose = at(400, 400), fields = {}): Table =>
    startTable({ ships: [[{ pilot: "wedgeantilles", pose, ...fields }], [{ pilot: "howlrunner", pose: at(800, 850, 180) }]], ...given });

  test("give each maneuver's end and colour, and no obstacles on an empty table", () => {
    const facts = maneuvers(xwing());
    expect(facts.size).toBe(15);
    expect(inMillimetres(facts.get("2FG")?.pose ?? at(0, 0))).toEqual([400, 520, 0]);
    expect(inMillimetres(facts.get("4KR")?.pose ?? at(0, 0))).toEqual([400, 600, 180]);
    expect([facts.get("2FG")?.colour, facts.get("4KR")?.colour]).toEqual(["green", "red"]);
    expect([...facts.values()].flatMap(({ obstacles }) => obstacles)).toEqual([]);
  });

  test("give the pose where the maneuver really ends if nothing is in the way, in every edition", () => {
    for (const edition of ["1e", "2.0", "2.5"] as const) {
      const pilots = ["wedgeantilles", "howlrunner"];
      const [own = "", other = ""] = pilots;
      const ships = [[{ pilot: own, pose: at(400, 400) }], [{ pilot: other, pose: at(800, 850, 180) }]];
      const codes = [...maneuvers(startTable({ edition, ships })).keys()];
      for (const code of codes) {
        const table = startTable({ edition, ships });
        const foreseen = maneuvers(table).get(code)?.pose;
        table.say(code, "A1");
        while (!landedAt(table)) table.pass();
        expect([code, landedAt(table)]).toEqual([code, foreseen]);
      }
    }
  });

  test("say that a maneuver leaves the table if any part of the base ends outside", () => {
    const facts = maneuvers(xwing({}, at(400, 780)));
    expect([facts.get("1BG"), facts.get("2FG")].map((one) => one?.leavesTable)).toEqual([false, true]);
  });

  test("list the obstacles under the template and the final base, nearest first", () => {
    const obstacles = [530, 625].map((y) => ({ token: "coreasteroid0" as const, pose: at(400, y) }));
    const facts = maneuvers(xwing({ obstacles }));
    expect(facts.get("4FW")?.obstacles).toEqual(["obstacle 1", "obstacle 2"]);
    expect(facts.get("1BG")?.obstacles).toEqual([]);
  });

  test("say that a stressed ship can't execute a red maneuver", () => {
    const facts = maneuvers(xwing({}, at(400, 400), { tokens: { stress: 1 } }));
    expect([facts.get("4KR"), facts.get("4FW")].map((one) => one?.mayBeFlown)).toEqual([false, true]);
  });

  test("list only obstacles under a huge ship's final position, not those on its way", () => {
    const table = startTable({
      ships: [[{ pilot: "cr90corvette", pose: at(400, 300) }], [{ pilot: "howlrunner", pose: at(800, 850, 180) }]],
      obstacles: [{ token: "coreasteroid0", pose: at(400, 290) }],
    });
    const ship = table.ship("A1");
    const facts = ["2F3", "4F1"].map((code) => maneuverFacts(table.game, ship, code));
    expect(facts.map((one) => one?.obstacles)).toEqual([["obstacle 1"], []]);
  });

  test("can be computed for another start pose", () => {
    const table = xwing();
    const there = maneuverFacts(table.game, table.ship("A1"), "2FG", at(100, 100, 90));
    expect(inMillimetres(there?.pose ?? at(0, 0))).toEqual([220, 100, 90]);
  });
});

describe("facts about attacks", () => {
  const duel = (y: number, given: Partial<TestTable> = {}): Table =>
    startTable({
      ships: [[{ pilot: "wedgeantilles", pose: at(400, 100) }], [{ pilot: "howlrunner", pose: at(400, y, 180) }]],
      phase: "combat",
      ...given,
    });

  test.each([
    [200, { range: 1, attackDice: 4, defenseDice: 3 }],
    [300, { range: 2, attackDice: 3, defenseDice: 3 }],
    [420, { range: 3, attackDice: 3, defenseDice: 4 }],
  ])("give range and dice against a target at %i mm", (y, expected) => {
    expect(attacks(duel(y)).get("primary>B1")).toMatchObject({ ...expected, obstructed: false, inArc: true, target: "B1" });
  });

  test("count one more defense die for an obstacle in the way", () => {
    const table = duel(300, { obstacles: [{ token: "coreasteroid0", pose: at(400, 200) }] });
    expect(attacks(table).get("primary>B1")).toMatchObject({ obstructed: true, defenseDice: 4 });
  });

  test("give the dice that are really rolled, and reading them changes nothing", () => {
    const table = duel(420);
    const before = JSON.stringify(table.game.state);
    const foreseen = attacks(table).get("primary>B1");
    expect(JSON.stringify(table.game.state)).toBe(before);
    table.say("primary>B1");
    const rolled = table.notes("rolled").map(({ faces }) => faces?.length);
    expect(rolled).toEqual([foreseen?.attackDice, foreseen?.defenseDice]);
  });

  test("don't include the option not to attack", () => {
    const table = duel(300);
    expect(table.keys).toContain("none");
    expect([...attacks(table).keys()]).toEqual(["primary>B1"]);
  });
});

test("facts about a barrel roll in the middle of the table say that no direction leaves the table", () => {
  const table = startTable({
    ships: [[{ pilot: "howlrunner", pose: at(400, 400) }], [{ pilot: "wedgeantilles", pose: at(800, 850, 180) }]],
    obstacles: [{ token: "coreasteroid0", pose: at(480, 480) }],
  });
  table.say("2FG", "A1").until("action").say("barrel-roll");
  const facts = table.game.open.flatMap((open) => optionFacts(table.game, open) ?? []);
  for (const one of facts) {
    expect(one.about).toBe("moves");
    for (const move of one.byKey.values()) expect(move).toMatchObject({ leavesTable: false });
  }
  expect(facts.length).toBeGreaterThan(0);
});

describe("ranges between arbitrary poses", () => {
  const table = startTable({
    ships: [[{ pilot: "wedgeantilles", pose: at(400, 100) }], [{ pilot: "howlrunner", pose: at(400, 800, 180) }]],
  });
  const { board } = table.game;
  const [own, enemy] = [table.ship("A1"), table.ship("B1")];

  test.each([
    [at(400, 200), 1],
    [at(400, 300), 2],
    [at(400, 420), 3],
    [at(400, 520), undefined],
    [at(600, 100), undefined],
  ])("a weapon's range to a target is known for any pose of the target", (pose, range) => {
    const [weapon] = weaponsOf(table.game, own);
    if (!weapon) throw new Error("no weapon");
    expect(rangeWith(weapon, board.stanceAt(own, at(400, 100)), board.stanceAt(enemy, pose))).toBe(range);
  });

  test("at the ships' actual poses, ranges and arcs are the same as measured on the table", () => {
    const [from, to] = [board.stance(own), board.stance(enemy)];
    expect(from.rangeTo(to)).toBe(board.range(own, enemy));
    expect(from.isInArc("front", to)).toBe(board.isInArc(own, "front", enemy));
    expect(from.rangeInArc("front", to)).toBe(board.measure(own, enemy, "front")?.range);
    expect(board.stanceAt(own, at(400, 100)).rangeTo(board.stanceAt(enemy, at(400, 100 + 40 + 250)))).toBe(3);
  });
});
