/** The widget for the page that owns it: browser events go in, reports come out, and changes are drawn once a frame. */
import type { Framed } from "../camera.ts";
import type { Followed } from "../following.ts";
import { perform } from "../state.ts";
import type { Insets, TableEvents, TableView } from "../view.ts";
import { accept, follow, frame, leave, show } from "./changes.ts";
import { endFlights, type Flight, fly } from "./flights.ts";
import { drawNow, focus } from "./frames.ts";
import { listenTo } from "./input.ts";
import { mount } from "./mounted.ts";

export interface TableWidget {
  show(view: TableView): void;
  /** Sets how much of the widget is covered by panels. */
  leave(insets: Insets): void;
  /** Sets how to measure what panels cover at the moment. The widget measures it when the player asks for the whole table. */
  measure(covered: () => Insets): void;
  fit(): void;
  /** Zooms by a factor around the middle of the screen. */
  zoom(factor: number): void;
  /** Moves the camera so that `framed` is in view. The movement takes this many milliseconds. */
  frame(framed: Framed, milliseconds: number): void;
  /** The same, but moves no more than necessary, and not at all if everything is in view. */
  follow(followed: Followed, milliseconds: number): void;
  /** Shows pieces moving along their paths to their final positions, which the view already has. Resolves when all pieces have arrived. */
  fly(flights: readonly Flight[], milliseconds: number): Promise<void>;
  /** Gives a piece the keyboard's focus. */
  focus(id: string): void;
  destroy(): void;
}

export function createTable(root: HTMLElement, view: TableView, events: TableEvents, insets?: Insets): TableWidget {
  const table = mount(root, view, events, insets);
  const stopListening = listenTo(table);
  table.felt.paint(view);
  drawNow(table);
  return {
    show: (next) => show(table, next),
    leave: (insets) => leave(table, insets),
    measure: (covered) => {
      table.covered = covered;
    },
    fit: () => accept(table, perform(table.state, { kind: "fit", covered: table.covered?.() })),
    zoom: (factor) => accept(table, perform(table.state, { kind: "zoom", factor })),
    frame: (framed, milliseconds) => frame(table, framed, milliseconds),
    follow: (followed, milliseconds) => follow(table, followed, milliseconds),
    fly: (flights, milliseconds) => fly(table, flights, milliseconds),
    focus: (id) => focus(table, id),
    destroy() {
      stopListening();
      table.voice.silence();
      clearTimeout(table.resting);
      clearTimeout(table.handled);
      endFlights(table);
      if (table.frame !== undefined) cancelAnimationFrame(table.frame);
      table.box.remove();
    },
  };
}
