/** How large the play area of a round is, in feet. */
import type { TournamentEvent } from "./event.ts";
import type { EventFormat } from "./formats.ts";
import type { RoundPlan } from "./settings.ts";

/** The round's own before the event's before the format's. */
export const areaOf = ({ format, settings }: TournamentEvent, plan: RoundPlan): EventFormat["area"] =>
  plan.area ?? settings.area ?? format.area;

export const areaInWords = ({ width, depth }: EventFormat["area"]): string => `${width} by ${depth} feet`;
