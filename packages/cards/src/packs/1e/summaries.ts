/** What cards do, in our own words. */
import type { Summaries } from "../../pack.ts";

export const SUMMARIES: Summaries = { ships: {}, pilots: {}, upgrades: {}, conditions: {}, damage: {} };
