/** Moves the camera only to follow what happens: to the subject of a question, or to an attack, if it isn't in view. */
import { BASES, type Point, type Pose, toTable } from "@broadside/geometry";
import type { PlaceRegion } from "@broadside/rules";
import type { Followed, TableWidget } from "@broadside/table";
import type { PlayQuestion, Scene } from "@broadside/telling";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useWindowSize } from "../../../browser/window-size.ts";
import { boxOf } from "../choices/fleet/block.ts";
import type { HeldFleet } from "../choices/fleet/use-fleet.ts";
import { useSidePanel } from "../help/panel-views.ts";
import { useScene } from "../open-game.ts";
import { coveredNow, insetsOf, type PanelsShown } from "./insets.ts";
import type { Panels } from "./use-panels.ts";

/** How long a camera movement takes, in milliseconds, and the closest zoom in millimetres per pixel. */
const WAY = 400;
const CLOSEST = 1.05;
/** An attack without a question that is over within this many milliseconds isn't followed, because the next question comes at once. */
const BRIEF = 120;
/** Pixels to keep free around the zone where a piece may be placed. */
const AROUND_ZONE = 16;

export interface CameraControl {
  readonly isFollowing: boolean;
  follow(isFollowing: boolean): void;
}

interface CameraInput {
  readonly widget: RefObject<TableWidget | undefined>;
  /** The question on the screen. */
  readonly question: PlayQuestion | undefined;
  readonly panels: Panels;
  readonly isDialling?: boolean;
  /** A whole fleet that is being placed. */
  readonly fleet?: HeldFleet | undefined;
  /** Whether the camera follows from the start. */
  readonly startsFollowing: boolean;
}

export function useCamera({ widget, question, panels, isDialling = false, fleet, startsFollowing }: CameraInput): CameraControl {
  const scene = useScene();
  const [isFollowing, setFollowing] = useState(startsFollowing);
  const { width, height } = useWindowSize();
  const isReading = useSidePanel().shown !== undefined;
  const { attack, outcome } = scene.state;
  const shot = attack && !outcome ? `${attack.attacker} at ${attack.defender}` : "";
  // The camera looks once for each subject, and again when the window or a larger panel may have covered it.
  const occasion = `${question?.number ?? shot} ${fleet !== undefined} ${isReading} ${width} ${height}`;
  const seen = useRef("");
  const shownNow = (): PanelsShown => ({ ...panels.heights(), isDialling, isReading });
  const usual = useEffectEvent(() => insetsOf({ width, height }, shownNow()));
  const covered = useEffectEvent(() => coveredNow({ width, height }, shownNow()));
  useEffect(() => widget.current?.measure(() => covered()), [widget]);
  useEffect(() => {
    if (!isFollowing) seen.current = "";
    if (!isFollowing || seen.current === occasion) return;
    const look = () => {
      seen.current = occasion;
      const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      widget.current?.follow({ ...subjectOf(scene, question, fleet), closest: CLOSEST, insets: usual() }, isStill ? 0 : WAY);
    };
    if (question) return look();
    const soon = setTimeout(look, BRIEF);
    return () => clearTimeout(soon);
  }, [widget, scene, question, fleet, isFollowing, occasion]);
  return { isFollowing, follow: setFollowing };
}

/** What the camera shows for a question or, if no question is open, for an attack. */
function subjectOf(
  scene: Scene,
  question: PlayQuestion | undefined,
  fleet: HeldFleet | undefined,
): Pick<Followed, "points" | "beside" | "margin" | "withLabels"> {
  if (fleet) return { points: fleet.units.flatMap(({ region }) => cornersOfZone(scene, region)), margin: AROUND_ZONE };
  if (question?.place) return { points: cornersOfZone(scene, question.place.region), margin: AROUND_ZONE };
  if (question) return { points: pointsOf(scene, question), beside: fleetOf(scene, question), withLabels: true };
  const { attack, outcome } = scene.state;
  const shooting = attack && !outcome ? [attack.attacker, attack.defender] : [];
  return { points: shooting.flatMap((id) => cornersOf(scene, id)), withLabels: true };
}

function cornersOfZone({ table }: Scene, region: PlaceRegion): readonly Point[] {
  const { x0, y0, x1, y1 } = boxOf(table, region);
  return [x0, x1].flatMap((x) => [y0, y1].map((y) => ({ x, y })));
}

/** The ships and places that a question and its options are about. */
function pointsOf(scene: Scene, { about, options }: PlayQuestion): readonly Point[] {
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
