/** Reconstructs a seat's list from the set-up, to compare it with the hash that an event locked. */
import type { Catalogue } from "@broadside/cards";
import type { SquadSetup } from "@broadside/rules";
import { type Format, squadHash } from "@broadside/squads";
import { squadDraft } from "./squad-draft.ts";

/** Returns the squad's hash, as a list in that format. */
export const playedHash = (squad: SquadSetup, format: Format, catalogue: Catalogue): string =>
  squadHash(squadDraft(squad, catalogue), format, catalogue);
