/** The camera goes where something is asked, unless the player has told it to stay. */
import { BASES, type Point, type Pose, toTable } from "@broadside/geometry";
import type { Insets, TableWidget } from "@broadside/table";
import type { PlayQuestion, Scene } from "@broadside/telling";
import { type RefObject, useEffect, useRef, useState } from "react";

/** Milliseconds of a way, and the closest look in millimetres to a pixel. */
const WAY = 400;
const CLOSEST = 0.85;

export interface CameraControl {
  readonly isFollowing: boolean;
  follow(isFollowing: boolean): void;
}

export function useCamera(
  widget: RefObject<TableWidget | undefined>,
  scene: Scene,
  question: PlayQuestion | undefined,
  insets: Insets,
): CameraControl {
  const [isFollowing, setFollowing] = useState(true);
  const number = question?.number;
  const { top, left, right, bottom } = insets;
  // It goes to a question once, when that is asked, and again where the room for it changes.
  const went = useRef("");
  useEffect(() => {
    const way = `${number} ${top} ${left} ${right} ${bottom}`;
    if (!isFollowing || !question || went.current === way) return;
    went.current = way;
    const points = pointsOf(scene, question);
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (points.length > 0) widget.current?.frame(points, CLOSEST, isStill ? 0 : WAY);
    else widget.current?.fit();
  }, [widget, scene, question, number, isFollowing, top, left, right, bottom]);
  return { isFollowing, follow: setFollowing };
}

/** What the question is about and what answers it. */
function pointsOf({ state, ships }: Scene, { about, options, place }: PlayQuestion): readonly Point[] {
  if (place) return [];
  const poseOf = (id: string | undefined): Pose | undefined => [...state.ships, ...state.remotes].find((ship) => ship.id === id)?.pose;
  const corners = (id: string | undefined): readonly Point[] => {
    const pose = poseOf(id);
    const base = ships.find((ship) => ship.id === id)?.base;
    if (!pose) return [];
    const { width, length } = BASES[base ?? "small"];
    return [-1, 1].flatMap((x) => [-1, 1].map((y) => toTable(pose, (x * width) / 2, (y * length) / 2)));
  };
  return [...corners(about.ship), ...corners(about.target), ...options.flatMap(({ pose, piece }) => (pose ? [pose] : corners(piece)))];
}
