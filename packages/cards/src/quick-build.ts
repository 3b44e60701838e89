/** Quick builds: complete ships with a threat value instead of points. */
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
  /** Parts that no source gives, such as the upgrades that go with a wing card. */
  readonly missing?: readonly string[];
}
