/**
 * Turns the presses and movements of fingers and the mouse into gestures, as a state machine: a press becomes a tap, a pan, a pinch, a drag
 * or a turn. It knows nothing about the camera or the DOM.
 */
import { type Point, type Pose, samePose } from "@broadside/geometry";
import type { Spot } from "./camera.ts";
import type { Command } from "./command.ts";
import { bearingFrom, draggedTo, turnedTo } from "./placing.ts";
import type { Area } from "./view.ts";

/** What is under a pointer. A tap also reaches a piece that is only nearby (`near`), but a drag that starts there pans the view. */
export type Target =
  | { readonly kind: "table"; readonly near: string | undefined }
  | { readonly kind: "piece"; readonly id: string; readonly pose: Pose; readonly movable: boolean }
  | { readonly kind: "handle"; readonly id: string; readonly pose: Pose }
  | { readonly kind: "button"; readonly id: string };

interface Finger {
  readonly pointer: number;
  readonly spot: Spot;
}

export type Gesture =
  | { readonly kind: "idle" }
  | ({ readonly kind: "press"; readonly place: Point; readonly target: Target; readonly slop: number } & Finger)
  | ({ readonly kind: "pan" } & Finger)
  | { readonly kind: "pinch"; readonly fingers: readonly [Finger, Finger] }
  | { readonly kind: "drag"; readonly pointer: number; readonly id: string; readonly from: Pose; readonly grip: Point; readonly pose: Pose }
  | {
      readonly kind: "turn";
      readonly pointer: number;
      readonly id: string;
      readonly from: Pose;
      readonly grip: number;
      readonly pose: Pose;
    };

/** `spot` is a position on the screen, and `place` is one on the table. If the pointer moves more than `slop` pixels, it isn't a tap. */
export type Touch =
  | ({ readonly kind: "down"; readonly place: Point; readonly target: Target; readonly slop: number } & Finger)
  | ({ readonly kind: "move"; readonly place: Point; readonly coarse: boolean } & Finger)
  | { readonly kind: "up"; readonly pointer: number }
  | { readonly kind: "cancel"; readonly pointer: number };

export interface Step {
  readonly gesture: Gesture;
  readonly commands: readonly Command[];
}

type MoveTouch = Extract<Touch, { kind: "move" }>;
type PressGesture = Extract<Gesture, { kind: "press" }>;
type PinchGesture = Extract<Gesture, { kind: "pinch" }>;

const IDLE: Gesture = { kind: "idle" };
const to = (gesture: Gesture, ...commands: Command[]): Step => ({ gesture, commands });

export function step(gesture: Gesture, touch: Touch, area: Area): Step {
  switch (touch.kind) {
    case "down":
      return pressed(gesture, touch);
    case "move":
      return moved(gesture, touch, area);
    case "up":
      return lifted(gesture, touch.pointer);
    case "cancel":
      return gesture.kind !== "pinch" && isHeldBy(gesture, touch.pointer) ? abandoned(gesture) : lifted(gesture, touch.pointer);
  }
}

/** Cancels the gesture: a carried piece returns to its old position. */
export const abandoned = (gesture: Gesture): Step =>
  gesture.kind === "drag" || gesture.kind === "turn" ? to(IDLE, { kind: "putBack", id: gesture.id, pose: gesture.from }) : to(IDLE);

/** The piece that the player is carrying. */
export const carriedBy = (gesture: Gesture): string | undefined =>
  gesture.kind === "drag" || gesture.kind === "turn" ? gesture.id : undefined;

/**
 * If one finger is pressing or panning, a second finger makes it a pinch. If the first finger carries a piece, the second finger changes
 * nothing.
 */
function pressed(gesture: Gesture, { pointer, spot, place, target, slop }: Extract<Touch, { kind: "down" }>): Step {
  if (gesture.kind === "idle") return to({ kind: "press", pointer, spot, place, target, slop });
  if (gesture.kind !== "press" && gesture.kind !== "pan") return to(gesture);
  const held: Finger = { pointer: gesture.pointer, spot: gesture.spot };
  return to({ kind: "pinch", fingers: [held, { pointer, spot }] });
}

function moved(gesture: Gesture, touch: MoveTouch, area: Area): Step {
  if (!isHeldBy(gesture, touch.pointer)) return to(gesture);
  switch (gesture.kind) {
    case "idle":
      return to(gesture);
    case "press":
      return distance(gesture.spot, touch.spot) <= gesture.slop ? to(gesture) : moved(begun(gesture), touch, area);
    case "pan":
      return to({ ...gesture, spot: touch.spot }, pan(gesture.spot, touch.spot));
    case "pinch":
      return pinched(gesture, touch);
    case "drag": {
      const place = { x: touch.place.x - gesture.grip.x, y: touch.place.y - gesture.grip.y };
      const pose = draggedTo(area, gesture.from, place);
      return to({ ...gesture, pose }, { kind: "carry", id: gesture.id, pose });
    }
    case "turn": {
      const pose = turnedTo(gesture.from, bearingFrom(gesture.from, touch.place) - gesture.grip, touch.coarse);
      return to({ ...gesture, pose }, { kind: "carry", id: gesture.id, pose });
    }
  }
}

/** Returns the gesture that a press becomes once the pointer has moved beyond its slop. */
function begun({ pointer, spot, place, target }: PressGesture): Gesture {
  if (target.kind === "handle") {
    const grip = bearingFrom(target.pose, place) - target.pose.heading;
    return { kind: "turn", pointer, id: target.id, from: target.pose, grip, pose: target.pose };
  }
  if (target.kind === "piece" && target.movable) {
    const grip = { x: place.x - target.pose.x, y: place.y - target.pose.y };
    return { kind: "drag", pointer, id: target.id, from: target.pose, grip, pose: target.pose };
  }
  return { kind: "pan", pointer, spot };
}

function pinched({ fingers: [one, other] }: PinchGesture, { pointer, spot }: MoveTouch): Step {
  const [moving, still] = one.pointer === pointer ? [one, other] : [other, one];
  const factor = distance(spot, still.spot) / distance(moving.spot, still.spot);
  const before = between(moving.spot, still.spot);
  const about = between(spot, still.spot);
  const gesture: Gesture = { kind: "pinch", fingers: [{ pointer, spot }, still] };
  const follow = pan(before, about);
  return Number.isFinite(factor) && factor > 0 ? to(gesture, follow, { kind: "zoom", factor, about }) : to(gesture, follow);
}

function lifted(gesture: Gesture, pointer: number): Step {
  if (!isHeldBy(gesture, pointer)) return to(gesture);
  switch (gesture.kind) {
    case "press":
      return tapped(gesture.target);
    case "pinch": {
      const [one, other] = gesture.fingers;
      return to({ kind: "pan", ...(one.pointer === pointer ? other : one) });
    }
    case "drag":
    case "turn":
      return samePose(gesture.from, gesture.pose) ? to(IDLE) : to(IDLE, { kind: "put", id: gesture.id, pose: gesture.pose });
    default:
      return to(IDLE);
  }
}

function tapped(target: Target): Step {
  if (target.kind === "handle") return to(IDLE);
  if (target.kind === "button") return to(IDLE, { kind: "choose", id: target.id });
  return to(IDLE, { kind: "pick", id: target.kind === "piece" ? target.id : target.near });
}

const isHeldBy = (gesture: Gesture, pointer: number): boolean =>
  gesture.kind === "pinch"
    ? gesture.fingers.some((finger) => finger.pointer === pointer)
    : gesture.kind !== "idle" && gesture.pointer === pointer;

const pan = (from: Spot, { left, top }: Spot): Command => ({ kind: "pan", right: left - from.left, down: top - from.top });
const between = (a: Spot, b: Spot): Spot => ({ left: (a.left + b.left) / 2, top: (a.top + b.top) / 2 });
const distance = (a: Spot, b: Spot): number => Math.sqrt((a.left - b.left) * (a.left - b.left) + (a.top - b.top) * (a.top - b.top));
