import { mm } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import { fittedCamera, type Screen, spotOf } from "./camera.ts";
import { HANDLE } from "./hit.ts";
import { labelPlaces, noteId } from "./labelled.ts";
import { meets } from "./labels.ts";
import type { Mark, Piece, TableView } from "./view.ts";

const SCREEN: Screen = { width: 900, height: 900, insets: { top: 50, right: 200, bottom: 50, left: 200 } };
const SQUARE = [-20, 20, 20, 20, 20, -20, -20, -20].map(mm);
const ship = (id: string, x: number, y: number): Piece => ({
  id,
  kind: "ship",
  label: id,
  description: id,
  pose: { x: mm(x), y: mm(y), heading: 0 },
  outlines: [SQUARE],
  lines: [],
  movable: true,
});
const half: Mark = {
  id: "half",
  kind: "part",
  points: [480, 520, 520, 520, 520, 480, 480, 480].map(mm),
  closed: true,
  tone: "good",
  label: "May be chosen",
  sign: "✓",
};

function placed(pieces: readonly Piece[], marks: readonly Mark[] = [], selected: readonly string[] = [], letters = 1) {
  const view: TableView = { width: mm(914.4), height: mm(914.4), pieces, marks, selected };
  const camera = fittedCamera(view, SCREEN);
  const places = labelPlaces(view, pieces, camera, { ...SCREEN, letters }, { hovered: undefined, focused: undefined });
  return { places, spotAt: (x: number, y: number) => spotOf(camera, SCREEN, { x: mm(x), y: mm(y) }), camera };
}

describe("places for labels", () => {
  test("the text of a marked part is beside it, with room for its sign", () => {
    const { places, spotAt } = placed([], [half]);
    const bare = placed([], [{ ...half, sign: undefined } as unknown as Mark]).places.get(noteId(half));
    const note = places.get(noteId(half));
    if (!note || !bare) throw new Error("the note has a place");
    const [corner, opposite] = [spotAt(480, 520), spotAt(520, 480)];
    const part = { left: corner.left, top: corner.top, width: opposite.left - corner.left, height: opposite.top - corner.top };
    expect(meets(note, part)).toBe(false);
    expect(note.width).toBeGreaterThan(bare.width);
  });

  test("no label covers the turn handle of a selected piece", () => {
    const { places, spotAt, camera } = placed([ship("below", 400, 400), ship("above", 400, 460)], [], ["below", "above"]);
    const { left, top } = spotAt(400, 420 + HANDLE.ahead * camera.scale);
    const handle = { left: left - HANDLE.radius, top: top - HANDLE.radius, width: 2 * HANDLE.radius, height: 2 * HANDLE.radius };
    expect(places.size).toBe(2);
    for (const place of places.values()) expect(meets(place, handle)).toBe(false);
  });

  test("no label covers the piece that the question is about", () => {
    const crowd = Array.from({ length: 49 }, (_, at) =>
      ship(at === 24 ? "asked" : `${at}`, 312 + 46 * (at % 7), 312 + 46 * Math.floor(at / 7)),
    );
    const view: TableView = { width: mm(914.4), height: mm(914.4), pieces: crowd, marks: [], selected: [], asked: "asked" };
    const camera = { ...fittedCamera(view, SCREEN), scale: 0.5 };
    const { left, top } = spotOf(camera, SCREEN, { x: mm(430), y: mm(470) });
    const base = { left, top, width: 40 / camera.scale, height: 40 / camera.scale };
    const places = labelPlaces(view, crowd, camera, SCREEN, { hovered: undefined, focused: undefined });
    expect(places.size).toBeGreaterThan(2);
    for (const place of places.values()) expect(meets(place, base)).toBe(false);
  });

  test("a piece next to a panel has its name on the side without the panel", () => {
    const { places } = placed([ship("a name that is long", 20, 450)], [], ["a name that is long"]);
    const place = places.get("a name that is long");
    expect(place?.left).toBeGreaterThanOrEqual(200);
  });

  test("labels of pieces and marks grow with the page's letter size", () => {
    const at = (letters: number) => placed([ship("Wedge", 700, 700)], [half], ["Wedge"], letters).places;
    for (const id of ["Wedge", noteId(half)]) {
      const [usual, largest] = [at(1).get(id), at(1.25).get(id)];
      expect(largest?.width).toBe(1.25 * (usual?.width ?? 0));
      expect(largest?.height).toBe(1.25 * (usual?.height ?? 0));
    }
  });
});
