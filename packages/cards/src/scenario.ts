/** What a scenario asks of squads, seats and table; how it is played stands elsewhere. */

export const SCENARIO_TYPES = ["free-for-all", "head-to-head", "team-battle"] as const;
export type ScenarioType = (typeof SCENARIO_TYPES)[number];

export interface Scenario {
  readonly id: string;
  readonly name: string;
  /** Other names it goes by. */
  readonly aliases?: readonly string[];
  readonly seats: readonly [number, number];
  readonly types: readonly ScenarioType[];
  /** Width and depth in feet. */
  readonly table?: readonly [number, number];
  /** Limits of a squad, or of a whole team. */
  readonly points?: number;
  readonly threat?: number;
  readonly limitsBind?: "team";
  readonly ships?: readonly [number, number];
  readonly missing?: readonly string[];
  readonly unconfirmed?: readonly string[];
}
