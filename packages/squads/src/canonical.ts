/**
 * A list's canonical form and its hash. Two lists have the same hash if they have the same ships and upgrades, in whatever order and under
 * whatever list name; otherwise their hashes differ. Sometimes two ships differ only in wings or docking, so the canonical form includes
 * both: a leader's line names its wingmates, and a carrier's line names its docked ships. Wingmates and docked ships are marked on their
 * own lines too.
 */
import type { Catalogue, Pilot, Ship } from "@broadside/cards";
import { contentHash } from "@broadside/kit";
import { halfOf } from "./corvette.ts";
import type { ShipDraft, SquadDraft, UpgradeDraft } from "./draft.ts";
import type { Format } from "./formats.ts";

export function canonicalText(draft: SquadDraft, format: Format, catalogue: Catalogue): string {
  const ships = draft.ships.map((ship) => shipText(ship, catalogue));
  if (draft.wings || draft.ships.some(isDocked)) putRelations(draft, ships);
  inOrder(ships);
  let text = `${format.id} ${draft.faction}`;
  for (let at = 0; at < ships.length; ) {
    let copies = 1;
    while (ships[at + copies] === ships[at]) copies += 1;
    text += copies === 1 ? `\n${ships[at]}` : `\n${copies} ${ships[at]}`;
    at += copies;
  }
  if (draft.builds) for (const build of inOrder(draft.builds.map((id) => `build ${id}`))) text += `\n${build}`;
  return text;
}

const isDocked = ({ dockedTo }: ShipDraft): boolean => dockedTo !== undefined;

/** Adds wings and docking to the ships' lines. An addition names another ship by that ship's line without any additions. */
function putRelations({ ships, wings = [] }: SquadDraft, texts: string[]): void {
  const alone = texts.map((text, at) => (isDocked(ships[at] ?? { pilot: "", upgrades: [] }) ? `${text} docked` : text));
  const add = (ship: number, more: string): void => {
    if (texts[ship] !== undefined) texts[ship] += more;
  };
  for (const at of ships.keys()) {
    const aboard = alone.filter((_, other) => ships[other]?.dockedTo === at);
    if (aboard.length > 0) add(at, ` carries [${inOrder(aboard).join("; ")}]`);
    if (ships[at]?.dockedTo !== undefined) add(at, ships[ships[at].dockedTo] ? " docked" : " docked nowhere");
  }
  const formations = wings.map(({ leader, wingmates }) => {
    const mates = wingmates.map(({ ship, position }) => `${position} ${alone[ship] ?? "nobody"}`);
    return { leader, wingmates, text: ` leads [${inOrder(mates).join("; ")}]` };
  });
  for (const { leader, wingmates, text } of formations.sort((one, other) => (one.text < other.text ? -1 : 1))) {
    add(leader, text);
    for (const { ship } of wingmates) add(ship, " follows");
  }
}

/** Sorts in place. For a small number of strings, this is faster than the built-in sort. */
function inOrder(texts: string[]): string[] {
  for (let at = 1; at < texts.length; at += 1) {
    const text = texts[at] ?? "";
    let to = at;
    for (; to > 0 && (texts[to - 1] ?? "") > text; to -= 1) texts[to] = texts[to - 1] ?? "";
    texts[to] = text;
  }
  return texts;
}

function shipText(draft: ShipDraft, catalogue: Catalogue): string {
  const pilot = catalogue.pilots.get(draft.pilot);
  const ship = catalogue.ships.get(pilot?.ship ?? "");
  let text = draft.onlySection === undefined || !ship?.sections ? draft.pilot : `${draft.pilot} (${draft.onlySection})`;
  const carried: string[] = [];
  for (const upgrade of pilot?.standardLoadout ? withoutPrinted(draft.upgrades, pilot) : draft.upgrades)
    carried.push(ship?.sections ? onHalf(upgrade, catalogue, ship) : upgrade.id);
  inOrder(carried);
  for (let at = 0; at < carried.length; at += 1) text += at === 0 ? `: ${carried[at]}` : `, ${carried[at]}`;
  return text;
}

/** Leaves out upgrades that are printed on the ship card. */
function withoutPrinted(upgrades: readonly UpgradeDraft[], { standardLoadout = [] }: Pilot): readonly UpgradeDraft[] {
  const printed = [...standardLoadout];
  return upgrades.filter(({ id }) => {
    const at = printed.indexOf(id);
    if (at >= 0) printed.splice(at, 1);
    return at < 0;
  });
}

function onHalf({ id, section }: UpgradeDraft, { upgrades }: Catalogue, { sections }: Ship): string {
  const card = upgrades.get(id);
  const misplaced = card?.section !== undefined && section !== undefined && card.section !== section;
  const half = card && sections && !misplaced ? halfOf(card, section) : section;
  return half === undefined ? id : `${half} ${id}`;
}

export const squadHash = (draft: SquadDraft, format: Format, catalogue: Catalogue): string =>
  contentHash(canonicalText(draft, format, catalogue));

/**
 * Returns an entry's hash. The lists keep their order, because each list belongs to a certain tier or member. The obstacles are included.
 */
export const entryHash = (hashes: readonly string[], obstacles: readonly string[]): string =>
  hashes.length === 1 && obstacles.length === 0 ? (hashes[0] ?? "") : contentHash([...hashes, ...obstacles].join("\n"));
