/** Quick builds: ships with fixed cards, which cost threat instead of points. */
import type { Faction } from "./vocabulary.ts";

export interface BuildShip {
  readonly pilot: string;
  readonly upgrades: readonly string[];
}

export interface QuickBuild {
  readonly id: string;
  readonly faction: Faction;
  readonly threat: number;
  /** In a wing, the leader comes first. */
  readonly ships: readonly BuildShip[];
  readonly wing?: true;
  /** What no source gives, such as the upgrades in a wing build. */
  readonly missing?: readonly string[];
}
