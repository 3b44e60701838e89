/**
 * A version of the rules is a promise: games of one number go one way. For each number the fingerprint of the kept games is kept
 * (`tests/rules-versions.json`); games that go another way need another number.
 */
import { contentHash } from "@broadside/kit";
import type { KeptGame } from "./kept-game.ts";

/** Fingerprints by version. */
export type RulesVersions = Readonly<Record<string, string>>;

/** Of the hashes of all kept games, in their order. */
export const fingerprintOf = (games: readonly Pick<KeptGame, "hash">[]): string => contentHash(games.map(({ hash }) => hash).join("\n"));

/** What is to be done, where the games are not those of their version. */
export function versionFault(known: RulesVersions, version: string, found: string): string | undefined {
  const kept = known[version];
  if (kept === found) return undefined;
  if (kept === undefined)
    return `Rules version ${version} has no fingerprint yet: "npm run records" plays the kept games anew and writes it to tests/rules-versions.json.`;
  return [
    `The kept games are not those of rules version ${version}: play has changed under an old number.`,
    `Raise RULES_VERSION in packages/rules/src/records/version.ts, then run "npm run records".`,
    `As long as version ${version} is new in the present work and nobody has records of it, "npm run records -- --again" writes its fingerprint anew.`,
  ].join(" ");
}
