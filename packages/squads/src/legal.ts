/** Lists that have passed every check; only `checkEntry` makes them. */
import type { Pilot, SectionName, Ship, Upgrade } from "@broadside/cards";
import type { WingDraft } from "./draft.ts";
import type { Format } from "./formats.ts";

/** Not exported from the package, so that no one else can make one. */
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
  /** What it counts when it is destroyed. */
  readonly points: number;
  readonly dockedTo?: number;
  /** Ships of one quick build have one number; the first counts its whole threat. */
  readonly build?: number;
  /** Of a corvette: the half that each upgrade lies on, those of the whole ship too, and what each half counts with them (ET-SCORE-54-Q). */
  readonly sections?: readonly SectionName[];
  readonly sectionPoints?: Readonly<Record<SectionName, number>>;
}

export interface LegalUpgrade {
  readonly card: Upgrade;
  /** The half of a corvette that carries it. */
  readonly section?: SectionName | undefined;
}

/** The energy a ship can hold: its limit, changed by its cards (HS-ENERGY-04). */
export const energyLimit = ({ ship, upgrades }: Pick<LegalShip, "ship" | "upgrades">): number =>
  upgrades.reduce((limit, { card }) => limit + (card.stats?.energy ?? 0), ship.energy ?? 0);

/** Whether a card works for one section only: weapons and cards with an action header do; all else works for the whole ship (HS-UPG-92-Q). */
export const worksForItsSectionOnly = ({ attack, header }: Upgrade): boolean => attack !== undefined || header === "action";
