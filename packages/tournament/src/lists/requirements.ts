/** What an event asks of lists beyond the rules of its squad format. */
import type { TournamentEvent } from "../event/event.ts";
import type { Requirement } from "../settings/formats.ts";

/** The format's sample requirements unless the organiser has switched them off, and the organiser's own (EB-EVENT-01, EB-EVENT-06). */
export function requirementsOf({ format, settings }: TournamentEvent): readonly Requirement[] {
  const own = (settings.requirements ?? []).map((text) => ({ text }));
  return settings.sampleRequirements === false ? own : [...format.requirements, ...own];
}
