/** What each key does. Combinations with Control and Command are left to the browser. */
import { degrees, mm } from "@broadside/geometry";
import type { Command } from "./command.ts";

/** The part of a keyboard event that is used here. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

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
/** The keys that turn a piece, by their position on the keyboard, because pressing Alt may change a key's letter. */
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
