/** The cards of an edition: loaded when they are needed, with the points updates of the data folder. */
import { type Catalogue, catalogueOf, type Pack } from "@broadside/cards";
import type { Edition } from "@broadside/rulebook/row";
import { readUpdates, withUpdates } from "./points-updates.ts";

export const PACKS: Readonly<Record<Edition, () => Promise<{ readonly pack: Pack }>>> = {
  "1e": () => import("@broadside/cards/1e"),
  "2.0": () => import("@broadside/cards/2.0"),
  "2.5": () => import("@broadside/cards/2.5"),
};

/** Undefined, with the reasons said, where an update is wrong: figures that are half new would be worse than none. */
export async function loadCatalogue(edition: Edition, data: unknown): Promise<Catalogue | undefined> {
  const { updates, complete } = await readUpdates(data);
  const { pack } = await PACKS[edition]();
  const updated = withUpdates(pack, updates);
  return complete && updated.complete ? catalogueOf(updated.pack) : undefined;
}

/** The cards with the points update of a day, and those before it; undefined where the data folder has none of that day, or not a sound one. */
export async function catalogueOfUpdate(edition: Edition, date: string, data: unknown): Promise<Catalogue | undefined> {
  const { updates } = await readUpdates(data);
  const { pack } = await PACKS[edition]();
  const updated = withUpdates(
    pack,
    updates.filter(({ update }) => update.date <= date),
  );
  return updated.pack.date === date ? catalogueOf(updated.pack) : undefined;
}
