import { degrees, mm } from "@broadside/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Command } from "./command.ts";
import { abandoned, type Gesture, step, type Target, type Touch } from "./gesture.ts";

const AREA = { width: mm(1828.8), height: mm(914.4) };
const POSE = { x: mm(400), y: mm(300), heading: 0 };
const TABLE: Target = { kind: "table", near: undefined };
const SHIP: Target = { kind: "piece", id: "ship", pose: POSE, movable: true };
const ROCK: Target = { kind: "piece", id: "rock", pose: POSE, movable: false };
const HANDLE: Target = { kind: "handle", id: "ship", pose: POSE };

/** Here a pixel is a millimetre, and the screen's top-left corner is the table's. */
const spotAt = (left: number, top: number) => ({ spot: { left, top }, place: { x: mm(left), y: AREA.height - mm(top) } });
const down = (left: number, top: number, target: Target, pointer = 1): Touch => ({
  kind: "down",
  pointer,
  target,
  slop: 3,
  ...spotAt(left, top),
});
const move = (left: number, top: number, pointer = 1, coarse = false): Touch => ({ kind: "move", pointer, coarse, ...spotAt(left, top) });
const up = (pointer = 1): Touch => ({ kind: "up", pointer });

function play(...touches: readonly Touch[]): { readonly gesture: Gesture; readonly commands: readonly Command[] } {
  let gesture: Gesture = { kind: "idle" };
  const commands: Command[] = [];
  for (const touch of touches) {
    const next = step(gesture, touch, AREA);
    gesture = next.gesture;
    commands.push(...next.commands);
  }
  return { gesture, commands };
}

describe("a tap", () => {
  it.each([
    ["a piece", SHIP, "ship"],
    ["a fixed piece", ROCK, "rock"],
    ["the room round a piece", { kind: "table", near: "ship" } as const, "ship"],
    ["the empty table", TABLE, undefined],
  ])("on %s picks what is there", (_, target, id) => {
    expect(play(down(10, 10, target), move(12, 11), up()).commands).toEqual([{ kind: "pick", id }]);
  });

  it("on the handle does nothing", () => {
    expect(play(down(10, 10, HANDLE), up())).toEqual({ gesture: { kind: "idle" }, commands: [] });
  });
});

describe("a drag", () => {
  const grasp = [down(410, 610, SHIP), move(420, 620)];

  it("carries the piece by the point where it was grabbed, and puts it down", () => {
    const { gesture, commands } = play(...grasp, move(460, 590), up());
    const end = { x: mm(450), y: mm(300) + mm(20), heading: 0 };
    expect(commands.at(-2)).toEqual({ kind: "carry", id: "ship", pose: end });
    expect(commands.at(-1)).toEqual({ kind: "put", id: "ship", pose: end });
    expect(gesture.kind).toBe("idle");
  });

  it("doesn't move a piece that is put down where it was", () => {
    expect(play(...grasp, move(410, 610), up()).commands.at(-1)).toEqual({ kind: "carry", id: "ship", pose: POSE });
  });

  it("puts the piece back when the player or the browser cancels it", () => {
    expect(abandoned(play(...grasp).gesture)).toEqual({
      gesture: { kind: "idle" },
      commands: [{ kind: "putBack", id: "ship", pose: POSE }],
    });
    expect(play(...grasp, { kind: "cancel", pointer: 1 }).commands.at(-1)).toEqual({ kind: "putBack", id: "ship", pose: POSE });
  });

  it("keeps hold of the piece while another finger comes, moves and leaves", () => {
    const alone = play(...grasp, move(460, 590), up()).commands;
    expect(play(...grasp, down(0, 0, TABLE, 2), move(460, 590), move(50, 50, 2), up(2), up()).commands).toEqual(alone);
  });

  it.each([
    ["the empty table", TABLE],
    ["a fixed piece", ROCK],
    ["the room round a piece", { kind: "table", near: "ship" } as const],
  ])("on %s pans the view", (_, target) => {
    const { commands } = play(down(10, 10, target), move(30, 10), move(30, 25), up());
    expect(commands).toEqual([
      { kind: "pan", right: 20, down: 0 },
      { kind: "pan", right: 0, down: 15 },
    ]);
  });

  it("pans as far in total as the pointer has moved", () => {
    const spots = fc.array(fc.tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: -999, max: 999 })), { minLength: 1 });
    fc.assert(
      fc.property(spots, (way) => {
        const { commands } = play(down(0, 0, TABLE), move(9999, 9999), ...way.map(([left, top]) => move(left, top)));
        const sum = (of: "right" | "down") => commands.reduce((total, command) => total + (command.kind === "pan" ? command[of] : 0), 0);
        expect([sum("right"), sum("down")]).toEqual(way.at(-1)?.map((end) => end + 0));
      }),
    );
  });
});

describe("a turn", () => {
  it("follows the pointer around the centre in whole degrees, without a jump at the start", () => {
    const { commands } = play(down(410, 500, HANDLE), move(500, 614.4), up());
    const grip = 5;
    expect(commands.at(-1)).toEqual({ kind: "put", id: "ship", pose: { ...POSE, heading: degrees(90 - grip) } });
  });

  it("snaps to larger steps while Shift is held", () => {
    const { commands } = play(down(400, 500, HANDLE), move(480, 608, 1, true), up());
    expect(commands.at(-1)).toEqual({ kind: "put", id: "ship", pose: { ...POSE, heading: degrees(90) } });
  });
});

describe("a pinch", () => {
  it("zooms around the point between the fingers as they move apart", () => {
    const { commands } = play(down(100, 100, SHIP), down(200, 100, TABLE, 2), move(300, 100, 2));
    expect(commands).toEqual([
      { kind: "pan", right: 50, down: 0 },
      { kind: "zoom", factor: 2, about: { left: 200, top: 100 } },
    ]);
  });

  it("pans with the remaining finger after the other is lifted", () => {
    const { gesture, commands } = play(down(100, 100, TABLE), down(200, 100, TABLE, 2), up(1), move(210, 130, 2));
    expect(gesture.kind).toBe("pan");
    expect(commands).toEqual([{ kind: "pan", right: 10, down: 30 }]);
  });

  it("doesn't zoom when the fingers meet", () => {
    const { commands } = play(down(100, 100, TABLE), down(200, 100, TABLE, 2), move(100, 100, 2), move(150, 100, 2));
    expect(commands.every(({ kind }) => kind === "pan")).toBe(true);
  });

  it("never picks or moves a piece", () => {
    const { commands } = play(down(100, 100, SHIP), down(200, 100, SHIP, 2), move(90, 100), up(1), up(2));
    expect(commands.some(({ kind }) => kind === "pick" || kind === "put")).toBe(false);
  });
});
