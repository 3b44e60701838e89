/** Good lists to start from, and how they are written in few words. */
import { SECTIONS } from "@broadside/cards";
import type { EntryDraft, ShipDraft, SquadDraft, UpgradeDraft } from "../draft.ts";

export interface ReadyMadeList {
  readonly id: string;
  readonly title: string;
  /** What it does and how to fly it. */
  readonly about: string;
  readonly entry: EntryDraft;
}

/** A ship and its upgrades by their ids; on a corvette an upgrade names its half: `gunneryteam@fore`. */
export const ship = (pilot: string, ...upgrades: readonly string[]): ShipDraft => ({ pilot, upgrades: upgrades.map(readUpgrade) });

function readUpgrade(text: string): UpgradeDraft {
  const [id = "", half] = text.split("@");
  const section = SECTIONS.find((name) => name === half);
  return section === undefined ? { id } : { id, section };
}

/** Ships of one faction; a ship without upgrades is just its id. */
export const squad = (faction: string, ...ships: readonly (string | ShipDraft)[]): SquadDraft => ({
  faction,
  ships: ships.map((one) => (typeof one === "string" ? ship(one) : one)),
});

/** The same ship so many times. */
export const times = (count: number, one: string | ShipDraft): readonly (string | ShipDraft)[] => Array.from({ length: count }, () => one);
