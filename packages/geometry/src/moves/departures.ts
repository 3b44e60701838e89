/** Finds the poses of everything that leaves a ship by its guides: dropped or launched devices, and undocking ships. */
import { cosine, HALF_TURN, QUARTER_TURN, sine } from "@broadside/kit";
import { BASES, type BaseId } from "../pieces/bases.ts";
import { CLUSTER_MINE_SIDE_ACROSS, CLUSTER_MINE_SIDE_FURTHER, type Device } from "../pieces/devices.ts";
import { lengthOf, type Side, signOf, type Template } from "../pieces/templates.ts";
import { type Pose, shifted } from "../shapes/pose.ts";
import { mm } from "../shapes/units.ts";

export const GUIDE_PAIRS = ["front", "rear"] as const;
export type GuidePair = (typeof GUIDE_PAIRS)[number];

/** The middle of an edge, facing outwards. */
export const edgePose = (base: BaseId, pose: Pose, guides: GuidePair): Pose =>
  shifted(pose, { right: 0, forward: ((guides === "front" ? 1 : -1) * BASES[base].length) / 2, turn: guides === "front" ? 0 : HALF_TURN });

/** Returns where a template is placed: at a pair of guides, or at the mark on a side. */
export const departurePose = (base: BaseId, pose: Pose, from: GuidePair | Side): Pose =>
  from === "front" || from === "rear" ? edgePose(base, pose, from) : sidePose(base, pose, from);

/** The middle of a side, facing outwards. */
const sidePose = (base: BaseId, pose: Pose, side: Side): Pose =>
  shifted(pose, { right: (signOf(side) * BASES[base].width) / 2, forward: 0, turn: signOf(side) * QUARTER_TURN });

/** Places a device at the far end of a template, with its guides towards the template (1E-ACT-23, 2E-DEV-01, -02). */
export function devicePose(base: BaseId, pose: Pose, from: GuidePair | Side, template: Template, { guideToCentre = 0 }: Device): Pose {
  const end = templateEnd(departurePose(base, pose, from), template);
  return shifted(end, { right: 0, forward: mm(guideToCentre), turn: HALF_TURN });
}

/** Places the two outer tokens of a set of three cluster mines: beside the middle one, a little farther from the template. */
export const clusterMinePoses = (middle: Pose): readonly [Pose, Pose] => {
  const beside = (side: 1 | -1) =>
    shifted(middle, { right: side * mm(CLUSTER_MINE_SIDE_ACROSS), forward: -mm(CLUSTER_MINE_SIDE_FURTHER), turn: 0 });
  return [beside(-1), beside(1)];
};

/** Returns the pose at the far end of a template whose near end is at `pose`. The result faces away from the template. */
export function templateEnd(pose: Pose, template: Template): Pose {
  if (template.shape === "straight") return shifted(pose, { right: 0, forward: lengthOf(template), turn: 0 });
  const sign = signOf(template.side);
  return shifted(pose, {
    right: sign * template.radius * (1 - cosine(template.angle)),
    forward: template.radius * sine(template.angle),
    turn: sign * template.angle,
  });
}

/** Returns where an undocking ship starts its maneuver: as if its front edge were the carrier's edge, facing outwards (1E-DOCK-05). */
export const undockStart = (carrier: BaseId, pose: Pose, guides: GuidePair, ship: BaseId): Pose =>
  shifted(edgePose(carrier, pose, guides), { right: 0, forward: -BASES[ship].length / 2, turn: 0 });

/** Returns where a ship starts its maneuver when it leaves by a huge carrier's side: at the centre of that side (2E-HUGE-41). */
export const undockSideways = (carrier: BaseId, pose: Pose, side: Side, ship: BaseId): Pose =>
  shifted(pose, { right: (signOf(side) * (BASES[carrier].width - BASES[ship].length)) / 2, forward: 0, turn: signOf(side) * QUARTER_TURN });
