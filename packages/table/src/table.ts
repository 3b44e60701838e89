/** The widget on a page: events of the browser go in, reports come out, and what changed is drawn once a frame. */
import type { Pose } from "@broadside/geometry";
import { draw, elementOf, makeDrawing } from "./draw.ts";
import { moveOf, pressOf, zoomOf } from "./pointer.ts";
import {
  focusedOn,
  keyed,
  openState,
  perform,
  type Report,
  resized,
  type StateAndReports,
  shown,
  type TableState,
  touched,
  unfocused,
} from "./state.ts";
import { set } from "./svg.ts";
import type { TableEvents, TableView } from "./view.ts";
import { makeVoice } from "./voice.ts";

export interface TableWidget {
  show(view: TableView): void;
  fit(): void;
  /** Larger by a factor, about the middle of the screen. */
  zoom(factor: number): void;
  /** Gives a piece the keyboard's focus. */
  focus(id: string): void;
  destroy(): void;
}

export function createTable(root: HTMLElement, view: TableView, events: TableEvents): TableWidget {
  const box = document.createElement("div");
  box.className = "broadside-table";
  root.append(box);
  const drawing = makeDrawing(box);
  const { svg } = drawing;
  const voice = makeVoice(box);
  const sizeOfBox = () => ({ width: box.clientWidth, height: box.clientHeight });

  let state = openState(view, sizeOfBox());
  let frame: number | undefined;
  let moving: { readonly id: string; readonly pose: Pose } | undefined;

  /** Draws; a focus that left with its piece, or when pieces changed places, comes back. */
  function drawNow(): void {
    const hadFocus = svg.matches(":focus-within");
    draw(drawing, state);
    if (hadFocus && !svg.matches(":focus-within")) focus(state.entry);
  }

  function drawSoon(): void {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      const latest = moving;
      moving = undefined;
      if (latest !== undefined) events.moving?.(latest.id, latest.pose);
      drawNow();
    });
  }

  function become(next: TableState): void {
    state = next;
    drawSoon();
  }

  function accept(outcome: StateAndReports): void {
    become(outcome.state);
    for (const report of outcome.reports) pass(report);
  }

  function pass(report: Report): void {
    switch (report.kind) {
      case "select":
        events.select(report.ids);
        break;
      case "moving":
        moving = report;
        break;
      case "move":
        moving = undefined;
        events.move(report.id, report.pose);
        break;
      case "choose":
        events.choose?.(report.id);
        break;
      case "say":
        voice.say(report.text);
        break;
      case "focus":
        focus(report.id);
        break;
    }
  }

  function focus(id: string | undefined): void {
    const element = id === undefined ? svg : (elementOf(drawing, id) ?? svg);
    element.focus({ preventScroll: true });
  }

  const listening = new AbortController();
  function listen<Name extends keyof SVGElementEventMap>(name: Name, hear: (event: SVGElementEventMap[Name]) => void): void {
    svg.addEventListener(name, hear, { signal: listening.signal, passive: false });
  }

  listen("pointerdown", (event) => {
    if (event.button !== 0) return;
    const press = pressOf(state, box, event);
    svg.setPointerCapture(event.pointerId);
    focus(press.target.kind === "table" ? undefined : press.target.id);
    set(svg, { "data-pointed": "" });
    accept(touched(state, press));
  });
  listen("pointermove", (event) => {
    if (state.gesture.kind !== "idle") accept(touched(state, moveOf(state, box, event)));
  });
  listen("pointerup", (event) => accept(touched(state, { kind: "up", pointer: event.pointerId })));
  listen("pointercancel", (event) => accept(touched(state, { kind: "cancel", pointer: event.pointerId })));
  listen("wheel", (event) => {
    event.preventDefault();
    accept(perform(state, zoomOf(box, event)));
  });
  listen("keydown", (event) => {
    set(svg, { "data-pointed": undefined });
    const outcome = keyed(state, event);
    if (outcome === undefined) return;
    event.preventDefault();
    accept(outcome);
  });
  /** The press has set the focus already. */
  listen("mousedown", (event) => event.preventDefault());
  /** Assistive technology clicks without a pointer. */
  listen("click", (event) => {
    const id = event.detail === 0 ? idOf(event) : undefined;
    if (id !== undefined) accept(perform(state, { kind: "pick", id }));
  });
  listen("focusin", (event) => {
    const id = idOf(event);
    if (id !== undefined) become(focusedOn(state, id));
  });
  listen("focusout", () => {
    set(svg, { "data-pointed": undefined });
    become(unfocused(state));
  });

  const sizes = new ResizeObserver(() => {
    state = resized(state, sizeOfBox());
    drawNow();
  });
  sizes.observe(box);
  drawNow();

  return {
    focus,
    fit: () => accept(perform(state, { kind: "fit" })),
    zoom: (factor) => accept(perform(state, { kind: "zoom", factor })),
    show(next) {
      state = shown(state, next);
      drawNow();
    },
    destroy() {
      listening.abort();
      sizes.disconnect();
      voice.silence();
      if (frame !== undefined) cancelAnimationFrame(frame);
      box.remove();
    },
  };
}

const idOf = (event: Event): string | undefined => (event.target instanceof SVGElement ? event.target.dataset["id"] : undefined);
