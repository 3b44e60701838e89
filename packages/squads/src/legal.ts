/** Lists that have passed every check. Only `checkEntry` can create them. */
import type { Pilot, SectionName, Ship, Upgrade } from "@broadside/cards";
import type { WingDraft } from "./draft.ts";
import type { Format } from "./formats.ts";

/** This symbol is not exported from the package, so code outside the package can't create a legal list. */
export const CHECKED: unique symbol = Symbol("checked");

export interface LegalEntry {
  readonly [CHECKED]: true;
  readonly format: Format;
  readonly squads: readonly LegalSquad[];
  readonly hash: string;
}

export interface LegalSquad {
  readonly [CHECKED]: true;
  readonly player?: string;
  readonly faction: string;
  readonly ships: readonly LegalShip[];
  readonly wings: readonly WingDraft[];
  readonly obstacles: readonly string[];
  readonly points: number;
  readonly epicPoints: number;
  readonly threat: number;
  readonly hash: string;
}

export interface LegalShip {
  readonly pilot: Pilot;
  readonly ship: Ship;
  readonly upgrades: readonly LegalUpgrade[];
  /** What the ship is worth when it is destroyed. */
  readonly points: number;
  readonly dockedTo?: number;
  /** All ships in a quick build have the same number here. The first of them is worth the build's whole threat. */
  readonly build?: number;
  /**
   * For a corvette: which half each upgrade counts for. Upgrades for the whole ship count for a half too. `sectionPoints` is what each half
   * is worth with its upgrades (ET-SCORE-54-Q).
   */
  readonly sections?: readonly SectionName[];
  readonly sectionPoints?: Readonly<Record<SectionName, number>>;
}

export interface LegalUpgrade {
  readonly card: Upgrade;
  /** The half of a corvette that carries the upgrade. */
  readonly section?: SectionName | undefined;
}

/** Returns a ship's energy limit, including what its cards add (HS-ENERGY-04). */
export const energyLimit = ({ ship, upgrades }: Pick<LegalShip, "ship" | "upgrades">): number =>
  upgrades.reduce((limit, { card }) => limit + (card.stats?.energy ?? 0), ship.energy ?? 0);

/**
 * True if a card works only for its own section, as weapons and cards with an action header do. All other cards work for the whole ship
 * (HS-UPG-92-Q).
 */
export const worksForItsSectionOnly = ({ attack, header }: Upgrade): boolean => attack !== undefined || header === "action";
