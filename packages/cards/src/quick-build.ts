/** Ready builds with a threat value instead of points. */
import type { Faction } from "./vocabulary.ts";

export interface BuildShip {
  readonly pilot: string;
  readonly upgrades: readonly string[];
}

export interface QuickBuild {
  readonly id: string;
  readonly faction: Faction;
  readonly threat: number;
  /** Of a wing the leader comes first. */
  readonly ships: readonly BuildShip[];
  readonly wing?: true;
  /** What no source at hand gives, such as the upgrades beside a wing card. */
  readonly missing?: readonly string[];
}
