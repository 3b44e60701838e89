/** Loads the content of a game: rules, cards with their abilities, and scenario. */

import { contentFor } from "@broadside/content";
import type { Content, GameSetup } from "@broadside/rules";
import { complain } from "../terminal/messages.ts";

/** Loads the content. Prints the reason and returns undefined if Broadside doesn't know the record's scenario. */
export async function gameContent(setup: GameSetup): Promise<Content | undefined> {
  const content = await contentFor(setup);
  if (!content) complain(`The game's scenario, "${setup.scenario}", is unknown here.`, "See the known scenarios: broadside scenarios");
  return content;
}
