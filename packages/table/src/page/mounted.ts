/** A table on a page: its elements, its current state, and what the next frames will do. The functions in this folder change it in place. */
import type { Pose } from "@broadside/geometry";
import type { Camera, Screen } from "../camera.ts";
import { type Drawing, makeDrawing } from "../draw/drawing.ts";
import { type Felt, makeFelt } from "../draw/felt.ts";
import type { Followed } from "../following.ts";
import { openState, type TableState } from "../state.ts";
import type { Insets, TableEvents, TableView } from "../view.ts";
import { makeVoice, type Voice } from "./voice.ts";

export interface MountedTable {
  readonly box: HTMLElement;
  readonly felt: Felt;
  /** Holds the drawing, so that the drawing can move as a single image. */
  readonly plane: HTMLElement;
  readonly drawing: Drawing;
  readonly voice: Voice;
  readonly events: TableEvents;
  state: TableState;
  /** How much of the widget is covered by panels. */
  insets: Insets | undefined;
  /** Measures how much is covered at the moment. */
  covered: (() => Insets) | undefined;
  /** The camera of the last drawing. */
  drawnFor: Camera;
  /** The requested frame. */
  frame: number | undefined;
  /** Whether anything besides the camera has changed since the last drawing. */
  mustDraw: boolean;
  /** Redraws the table when the camera has stopped. */
  resting: ReturnType<typeof setTimeout> | undefined;
  /** The carried piece, to be reported in the next frame. */
  moving: { readonly id: string; readonly pose: Pose } | undefined;
  travel: Travel | undefined;
  /** Runs while the player has just moved the camera, or the mouse has just left a piece, so that nothing else moves the camera. */
  handled: ReturnType<typeof setTimeout> | undefined;
  /** What the owner was last told about the visible part of the table. */
  lookedAt: Pick<TableState, "camera" | "screen"> | undefined;
  readonly flying: Set<Flying>;
}

/** A movement of the camera that the owner asked for. */
interface Travel {
  readonly followed: Followed;
  /** Whether the player could already see it begin. If the player then moves the camera, it ends. */
  hasBegun: boolean;
  /** Whether the camera frames everything, even if it is already in view. */
  readonly isFramed: boolean;
  readonly milliseconds: number;
  /** Undefined until the movement begins, and again while something holds the table. */
  way: { readonly from: Camera; readonly to: Camera; readonly start: number } | undefined;
}

/** Pieces in flight. */
interface Flying {
  end(): void;
}

export function mount(root: HTMLElement, view: TableView, events: TableEvents, insets: Insets | undefined): MountedTable {
  const box = addBlock(root, "broadside-table");
  const felt = makeFelt(box);
  const plane = addBlock(box, "table-plane");
  const drawing = makeDrawing(plane);
  const voice = makeVoice(box);
  const state = openState(view, screenOf(box, insets));
  return {
    box,
    felt,
    plane,
    drawing,
    voice,
    events,
    state,
    insets,
    covered: undefined,
    drawnFor: state.camera,
    frame: undefined,
    mustDraw: false,
    resting: undefined,
    moving: undefined,
    travel: undefined,
    handled: undefined,
    lookedAt: undefined,
    flying: new Set(),
  };
}

function addBlock(parent: HTMLElement, name: string): HTMLElement {
  const block = document.createElement("div");
  block.className = name;
  parent.append(block);
  return block;
}

export const screenOf = (box: HTMLElement, insets: Insets | undefined): Screen => ({
  width: box.clientWidth,
  height: box.clientHeight,
  letters: lettersOfPage(),
  ...(insets && { insets }),
});

/** The page's usual letter size in pixels; users can enlarge it. */
const USUAL_LETTERS = 16;

const lettersOfPage = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_LETTERS || 1;
