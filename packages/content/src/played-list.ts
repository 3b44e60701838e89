/** The list that a seat has flown, read back from the set-up of its game: what an event has locked by its hash is held against it. */
import type { Catalogue } from "@broadside/cards";
import type { SquadSetup } from "@broadside/rules";
import { type Format, squadHash } from "@broadside/squads";
import { squadDraft } from "./squad-draft.ts";

/** Its hash as a list of that format. */
export const playedHash = (squad: SquadSetup, format: Format, catalogue: Catalogue): string =>
  squadHash(squadDraft(squad, catalogue), format, catalogue);
