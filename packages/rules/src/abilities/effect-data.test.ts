import { describe, expect, test } from "vitest";
import { DAMAGE, DAMAGE_CARD, type EffectData, FIGURE, faceOf, OBSTACLE, SECTION, TOKEN } from "./effect-data.ts";

/** The numbers stand in records: they may not change while records of this format are read. */
describe("what an effect remembers stands in records as a number", () => {
  test.each<readonly [string, number, number]>([
    ["a figure", FIGURE.written(7), 7],
    ["a section", SECTION.written("aft"), 1],
    ["a token", TOKEN.written("stress"), 2],
    ["a face of an attack die", faceOf("attack").written("crit"), 3],
    ["a face of a defense die", faceOf("defense").written("blank"), 5],
    ["two hits and a critical", DAMAGE.written({ hits: 2, crits: 1 }), 1002],
    ["a Damage card", DAMAGE_CARD.written(0), 1],
    ["no Damage card", DAMAGE_CARD.written(undefined), 0],
    ["an obstacle", OBSTACLE.written("obstacle 3 laid"), 3],
  ])("%s", (_, written, kept) => {
    expect(written).toBe(kept);
  });

  test.each<readonly [string, unknown, unknown]>([
    ["a figure", again(FIGURE, -1), -1],
    ["a section", again(SECTION, "fore"), "fore"],
    ["a token", again(TOKEN, "ion"), "ion"],
    ["a face", again(faceOf("attack"), "focus"), "focus"],
    ["damage", again(DAMAGE, { hits: 0, crits: 3 }), { hits: 0, crits: 3 }],
    ["a Damage card", again(DAMAGE_CARD, 32), 32],
    ["no Damage card", again(DAMAGE_CARD, undefined), undefined],
  ])("%s is read as it was written", (_, read, data) => {
    expect(read).toEqual(data);
  });

  test("what was never written is no Damage card", () => {
    expect(DAMAGE_CARD.read(0)).toBeUndefined();
  });
});

function again<Data>(kind: EffectData<Data>, data: Data): Data {
  return kind.read(kind.written(data));
}
