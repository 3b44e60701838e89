/** The bot levels that people can choose from, by strength. */
import { BOTS } from "@broadside/players";
import type { Bots } from "./bots.ts";

/**
 * From the weakest to the strongest. Other levels are available only in commands: one that gives the default answers, and some that bots
 * are compared with.
 */
const FOR_PEOPLE = ["random", "cadet", "ace"] as const;

/** Bots that give hints, the strongest first. A random bot has no reasons to give, so it isn't asked. */
const ADVISERS = ["ace", "cadet", "reference+", "reference", "default"] as const;

/** The strongest available bot that gives hints. */
export const adviserAmong = (bots: Bots): string | undefined => ADVISERS.find((level) => Object.hasOwn(bots, level));

/** The available levels that people can choose. */
export const offeredLevels = (bots: Bots = BOTS): readonly string[] => FOR_PEOPLE.filter((level) => Object.hasOwn(bots, level));
