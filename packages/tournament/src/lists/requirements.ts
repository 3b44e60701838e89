/** An event's requirements for lists, beyond the rules of its squad format. */
import type { TournamentEvent } from "../event/event.ts";
import type { Requirement } from "../settings/formats.ts";

/**
 * The organiser's own requirements, plus the format's printed examples if the organiser has switched them on (EB-EVENT-01, EB-EVENT-06).
 */
export function requirementsOf({ format, settings }: TournamentEvent): readonly Requirement[] {
  const own = (settings.requirements ?? []).map((text) => ({ text }));
  return settings.sampleRequirements === true ? [...format.requirements, ...own] : own;
}
