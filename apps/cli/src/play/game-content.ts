/** What a game of the command line is run with: the rules, the facts and the abilities of the cards. */
import { FIRST_EDITION_ABILITIES } from "@broadside/abilities";
import { catalogueOf } from "@broadside/cards";
import { type Content, FIRST_EDITION } from "@broadside/rules";
import { PACKS } from "../catalogues.ts";

/** A record holds what its ships count, so points updates change nothing here. */
export async function gameContent(): Promise<Content> {
  const { pack } = await PACKS["1e"]();
  return { edition: FIRST_EDITION, catalogue: catalogueOf(pack), registry: FIRST_EDITION_ABILITIES };
}
