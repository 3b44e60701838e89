/** Relocates a remote: places a template at its guides, then the opposite guides at the template's far end (2E-REMOTE-15). */
import { HALF_TURN, isKeyIn } from "@broadside/kit";
import { DEVICES, type DeviceId, MISSION_TOKENS, type MissionTokenId } from "../pieces/devices.ts";
import type { Template } from "../pieces/templates.ts";
import { type Pose, shifted } from "../shapes/pose.ts";
import { mm } from "../shapes/units.ts";
import { type GuidePair, templateEnd } from "./departures.ts";

/** An objective's guides protrude. A template between them touches the token's body, where the first corner of its outline is. */
const OBJECTIVE_GUIDES = mm(-MISSION_TOKENS.objective.outline[1]);

/**
 * Returns the distance from a token's centre to a template at its guides. A device has only one known pair of guides, which counts for both
 * ends.
 */
export function guidesOf(token: DeviceId | MissionTokenId): number {
  const device = isKeyIn(DEVICES, token) ? DEVICES[token] : undefined;
  return device ? mm("guideToCentre" in device ? device.guideToCentre : 0) : OBJECTIVE_GUIDES;
}

export function relocated(pose: Pose, token: DeviceId | MissionTokenId, guides: GuidePair, template: Template): Pose {
  const reach = guidesOf(token);
  const turn = guides === "front" ? 0 : HALF_TURN;
  const start = shifted(pose, { right: 0, forward: guides === "front" ? reach : -reach, turn });
  return shifted(templateEnd(start, template), { right: 0, forward: reach, turn });
}
