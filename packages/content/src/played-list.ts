/** Rebuilds a seat's list from the set-up. Its hash can then be compared with the hash that an event has locked. */
import type { Catalogue } from "@broadside/cards";
import type { SquadSetup } from "@broadside/rules";
import { type Format, squadHash } from "@broadside/squads";
import { squadDraft } from "./squad-draft.ts";

/** Returns the hash that the squad has as a list in this format. */
export const playedHash = (squad: SquadSetup, format: Format, catalogue: Catalogue): string =>
  squadHash(squadDraft(squad, catalogue), format, catalogue);
