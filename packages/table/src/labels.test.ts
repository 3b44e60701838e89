import { BASES, baseAt, degrees, mm } from "@broadside/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Camera, fittedCamera, type Screen } from "./camera.ts";
import { labelPlaces, noteId, shapeOn } from "./labelled.ts";
import { coversShape, meets } from "./labels.ts";
import type { Piece, TableView } from "./view.ts";

const SCREEN: Screen = { width: 1440, height: 900 };
const AREA = { width: mm(1828.8), height: mm(914.4) };
const ORIGIN = { x: 0, y: 0, heading: 0 };
const LABELS = ["Wedge", "Soontir", "Academy 3", "Tantive IV", "Green 2"];

const sizes = fc.constantFrom("small", "small", "small", "large", "cr90") satisfies fc.Arbitrary<keyof typeof BASES>;
const drawnShip = fc.record({
  base: sizes,
  x: fc.nat(1828),
  y: fc.nat(914),
  heading: fc.nat(359),
  label: fc.constantFrom(...LABELS),
  tokens: fc.nat(3),
});

/**
 * A random position with up to forty ships, seen from near or far. Some of the ships are choices, and one is the subject of the question.
 */
const positions = fc
  .record({
    ships: fc.array(drawnShip, { minLength: 4, maxLength: 40 }),
    chosen: fc.array(fc.nat(39), { maxLength: 8 }),
    asked: fc.nat(39),
    zoom: fc.constantFrom(1, 1.6, 2.4, 4),
  })
  .map(({ ships, chosen, asked, zoom }) => {
    const pieces = ships.map((ship, at) => pieceOf(`S${at}`, ship));
    const idAt = (at: number): string => `S${at % ships.length}`;
    const view: TableView = {
      ...AREA,
      pieces,
      marks: [
        { id: "ruler", kind: "ruler", points: [mm(300), mm(300), mm(600), mm(500)], closed: false, label: "Range 3", tone: "choice" },
      ],
      selected: [],
      choices: chosen.map(idAt),
      asked: idAt(asked),
    };
    const whole = fittedCamera(AREA, SCREEN);
    const camera: Camera = { ...whole, scale: whole.scale / zoom };
    return { view, camera };
  });

function pieceOf(
  id: string,
  {
    base,
    x,
    y,
    heading,
    label,
    tokens,
  }: {
    readonly base: "small" | "large" | "cr90";
    readonly x: number;
    readonly y: number;
    readonly heading: number;
    readonly label: string;
    readonly tokens: number;
  },
): Piece {
  const state = {
    skill: 4,
    name: `${label} in full`,
    shields: { left: 1, of: 2 },
    hull: { left: 3, of: 3 },
    tokens: Array.from({ length: tokens }, (_, at) => ({ name: `token ${at}`, icon: "f", tone: "green" as const, count: 1 })),
    ...(BASES[base].size === "huge" && { sections: [{ shields: { left: 1, of: 2 }, hull: { left: 3, of: 3 }, isCrippled: false }] }),
  };
  return {
    id,
    kind: "ship",
    label,
    description: label,
    pose: { x: mm(x), y: mm(y), heading: degrees(heading) },
    outlines: [baseAt(base, ORIGIN).points],
    lines: [],
    seat: 1,
    movable: false,
    ship: { glyph: "crosswing", state },
  };
}

const NOBODY = { hovered: undefined, focused: undefined };

describe("labels", () => {
  it("cover no choice and no other label, in 200 random positions", () => {
    fc.assert(
      fc.property(positions, ({ view, camera }) => {
        const places = [...labelPlaces(view, view.pieces, camera, SCREEN, NOBODY)];
        for (const [at, [, one]] of places.entries()) {
          for (const [, other] of places.slice(at + 1)) expect(meets(one, other)).toBe(false);
          for (const piece of view.pieces)
            if (view.choices?.includes(piece.id)) expect(coversShape(one, shapeOn(piece, camera, SCREEN))).toBe(false);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("are shown for the piece that the question is about, even when zoomed out", () => {
    const alone = pieceOf("S0", { base: "small", x: 900, y: 450, heading: 30, label: "Wedge", tokens: 2 });
    const view: TableView = { ...AREA, pieces: [alone], marks: [], selected: [], asked: "S0" };
    const far = { ...fittedCamera(AREA, SCREEN), scale: 3 };
    expect(labelPlaces(view, view.pieces, far, SCREEN, NOBODY).has("S0")).toBe(true);
    expect(labelPlaces({ ...view, asked: "other" }, view.pieces, far, SCREEN, NOBODY).has("S0")).toBe(false);
  });

  it("that found no room are shown once the pointer is on their piece", () => {
    const crowd = Array.from({ length: 40 }, (_, at) =>
      pieceOf(`S${at}`, {
        base: "small",
        x: 850 + (at % 8) * 12,
        y: 400 + Math.floor(at / 8) * 12,
        heading: 0,
        label: "Academy 3",
        tokens: 0,
      }),
    );
    const view: TableView = { ...AREA, pieces: crowd, marks: [], selected: [] };
    const camera = { ...fittedCamera(AREA, SCREEN), scale: 1 };
    const places = labelPlaces(view, crowd, camera, SCREEN, NOBODY);
    const hidden = crowd.find(({ id }) => !places.has(id));
    if (!hidden) throw new Error("in such a crowd some label finds no room");
    expect(labelPlaces(view, crowd, camera, SCREEN, { hovered: hidden.id, focused: undefined }).has(hidden.id)).toBe(true);
  });

  it("of marks are close to the middle of their mark", () => {
    const mark = {
      id: "ruler",
      kind: "ruler",
      points: [mm(300), mm(300), mm(600), mm(300)],
      closed: false,
      label: "Range 3",
      tone: "choice",
    } as const;
    const view: TableView = { ...AREA, pieces: [], marks: [mark], selected: [] };
    const place = labelPlaces(view, [], { x: 450, y: -300, scale: 1 }, SCREEN, NOBODY).get(noteId(mark));
    expect(Math.abs((place?.left ?? 0) + (place?.width ?? 0) / 2 - 720)).toBeLessThan(20);
    expect(Math.abs((place?.top ?? 0) - 450)).toBeLessThan(30);
  });
});
