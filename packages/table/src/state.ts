/** The widget's state without the DOM: a view, a camera and a gesture as plain data, and how commands change them. */
import { mm, type Pose, samePose } from "@broadside/geometry";
import {
  allowedFactor,
  type Camera,
  fittedCamera,
  keptOn,
  middleOf,
  panned,
  revealing,
  type Screen,
  type Spot,
  sameMiddle,
  zoomed,
} from "./camera.ts";
import type { Command } from "./command.ts";
import { abandoned, carriedBy, type Gesture, step, type Touch } from "./gesture.ts";
import { commandOf, type KeyPress } from "./keys.ts";
import { type Nudge, nudged, onTrack } from "./placing.ts";
import { picked } from "./selection.ts";
import type { Insets, Piece, TableView } from "./view.ts";
import { tableWords } from "./words.ts";

export interface TableState {
  readonly view: TableView;
  readonly screen: Screen;
  readonly camera: Camera;
  /** Whether the whole play area is shown, and stays shown when the screen's size changes. */
  readonly fitted: boolean;
  /** What panels covered when the player asked for the whole table. Undefined for what they usually cover. */
  readonly covered: Insets | undefined;
  /** Whether the player has chosen the current zoom. */
  readonly isZoomChosen: boolean;
  readonly gesture: Gesture;
  /** Where the player has put pieces since the owner (the page that uses the widget) last showed a view. */
  readonly drafts: ReadonlyMap<string, Pose>;
  /** The piece that has keyboard focus. */
  readonly focused: string | undefined;
  /** The piece under the pointer. */
  readonly hovered: string | undefined;
  /** Where the mouse is, if it was moved onto something that a press would hit. */
  readonly pointed: Spot | undefined;
  /** The piece that gets the focus when Tab enters the table. It is the piece that had the focus last. */
  readonly entry: string | undefined;
}

/** A report to the owner or to screen readers, or a request to move the focus. */
export type Report =
  | { readonly kind: "select"; readonly ids: readonly string[] }
  | { readonly kind: "moving" | "move"; readonly id: string; readonly pose: Pose }
  | { readonly kind: "choose"; readonly id: string }
  | { readonly kind: "say"; readonly text: string }
  | { readonly kind: "focus"; readonly id: string };

export interface StateAndReports {
  readonly state: TableState;
  readonly reports: readonly Report[];
}

/** If an arrow key would move a piece by one millimetre, it moves the view by this many pixels. */
const PAN_PIXELS = 40;

const outcome = (state: TableState, ...reports: Report[]): StateAndReports => ({ state, reports });

export const openState = (view: TableView, screen: Screen): TableState => ({
  view,
  screen,
  camera: fittedCamera(view, screen),
  fitted: true,
  covered: undefined,
  isZoomChosen: false,
  gesture: { kind: "idle" },
  drafts: new Map(),
  focused: undefined,
  hovered: undefined,
  pointed: undefined,
  entry: view.pieces[0]?.id,
});

/**
 * Shows a new view from the owner, which either accepts or rejects where the player has put pieces. A carried piece stays carried unless it
 * can no longer be moved.
 */
export function shown(state: TableState, view: TableView): TableState {
  const carried = carriedBy(state.gesture);
  const draft = carried === undefined ? undefined : state.drafts.get(carried);
  const isLost = carried !== undefined && !view.pieces.some((piece) => piece.id === carried && piece.movable);
  const drafts = carried === undefined || draft === undefined || isLost ? [] : [[carried, draft] as const];
  const entry = entryIn(state, view);
  // A table of another size is shown as a whole.
  const isOther = view.width !== state.view.width || view.height !== state.view.height;
  const fitted = state.fitted || isOther;
  return {
    ...state,
    fitted,
    isZoomChosen: state.isZoomChosen && !isOther,
    view,
    drafts: new Map(drafts),
    entry,
    focused: state.focused && entry,
    gesture: isLost ? { kind: "idle" } : state.gesture,
    camera: fitted ? wholeTable(view, state.screen, state.covered) : keptOn(view, state.camera, state.screen),
  };
}

export function resized(state: TableState, screen: Screen): TableState {
  const isSameSize = screen.width === state.screen.width && screen.height === state.screen.height;
  const covered = isSameSize ? state.covered : undefined;
  const camera = state.fitted ? wholeTable(state.view, screen, covered) : sameMiddle(state.camera, state.screen, screen);
  return { ...state, screen, covered, camera };
}

const wholeTable = (view: TableView, screen: Screen, covered: Insets | undefined): Camera =>
  fittedCamera(view, covered ? { ...screen, insets: covered } : screen);

/** Moves the camera, for movements that the player didn't ask for. */
export const lookingFrom = (state: TableState, camera: Camera): TableState => ({
  ...state,
  camera,
  fitted: false,
  isZoomChosen: state.isZoomChosen && camera.scale === state.camera.scale,
});

export const focusedOn = (state: TableState, id: string): TableState => ({ ...state, focused: id, entry: id });
export const hovering = (state: TableState, id: string | undefined): TableState => ({ ...state, hovered: id });
export const pointing = (state: TableState, pointed: Spot | undefined): TableState => ({ ...state, pointed });
export const unfocused = (state: TableState): TableState => ({ ...state, focused: undefined });

/** The pieces as currently drawn. */
export const piecesNow = ({ view, drafts }: TableState): readonly Piece[] =>
  view.pieces.map((piece) => {
    const pose = drafts.get(piece.id);
    return pose === undefined ? piece : { ...piece, pose };
  });

export function touched(state: TableState, touch: Touch): StateAndReports {
  const { gesture, commands } = step(state.gesture, touch, state.view);
  return performAll({ ...state, gesture }, commands);
}

/** Handles a key; returns undefined if the widget has no use for it. `covered` measures what panels cover at the moment. */
export function keyed(state: TableState, press: KeyPress, covered?: () => Insets): StateAndReports | undefined {
  const command = commandOf(press);
  if (command === undefined) return undefined;
  if (command.kind === "escape" && state.gesture.kind === "idle" && state.view.selected.length === 0) return undefined;
  return perform(state, command.kind === "fit" ? { ...command, covered: covered?.() } : command);
}

export function perform(state: TableState, command: Command): StateAndReports {
  const { view, camera, screen } = state;
  switch (command.kind) {
    case "pan":
      return outcome(looking(state, panned(camera, command.right, command.down)));
    case "zoom": {
      const factor = allowedFactor(camera, view, screen, command.factor);
      return outcome({ ...looking(state, zoomed(camera, screen, command.about ?? middleOf(screen), factor)), isZoomChosen: true });
    }
    case "fit":
      return fit(state, command.covered);
    case "choose":
      return outcome(state, { kind: "choose", id: command.id });
    case "pick":
      return pick(state, command.id);
    case "carry":
      return carry(state, command.id, command.pose);
    case "put":
      return put(state, command.id, command.pose);
    case "putBack": {
      const { id, pose } = command;
      const piece = pieceOf(state, id);
      const say: Report[] = piece ? [{ kind: "say", text: tableWords().putBack(piece) }] : [];
      return outcome(drafted(state, id, pose), { kind: "moving", id, pose }, ...say);
    }
    case "pickFocused":
      return state.focused === undefined ? outcome(state) : pick(state, state.focused);
    case "focus":
      return focusAmong(state, piecesNow(state), command.step);
    case "focusChoice":
      return focusAmong(
        state,
        piecesNow(state).filter(({ id }) => isChoice(state, id)),
        1,
      );
    case "nudge":
      return nudge(state, command);
    case "escape": {
      if (state.gesture.kind === "idle") return pick(state, undefined);
      const { gesture, commands } = abandoned(state.gesture);
      return performAll({ ...state, gesture }, commands);
    }
  }
}

const fit = (state: TableState, covered: Insets | undefined): StateAndReports =>
  outcome({ ...state, camera: wholeTable(state.view, state.screen, covered), covered, fitted: true, isZoomChosen: true });

function performAll(state: TableState, commands: readonly Command[]): StateAndReports {
  return commands.reduce<StateAndReports>((before, command) => {
    const after = perform(before.state, command);
    return { state: after.state, reports: [...before.reports, ...after.reports] };
  }, outcome(state));
}

const looking = (state: TableState, camera: Camera): TableState => ({
  ...state,
  camera: keptOn(state.view, camera, state.screen),
  fitted: false,
});

const isChoice = ({ view }: TableState, id: string): boolean => view.choices?.includes(id) ?? false;

function pick(state: TableState, id: string | undefined): StateAndReports {
  const { selected, pieces } = state.view;
  if (id !== undefined && isChoice(state, id))
    return outcome(state, { kind: "focus", id }, { kind: "choose", id }, { kind: "say", text: tableWords().answered(pieces, id) });
  const ids = picked(selected, id);
  const focus: Report[] = id === undefined ? [] : [{ kind: "focus", id }];
  const isSame = ids.length === selected.length && ids.every((each, at) => each === selected[at]);
  return isSame
    ? outcome(state, ...focus)
    : outcome(state, ...focus, { kind: "select", ids }, { kind: "say", text: tableWords().chosen(pieces, ids) });
}

function carry(state: TableState, id: string, wanted: Pose): StateAndReports {
  const piece = pieceOf(state, id);
  if (piece === undefined) return outcome(state);
  const pose = allowed(piece, wanted);
  return outcome(drafted(state, id, pose), { kind: "moving", id, pose });
}

/** A piece on a track stays on it, wherever the pointer moves. */
const allowed = ({ track }: Piece, pose: Pose): Pose => (track ? onTrack(track, pose) : pose);

function put(state: TableState, id: string, wanted: Pose): StateAndReports {
  const piece = pieceOf(state, id);
  if (piece === undefined) return outcome(state);
  const pose = allowed(piece, wanted);
  return outcome(drafted(state, id, pose), { kind: "move", id, pose }, { kind: "say", text: tableWords().moved(piece, pose) });
}

function drafted(state: TableState, id: string, pose: Pose): TableState {
  const drafts = new Map(state.drafts);
  const piece = pieceOf(state, id);
  if (piece === undefined || samePose(piece.pose, pose)) drafts.delete(id);
  else drafts.set(id, pose);
  return { ...state, drafts };
}

/** Moves the focused piece. If it can't be moved or no piece is focused, arrow keys move the view. */
function nudge(state: TableState, by: Nudge): StateAndReports {
  if (carriedBy(state.gesture) !== undefined) return outcome(state);
  const piece = piecesNow(state).find(({ id }) => id === state.focused);
  if (piece?.movable) {
    const pose = allowed(piece, nudged(state.view, piece.pose, by));
    return samePose(pose, piece.pose) ? outcome(state) : put(state, piece.id, pose);
  }
  const pixels = PAN_PIXELS / mm(1);
  return perform(state, { kind: "pan", right: -by.right * pixels, down: by.up * pixels });
}

/** Moves the focus among these pieces, starting from the last one that was focused. */
function focusAmong(state: TableState, pieces: readonly Piece[], by: 1 | -1): StateAndReports {
  const at = pieces.findIndex(({ id }) => id === state.entry);
  const next = pieces[(at + by + pieces.length) % pieces.length];
  if (next === undefined) return outcome(state);
  const camera = revealing(state.camera, state.screen, next.pose);
  const isInSight = camera.x === state.camera.x && camera.y === state.camera.y;
  const seeing = isInSight ? state : looking(state, camera);
  return outcome(seeing, { kind: "focus", id: next.id });
}

/** Keeps the entry piece if it still exists. If not, takes the piece that now has its place in the list. */
function entryIn(state: TableState, { pieces }: TableView): string | undefined {
  if (pieces.some(({ id }) => id === state.entry)) return state.entry;
  const at = state.view.pieces.findIndex(({ id }) => id === state.entry);
  return (pieces[at] ?? pieces.at(-1))?.id;
}

const pieceOf = (state: TableState, id: string): Piece | undefined => state.view.pieces.find((piece) => piece.id === id);
