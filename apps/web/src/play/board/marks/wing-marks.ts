/** Draws wings on the table: the line around each wing, the wing tool between its ships, and the ships' planned places. */
import { baseAt, type Pose } from "@broadside/geometry";
import type { FleetShip } from "@broadside/protocol";
import type { Mark, Piece } from "@broadside/table";
import type { PlayOption, Scene, ShipSheet } from "@broadside/telling";
import { hullOf } from "../../../look/hull-looks.ts";
import { outlineOf } from "../../../look/outlines.ts";
import { PLACES } from "../../../words/play/table/pieces.ts";
import { WINGS } from "../../../words/play/table/wings.ts";
import { matesOf, NEAR, slotOf, toolOf, wingOutline } from "../pieces/wings.ts";

/** Draws a line around each wing in formation. A ship that has split is outside the line (EB-WID-02, -03). */
export function wingMarks(scene: Scene): readonly Mark[] {
  const poseOf = (id: string): Pose | undefined => scene.state.ships.find((ship) => ship.id === id && ship.status === "inPlay")?.pose;
  return scene.ships.flatMap((leader): readonly Mark[] => {
    const pose = poseOf(leader.id);
    const mates = matesOf(scene, leader, "inPlay").flatMap((sheet) => {
      const at = poseOf(sheet.id);
      return at ? [{ sheet, at }] : [];
    });
    if (!pose || mates.length === 0) return [];
    const common = { closed: true, tone: "neutral", seat: leader.seat + 1 } as const;
    const corners = [{ sheet: leader, at: pose }, ...mates].flatMap(({ sheet, at }) => cornersOf(sheet, at));
    // If the leader has moved and its wingmates haven't, no wingmate is in its slot, and the tool isn't drawn.
    const inPlace = mates.filter(({ sheet, at }) => isNear(slotOf(sheet, leader, pose), at)).map(({ at }) => at);
    return [
      { id: `wing ${leader.id}`, kind: "area", points: wingOutline(pose, corners), ...common },
      ...(inPlace.length > 0
        ? [{ id: `tool ${leader.id}`, kind: "template" as const, points: toolOf(leader, pose, inPlace), ...common }]
        : []),
    ];
  });
}

function cornersOf({ base }: ShipSheet, pose: Pose): readonly { readonly x: number; readonly y: number }[] {
  const { points } = baseAt(base, pose);
  return Array.from({ length: points.length / 2 }, (_, at) => ({ x: points[2 * at] ?? 0, y: points[2 * at + 1] ?? 0 }));
}

const isNear = (slot: Pose | undefined, { x, y }: Pose): boolean =>
  slot !== undefined && Math.abs(slot.x - x) < NEAR && Math.abs(slot.y - y) < NEAR;

interface MateGhost {
  readonly id: string;
  readonly pose: Pose;
  readonly description: string;
  /** The reason why the wingmate doesn't fit there or, if it fits, what it touches. */
  readonly trouble?: string | undefined;
  readonly isRefused?: boolean;
}

const ghostOf = (mate: ShipSheet, { id, pose, description, trouble, isRefused = false }: MateGhost): Piece => ({
  id,
  kind: "ghost",
  label: trouble ?? "",
  description: trouble === undefined ? description : PLACES.withTrouble({ place: description, trouble }),
  pose,
  outlines: [outlineOf(mate)],
  lines: [],
  seat: mate.seat + 1,
  movable: false,
  ship: hullOf(mate),
  ...(isRefused && { isRefused: true as const }),
});

/**
 * The wingmates of a leader that is being placed (EB-WSET-04). If the worker has checked their places, wingmates that don't fit show the
 * reason.
 */
export function matesPlaced(scene: Scene, leader: ShipSheet, pose: Pose, judged: readonly FleetShip[]): readonly Piece[] {
  return matesOf(scene, leader, "reserve").flatMap((mate) => {
    const slot = slotOf(mate, leader, pose);
    const refusal = judged.find(({ ship }) => ship === mate.id)?.refusal?.text;
    const description = WINGS.place({ mate: mate.shortName, leader: leader.shortName });
    const trouble = refusal === undefined ? undefined : WINGS.splits({ why: refusal });
    return slot ? [ghostOf(mate, { id: `mate ${mate.id}`, pose: slot, description, trouble, isRefused: refusal !== undefined })] : [];
  });
}

/** Where the tool will put wingmates whose leader has already moved. Games with tournament assistance don't show this in advance. */
export function upcomingMates(scene: Scene): readonly Piece[] {
  const shipOf = (id: string) => scene.state.ships.find((ship) => ship.id === id);
  if (scene.isStrict || scene.state.cursor.phase !== "activation") return [];
  return scene.ships.flatMap((leader) => {
    const pose = shipOf(leader.id)?.activated ? shipOf(leader.id)?.pose : undefined;
    if (!pose) return [];
    return matesOf(scene, leader, "inPlay").flatMap((mate) => {
      const slot = shipOf(mate.id)?.activated ? undefined : slotOf(mate, leader, pose);
      return slot
        ? [
            ghostOf(mate, {
              id: `slot ${mate.id}`,
              pose: slot,
              description: WINGS.place({ mate: mate.shortName, leader: leader.shortName }),
            }),
          ]
        : [];
    });
  });
}

/** Where the wingmates end after their leader's maneuver. */
export function wingAfter({ ships }: Scene, leader: ShipSheet, { label, preview }: PlayOption): readonly Piece[] {
  return (preview?.mates ?? []).flatMap(({ ship, pose, trouble, splits }) => {
    const mate = ships.find(({ id }) => id === ship);
    const words = trouble && (splits ? WINGS.splits({ why: trouble.text }) : trouble.text);
    const description = WINGS.after({ mate: mate?.shortName ?? ship, maneuver: label });
    return mate
      ? [ghostOf(mate, { id: `flight ${leader.id} ${ship}`, pose, description, trouble: words, isRefused: trouble !== undefined })]
      : [];
  });
}

/** The tool's outline after the maneuver. */
export function toolAfter({ ships }: Scene, leader: ShipSheet, { preview }: PlayOption): readonly number[] | undefined {
  const end = preview?.path?.at(-1);
  const places = (preview?.mates ?? []).flatMap(({ ship, pose, splits }) => (splits || !ships.some(({ id }) => id === ship) ? [] : [pose]));
  return end && places.length > 0 ? toolOf(leader, end, places) : undefined;
}
