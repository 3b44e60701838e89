/** Levels of programs that people are offered, by strength. */
import { BOTS } from "@broadside/players";
import type { Bots } from "./bots.ts";

/** The weakest first. Others are for commands: the defaults, and programs to compare with. */
const FOR_PEOPLE = ["random", "cadet", "ace"] as const;

/** Whom a learner asks, the strongest first; one that plays at random knows nothing. */
const ADVISERS = ["ace", "cadet", "reference+", "reference", "default"] as const;

/** The strongest that is here. */
export const adviserAmong = (bots: Bots): string | undefined => ADVISERS.find((level) => Object.hasOwn(bots, level));

/** Those of them that are here. */
export const offeredLevels = (bots: Bots = BOTS): readonly string[] => FOR_PEOPLE.filter((level) => Object.hasOwn(bots, level));
