import { mm } from "@broadside/geometry";
import { describe, expect, it } from "vitest";
import { spotOf } from "./camera.ts";
import { isHeld, isOverTarget, pieceUnder } from "./hold.ts";
import { openState, pointing, shown, type TableState, touched } from "./state.ts";
import type { Piece, TableView } from "./view.ts";

const SCREEN = { width: 1000, height: 600 };
const ship = (x: number): Piece => ({
  id: "red",
  kind: "ship",
  label: "Red",
  description: "Red",
  pose: { x: mm(x), y: mm(300), heading: 0 },
  outlines: [[-20, 20, 20, 20, 20, -20, -20, -20].map(mm)],
  lines: [],
  movable: false,
});
const VIEW: TableView = { width: mm(914.4), height: mm(914.4), pieces: [ship(300)], marks: [], selected: [] };
const TABLE = openState(VIEW, SCREEN);
const spotAt = (x: number, state: TableState = TABLE) => spotOf(state.camera, SCREEN, { x: mm(x), y: mm(300) });
const FELT = spotAt(600);
const SHIP = spotAt(300);

describe("what is under a pointer", () => {
  it("is a piece, or only the table", () => {
    expect(pieceUnder(TABLE, SHIP)).toBe("red");
    expect(isOverTarget(TABLE, SHIP)).toBe(true);
    expect(pieceUnder(TABLE, FELT)).toBeUndefined();
    expect(isOverTarget(TABLE, FELT)).toBe(false);
  });

  it("can be a button around a piece", () => {
    const buttons = [{ id: "a", icon: "f", label: "A", isPicked: false }];
    const ringed = shown(TABLE, { ...VIEW, ring: { about: "red", buttons } });
    const around = [...Array(120).keys()].map((down) => ({ left: SHIP.left, top: SHIP.top + down }));
    expect(around.some((spot) => isOverTarget(ringed, spot) && pieceUnder(ringed, spot) === undefined)).toBe(true);
  });
});

describe("a pointer holds the table", () => {
  it("while it is down, wherever it is", () => {
    expect(isHeld(TABLE)).toBe(false);
    const place = { x: mm(600), y: mm(300) };
    const down = { kind: "down", pointer: 1, spot: FELT, place, target: { kind: "table", near: undefined }, slop: 3 } as const;
    const { state } = touched(TABLE, down);
    expect(isHeld(state)).toBe(true);
    expect(isHeld(touched(state, { kind: "up", pointer: 1 }).state)).toBe(false);
  });

  it("while the mouse is on a piece", () => {
    expect(isHeld(pointing(TABLE, SHIP))).toBe(true);
    expect(isHeld(pointing(TABLE, undefined))).toBe(false);
  });

  it("while the mouse is on an obstacle that the player can choose, but not on any other", () => {
    const rock: TableView = { ...VIEW, pieces: [{ ...ship(300), kind: "obstacle" }] };
    expect(isHeld(pointing(shown(TABLE, rock), SHIP))).toBe(false);
    expect(isHeld(pointing(shown(TABLE, { ...rock, choices: ["red"] }), SHIP))).toBe(true);
  });

  it("until the piece has moved away from under the mouse", () => {
    expect(isHeld(shown(pointing(TABLE, SHIP), { ...VIEW, pieces: [ship(600)] }))).toBe(false);
  });
});
