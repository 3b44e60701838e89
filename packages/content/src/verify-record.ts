/** Verifies a record: checks its set-up against the cards and points, and then replays the game. */
import type { Catalogue } from "@broadside/cards";
import type { SetUpDifference } from "@broadside/protocol";
import { type GameRecord, RULES_VERSION, type Verdict, verify } from "@broadside/rules";
import { contentFor } from "./content.ts";
import { checkSetup } from "./setup-check.ts";

/** The verdict on a record. Differences in the set-up are described by keys, and differences that the rules find by sentences. */
export type RecordVerdict = Verdict<SetUpDifference>;

/** Verifies the record. `updated` is the catalogue with the points update that the set-up names, if it names one. */
export async function verifyRecord(record: GameRecord, updated?: Catalogue): Promise<RecordVerdict> {
  const { rulesVersion, setup, names } = record;
  if (rulesVersion !== RULES_VERSION) return { verdict: "other rules", rulesVersion, here: RULES_VERSION };
  const content = await contentFor(setup);
  if (!content) return { verdict: "differs", input: 0, what: { difference: "unknown scenario", scenario: setup.scenario ?? "" } };
  return verify(record, content, await checkSetup(setup, updated, names));
}
