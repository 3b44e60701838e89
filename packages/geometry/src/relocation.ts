/** Relocating a remote: a template at its guides, then the opposite guides at the far end of it (2E-REMOTE-15). */
import { HALF_TURN } from "@broadside/kit";
import { type GuidePair, templateEnd } from "./departures.ts";
import { DEVICES, type DeviceId, MISSION_TOKENS, type MissionTokenId } from "./devices.ts";
import { type Pose, shifted } from "./pose.ts";
import type { Template } from "./templates.ts";
import { mm } from "./units.ts";

/** Between the guides of an objective, which stand out, a template lies at its body: the first corner of its outline is there. */
const OBJECTIVE_GUIDES = mm(-MISSION_TOKENS.objective.outline[1]);

/** From the middle of a token to where a template lies at its guides; those of a device, of which one pair is known, count for both ends. */
export function guidesOf(token: DeviceId | MissionTokenId): number {
  const device = token in DEVICES ? DEVICES[token as DeviceId] : undefined;
  return device ? mm("guideToCentre" in device ? device.guideToCentre : 0) : OBJECTIVE_GUIDES;
}

export function relocated(pose: Pose, token: DeviceId | MissionTokenId, guides: GuidePair, template: Template): Pose {
  const reach = guidesOf(token);
  const turn = guides === "front" ? 0 : HALF_TURN;
  const start = shifted(pose, { right: 0, forward: guides === "front" ? reach : -reach, turn });
  return shifted(templateEnd(start, template), { right: 0, forward: reach, turn });
}
