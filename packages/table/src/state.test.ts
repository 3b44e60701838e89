import { mm } from "@broadside/geometry";
import { describe, expect, it } from "vitest";
import { fittedCamera, spotOf, tableAt } from "./camera.ts";
import type { Touch } from "./gesture.ts";
import type { KeyPress } from "./keys.ts";
import {
  focusedOn,
  keyed,
  lookingFrom,
  openState,
  perform,
  piecesNow,
  type Report,
  resized,
  shown,
  type TableState,
  touched,
} from "./state.ts";
import type { Insets, Piece, TableView } from "./view.ts";

const SCREEN = { width: 1000, height: 600 };
const piece = (id: string, x: number, movable = true): Piece => ({
  id,
  kind: "ship",
  label: id,
  description: id,
  pose: { x: mm(x), y: mm(300), heading: 0 },
  outlines: [],
  lines: [],
  movable,
});
const VIEW: TableView = {
  width: mm(914.4),
  height: mm(914.4),
  pieces: [piece("one", 100), piece("two", 500), piece("rock", 700, false)],
  marks: [],
  selected: [],
};

/** A player at the table. The page that uses the table accepts every move and selection. */
function sit(view: TableView = VIEW) {
  const reports: Report[] = [];
  let state: TableState = openState(view, SCREEN);
  const take = (outcome: { state: TableState; reports: readonly Report[] } | undefined): boolean => {
    if (outcome === undefined) return false;
    state = outcome.state;
    reports.push(...outcome.reports);
    return true;
  };
  return {
    reports,
    state: () => state,
    kinds: () => reports.map(({ kind }) => kind).filter((kind) => kind !== "say"),
    become: (next: TableState) => {
      state = next;
    },
    press: (key: string, held: Partial<KeyPress> = {}, covered?: () => Insets) =>
      take(keyed(state, { key, code: "", shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...held }, covered)),
    touch: (touch: Touch) => take(touched(state, touch)),
    perform: (command: Parameters<typeof perform>[1]) => take(perform(state, command)),
    poseOf: (id: string) => piecesNow(state).find((each) => each.id === id)?.pose,
  };
}

type Player = ReturnType<typeof sit>;
const grasp = (player: Player, id: string, toX: number): void => {
  const { camera, screen } = player.state();
  const from = player.poseOf(id) ?? { x: 0, y: 0, heading: 0 };
  const place = { x: mm(toX), y: from.y };
  const target = { kind: "piece", id, pose: from, movable: true } as const;
  player.touch({ kind: "down", pointer: 1, spot: spotOf(camera, screen, from), place: from, target, slop: 3 });
  player.touch({ kind: "move", pointer: 1, spot: spotOf(camera, screen, place), place, coarse: false });
};

describe("moving a piece", () => {
  it("draws it where it is carried, and reports it when it is put down", () => {
    const player = sit();
    grasp(player, "one", 200);
    expect(player.poseOf("one")?.x).toBe(mm(200));
    expect(player.kinds()).toEqual(["moving"]);
    player.touch({ kind: "up", pointer: 1 });
    expect(player.reports).toContainEqual({ kind: "move", id: "one", pose: { x: mm(200), y: mm(300), heading: 0 } });
  });

  it("keeps it where it was put until the next view, which decides where it is", () => {
    const player = sit();
    grasp(player, "one", 200);
    player.touch({ kind: "up", pointer: 1 });
    expect(player.poseOf("one")?.x).toBe(mm(200));
    player.become(shown(player.state(), VIEW));
    expect(player.poseOf("one")?.x).toBe(mm(100));
  });

  it("keeps it carried if a new view arrives meanwhile", () => {
    const player = sit();
    grasp(player, "one", 200);
    player.become(shown(player.state(), { ...VIEW, selected: ["two"] }));
    expect(player.poseOf("one")?.x).toBe(mm(200));
  });

  it.each([
    ["vanishes", [piece("two", 500)]],
    ["may no longer be moved", [piece("one", 100, false)]],
  ])("ends if the piece %s", (_, pieces) => {
    const player = sit();
    grasp(player, "one", 200);
    player.become(shown(player.state(), { ...VIEW, pieces }));
    player.touch({ kind: "up", pointer: 1 });
    expect(player.kinds()).toEqual(["moving"]);
    expect(player.state().drafts.size).toBe(0);
  });

  it("is cancelled by Escape, which keeps the selection", () => {
    const player = sit({ ...VIEW, selected: ["one"] });
    grasp(player, "one", 200);
    player.press("Escape");
    player.touch({ kind: "up", pointer: 1 });
    expect(player.poseOf("one")).toEqual(VIEW.pieces[0]?.pose);
    expect(player.kinds()).toEqual(["moving", "moving"]);
  });
});

it("a piece can have any id, even the name of a property that every object has", () => {
  const player = sit({ ...VIEW, pieces: [piece("constructor", 100)] });
  expect(player.poseOf("constructor")).toEqual(piece("constructor", 100).pose);
});

describe("the keyboard", () => {
  it("adds up moves before the owner answers, and reports each of them", () => {
    const player = sit();
    player.become(focusedOn(player.state(), "one"));
    for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft"]) player.press(key);
    const moves = player.reports.flatMap((report) => (report.kind === "move" ? [report.pose.x] : []));
    expect(moves).toEqual([mm(101), mm(102), mm(101), mm(100)]);
  });

  it("moves the view if the focused piece can't move or nothing has the focus", () => {
    for (const focused of ["rock", undefined]) {
      const player = sit();
      if (focused !== undefined) player.become(focusedOn(player.state(), focused));
      const before = player.state().camera;
      player.press("ArrowRight");
      expect(player.kinds()).toEqual([]);
      expect(player.state().camera.x).toBeGreaterThan(before.x);
    }
  });

  it("moves the focus around all pieces and brings each into view", () => {
    const player = sit();
    player.perform({ kind: "zoom", factor: 8, about: { left: 0, top: 0 } });
    for (const id of ["two", "rock", "one"]) {
      player.press("n");
      expect(player.reports.at(-1)).toEqual({ kind: "focus", id });
      player.become(focusedOn(player.state(), id));
      const { left, top } = spotOf(player.state().camera, SCREEN, player.poseOf(id) ?? { x: 0, y: 0 });
      expect(left > 0 && left < SCREEN.width && top > 0 && top < SCREEN.height).toBe(true);
    }
  });

  it("selects with Enter and clears with Escape", () => {
    const player = sit();
    player.become(focusedOn(player.state(), "two"));
    player.press("Enter");
    expect(player.reports).toContainEqual({ kind: "select", ids: ["two"] });
    player.become(shown(player.state(), { ...VIEW, selected: ["two"] }));
    player.press("Escape");
    expect(player.reports).toContainEqual({ kind: "select", ids: [] });
  });

  it("leaves Escape to the page if there is nothing to cancel", () => {
    expect(sit().press("Escape")).toBe(false);
  });
});

describe("the state of the view", () => {
  it("stays fitted when the screen's size changes, until the player moves it", () => {
    const narrow = { width: 320, height: 500 };
    const player = sit();
    expect(resized(player.state(), narrow).camera).toEqual(fittedCamera(VIEW, narrow));
    player.perform({ kind: "pan", right: 10, down: 0 });
    expect(resized(player.state(), narrow).camera).toEqual(player.state().camera);
    player.perform({ kind: "fit" });
    expect(resized(player.state(), narrow).camera).toEqual(fittedCamera(VIEW, narrow));
  });

  it("keeps the same middle between the panels when the screen or the panels change", () => {
    const player = sit();
    player.perform({ kind: "zoom", factor: 2 });
    const wide = { width: 1000, height: 600, insets: { top: 52, right: 240, bottom: 200, left: 240 } };
    const phone = { width: 390, height: 844, insets: { top: 48, right: 0, bottom: 388, left: 0 } };
    player.become(resized(player.state(), wide));
    const before = tableAt(player.state().camera, wide, { left: 500, top: 226 });
    player.become(resized(player.state(), phone));
    const after = tableAt(player.state().camera, phone, { left: 195, top: 252 });
    expect(after.x).toBeCloseTo(before.x, 3);
    expect(after.y).toBeCloseTo(before.y, 3);
  });

  it("shows a table of another size as a whole", () => {
    const player = sit();
    player.perform({ kind: "zoom", factor: 2 });
    const epic = { ...VIEW, width: mm(1828.8) };
    player.become(shown(player.state(), epic));
    expect(player.state().camera).toEqual(fittedCamera(epic, SCREEN));
  });

  it("shows the whole table in what panels leave free when the player asks for it, until the window's size changes", () => {
    const player = sit();
    const covered = { top: 50, right: 100, bottom: 200, left: 100 };
    const between = fittedCamera(VIEW, { ...SCREEN, insets: covered });
    player.press("0", {}, () => covered);
    expect(player.state().camera).toEqual(between);
    player.become(shown(player.state(), { ...VIEW, selected: ["one"] }));
    player.become(resized(player.state(), { ...SCREEN }));
    expect(player.state().camera).toEqual(between);
    const wide = { ...SCREEN, width: 1400 };
    player.become(resized(player.state(), wide));
    expect(player.state().camera).toEqual(fittedCamera(VIEW, wide));
  });

  it("remembers that the player has chosen the zoom, until something else changes it", () => {
    const player = sit();
    player.perform({ kind: "pan", right: 10, down: 0 });
    expect(player.state().isZoomChosen).toBe(false);
    for (const command of [{ kind: "zoom", factor: 2 }, { kind: "fit" }] as const) {
      player.perform(command);
      expect(player.state().isZoomChosen).toBe(true);
      const { camera } = player.state();
      expect(lookingFrom(player.state(), { ...camera, x: camera.x + 1 }).isZoomChosen).toBe(true);
      player.become(lookingFrom(player.state(), { ...camera, scale: camera.scale * 2 }));
      expect(player.state().isZoomChosen).toBe(false);
    }
  });

  it("keeps the point under the pointer where it is when it zooms", () => {
    const player = sit();
    const about = { left: 600, top: 250 };
    const before = tableAt(player.state().camera, SCREEN, about);
    player.perform({ kind: "zoom", factor: 2, about });
    const after = tableAt(player.state().camera, SCREEN, about);
    expect(after.x).toBeCloseTo(before.x, 3);
    expect(after.y).toBeCloseTo(before.y, 3);
  });

  it("moves the focus from a piece that has vanished to the one that takes its place", () => {
    const player = sit();
    player.become(focusedOn(player.state(), "two"));
    const next = shown(player.state(), { ...VIEW, pieces: [piece("one", 100), piece("rock", 700, false)] });
    expect([next.focused, next.entry]).toEqual(["rock", "rock"]);
  });

  it("doesn't report a selection that hasn't changed", () => {
    const player = sit();
    player.perform({ kind: "pick", id: undefined });
    expect(player.reports).toEqual([]);
  });
});

describe("answering a question", () => {
  const ASKING: TableView = { ...VIEW, choices: ["two", "rock"] };

  it("reports a choice instead of a selection after a click or Enter", () => {
    const player = sit(ASKING);
    player.perform({ kind: "pick", id: "rock" });
    player.become(focusedOn(player.state(), "two"));
    player.press("Enter");
    expect(player.reports.filter(({ kind }) => kind === "choose")).toEqual([
      { kind: "choose", id: "rock" },
      { kind: "choose", id: "two" },
    ]);
    expect(player.kinds()).not.toContain("select");
  });

  it("still selects a piece that isn't a choice", () => {
    const player = sit(ASKING);
    player.perform({ kind: "pick", id: "one" });
    expect(player.kinds()).toEqual(["focus", "select"]);
  });

  it("moves the focus from choice to choice with C", () => {
    const player = sit(ASKING);
    const focuses = () => player.reports.flatMap((report) => (report.kind === "focus" ? [report.id] : []));
    player.press("c");
    player.become(focusedOn(player.state(), "two"));
    player.press("c");
    expect(focuses()).toEqual(["two", "rock"]);
    expect(sit().press("c")).toBe(true);
  });

  it("keeps a piece on its track when it is dragged, nudged or turned", () => {
    const from = { x: mm(100), y: mm(300), heading: 0 };
    const to = { x: mm(150), y: mm(300), heading: 0 };
    const player = sit({ ...VIEW, pieces: [{ ...piece("one", 100), track: { from, to } }] });
    grasp(player, "one", 400);
    player.touch({ kind: "up", pointer: 1 });
    expect(player.reports).toContainEqual({ kind: "move", id: "one", pose: to });
    player.become(focusedOn(player.state(), "one"));
    player.press("ArrowUp");
    player.press("]");
    expect(player.poseOf("one")).toEqual(to);
    player.press("ArrowLeft");
    expect(player.poseOf("one")).toEqual({ ...to, x: mm(149) });
  });
});
