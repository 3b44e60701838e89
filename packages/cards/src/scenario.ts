/** What a scenario asks of seats and squads; its table and how it is played stand in the scenarios package. */

export const SCENARIO_TYPES = ["free-for-all", "head-to-head", "team-battle"] as const;
export type ScenarioType = (typeof SCENARIO_TYPES)[number];

export interface Scenario {
  readonly id: string;
  readonly name: string;
  /** Other names it goes by. */
  readonly aliases?: readonly string[];
  readonly seats: readonly [number, number];
  readonly types: readonly ScenarioType[];
  /** Limits of a squad, or of a whole team; one without points is for quick builds alone. */
  readonly points?: number;
  readonly threat?: number;
  readonly limitsBind?: "team";
  readonly ships?: readonly [number, number];
  /** What no source gives, so that the figure is ours, or what rests on a single one. */
  readonly unconfirmed?: readonly string[];
}
