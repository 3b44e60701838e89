/** What ships do as actions. */
import type { ActionName } from "@broadside/cards";
import type { CardKey } from "./ids.ts";

/** Actions that scenarios give to every ship. */
export const SCENARIO_ACTIONS = ["scramble", "tow"] as const;
export type ScenarioActionName = (typeof SCENARIO_ACTIONS)[number];

/** Of the bar, of the scenario, or of a card by its key. */
export type ActionId = ActionName | ScenarioActionName | CardKey;
