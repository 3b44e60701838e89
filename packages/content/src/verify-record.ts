/** Whether a record proves its game: its set-up is held against cards and points, then it is played again by the rules. */
import type { Catalogue } from "@broadside/cards";
import { type GameRecord, RULES_VERSION, type Verdict, verify } from "@broadside/rules";
import { contentFor } from "./content.ts";
import { checkSetup } from "./setup-check.ts";

/** `updated` are the cards with the points update that the set-up names, where it names one. */
export async function verifyRecord(record: GameRecord, updated?: Catalogue): Promise<Verdict> {
  const { rulesVersion, setup } = record;
  if (rulesVersion !== RULES_VERSION) return { verdict: "other rules", rulesVersion, here: RULES_VERSION };
  const content = await contentFor(setup);
  if (!content) return { verdict: "differs", input: 0, what: `the set-up: there is no scenario "${setup.scenario}"` };
  return verify(record, content, await checkSetup(setup, updated));
}
