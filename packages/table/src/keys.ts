/** The keyboard: which key asks for what. Control and Command are left to the browser. */
import { degrees, mm } from "@broadside/geometry";
import type { Command } from "./command.ts";

/** The part of a keyboard event that matters. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

export interface KeyHelp {
  readonly keys: string;
  readonly does: string;
}

export const keyboardHelp: readonly KeyHelp[] = [
  { keys: "Tab", does: "enter or leave the table" },
  { keys: "n, p", does: "go to the next or previous piece" },
  {
    keys: "Enter, Space",
    does: "select the piece: first to measure from, then to measure to",
  },
  { keys: "Arrow keys", does: "move the piece 1 mm (Shift 10 mm, Alt 0.1 mm); move the view where the piece is fixed" },
  { keys: "[ ], q e", does: "turn the piece left or right 1° (Shift 15°, Alt 0.1°)" },
  { keys: "+ −", does: "zoom in or out" },
  { keys: "0", does: "show the whole table" },
  { keys: "Escape", does: "give up a drag, or clear the selection" },
];

/** For a table that asks. */
export const choosingHelp: readonly KeyHelp[] = [
  { keys: "c", does: "go to the next piece that answers the question" },
  { keys: "Enter, Space", does: "choose the piece that answers the question" },
];

const ZOOM = 1.25;

const ARROWS: ReadonlyMap<string, readonly [right: number, up: number]> = new Map([
  ["ArrowRight", [1, 0]],
  ["ArrowLeft", [-1, 0]],
  ["ArrowUp", [0, 1]],
  ["ArrowDown", [0, -1]],
]);

const TURNS: ReadonlyMap<string, number> = new Map([
  ["[", -1],
  ["{", -1],
  ["q", -1],
  ["]", 1],
  ["}", 1],
  ["e", 1],
]);
/** Alt may change the letter a key gives; its place on the keyboard stays. */
const TURNS_BY_PLACE: ReadonlyMap<string, number> = new Map([
  ["BracketLeft", -1],
  ["KeyQ", -1],
  ["BracketRight", 1],
  ["KeyE", 1],
]);

const PLAIN: ReadonlyMap<string, Command> = new Map<string, Command>([
  ["Enter", { kind: "pickFocused" }],
  [" ", { kind: "pickFocused" }],
  ["n", { kind: "focus", step: 1 }],
  ["p", { kind: "focus", step: -1 }],
  ["c", { kind: "focusChoice" }],
  ["+", { kind: "zoom", factor: ZOOM }],
  ["=", { kind: "zoom", factor: ZOOM }],
  ["-", { kind: "zoom", factor: 1 / ZOOM }],
  ["_", { kind: "zoom", factor: 1 / ZOOM }],
  ["0", { kind: "fit" }],
  ["Escape", { kind: "escape" }],
]);

export function commandOf(press: KeyPress): Command | undefined {
  if (press.ctrlKey || press.metaKey) return undefined;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const arrow = ARROWS.get(key);
  if (arrow !== undefined) {
    const far = press.altKey ? mm(0.1) : press.shiftKey ? mm(10) : mm(1);
    return { kind: "nudge", right: arrow[0] * far, up: arrow[1] * far, turn: 0 };
  }
  const side = TURNS.get(key) ?? (press.altKey ? TURNS_BY_PLACE.get(press.code) : undefined);
  if (side !== undefined) {
    const angle = press.altKey ? degrees(0.1) : press.shiftKey ? degrees(15) : degrees(1);
    return { kind: "nudge", right: 0, up: 0, turn: side * angle };
  }
  return press.altKey ? undefined : PLAIN.get(key);
}
