/** The ready-made lists of each edition, loaded on demand. */
import type { EditionId } from "@broadside/formats";
import type { ReadyMadeList } from "./ready-made.ts";

const LISTS: Readonly<Record<EditionId, () => Promise<{ readonly READY_MADE: readonly ReadyMadeList[] }>>> = {
  "1e": () => import("./1e.ts"),
  "2.0": () => import("./2.0.ts"),
  "2.5": () => import("./2.5.ts"),
};

export const readyMadeLists = async (edition: EditionId): Promise<readonly ReadyMadeList[]> => (await LISTS[edition]()).READY_MADE;
