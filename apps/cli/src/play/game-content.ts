/** What a game of the command line is run with: the rules, the facts and the abilities of the cards, the scenario. */
import { contentFor } from "@broadside/content";
import type { Content, GameSetup } from "@broadside/rules";
import { complain } from "../exit-codes.ts";

/** Undefined, with the reason said, where the scenario of a record is not one of ours. */
export async function gameContent(setup: GameSetup): Promise<Content | undefined> {
  const content = await contentFor(setup);
  if (!content) complain(`There is no scenario "${setup.scenario}" here; broadside scenarios names those there are.`);
  return content;
}
