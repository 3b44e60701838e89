import { describe, expect, test } from "vitest";
import { isTableSnapshot, snapshotOf, snapshotSaver } from "./table-snapshot.ts";

/** The parts of a scene that a snapshot uses. */
const scene = (waiting: readonly number[]): Parameters<typeof snapshotOf>[0] => ({
  table: { width: 914_400, height: 914_400 },
  waiting,
  bots: [{ seat: 1, level: "cadet", isStandIn: false }],
  ships: [
    { id: "A1", base: "small" },
    { id: "B1", base: "cr90" },
  ] as unknown as Parameters<typeof snapshotOf>[0]["ships"],
  state: {
    ships: [
      { id: "A1", seat: 0, pose: { x: 100_000, y: 200_000, heading: 90_000 } },
      { id: "B1", seat: 1, pose: undefined },
    ] as unknown as Parameters<typeof snapshotOf>[0]["state"]["ships"],
    obstacles: [{ pose: { x: 400_000, y: 500_000, heading: 0 } }] as unknown as Parameters<typeof snapshotOf>[0]["state"]["obstacles"],
  },
});

describe("a game's snapshot", () => {
  test("has the ships in millimetres from the top of the table, and whose turn it is", () => {
    expect(snapshotOf(scene([0]))).toEqual({
      table: { width: 914, height: 914 },
      ships: [{ seat: 0, size: "small", x: 100, y: 714, heading: 90 }],
      obstacles: [{ x: 400, y: 414 }],
      waiting: [0],
      programs: [{ seat: 1, level: "cadet" }],
    });
  });

  test("can be read from a file, and any other value is refused", () => {
    const look = snapshotOf(scene([0]));
    expect(isTableSnapshot(JSON.parse(JSON.stringify(look)))).toBe(true);
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
      expect(isTableSnapshot(broken)).toBe(false);
  });

  test("is written one at a time, and the latest is always written", async () => {
    const written: (readonly number[])[] = [];
    const doneWith: (() => void)[] = [];
    const take = snapshotSaver(
      ({ waiting }) =>
        new Promise((resolve) => {
          written.push(waiting);
          doneWith.push(resolve);
        }),
    );
    const sent = (waiting: readonly number[]) =>
      take({ message: "scene", number: 1, scene: scene(waiting) } as unknown as Parameters<typeof take>[0]);
    sent([0]);
    sent([1]);
    sent([0, 1]);
    expect(written).toEqual([[0]]);
    doneWith[0]?.();
    await expect.poll(() => written).toEqual([[0], [0, 1]]);
    doneWith[1]?.();
  });
});
