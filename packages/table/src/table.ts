/** The widget on a page: browser events go in, reports come out, and changes are drawn once a frame. */
import type { Pose } from "@broadside/geometry";
import { type Camera, type Framed, framing, type Screen, sightOf } from "./camera.ts";
import { draw, elementOf, makeDrawing } from "./draw/drawing.ts";
import { makeFelt } from "./draw/felt.ts";
import { set } from "./draw/svg.ts";
import { eased, poseAlong } from "./motion.ts";
import { placement } from "./paper.ts";
import { covers, isAtRest, shiftBetween, transformOf } from "./plane.ts";
import { hoveredBy, moveOf, pressOf, zoomOf } from "./pointer.ts";
import {
  focusedOn,
  hovering,
  keyed,
  lookingFrom,
  openState,
  perform,
  piecesNow,
  type Report,
  resized,
  type StateAndReports,
  shown,
  type TableState,
  touched,
  unfocused,
} from "./state.ts";
import type { Insets, TableEvents, TableView } from "./view.ts";
import { makeVoice } from "./voice.ts";

/** A piece that moves along some poses. */
export interface Flight {
  readonly id: string;
  readonly path: readonly Pose[];
}

export interface TableWidget {
  show(view: TableView): void;
  /** Sets how much of the widget is covered by panels. */
  leave(insets: Insets): void;
  fit(): void;
  /** Zooms by a factor around the middle of the screen. */
  zoom(factor: number): void;
  /** Moves the camera so that `framed` is in view. The movement takes this many milliseconds. */
  frame(framed: Framed, milliseconds: number): void;
  /** Shows pieces moving along their paths to their final positions, which the view already has. Resolves when all pieces have arrived. */
  fly(flights: readonly Flight[], milliseconds: number): Promise<void>;
  /** Gives a piece the keyboard's focus. */
  focus(id: string): void;
  destroy(): void;
}

/** How many milliseconds the camera must stay still before the table is redrawn. */
const REST = 130;

export function createTable(root: HTMLElement, view: TableView, events: TableEvents): TableWidget {
  const box = document.createElement("div");
  box.className = "broadside-table";
  root.append(box);
  const felt = makeFelt(box);
  const plane = document.createElement("div");
  plane.className = "table-plane";
  box.append(plane);
  const drawing = makeDrawing(plane);
  const { svg } = drawing;
  const voice = makeVoice(box);
  let insets: Insets | undefined;
  const sizeOfBox = (): Screen => ({
    width: box.clientWidth,
    height: box.clientHeight,
    letters: lettersOfPage(),
    ...(insets && { insets }),
  });

  let state = openState(view, sizeOfBox());
  let drawnFor: Camera = state.camera;
  let frame: number | undefined;
  /** Whether anything besides the camera has changed since the last drawing. */
  let mustDraw = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let moving: { readonly id: string; readonly pose: Pose } | undefined;
  let travel: { readonly from: Camera; readonly framed: Framed; start: number | undefined; readonly lasts: number } | undefined;
  const flying = new Set<{ end(): void }>();

  /** Draws the state. If a focused piece is gone or the order of the pieces has changed, drawing loses the focus, so this restores it. */
  function drawNow(): void {
    clearTimeout(resting);
    mustDraw = false;
    const hadFocus = svg.matches(":focus-within");
    draw(drawing, state);
    drawnFor = state.camera;
    plane.style.transform = "";
    felt.place(state.view, state.camera, state.screen);
    if (hadFocus && !svg.matches(":focus-within")) focus(state.entry);
  }

  /** If only the camera has moved, moves the picture with it, and redraws it when the camera stops. */
  function drawOrMove(): void {
    const shift = shiftBetween(drawnFor, state.camera);
    if (isAtRest(shift) || !covers(shift, state.screen)) {
      drawNow();
      return;
    }
    plane.style.transform = transformOf(shift);
    felt.place(state.view, state.camera, state.screen);
    clearTimeout(resting);
    resting = setTimeout(drawSoon, REST, true);
  }

  function drawSoon(all: boolean): void {
    mustDraw ||= all;
    frame ??= requestAnimationFrame((now) => {
      frame = undefined;
      const latest = moving;
      moving = undefined;
      if (latest !== undefined) events.moving?.(latest.id, latest.pose);
      step(now);
      if (mustDraw) drawNow();
      else drawOrMove();
      look();
    });
  }

  /** Reports the visible part of the table if it has changed. */
  let lookedAt: Pick<TableState, "camera" | "screen"> | undefined;
  function look(): void {
    const { camera, screen } = state;
    if (lookedAt?.camera === camera && lookedAt.screen === screen) return;
    lookedAt = { camera, screen };
    events.look?.(sightOf(camera, screen));
  }

  /** Moves the camera one step towards its target. */
  function step(now: number): void {
    if (!travel) return;
    travel.start ??= now;
    const share = travel.lasts === 0 ? 1 : Math.min(1, (now - travel.start) / travel.lasts);
    // The window and the panels may have changed in the meantime.
    const to = framing(state.view, state.screen, travel.framed);
    state = lookingFrom(state, cameraBetween(travel.from, to, eased(share)));
    if (share === 1) {
      travel = undefined;
      mustDraw = true;
    } else drawSoon(false);
  }

  function become(next: TableState): void {
    const isOnlyCamera =
      next.view === state.view && next.drafts === state.drafts && next.focused === state.focused && next.entry === state.entry;
    state = next;
    drawSoon(!isOnlyCamera);
  }

  function accept(outcome: StateAndReports): void {
    if (outcome.state.camera !== state.camera) travel = undefined;
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
    if (mustDraw) drawNow();
    const element = id === undefined ? svg : (elementOf(drawing, id) ?? svg);
    element.focus({ preventScroll: true });
  }

  /** Ends a piece's flight by putting it at its position in the view. */
  function putDown(id: string): void {
    const pose = piecesNow(state).find((piece) => piece.id === id)?.pose;
    const element = elementOf(drawing, id);
    if (pose && element) set(element, { transform: placement(pose) });
  }

  function hover(id: string | undefined): void {
    if (id === state.hovered) return;
    state = hovering(state, id);
    drawSoon(true);
    events.hover?.(id);
  }

  const listening = new AbortController();
  function listen<Name extends keyof SVGElementEventMap>(name: Name, hear: (event: SVGElementEventMap[Name]) => void): void {
    svg.addEventListener(name, hear, { signal: listening.signal, passive: false });
  }

  listen("pointerdown", (event) => {
    if (event.button !== 0) return;
    const press = pressOf(state, box, event);
    svg.setPointerCapture(event.pointerId);
    const { target } = press;
    if (target.kind !== "button") focus(target.kind === "table" ? undefined : target.id);
    set(svg, { "data-pointed": "" });
    accept(touched(state, press));
  });
  listen("pointermove", (event) => {
    if (state.gesture.kind !== "idle") accept(touched(state, moveOf(state, box, event)));
    else if (event.pointerType === "mouse") hover(hoveredBy(state, box, event));
  });
  listen("pointerleave", () => hover(undefined));
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
  /** `pointerdown` has already set the focus. */
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

  function resize(): void {
    state = resized(state, sizeOfBox());
    drawNow();
    look();
  }
  const sizes = new ResizeObserver(resize);
  sizes.observe(box);
  const themes = new MutationObserver(() => felt.paint(state.view));
  themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const letters = new MutationObserver(resize);
  letters.observe(document.documentElement, { attributeFilter: ["data-text"] });
  felt.paint(view);
  drawNow();

  return {
    focus,
    leave(next) {
      insets = next;
      state = resized(state, sizeOfBox());
      drawSoon(true);
    },
    fit: () => accept(perform(state, { kind: "fit" })),
    zoom: (factor) => accept(perform(state, { kind: "zoom", factor })),
    frame(framed, milliseconds) {
      if (state.gesture.kind !== "idle") return;
      state = resized(state, sizeOfBox());
      travel = { from: state.camera, framed, start: undefined, lasts: milliseconds };
      drawSoon(false);
    },
    fly(flights, milliseconds) {
      return new Promise((resolve) => {
        // Ends flights that are still in progress, because the view already has those pieces' final positions.
        for (const before of [...flying]) before.end();
        let start: number | undefined;
        const flight = {
          end() {
            flying.delete(flight);
            for (const { id } of flights) putDown(id);
            resolve();
          },
        };
        flying.add(flight);
        const go = (now: number): void => {
          if (!flying.has(flight)) return;
          start ??= now;
          const share = milliseconds === 0 ? 1 : Math.min(1, (now - start) / milliseconds);
          for (const { id, path } of flights) {
            const pose = poseAlong(path, eased(share));
            const element = elementOf(drawing, id);
            if (pose && element) set(element, { transform: placement(pose) });
          }
          if (share === 1) flight.end();
          else requestAnimationFrame(go);
        };
        requestAnimationFrame(go);
      });
    },
    show(next) {
      const isOther = next.width !== state.view.width || next.height !== state.view.height;
      state = shown(state, next);
      if (isOther) felt.paint(next);
      drawSoon(true);
    },
    destroy() {
      listening.abort();
      sizes.disconnect();
      themes.disconnect();
      letters.disconnect();
      voice.silence();
      clearTimeout(resting);
      for (const flight of [...flying]) flight.end();
      if (frame !== undefined) cancelAnimationFrame(frame);
      box.remove();
    },
  };
}

/** The page's usual letter size in pixels; users can enlarge it. */
const USUAL_LETTERS = 16;

const lettersOfPage = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_LETTERS || 1;

function cameraBetween(from: Camera, to: Camera, share: number): Camera {
  const between = (a: number, b: number): number => a + (b - a) * share;
  return { x: between(from.x, to.x), y: between(from.y, to.y), scale: between(from.scale, to.scale) };
}

const idOf = (event: Event): string | undefined =>
  event.target instanceof Element ? event.target.closest<SVGElement>("[data-id]")?.dataset["id"] : undefined;
