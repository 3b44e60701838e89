/** The camera goes where something is asked, between the panels, unless the player has told it to stay. */
import { BASES, type Point, type Pose, toTable } from "@broadside/geometry";
import type { Insets, TableWidget } from "@broadside/table";
import type { PlayQuestion, Scene } from "@broadside/telling";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useWindowSize } from "./window-size.ts";

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
  const { width, height } = useWindowSize();
  // It goes to a question once, when that is asked, and again where the room for it changes.
  const went = useRef("");
  useEffect(() => {
    const way = `${number} ${top} ${left} ${right} ${bottom} ${width} ${height}`;
    if (!isFollowing || !question || went.current === way) return;
    went.current = way;
    const points = pointsOf(scene, question);
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const framed = { points, closest: CLOSEST, beside: fleetOf(scene, question) };
    if (points.length > 0) widget.current?.frame(framed, isStill ? 0 : WAY);
    else widget.current?.fit();
  }, [widget, scene, question, number, isFollowing, top, left, right, bottom, width, height]);
  return { isFollowing, follow: setFollowing };
}

/** What the question is about and what answers it. */
function pointsOf(scene: Scene, { about, options, place }: PlayQuestion): readonly Point[] {
  if (place) return [];
  const corners = (id: string | undefined): readonly Point[] => cornersOf(scene, id);
  return [...corners(about.ship), ...corners(about.target), ...options.flatMap(({ pose, piece }) => (pose ? [pose] : corners(piece)))];
}

/** While dials or an order are chosen, the other ships of the player are looked at too; for an attack a close look is better. */
const fleetOf = (scene: Scene, { seat, secret, about }: PlayQuestion): readonly (readonly Point[])[] =>
  secret || about.ship === undefined
    ? scene.ships.flatMap((ship) => {
        const corners = ship.seat === seat ? cornersOf(scene, ship.id) : [];
        return corners.length > 0 ? [corners] : [];
      })
    : [];

/** Of its base; none of a piece that is not on the table. */
function cornersOf({ state, ships }: Scene, id: string | undefined): readonly Point[] {
  const pose: Pose | undefined = [...state.ships, ...state.remotes].find((piece) => piece.id === id)?.pose;
  if (!pose) return [];
  const { width, length } = BASES[ships.find((ship) => ship.id === id)?.base ?? "small"];
  return [-1, 1].flatMap((x) => [-1, 1].map((y) => toTable(pose, (x * width) / 2, (y * length) / 2)));
}
