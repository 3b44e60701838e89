/** Moves the camera so that the subject of the current question is visible between the panels. A locked camera doesn't move. */
import { BASES, type Point, type Pose, toTable } from "@broadside/geometry";
import type { Insets, TableWidget } from "@broadside/table";
import type { PlayQuestion, Scene } from "@broadside/telling";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useWindowSize } from "../../../browser/window-size.ts";

/** How long a camera movement takes, in milliseconds, and the closest zoom in millimetres per pixel. */
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
  // The camera moves once for each question, and again when the space between the panels changes.
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

/** The ships and places that a question and its options are about. */
function pointsOf(scene: Scene, { about, options, place }: PlayQuestion): readonly Point[] {
  if (place) return [];
  const corners = (id: string | undefined): readonly Point[] => cornersOf(scene, id);
  return [...corners(about.ship), ...corners(about.target), ...options.flatMap(({ pose, piece }) => (pose ? [pose] : corners(piece)))];
}

/** The player's other ships. For dials and orders, the camera shows these ships too. An attack gets a closer view without them. */
const fleetOf = (scene: Scene, { seat, secret, about }: PlayQuestion): readonly (readonly Point[])[] =>
  secret || about.ship === undefined
    ? scene.ships.flatMap((ship) => {
        const corners = ship.seat === seat ? cornersOf(scene, ship.id) : [];
        return corners.length > 0 ? [corners] : [];
      })
    : [];

/** The corners of a ship's base. Empty if the ship isn't on the table. */
function cornersOf({ state, ships }: Scene, id: string | undefined): readonly Point[] {
  const pose: Pose | undefined = [...state.ships, ...state.remotes].find((piece) => piece.id === id)?.pose;
  if (!pose) return [];
  const { width, length } = BASES[ships.find((ship) => ship.id === id)?.base ?? "small"];
  return [-1, 1].flatMap((x) => [-1, 1].map((y) => toTable(pose, (x * width) / 2, (y * length) / 2)));
}
