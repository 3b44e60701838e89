/** Loads the cards of an edition when a player chooses it, with the server's points updates. */
import { applyUpdate, type Catalogue, catalogueOf, type Pack, parseUpdate } from "@broadside/cards";
import type { Problem } from "@broadside/kit";
import type { Edition } from "@broadside/rulebook/row";

export interface LoadedCatalogue {
  readonly catalogue: Catalogue;
  /** The updates that can't be read or don't fit the cards, each with its problems. */
  readonly refused: readonly RefusedUpdate[];
}

export interface RefusedUpdate {
  /** Undefined if it can't be read. */
  readonly date: string | undefined;
  readonly problems: readonly Problem[];
}

const PACKS: Readonly<Record<Edition, () => Promise<{ readonly pack: Pack }>>> = {
  "1e": () => import("@broadside/cards/1e"),
  "2.0": () => import("@broadside/cards/2.0"),
  "2.5": () => import("@broadside/cards/2.5"),
};

const UPDATES_ADDRESS = "/packs.json";

const loading = new Map<Edition, Promise<LoadedCatalogue>>();

/** Loads each edition once. After a failure, the next call tries again. */
export function loadCatalogue(edition: Edition): Promise<LoadedCatalogue> {
  const known = loading.get(edition);
  if (known) return known;
  const started = load(edition);
  loading.set(edition, started);
  started.catch(() => loading.delete(edition));
  return started;
}

async function load(edition: Edition): Promise<LoadedCatalogue> {
  const [{ pack }, updates] = await Promise.all([PACKS[edition](), fetchUpdates()]);
  const { pack: updated, refused } = withUpdates(pack, updates);
  return { catalogue: catalogueOf(updated), refused };
}

let fetched: Promise<readonly unknown[]> | undefined;

/** Fetches the points updates. Returns an empty list if there is no connection or the server has no updates. */
function fetchUpdates(): Promise<readonly unknown[]> {
  fetched ??= fetch(UPDATES_ADDRESS)
    .then((response) => (response.ok ? (response.json() as Promise<unknown>) : []))
    .then((updates) => (Array.isArray(updates) ? updates : []))
    .catch(() => []);
  return fetched;
}

/** Applies the updates for the pack's edition, from the oldest to the newest, and leaves out those that don't fit. */
export function withUpdates(pack: Pack, updates: readonly unknown[]): { readonly pack: Pack; readonly refused: readonly RefusedUpdate[] } {
  const refused: RefusedUpdate[] = [];
  const read = updates.flatMap((value) => {
    const update = parseUpdate(JSON.stringify(value) ?? "");
    if (update.ok) return update.value.edition === pack.edition ? [update.value] : [];
    refused.push({ date: dateOf(value), problems: update.problems });
    return [];
  });
  let updated = pack;
  for (const update of read.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))) {
    const next = applyUpdate(updated, update);
    if (next.ok) updated = next.value;
    else refused.push({ date: update.date, problems: next.problems });
  }
  return { pack: updated, refused };
}

const dateOf = (value: unknown): string | undefined =>
  typeof value === "object" && value !== null && "date" in value && typeof value.date === "string" ? value.date : undefined;
