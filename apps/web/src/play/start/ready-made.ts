/** The ready-made lists of an edition, loaded on demand. */
import type { EditionId } from "@broadside/formats";
import type { EntryDraft } from "@broadside/squads";

export interface ReadyMadeList {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly entry: EntryDraft;
}

const LISTS: Readonly<Record<EditionId, () => Promise<{ readonly READY_MADE: readonly ReadyMadeList[] }>>> = {
  "1e": () => import("@broadside/squads/ready-made/1e"),
  "2.0": () => import("@broadside/squads/ready-made/2.0"),
  "2.5": () => import("@broadside/squads/ready-made/2.5"),
};

export const readyMadeLists = async (edition: EditionId): Promise<readonly ReadyMadeList[]> => (await LISTS[edition]()).READY_MADE;
