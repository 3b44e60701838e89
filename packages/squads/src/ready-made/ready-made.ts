/** Ready-made lists, and short ways to write them. */
import { SECTIONS } from "@broadside/cards";
import type { EntryDraft, ShipDraft, SquadDraft, UpgradeDraft } from "../draft.ts";

export interface ReadyMadeList {
  readonly id: string;
  readonly title: string;
  /** How the list works and how to fly it. */
  readonly about: string;
  readonly entry: EntryDraft;
}

/** A ship and its upgrades, given by ids. On a corvette, an upgrade names its half: `gunneryteam@fore`. */
export const ship = (pilot: string, ...upgrades: readonly string[]): ShipDraft => ({ pilot, upgrades: upgrades.map(readUpgrade) });

function readUpgrade(text: string): UpgradeDraft {
  const [id = "", half] = text.split("@");
  const section = SECTIONS.find((name) => name === half);
  return section === undefined ? { id } : { id, section };
}

/** Ships from one faction; a ship without upgrades is just its id. */
export const squad = (faction: string, ...ships: readonly (string | ShipDraft)[]): SquadDraft => ({
  faction,
  ships: ships.map((one) => (typeof one === "string" ? ship(one) : one)),
});

/** Several copies of a ship. */
export const times = (count: number, one: string | ShipDraft): readonly (string | ShipDraft)[] => Array.from({ length: count }, () => one);
