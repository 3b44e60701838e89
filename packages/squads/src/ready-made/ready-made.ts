/** The form of ready-made lists, and functions for writing them briefly. */
import { SECTIONS } from "@broadside/cards";
import type { EntryDraft, ShipDraft, SquadDraft, UpgradeDraft } from "../draft.ts";

export interface ReadyMadeList {
  readonly id: string;
  readonly title: string;
  /** What the list does and how to fly it. */
  readonly about: string;
  readonly entry: EntryDraft;
}

/** Writes a ship with its upgrades, all given by ids. On a corvette, an upgrade also names its half: `gunneryteam@fore`. */
export const ship = (pilot: string, ...upgrades: readonly string[]): ShipDraft => ({ pilot, upgrades: upgrades.map(readUpgrade) });

function readUpgrade(text: string): UpgradeDraft {
  const [id = "", half] = text.split("@");
  const section = SECTIONS.find((name) => name === half);
  return section === undefined ? { id } : { id, section };
}

/** Writes a list of ships from one faction. A ship without upgrades can be given by its id alone. */
export const squad = (faction: string, ...ships: readonly (string | ShipDraft)[]): SquadDraft => ({
  faction,
  ships: ships.map((one) => (typeof one === "string" ? ship(one) : one)),
});

/** Repeats a ship. */
export const times = (count: number, one: string | ShipDraft): readonly (string | ShipDraft)[] => Array.from({ length: count }, () => one);
