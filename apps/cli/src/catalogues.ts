/** Loads the cards of an edition on demand, with the points updates from the data folder. */
import { type Catalogue, catalogueOf, type Pack } from "@broadside/cards";
import type { Edition } from "@broadside/rulebook/row";
import { readUpdates, withUpdates } from "./points-updates.ts";

export const PACKS: Readonly<Record<Edition, () => Promise<{ readonly pack: Pack }>>> = {
  "1e": () => import("@broadside/cards/1e"),
  "2.0": () => import("@broadside/cards/2.0"),
  "2.5": () => import("@broadside/cards/2.5"),
};

/** If an update is wrong, prints the problems and returns undefined, because partly updated points would mislead players. */
export async function loadCatalogue(edition: Edition, data: unknown): Promise<Catalogue | undefined> {
  const { updates, complete } = await readUpdates(data);
  const { pack } = await PACKS[edition]();
  const updated = withUpdates(pack, updates);
  return complete && updated.complete ? catalogueOf(updated.pack) : undefined;
}

/** Returns an edition's cards with all points updates up to a date, or undefined if the data folder has no valid update with that date. */
export async function catalogueOfUpdate(edition: Edition, date: string, data: unknown): Promise<Catalogue | undefined> {
  const { updates } = await readUpdates(data);
  const { pack } = await PACKS[edition]();
  const updated = withUpdates(
    pack,
    updates.filter(({ update }) => update.date <= date),
  );
  return updated.pack.date === date ? catalogueOf(updated.pack) : undefined;
}
