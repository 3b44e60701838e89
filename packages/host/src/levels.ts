/** Levels of programs that people are offered, by strength. */
import { BOTS } from "@broadside/players";
import type { Bots } from "./bots.ts";

/** The weakest first. Others are for commands: the defaults, and programs to compare with. */
const FOR_PEOPLE = ["random", "cadet", "ace"] as const;

/** Those of them that are here. */
export const offeredLevels = (bots: Bots = BOTS): readonly string[] => FOR_PEOPLE.filter((level) => Object.hasOwn(bots, level));
