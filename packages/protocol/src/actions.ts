/** Actions that ships perform. */
import { ACTIONS, type ActionName } from "@broadside/cards";
import { CARD_KEY, type CardKey } from "./ids.ts";

/** Actions that scenarios give to every ship. */
export const SCENARIO_ACTIONS = ["scramble", "tow"] as const;
export type ScenarioActionName = (typeof SCENARIO_ACTIONS)[number];

/** The id of an action: a name from the action bar or the scenario, or the key of a card. */
export type ActionId = ActionName | ScenarioActionName | CardKey;
export const ACTION_ID = new RegExp(`^(?:${[...ACTIONS, ...SCENARIO_ACTIONS].join("|")})$|${CARD_KEY.source}`);
export const isActionId = (text: string): text is ActionId => ACTION_ID.test(text);
