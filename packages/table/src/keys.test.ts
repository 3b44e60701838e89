import { degrees, mm } from "@broadside/geometry";
import { describe, expect, it } from "vitest";
import { commandOf, type KeyPress } from "./keys.ts";

const press = (key: string, held: Partial<KeyPress> = {}) =>
  commandOf({ key, code: "", shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...held });
const turn = (angle: number) => ({ kind: "nudge", right: 0, up: 0, turn: angle });

describe("keys", () => {
  it.each([
    ["ArrowRight", {}, mm(1), 0],
    ["ArrowUp", {}, 0, mm(1)],
    ["ArrowLeft", { shiftKey: true }, -mm(10), 0],
    ["ArrowDown", { altKey: true }, 0, -mm(0.1)],
  ])("%s with %o moves the piece", (key, held, right, up) => {
    const command = press(key, held);
    if (command?.kind !== "nudge") throw new Error("no nudge");
    expect([command.right + 0, command.up + 0, command.turn]).toEqual([right, up, 0]);
  });

  it.each([
    ["[", {}, -1],
    ["]", {}, 1],
    ["q", {}, -1],
    ["e", {}, 1],
    ["{", { shiftKey: true }, -15],
    ["E", { shiftKey: true }, 15],
    ["œ", { altKey: true, code: "KeyQ" }, -0.1],
    ["‘", { altKey: true, code: "BracketRight" }, 0.1],
  ])("%s with %o turns the piece by %d degrees", (key, held, angle) => {
    expect(press(key, held)).toEqual(turn(degrees(angle)));
  });

  it("select, move the focus, zoom in, show everything and escape", () => {
    expect(["Enter", " ", "n", "P", "0", "Escape"].map((key) => press(key))).toEqual([
      { kind: "pickFocused" },
      { kind: "pickFocused" },
      { kind: "focus", step: 1 },
      { kind: "focus", step: -1 },
      { kind: "fit" },
      { kind: "escape" },
    ]);
    expect(press("+")).toEqual(press("="));
  });

  it("zoom out by as much as they zoom in", () => {
    const [larger, smaller] = [press("+"), press("-")];
    if (larger?.kind !== "zoom" || smaller?.kind !== "zoom") throw new Error("no zoom");
    expect(larger.factor * smaller.factor).toBeCloseTo(1, 12);
    expect(larger.factor).toBeGreaterThan(1);
  });

  it("leave the browser its own shortcuts", () => {
    expect(press("0", { ctrlKey: true })).toBeUndefined();
    expect(press("ArrowLeft", { metaKey: true })).toBeUndefined();
    expect(press("n", { altKey: true })).toBeUndefined();
    expect(press("Tab")).toBeUndefined();
  });
});
