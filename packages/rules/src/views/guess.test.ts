import { describe, expect, test } from "vitest";
import type { Game } from "../driver/game.ts";
import { at, startTable, type Table } from "../testing.ts";
import type { Guess } from "./guess.ts";
import { imagine } from "./imagine.ts";
import { view } from "./view.ts";

/** Sets up two ships with equal skill. Once all dials are set, a question asks which one goes first, and no dial is revealed yet. */
const planning = (): Table => {
  const enemies = [300, 500].map((x) => ({ pilot: "academypilot", pose: at(x, 800, 180) }));
  return startTable({ ships: [[{ pilot: "wedgeantilles", pose: at(400, 100) }], enemies] });
};
const planned = (dials = ["3FG", "5FW"]): Game => {
  const [first = "", second = ""] = dials;
  return planning().say("2FG", "A1").say(first, "B1").say(second, "B2").game;
};
const imagined = (game: Game, seed: number, guess?: Guess): Game => imagine(view(game, [0]), game.content, seed, guess);
const dialsOf = ({ state }: Game): readonly (string | undefined)[] => state.ships.map(({ dial }) => dial);
const seeds = Array.from({ length: 300 }, (_, seed) => seed);

describe("a bot's guess about hidden dials", () => {
  test("is asked for each dial that its seat can't see, with all maneuvers on it", () => {
    const asked: [string, number][] = [];
    const game = planned();
    imagined(game, 1, { dial: (ship, codes) => void asked.push([ship, codes.length]) });
    const whole = game.facts.ships[1]?.dial.size ?? 0;
    expect(asked).toEqual([
      ["B1", whole],
      ["B2", whole],
    ]);
  });

  test("is used if it names a maneuver", () => {
    expect(dialsOf(imagined(planned(), 1, { dial: (ship) => (ship === "B1" ? "2TW" : "4FW") }))).toEqual(["2FG", "2TW", "4FW"]);
  });

  test("decides how often each maneuver is imagined if it gives weights", () => {
    const twoToOne: Guess = { dial: (_, codes) => codes.map((code) => (code === "2TW" ? 2 : code === "4FW" ? 1 : 0)) };
    const game = planned();
    const dials = seeds.map((seed) => dialsOf(imagined(game, seed, twoToOne))[1]);
    const turns = dials.filter((dial) => dial === "2TW").length;
    expect(new Set(dials)).toEqual(new Set(["2TW", "4FW"]));
    expect(turns).toBeGreaterThan(170);
    expect(turns).toBeLessThan(230);
  });

  test("is also used for answers that are secret until all have answered", () => {
    const { game } = planning().say("3FG", "B1");
    const [, dial] = dialsOf(imagined(game, 1, { dial: () => "2TW" }));
    const answers = imagined(game, 1, { dial: () => "2TW" }).open.map(({ answer }) => answer?.key);
    expect([dial, answers]).toEqual([undefined, [undefined, "2TW", undefined]]);
  });

  test("is also used for a standing order if only its use was seen", () => {
    const table = planning();
    for (const ship of ["B1", "B2"] as const) table.give({ input: "standing", seat: 1, kind: "dial", ship, key: "5FW" });
    const [, first] = imagined(table.game, 1, { dial: () => "2TW" }).open;
    expect(first?.answer?.key).toBe("2TW");
  });

  test("changes nothing if it names nothing or gives every maneuver weight 0", () => {
    for (const seed of seeds.slice(0, 20)) {
      const plain = imagined(planned(), seed).state;
      expect(imagined(planned(), seed, { dial: () => undefined }).state).toEqual(plain);
      expect(imagined(planned(), seed, { dial: (_, codes) => codes.map(() => 0) }).state).toEqual(plain);
    }
  });

  test("contains no hidden information: games that differ only in hidden dials are imagined the same", () => {
    const straight: Guess = { dial: (ship, codes) => codes.map((code, at) => (code.includes("F") ? 3 : 1 + (ship.length % (at + 1)))) };
    for (const seed of seeds.slice(0, 20))
      expect(imagined(planned(["2TW", "4FW"]), seed, straight).state).toEqual(imagined(planned(["5FW", "3YW"]), seed, straight).state);
  });

  test.each([
    ["a maneuver that is not on the dial", () => "9FG"],
    ["too few weights", () => [1]],
    ["a weight below 0", (_: string, codes: readonly string[]) => codes.map(() => -1)],
  ])("is refused if it gives %s", (_, dial) => {
    expect(() => imagined(planned(), 1, { dial })).toThrow();
  });
});
