/**
 * The canonical form of a list and its hash: two lists that hold the same ships with the same upgrades have one hash, whatever the
 * order and names; any other list has another. Obstacles count where the format fixes them with the list.
 */
import { contentHash } from "@broadside/kit";
import type { ShipDraft, SquadDraft } from "./draft.ts";
import type { Format } from "./formats.ts";
import { obstacleId } from "./obstacles.ts";

export function canonicalText(draft: SquadDraft, format: Format): string {
  const ships = draft.ships.map(shipText);
  const lines = [...ships].sort();
  const wings = (draft.wings ?? []).map(
    ({ leader, wingmates }) =>
      `wing ${ships[leader] ?? "?"}: ${[...wingmates]
        .sort((one, other) => one.position - other.position)
        .map(({ ship, position }) => `${position} ${ships[ship] ?? "?"}`)
        .join("; ")}`,
  );
  const docked = draft.ships.flatMap(({ dockedTo }, at) =>
    dockedTo === undefined ? [] : `docked ${ships[at]} to ${ships[dockedTo] ?? "?"}`,
  );
  const builds = (draft.builds ?? []).map((id) => `build ${id}`);
  const obstacles = format.obstacles === undefined ? [] : (draft.obstacles ?? []).map((id) => `obstacle ${obstacleId(id)}`);
  return [`${format.id} ${draft.faction}`, ...lines, ...wings.sort(), ...docked.sort(), ...builds.sort(), ...obstacles.sort()].join("\n");
}

function shipText({ pilot, upgrades, onlySection }: ShipDraft): string {
  const carried = upgrades.map(({ id, section }) => (section === undefined ? id : `${section} ${id}`));
  return `${pilot}${onlySection === undefined ? "" : ` (${onlySection})`}: ${carried.sort().join(", ")}`;
}

export const squadHash = (draft: SquadDraft, format: Format): string => contentHash(canonicalText(draft, format));

/** Of an entry: of its lists in their order, since tiers and members are not interchangeable. */
export const entryHash = (hashes: readonly string[]): string => (hashes.length === 1 ? (hashes[0] ?? "") : contentHash(hashes.join("\n")));
