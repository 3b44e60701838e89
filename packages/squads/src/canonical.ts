/**
 * The canonical form of a list and its hash: two lists that hold the same ships with the same upgrades have one hash, whatever the
 * order and names; any other list has another. Obstacles count where the format fixes them with the list.
 */
import { contentHash } from "@broadside/kit";
import { obstacleId } from "./checks/obstacles.ts";
import type { ShipDraft, SquadDraft, UpgradeDraft, WingDraft } from "./draft.ts";
import type { Format } from "./formats.ts";

export function canonicalText(draft: SquadDraft, format: Format): string {
  const ships = draft.ships.map(shipText);
  const kinds = inOrder([...ships]);
  let text = `${format.id} ${draft.faction}`;
  let distinct = 0;
  for (let at = 0; at < kinds.length; ) {
    const kind = kinds[at] ?? "";
    let copies = 1;
    while (kinds[at + copies] === kind) copies += 1;
    text += copies === 1 ? `\n${kind}` : `\n${copies} ${kind}`;
    kinds[distinct++] = kind;
    at += copies;
  }
  kinds.length = distinct;
  /** Equal ships are one kind and have one number, so it does not matter which of them is meant. */
  const number = (ship: number): number => kinds.indexOf(ships[ship] ?? "");
  if (draft.wings) text += sorted(draft.wings.map((wing) => wingText(wing, number)));
  if (draft.ships.some(({ dockedTo }) => dockedTo !== undefined)) text += sorted(dockedTexts(draft.ships, number));
  if (draft.builds) text += sorted(draft.builds.map((id) => `build ${id}`));
  if (format.obstacles !== undefined && draft.obstacles) text += sorted(draft.obstacles.map((id) => `obstacle ${obstacleId(id)}`));
  return text;
}

/** Sorted in place; for a handful of texts, as here, quicker than the built-in sort. */
function inOrder(texts: string[]): string[] {
  for (let at = 1; at < texts.length; at += 1) {
    const text = texts[at] as string;
    let to = at;
    for (; to > 0 && (texts[to - 1] as string) > text; to -= 1) texts[to] = texts[to - 1] as string;
    texts[to] = text;
  }
  return texts;
}

const sorted = (lines: string[]): string =>
  inOrder(lines)
    .map((line) => `\n${line}`)
    .join("");

const dockedTexts = (drafts: readonly ShipDraft[], number: (ship: number) => number): string[] =>
  drafts.flatMap(({ dockedTo }, at) => (dockedTo === undefined ? [] : `docked ${number(at)} to ${number(dockedTo)}`));

const wingText = ({ leader, wingmates }: WingDraft, number: (ship: number) => number): string =>
  `wing ${number(leader)}: ${[...wingmates]
    .sort((one, other) => one.position - other.position)
    .map(({ ship, position }) => `${position} ${number(ship)}`)
    .join(", ")}`;

function shipText({ pilot, upgrades, onlySection }: ShipDraft): string {
  let text = onlySection === undefined ? pilot : `${pilot} (${onlySection})`;
  if (upgrades.length === 1) return `${text}: ${upgradeText(upgrades[0])}`;
  const carried: string[] = [];
  for (const upgrade of upgrades) carried.push(upgradeText(upgrade));
  inOrder(carried);
  for (let at = 0; at < carried.length; at += 1) text += at === 0 ? `: ${carried[at]}` : `, ${carried[at]}`;
  return text;
}

const upgradeText = (upgrade: UpgradeDraft | undefined): string =>
  upgrade?.section === undefined ? (upgrade?.id ?? "") : `${upgrade.section} ${upgrade.id}`;

export const squadHash = (draft: SquadDraft, format: Format): string => contentHash(canonicalText(draft, format));

/** Of an entry: of its lists in their order, since tiers and members are not interchangeable. */
export const entryHash = (hashes: readonly string[]): string => (hashes.length === 1 ? (hashes[0] ?? "") : contentHash(hashes.join("\n")));
