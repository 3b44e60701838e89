import { describe, expect, test } from "vitest";
import { isLook, lookKeeper, lookOf } from "./game-look.ts";

/** As much of a scene as a look goes by. */
const scene = (waiting: readonly number[]): Parameters<typeof lookOf>[0] => ({
  table: { width: 914_400, height: 914_400 },
  waiting,
  programs: [{ seat: 1, level: "cadet", standsIn: false }],
  ships: [
    { id: "A1", base: "small" },
    { id: "B1", base: "cr90" },
  ] as unknown as Parameters<typeof lookOf>[0]["ships"],
  state: {
    ships: [
      { id: "A1", seat: 0, pose: { x: 100_000, y: 200_000, heading: 90_000 } },
      { id: "B1", seat: 1, pose: undefined },
    ] as unknown as Parameters<typeof lookOf>[0]["state"]["ships"],
    obstacles: [{ pose: { x: 400_000, y: 500_000, heading: 0 } }] as unknown as Parameters<typeof lookOf>[0]["state"]["obstacles"],
  },
});

describe("the look of a game", () => {
  test("has the ships on the table in millimetres from its top, and who is waited for", () => {
    expect(lookOf(scene([0]))).toEqual({
      table: { width: 914, height: 914 },
      ships: [{ seat: 0, size: "small", x: 100, y: 714, heading: 90 }],
      obstacles: [{ x: 400, y: 414 }],
      waiting: [0],
      programs: [{ seat: 1, level: "cadet" }],
    });
  });

  test("comes back from a file, and nothing else does", () => {
    const look = lookOf(scene([0]));
    expect(isLook(JSON.parse(JSON.stringify(look)))).toBe(true);
    for (const broken of [
      undefined,
      null,
      7,
      {},
      { ...look, table: {} },
      { ...look, ships: [{}] },
      { ...look, waiting: ["x"] },
      { ...look, programs: [1] },
    ])
      expect(isLook(broken)).toBe(false);
  });

  test("is written one after the other, and the latest is never left out", async () => {
    const kept: (readonly number[])[] = [];
    const doneWith: (() => void)[] = [];
    const take = lookKeeper(
      ({ waiting }) =>
        new Promise((resolve) => {
          kept.push(waiting);
          doneWith.push(resolve);
        }),
    );
    const sent = (waiting: readonly number[]) =>
      take({ message: "scene", number: 1, scene: scene(waiting) } as unknown as Parameters<typeof take>[0]);
    sent([0]);
    sent([1]);
    sent([0, 1]);
    expect(kept).toEqual([[0]]);
    doneWith[0]?.();
    await expect.poll(() => kept).toEqual([[0], [0, 1]]);
    doneWith[1]?.();
  });
});
