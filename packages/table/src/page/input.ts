/** Listens to the browser: pointer, keyboard and focus, and the widget's size and the page's settings. */

import { set } from "../draw/svg.ts";
import { focusedOn, keyed, perform, touched, unfocused } from "../state.ts";
import { accept, become, moveMouse, point, resize } from "./changes.ts";
import { focus } from "./frames.ts";
import type { MountedTable } from "./mounted.ts";
import { moveOf, pressOf, spotOf, zoomOf } from "./pointer.ts";

type Listen = <Name extends keyof SVGElementEventMap>(name: Name, hear: (event: SVGElementEventMap[Name]) => void) => void;

/** Returns a function that stops listening. */
export function listenTo(table: MountedTable): () => void {
  const listening = new AbortController();
  const listen: Listen = (name, hear) => table.drawing.svg.addEventListener(name, hear, { signal: listening.signal, passive: false });
  hearPointer(table, listen);
  hearKeyboard(table, listen);
  // Someone who answers with the keyboard doesn't have to take the mouse off the table.
  document.addEventListener("keydown", () => point(table, undefined), { signal: listening.signal });
  const observers = observe(table);
  return () => {
    listening.abort();
    for (const observer of observers) observer.disconnect();
  };
}

function hearPointer(table: MountedTable, listen: Listen): void {
  const { box, drawing } = table;
  const { svg } = drawing;
  listen("pointerdown", (event) => {
    if (event.button !== 0) return;
    const press = pressOf(table.state, box, event);
    svg.setPointerCapture(event.pointerId);
    const { target } = press;
    if (target.kind !== "button") focus(table, target.kind === "table" ? undefined : target.id);
    set(svg, { "data-pointed": "" });
    accept(table, touched(table.state, press));
  });
  listen("pointermove", (event) => {
    if (table.state.gesture.kind !== "idle") accept(table, touched(table.state, moveOf(table.state, box, event)));
    else if (event.pointerType === "mouse") moveMouse(table, spotOf(box, event));
  });
  listen("pointerleave", () => moveMouse(table, undefined));
  listen("pointerup", (event) => {
    accept(table, touched(table.state, { kind: "up", pointer: event.pointerId }));
    if (event.pointerType === "mouse") moveMouse(table, spotOf(box, event));
  });
  listen("pointercancel", (event) => accept(table, touched(table.state, { kind: "cancel", pointer: event.pointerId })));
  listen("wheel", (event) => {
    event.preventDefault();
    accept(table, perform(table.state, zoomOf(box, event)));
  });
  /** `pointerdown` has already set the focus. */
  listen("mousedown", (event) => event.preventDefault());
}

function hearKeyboard(table: MountedTable, listen: Listen): void {
  const { svg } = table.drawing;
  listen("keydown", (event) => {
    set(svg, { "data-pointed": undefined });
    const outcome = keyed(table.state, event, table.covered);
    if (outcome === undefined) return;
    event.preventDefault();
    accept(table, outcome);
  });
  /** Assistive technology clicks without a pointer. */
  listen("click", (event) => {
    const id = event.detail === 0 ? idOf(event) : undefined;
    if (id !== undefined) accept(table, perform(table.state, { kind: "pick", id }));
  });
  listen("focusin", (event) => {
    const id = idOf(event);
    if (id !== undefined) become(table, focusedOn(table.state, id));
  });
  listen("focusout", () => {
    set(svg, { "data-pointed": undefined });
    become(table, unfocused(table.state));
  });
}

const idOf = (event: Event): string | undefined =>
  event.target instanceof Element ? event.target.closest<SVGElement>("[data-id]")?.dataset["id"] : undefined;

/** Observes the widget's size, and the page's theme and text size. */
function observe(table: MountedTable): readonly { disconnect(): void }[] {
  const sizes = new ResizeObserver(() => resize(table));
  sizes.observe(table.box);
  const themes = new MutationObserver(() => table.felt.paint(table.state.view));
  themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const letters = new MutationObserver(() => resize(table));
  letters.observe(document.documentElement, { attributeFilter: ["data-text"] });
  return [sizes, themes, letters];
}
